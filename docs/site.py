# SPDX-License-Identifier: MIT
"""Gathers the Markdown of the repository for MkDocs, and what its pages link to.

    python3 docs/site.py FOLDER              FOLDER/mkdocs.yml and FOLDER/pages/, for `mkdocs build -f FOLDER/mkdocs.yml`
    python3 docs/site.py --search SITE       the search of what that made: which pages are left out, and which are one text

Pages keep their places, so that their links to each other stay as they are. A link to a source file leads to a page with its
text, coloured by Pygments, beside the pages under files/; such pages are not searched. A link to what is not there is an error.
Lists of every name or of every example would be the first answer to most searches: they are not searched either. Headings
of the changes would come before those of what there is: that page is searched as one text.
"""
import json
import os
import re
import shutil
import sys

import pygments
import pygments.formatters
import pygments.lexers

PAGES = [  # title, file; a folder's pages follow their README.md
    ("Start", "README.md"),
    ("Install", "docs/packages.md"),
    ("Tutorial: get started", "docs/tutorial.md"),
    ("What is there", "docs/overview.md"),
    ("Examples", "examples/README.md"),
    ("Cookbook", "docs/cookbook.md"),
    ("Reference", "docs/reference/README.md"),
    ("Guides", [
        ("Performance", "docs/performance.md"),
        ("Debugging", "docs/debugging.md"),
        ("The checked build", "docs/checked.md"),
        ("Mistakes, and who notices", "docs/mutants.md"),
        ("Several instruction sets", "docs/dispatch.md"),
        ("Embedded", "docs/embedded.md"),
        ("In a web page", "docs/web.md"),
        ("A cluster", "docs/cluster.md"),
        ("Questions", "docs/faq.md"),
    ]),
    ("Coming from", [
        ("CUDA, OpenCL, ISPC", "docs/porting.md"),
        ("Written as in ISPC", "docs/flow.md"),
        ("Names of SYCL", "docs/names.md"),
        ("Differences from SYCL", "docs/differences.md"),
    ]),
    ("Measured", [
        ("The bench", "bench/README.md"),
        ("2 cores, all peers", "bench/report/epyc-2.md"),
        ("2 cores, 256 bits, 0.3.0", "bench/report/epyc-2-0.3.0.md"),
        ("2 cores, 512 bits, 0.3.0", "bench/report/zen4-2-0.3.0.md"),
        ("16 cores", "bench/report/xeon-16.md"),
        ("16 cores, 0.2.0", "bench/report/xeon-16-0.2.0.md"),
        ("16 cores, 0.3.0", "bench/report/xeon-16-0.3.0.md"),
        ("Instructions", "bench/codegen.md"),
        ("Elementary functions", "bench/math.md"),
        ("Accuracy", "docs/accuracy.md"),
        ("Claims", "docs/claims.md"),
    ]),
    ("Where it runs", [
        ("Targets", "docs/targets.md"),
        ("Compilers", "docs/compilers.md"),
        ("Flags", "docs/flags.md"),
    ]),
    ("The project", [
        ("Changes", "docs/CHANGELOG.md"),
        ("Versions", "docs/versions.md"),
        ("Architecture", "sg/README.md"),
        ("Contributing", "docs/CONTRIBUTING.md"),
        ("Security", "docs/SECURITY.md"),
    ]),
]
CONFIG = """site_name: sg
site_description: SIMD kernels in C, written the way GPU programmers write theirs
docs_dir: pages
use_directory_urls: false
theme:
  name: material
  font: false
  features: [navigation.top, search.highlight, search.suggest]
  palette:
    - {media: "(prefers-color-scheme: light)", scheme: default, primary: blue, toggle: {icon: material/weather-night, name: Dark}}
    - {media: "(prefers-color-scheme: dark)", scheme: slate, primary: blue, toggle: {icon: material/weather-sunny, name: Light}}
markdown_extensions: [tables, fenced_code, sane_lists, attr_list, toc: {permalink: true}, pymdownx.highlight: {pygments_lang_class: true}, pymdownx.superfences]
extra_javascript: [docs/site.js]
extra_css: [docs/site.css]
plugins:
  - search: {separator: '[\\s\\-_.(),:;?!/]+'}
nav:
"""
WHOLE = ("docs/CHANGELOG.html",)
LISTS = ("docs/claims.html", "docs/mutants.html", "bench/codegen.html", "bench/report/")
LINK = re.compile(r"(\]\()([^)#\s]+)(#[^)\s]*)?(\))")
FORMAT = pygments.formatters.HtmlFormatter(full=True, linenos="inline", style="default")


