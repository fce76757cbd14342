"""How soon pages show their first picture, and what each frame of a slide costs: `python3 page_speed.py TOOL [COUNT]`.

Prints two tables, and is no test, since machines differ. The first one compares each page with an empty one: until
something is painted, and the processor's time of the page's own thread. The second one moves the width of a report's page
with 40 elements and of the playground with 100 rows, beside an empty page that moves a box: the processor's time for a
frame, the time from the start of a frame until it is ready, the time between frames, and the frames that came late. Only
the processor's time does not depend on other work of the machine.
"""

import pathlib
import statistics
import sys

import long_list
import reports
from page_case import Thread
from playground import Server

# Moves a width by the field, once in each frame; the message comes when the frame is laid out and painted.
SLIDE = """async ([selector, from, frames]) => {
  const field = document.querySelector(selector);
  const channel = new MessageChannel();
  const [work, between, starts] = [[], [], []];
  let last = 0;
  for (let index = 0; index < frames; index += 1) {
    const time = await new Promise((done) => requestAnimationFrame((start) => {
      starts.push(start);
      done(performance.now());
    }));
    if (last) between.push(time - last);
    last = time;
    field.value = String(from + 1.5 * index);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    await new Promise((done) => requestAnimationFrame((start) => {
      starts.push(start);
      const began = performance.now();
      channel.port1.onmessage = () => { work.push(performance.now() - began); done(); };
      channel.port2.postMessage(null);
    }));
  }
  return [work, between.map((time) => time / 2), starts];
}"""

# The least that a slide can cost: an empty page that moves a box.
BOX = """<!DOCTYPE html><title>Box</title><input type="number"><div style="width: 100px; height: 100px; background: blue"></div>
<script>
  const [field, box] = document.querySelectorAll("input, div");
  field.addEventListener("input", () => requestAnimationFrame(() => { box.style.transform = `translateX(${field.value}px)`; }));
</script>"""


# A frame and a half, of 60 a second, in milliseconds.
LATE = 25


def share(values, part):
    return sorted(values)[min(int(len(values) * part), len(values) - 1)]


def load(address):
    """Milliseconds until a page is painted, and the work of its thread until it is at rest."""
    page = reports.browser().new_page(viewport={"width": 1280, "height": 800})
    try:
        thread = Thread(page)
        before = thread.worked()
        page.goto(address)
        painted = page.evaluate(reports.PAINTED)
        page.evaluate("document.fonts.ready.then(() => new Promise((done) => setTimeout(done, 300)))")
        return painted, thread.worked() - before
    finally:
        page.close()


def first_pictures(count):
    folder = reports.folder()
    empty = folder / "empty.html"
    empty.write_text("<!DOCTYPE html><title>Empty</title><p>Empty", encoding="utf-8")
    pages = {
        "an empty page": empty,
        "overview": reports.shipped() / "index.html",
        "overview of 1000 scenarios": reports.thousand() / "index.html",
        "scenario": reports.shipped() / "scenario/column-that-cannot-shrink.html",
        "scenario of 40 elements": reports.forty() / "scenario/forty.html",
        "translation": reports.shipped() / "translation/column-that-cannot-shrink.html",
        "change": reports.shipped() / "change/repository-row-with-information.html",
        "diagnosis": reports.diagnosis(),
    }
    # One after the other, so that what else the machine does meets all of them.
    rounds = [{name: load(file.as_uri()) for name, file in pages.items()} for _ in range(count)]
    print(f"milliseconds to the first picture, {count} loads each; times those of an empty page; the page's own thread")
    print(f"{'page':32} {'median':>8} {'95 %':>8} {'ratio':>8} {'thread':>8}")
    for name in pages:
        painted = [one[name][0] for one in rounds]
        ratio = statistics.median(one[name][0] / one["an empty page"][0] for one in rounds)
        thread = statistics.median(one[name][1] for one in rounds)
        print(f"{name:32} {share(painted, 0.5):8.1f} {share(painted, 0.95):8.1f} {ratio:8.2f} {thread:8.1f}")


def slide(name, page, selector, start, frames=300):
    page.evaluate(SLIDE, [selector, start, 30])
    thread = Thread(page)
    before = thread.worked()
    work, between, starts = page.evaluate(SLIDE, [selector, start, frames])
    spent = (thread.worked() - before) / frames
    rate = 1000 / share(between, 0.95)
    # Two frames for each width.
    mean = 1000 * (len(starts) - 1) / (starts[-1] - starts[0])
    late = sum(after - before > LATE for before, after in zip(starts, starts[1:]))
    print(
        f"{name:32} {spent:8.1f} {share(work, 0.5):8.1f} {share(work, 0.95):8.1f} {share(between, 0.95):8.1f} {rate:8.1f}"
        f" {mean:8.1f} {late:4} of {len(starts) - 1}"
    )
    page.close()


def print_slides_head():
    print("milliseconds for a frame of a slide: the page's own thread; until it is ready; between frames at 95 %")
    print("frames a second: at 95 %; on average; and how many came late, after more than 1.5 frames")
    print(f"{'picture':32} {'thread':>8} {'ready':>8} {'95 %':>8} {'between':>8} {'at 95 %':>8} {'average':>8} {'late':>11}")


def slides():
    print_slides_head()
    box = reports.folder() / "box.html"
    box.write_text(BOX, encoding="utf-8")
    page = reports.browser().new_page(viewport={"width": 1280, "height": 800})
    page.goto(box.as_uri())
    slide("a box on an empty page", page, "input", 300)
    page = reports.browser().new_page(viewport={"width": 1280, "height": 800})
    page.goto((reports.forty() / "scenario/forty.html").as_uri())
    page.wait_for_selector(".stage:not([hidden])")
    slide("report, 40 elements", page, "#exact-width", 300)
    server = Server([], {"list": long_list.text(100)})
    page = reports.browser().new_page(viewport={"width": 1280, "height": 900})
    page.goto(server.address)
    page.locator("[data-pane=a][data-state=followed]").wait_for(state="attached", timeout=reports.PATIENCE)
    slide("playground, 100 rows", page, ".width input", 300)
    server.end()


def main():
    reports.TOOL = pathlib.Path(sys.argv[1]).resolve()
    first_pictures(int(sys.argv[2]) if len(sys.argv) > 2 else 20)
    slides()


if __name__ == "__main__":
    main()
