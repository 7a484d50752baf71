# SPDX-License-Identifier: MIT
"""Looks at the site as its readers do.

    python3 tests/site.py FOLDER     the folder that `make site` made

Every link leads to a file and an anchor that are there, and no list, fence or escape has become plain text. In Chromium, where
Selenium and its driver are installed: a search for the name of an operation finds that operation first, pages are dark or light
and can be read, no page is wider than a phone, and no picture fails to load.
"""
import functools
import html.parser
import http.server
import os
import re
import sys
import threading
import time
import urllib.parse

# what newcomers look for, and where it is: among the first three
SEARCHES = (
    ("shuffle_down", "docs/reference/exchange.html#sg_shuffle_down"),
    ("sg_reduce_over_group", "docs/reference/group_algorithms.html#sg_reduce_over_group"),
    ("install", "docs/packages.html"),
    ("debian package", "docs/packages.html#debian-package"),
    ("k-means", "docs/cookbook.html#k-means"),
    ("clustering", "docs/cookbook.html#k-means"),
    ("kmeans", "docs/cookbook.html#k-means"),
    ("argmin", "docs/cookbook.html#k-means"),
    ("base64", "docs/cookbook.html#base64"),
    ("encode", "docs/cookbook.html#base64"),
    ("ray marcher", "docs/cookbook.html#ray-marcher"),
    ("ray marching", "docs/cookbook.html#ray-marcher"),
    ("raymarch", "docs/cookbook.html#ray-marcher"),
    ("sdf", "docs/cookbook.html#ray-marcher"),
    ("image", "docs/cookbook.html#images-of-another-size"),
    ("early exit", "docs/faq.html#my-kernel-has-an-if-what-becomes-of-it"),
    ("missing barrier", "docs/debugging.html#a-wrong-kernel-a-missing-barrier"),
    ("deadlock", "docs/debugging.html"),
    ("hang", "docs/faq.html#my-program-hangs-why"),
    ("nondeterministic", "docs/debugging.html"),
    ("wrong result", "docs/faq.html#the-result-is-wrong-now-and-then-where-do-i-begin"),
    ("breakpoint", "docs/debugging.html#gdb"),
    ("race", "docs/checked.html#a-race"),
    ("gdb", "docs/debugging.html#gdb"),
    ("instruction sets", "docs/dispatch.html"),
    ("ship", "docs/faq.html"),
    ("deploy", "docs/faq.html#how-do-i-ship-or-deploy-one-binary-for-sse-avx2-and-avx-512"),
    ("multiversioning", "docs/dispatch.html"),
    ("runtime dispatch", "docs/reference/dispatch.html"),
    ("cluster", "docs/cluster.html"),
    ("cpuid", "docs/dispatch.html#which-level"),
    ("cmake", "docs/packages.html#cmake"),
    ("fat binary", "docs/faq.html#how-do-i-ship-or-deploy-one-binary-for-sse-avx2-and-avx-512"),
    ("raytracer", "docs/cookbook.html#ray-marcher"),
    ("render", "docs/cookbook.html#ray-marcher"),
    ("gemm", "examples/index.html#by-field"),
    ("segfault", "docs/debugging.html"),
    ("sanitizer", "docs/debugging.html#sanitizers-and-seeds"),
    ("get started", "docs/tutorial.html"),
    ("license", "index.html"),
    ("nd_item::get_group", "docs/reference/nd_item.html#sg_nd_item_get_group"),
)
failed = 0


def report(good, name, detail=""):
    global failed
    failed += not good
    print(("ok - " if good else "not ok - ") + name + ("" if good else f" # {detail}"))