def pages_of(tree):
    for _, value in tree:
        if isinstance(value, list):
            yield from pages_of(value)
        else:
            yield value
            if value == "docs/reference/README.md":
                yield from sorted("docs/reference/" + f for f in os.listdir("docs/reference") if f.endswith(".md") and f != "README.md")


def navigation(tree, indent):
    for title, value in tree:
        if isinstance(value, list):
            inner = list(navigation(value, indent + "    "))
            if inner:
                yield f"{indent}- {title}:"
                yield from inner
        elif value == "docs/reference/README.md":
            yield f"{indent}- {title}:"
            yield f"{indent}    - All names: {value}"
            for page in pages_of([(title, value)]):
                if page != value:
                    with open(page, encoding="utf-8") as file:
                        yield f"{indent}    - {file.readline().lstrip('# ').strip()!r}: {page}"
        elif os.path.exists(value):
            yield f"{indent}- {title!r}: {value}"


def put_file(path, out):
    """The page of a source file or folder, or the picture itself; returns its place."""
    if path.endswith((".svg", ".png")):
        place = path
        target = os.path.join(out, place)
        os.makedirs(os.path.dirname(target), exist_ok=True)
        shutil.copyfile(path, target)
        return place
    place = os.path.join("files", path + ".html")
    target = os.path.join(out, place)
    if not os.path.exists(target):
        os.makedirs(os.path.dirname(target), exist_ok=True)
        if os.path.isdir(path):
            text = "\n".join(sorted(os.listdir(path))) + "\n"
            lexer = pygments.lexers.get_lexer_by_name("text")
        else:
            with open(path, encoding="utf-8") as file:
                text = file.read()
            try:
                lexer = pygments.lexers.get_lexer_for_filename(path)
            except pygments.util.ClassNotFound:
                lexer = pygments.lexers.get_lexer_by_name("text")
        FORMAT.title = path
        with open(target, "w", encoding="utf-8") as file:
            file.write(pygments.highlight(text, lexer, FORMAT))
    return place


def mend_search(site):
    path = os.path.join(site, "search", "search_index.json")
    with open(path, encoding="utf-8") as file:
        index = json.load(file)
    entries, whole = [], {}
    for entry in index["docs"]:
        page = entry["location"].split("#")[0]
        if page in WHOLE:
            whole.setdefault(page, dict(entry, text=""))["text"] += entry["title"] + " " + entry["text"] + " "
        elif not page.startswith(LISTS):
            entries.append(entry)
    index["docs"] = entries + list(whole.values())
    with open(path, "w", encoding="utf-8") as file:
        json.dump(index, file, separators=(",", ":"))


def main():
    if sys.argv[1] == "--search":
        return mend_search(sys.argv[2])
    folder = os.path.abspath(sys.argv[1])
    os.chdir(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    out = os.path.join(folder, "pages")
    shutil.rmtree(folder, ignore_errors=True)
    pages = [page for page in pages_of(PAGES) if os.path.exists(page)]
    missing = []
    for page in pages:
        here = os.path.dirname(page)

        def link(match, page=page, here=here):
            target = match[2]
            if ":" in target:
                return match[0]
            path = os.path.normpath(os.path.join(here, target))
            if path in pages:
                return match[0]
            if not os.path.exists(path):
                missing.append(f"{page}: no {target}")
                return match[0]
            return match[1] + os.path.relpath(put_file(path, out), here or ".") + match[4]

        with open(page, encoding="utf-8") as file:
            text = file.read()
        fences = re.split(r"(^```.*?^```$)", text, flags=re.S | re.M)
        # Markdown has \< for <, MkDocs would show both characters
        text = "".join(part if part.startswith("```") else LINK.sub(link, part).replace("\\<", "&lt;") for part in fences)
        os.makedirs(os.path.join(out, here), exist_ok=True)
        with open(os.path.join(out, page), "w", encoding="utf-8") as file:
            file.write(text)
    for name in ("docs/site.js", "docs/site.css"):
        shutil.copyfile(name, os.path.join(out, name))
    with open(os.path.join(folder, "mkdocs.yml"), "w", encoding="utf-8") as file:
        file.write(CONFIG + "\n".join(navigation(PAGES, "  ")) + "\n")
    if missing:
        sys.exit("\n".join(missing))


main()
