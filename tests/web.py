# SPDX-License-Identifier: MIT
"""The page of examples/web in headless Chromium.

    python3 tests/web.py FOLDER DIGEST       both builds show the picture with that digest, and rates; a barrier gives its status
    python3 tests/web.py FOLDER FILE.png     a picture of the page
"""
import functools
import http.server
import sys
import threading

from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait

failed = 0


class Quiet(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".mjs": "text/javascript", ".wasm": "application/wasm"}

    def log_message(self, *_):
        pass


def report(good, name):
    global failed
    failed += not good
    print(("ok - " if good else "not ok - ") + name)


folder, wanted = sys.argv[1:]
server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
threading.Thread(target=server.serve_forever, daemon=True).start()
options = webdriver.ChromeOptions()
for option in ("--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--window-size=700,1010"):
    options.add_argument(option)
driver = webdriver.Chrome(service=Service("/usr/bin/chromedriver"), options=options)
try:
    driver.get(f"http://127.0.0.1:{server.server_port}/index.html")
    WebDriverWait(driver, 120).until(lambda d: d.execute_script("return document.body.dataset.done"))
    text = {name: driver.find_element(By.ID, name).text
            for name in ("simd-rate", "plain-rate", "simd-digest", "plain-digest", "ratio", "same", "waits", "failed")}
    if wanted.endswith(".png"):
        driver.save_screenshot(wanted)
    else:
        for name in ("simd", "plain"):
            report(text[name + "-digest"] == wanted, f"Chromium, {name}: {text[name + '-digest']}, {text[name + '-rate']} million steps/s")
        report(float(text["ratio"] or 0) > 1, f"Chromium: SIMD is {text['ratio']} times as fast")
        report(text["same"] == "the same bits" and "required feature" in text["waits"] and not text["failed"],
               f"Chromium: a barrier gives a status: {text['waits']} {text['failed']}")
finally:
    driver.quit()
    server.shutdown()
sys.exit(failed != 0)
