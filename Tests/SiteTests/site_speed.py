"""Prints how long the pages of the site take: `python3 site_speed.py TOOL [SITE]`.

"Paste a log": from loading to the first answer, and from a changed text to the next ones. The playground: the same, with the
time of the program for the same questions beside it, and what a frame costs while 100 rows are dragged. It is no test, since
machines differ.
"""

import json
import pathlib
import statistics
import sys
import time
import urllib.request

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "BrowserTests"))

import logs  # noqa: E402
import long_list  # noqa: E402
import page_speed  # noqa: E402
import playground  # noqa: E402
import reports  # noqa: E402
import test_play  # noqa: E402

# Pastes a text, and gives the time until the page shows its answer, in milliseconds, without the pause after a key.
PASTE = """async (text) => {
  const result = document.querySelector("#result");
  const start = performance.now();
  const answered = new Promise((done) => new MutationObserver(done).observe(result, { childList: true }));
  const area = document.querySelector("#log");
  area.value = text;
  area.dispatchEvent(new Event("input"));
  await answered;
  return { start, end: performance.now() };
}"""
# How long the page waits for another key.
PAUSE = 150
# The milliseconds until the playground has a verdict, from loading.
VERDICT = """async () => {
  while (!document.querySelector(".verdict")?.textContent) await new Promise(requestAnimationFrame);
  return performance.now();
}"""
# The times of answers instead of their texts.
TIMES = test_play.ASK.replace("let answer = await ask(question);", "let start = performance.now(); let answer = await ask(question);").replace(
    "answer = await ask(question);\n    }\n    answers.push(answer.text ?? answer.trap);",
    "start = performance.now(); answer = await ask(question);\n    }\n    answers.push(performance.now() - start);",
)
PARTS = {"picture": [], "everything": test_play.ALL}


def log_page(site):
    texts = list(logs.given().values())
    first, later = [], []
    for _ in range(5):
        page = reports.browser().new_page()
        page.goto((site / "logs/index.html").as_uri())
        first.append(page.evaluate(PASTE, texts[0])["end"])
        for text in texts[1:]:
            times = page.evaluate(PASTE, text)
            later.append(times["end"] - times["start"] - PAUSE)
        page.close()
    print(f"Paste a log: first answer {statistics.median(first):.0f} ms after loading; next ones at 95 % {page_speed.share(later, 0.95):.0f} ms")


def playground_page(site):
    first = []
    for _ in range(5):
        page = reports.browser().new_page(viewport={"width": 1280, "height": 900})
        page.goto((site / "play/index.html").as_uri())
        first.append(page.evaluate(VERDICT))
        page.close()
    print(f"Playground: first answer {statistics.median(first):.0f} ms after loading from disk")


def keys(site):
    """A key typed in each shipped scenario: the title changes, and all is answered again."""
    texts = [file.read_text(encoding="utf-8").replace("title: ", "title: a", 1) for file in test_play.SCENARIOS]
    page = reports.browser().new_page()
    page.goto((site / "play/index.html").as_uri())
    page.evaluate(VERDICT)
    server = playground.Server([])
    for name, parts in PARTS.items():
        bodies = [{"client": "c", "request": 1, "parts": parts, "text": text} for text in texts]
        in_page = page.evaluate(TIMES, [test_play.question("layout", body) for body in bodies])
        of_program = []
        for body in bodies:
            request = urllib.request.Request(
                server.address + "api/layout", json.dumps({"version": 1, **body}).encode(), {"Content-Type": "application/json"}
            )
            start = time.perf_counter()
            with urllib.request.urlopen(request) as response:
                response.read()
            of_program.append((time.perf_counter() - start) * 1000)
        print(
            f"A key, {name}: median {statistics.median(in_page):.0f} ms, at 95 % {page_speed.share(in_page, 0.95):.0f} ms, at most"
            f" {max(in_page):.0f} ms; the program at 95 % {page_speed.share(of_program, 0.95):.0f} ms ({len(texts)} scenarios)"
        )
    server.end()
    page.close()


def drag(site):
    page = reports.browser().new_page(viewport={"width": 1280, "height": 900})
    page.goto((site / "play/index.html").as_uri())
    page.evaluate(VERDICT)
    page.evaluate("(text) => document.querySelector('.CodeMirror').CodeMirror.setValue(text)", long_list.text(100))
    page.locator("[data-pane=a][data-state=followed]").wait_for(state="attached", timeout=reports.PATIENCE)
    page_speed.print_slides_head()
    page_speed.slide("playground of the site, 100 rows", page, ".width input", 300)


def main():
    reports.TOOL = pathlib.Path(sys.argv[1]).resolve()
    site = pathlib.Path(sys.argv[2]).resolve() if len(sys.argv) > 2 else test_play.SITE
    log_page(site)
    playground_page(site)
    keys(site)
    drag(site)


if __name__ == "__main__":
    main()