class Page(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.links, self.anchors = [], {""}
        self.text, self.prose, self.inside = "", "", []  # text of paragraphs, and of all, without what is code

    def handle_endtag(self, tag):
        if tag in self.inside:
            while self.inside.pop() != tag:
                pass

    def handle_data(self, data):
        if self.inside == ["p"]:
            self.text += data
        if self.inside in ([], ["p"]):
            self.prose += data

    def handle_starttag(self, tag, attributes):
        if tag in ("p", "code", "pre", "script", "style"):
            if tag == "p":
                self.text += "\n"
            self.inside.append(tag)
        for key, value in attributes:
            if key in ("id", "name") and value:
                self.anchors.add(value)
            if key in ("href", "src") and value and tag not in ("link", "script"):
                self.links.append(value)


def check_links(folder):
    pages = {}
    for where, _, files in os.walk(folder):
        for name in files:
            path = os.path.join(where, name)
            if name.endswith(".html"):
                pages[path] = Page()
                with open(path, encoding="utf-8") as file:
                    pages[path].feed(file.read())
    dead = []
    for path, page in pages.items():
        if path.endswith("404.html"):
            continue
        for link in page.links:
            parts = urllib.parse.urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = os.path.normpath(os.path.join(os.path.dirname(path), urllib.parse.unquote(parts.path))) if parts.path else path
            if os.path.isdir(target):
                target = os.path.join(target, "index.html")
            if not os.path.exists(target) or (target in pages and urllib.parse.unquote(parts.fragment) not in pages[target].anchors):
                dead.append(f"{os.path.relpath(path, folder)}: {link}")
    lost = [os.path.relpath(path, folder) for path, page in pages.items() if re.search(r"^(\* |- |\d+\. |```)", page.text, re.M)]
    lost += [os.path.relpath(path, folder) for path, page in pages.items() if re.search(r"\\[<>|*_`]", page.prose)]
    report(not lost, "lists, fences and escapes are what they are in Markdown", " ".join(lost))
    report(not dead and pages, f"links and anchors of {len(pages)} pages", "; ".join(dead[:10]))


# what stands out too little from what is behind it, by the contrast ratio of WCAG 2; the sign beside a heading and the theme's own name are meant to be pale
READ_IN_COLOUR = ("index.html", "docs/debugging.html", "docs/reference/exchange.html", "docs/compilers.html")
PALE = r"""
const parse = c => { const m = c.match(/[\d.]+/g).map(Number); return m.length < 4 ? [...m, 1] : m; };
const over = (a, b) => [0, 1, 2].map(i => a[i] * a[3] + b[i] * (1 - a[3]));
const light = c => c.map(v => (v /= 255) <= .03928 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4).reduce((sum, v, i) => sum + [.2126, .7152, .0722][i] * v, 0);
const behind = e => { if (!e) return [255, 255, 255]; const c = parse(getComputedStyle(e).backgroundColor); return c[3] === 1 ? over(c, c) : over(c, behind(e.parentElement)); };
const texts = document.createTreeWalker(document.querySelector("[data-md-component=container]"), NodeFilter.SHOW_TEXT), found = new Set();
while (texts.nextNode()) {
  const e = texts.currentNode.parentElement;
  if (!texts.currentNode.data.trim() || !e.offsetParent || e.closest(".headerlink, .md-copyright, script, style")) continue;
  const back = behind(e), a = light(back), b = light(over(parse(getComputedStyle(e).color), back));
  const ratio = (Math.max(a, b) + .05) / (Math.min(a, b) + .05);
  if (ratio < 4.4) found.add(location.pathname + " " + e.tagName + " " + e.className + " " + ratio.toFixed(2));
}
return [...found];
"""


def wait_for_scheme(driver, scheme):
    for _ in range(50):
        if driver.execute_script("return document.body.getAttribute('data-md-color-scheme')") == scheme:
            return True
        time.sleep(0.1)
    return False


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def check_in_browser(folder):
    try:
        from selenium import webdriver
        from selenium.webdriver.chrome.service import Service
        from selenium.webdriver.common.by import By
        from selenium.webdriver.support.ui import WebDriverWait
    except ImportError:
        print("# no Selenium: the site is not looked at in a browser")
        return
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    root = f"http://127.0.0.1:{server.server_port}/"
    options = webdriver.ChromeOptions()
    for option in ("--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"):
        options.add_argument(option)
    driver = webdriver.Chrome(service=Service("/usr/bin/chromedriver"), options=options)
    try:
        for name, page in SEARCHES:
            driver.get(root + "index.html")
            WebDriverWait(driver, 10).until(lambda d: d.find_element(By.CSS_SELECTOR, "[data-md-component=search-query]"))
            driver.execute_script("document.querySelector('#__search').click()")
            driver.find_element(By.CSS_SELECTOR, "[data-md-component=search-query]").send_keys(name)
            first = WebDriverWait(driver, 20).until(
                lambda d: d.find_elements(By.CSS_SELECTOR, ".md-search-result__link"))
            links = [link.get_attribute("href") for link in first]
            places = [urllib.parse.urlsplit(link) for link in links[:3]]
            places = [place.path.lstrip("/") + (place.fragment and "#" + place.fragment) for place in places]
            report(page in places, f"a search for {name} finds it", " ".join(places))
        for system, scheme, other in (("dark", "slate", "default"), ("light", "default", "slate")):
            driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": system}]})
            driver.get(root + "index.html")
            driver.execute_script("localStorage.clear()")  # as on a first visit
            driver.get(root + "index.html")
            is_first = wait_for_scheme(driver, scheme)
            pale = []
            for page in READ_IN_COLOUR:
                driver.get(root + page)
                pale += driver.execute_script(PALE)
            driver.find_element(By.CSS_SELECTOR, "form[data-md-component=palette] label:not([hidden])").click()
            is_chosen = wait_for_scheme(driver, other)
            driver.get(root + "docs/faq.html")
            report(is_first and is_chosen and wait_for_scheme(driver, other), f"a {system} system has a {system} page, and the button is remembered")
            report(not pale, f"letters stand out on the {system} page", "; ".join(pale[:10]))
        driver.set_window_size(400, 800)
        wide, broken = [], []
        for where, _, files in os.walk(folder):
            for file in files:
                path = os.path.relpath(os.path.join(where, file), folder)
                if not file.endswith(".html") or path.startswith("files") or file == "404.html":
                    continue
                driver.get(root + path)
                if driver.execute_script("return document.documentElement.scrollWidth > window.innerWidth + 1"):
                    wide.append(path)
                broken += [path + ": " + src for src in driver.execute_script(
                    "return [...document.images].filter(i => i.complete && !i.naturalWidth).map(i => i.src)")]
        report(not wide, "no page is wider than a phone", " ".join(wide))
        report(not broken, "every picture loads", " ".join(broken))
    finally:
        driver.quit()
        server.shutdown()


check_links(sys.argv[1])
check_in_browser(sys.argv[1])
sys.exit(failed != 0)
