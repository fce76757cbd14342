"""Prints how long the page "Paste a log" takes: from loading to the first answer, and from a changed text to the next ones.

Usage: first_answer.py [SITE]
"""

import pathlib
import statistics
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "BrowserTests"))

import logs  # noqa: E402
import reports  # noqa: E402

SITE = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else reports.PROJECT / "Reports/site"
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


def main():
    texts = list(logs.given().values())
    first, next_ones = [], []
    for _ in range(5):
        page = reports.browser().new_page()
        page.goto((SITE / "logs/index.html").as_uri())
        first.append(page.evaluate(PASTE, texts[0])["end"])
        for text in texts[1:]:
            times = page.evaluate(PASTE, text)
            next_ones.append(times["end"] - times["start"] - PAUSE)
        page.close()
    print(f"first answer, from loading: {statistics.median(first):.0f} ms")
    print(f"next answers: {statistics.median(next_ones):.0f} ms, at most {max(next_ones):.0f} ms")


if __name__ == "__main__":
    main()
