"""What a frame of a drag costs on the playground: compared with shorter lists, since machines differ."""

import os

import long_list
from page_case import PageCase, Thread
from playground import Playground, Server
from playwright.sync_api import expect

# Moves the width in each frame, as a drag does. It does not rest: on a busy machine, a frame may take longer than the pause
# after which the page takes a drag for ended.
DRAG = """async (frames) => {
  const { setTimeout } = globalThis;
  globalThis.setTimeout = () => 0;
  const field = document.querySelector(".width input");
  for (let index = 0; index < frames; index += 1) {
    await new Promise((done) => requestAnimationFrame(done));
    field.value = String(300 + 1.5 * index);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  globalThis.setTimeout = setTimeout;
}"""
FRAMES = 30

# How many keystrokes have to leave the memory where it was.
KEYSTROKES = int(os.environ.get("LAYOUTDIFF_KEYSTROKES", "400"))

# Moves the width in as many frames, and counts what is written: into the picture itself, whose every new size makes the browser
# lay all of it out again, and into the boxes of elements. This does not rest either.
COUNT = """async ([from, frames]) => {
  const { setTimeout } = globalThis;
  globalThis.setTimeout = () => 0;
  const counts = { picture: 0, boxes: 0, nodes: 0 };
  const roots = new Set(document.querySelectorAll(".picture svg.layout"));
  const observer = new MutationObserver((changes) => {
    for (const { type, target } of changes) {
      if (type === "childList") counts.nodes += 1;
      else counts[roots.has(target) ? "picture" : "boxes"] += 1;
    }
  });
  const field = document.querySelector(".width input");
  const move = async (width) => {
    field.value = String(width);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  };
  await move(from);
  for (const root of roots) observer.observe(root, { attributes: true, childList: true, subtree: true });
  for (let frame = 1; frame <= frames; frame += 1) await move(from + frame);
  observer.disconnect();
  globalThis.setTimeout = setTimeout;
  return counts;
}"""

# Types as many texts, five at a time, and waits for a picture after each five: no two of them are the same.
TYPE = """async (count) => {
  const editor = document.querySelector(".CodeMirror").CodeMirror;
  const pane = document.querySelector("[data-pane=a]");
  const type = (index) => {
    const start = editor.posFromIndex(editor.getValue().indexOf("insets: ") + 8);
    editor.replaceRange(String(index % 10), start, { line: start.line, ch: start.ch + 1 }, "+input");
  };
  for (let index = 0; index < count; index += 1) {
    if (index % 5 < 4) {
      type(index);
      // Each is a key of its own, which asks the server.
      await new Promise((done) => setTimeout(done, 1));
    } else {
      await new Promise((done) => {
        const observer = new MutationObserver(() => { observer.disconnect(); done(); });
        observer.observe(pane, { attributeFilter: ["data-drawn"] });
        type(index);
      });
    }
  }
}"""


class PlaygroundSpeedTests(PageCase):
    def test_a_drag_writes_what_is_in_sight_and_what_has_changed(self):
        server = Server(["repository-row"], {"list-100": long_list.text(100)})
        page = self.opened(server, 100)
        # Where the picture fits, and where it is made smaller to fit.
        for start in (300, 800):
            counts = page.evaluate(COUNT, [start, FRAMES])
            in_sight = page.evaluate("[...document.querySelectorAll('.picture svg.layout > g')].filter((box) => box.style.display !== 'none').length")
            # Three attributes at each of a few leaps, of two pictures.
            self.assertLess(counts["picture"], 60, start)
            self.assertLess(counts["boxes"], 4 * in_sight * FRAMES, start)
        # What keeps its place and its size is not written: the photo, and all but the right ends of the texts.
        page.choose("Repository row")
        page.follows()
        counts = page.evaluate(COUNT, [330, FRAMES])
        self.assertLess(counts["boxes"], 12 * FRAMES)
        # Lines of text come and go where it wraps, which it does a few times.
        self.assertLess(counts["nodes"], 10)
        server.end()

    def test_a_drag_lays_the_page_out_once_in_each_frame(self):
        server = Server([], {"list-100": long_list.text(100)})
        page = self.opened(server, 100)
        page.evaluate(DRAG, 10)
        session = page.page.context.new_cdp_session(page.page)
        session.send("Performance.enable")

        def layouts():
            return next(one["value"] for one in session.send("Performance.getMetrics")["metrics"] if one["name"] == "LayoutCount")

        before = layouts()
        page.evaluate(DRAG, FRAMES)
        # A few more where the picture takes another size, and its place is read again.
        self.assertLess(layouts() - before, 1.25 * FRAMES)
        server.end()

    def test_a_key_draws_again_what_it_has_changed(self):
        server = Server(["repository-row"])
        page = Playground(self.open(None, address=server.address)).follows()
        page.evaluate("for (const box of document.querySelectorAll('.picture svg.layout > g')) box.dataset.old = 'yes'")
        page.edit("insets: 5", "insets: 25")
        expect(page.all(".layer.spec svg.layout > g").nth(1).locator("title")).to_contain_text("x 25")
        self.assertEqual(page.all(".picture svg.layout > g:not([data-old])").count(), 0)
        # Another text is another element.
        page.edit("octocat", "octodog")
        expect(page.all(".layer.spec svg.lines text").first).to_have_text("octodog")
        page.follows()
        [old, new] = [page.all(f".picture svg.layout > g{kind}").count() for kind in ("[data-old]", ":not([data-old])")]
        self.assertGreater(old, new)
        # The ruler of the text before stays until the next one is there, so that nothing below it jumps.
        page.evaluate("""() => {
          window.hidden = 0;
          new MutationObserver(() => { window.hidden += document.querySelector(".ruler").hidden; })
            .observe(document.querySelector(".ruler"), { attributes: true });
        }""")
        page.edit("insets: 25", "insets: 15")
        page.follows()
        self.assertEqual(page.evaluate("window.hidden"), 0)
        server.end()

    def test_a_frame_of_a_list_of_100_rows_costs_at_most_three_times_one_of_10_rows(self):
        # Painted is what is in sight: less than twice as much, and seven times where all rows are painted and their frames too.
        server = Server([], {f"list-{rows}": long_list.text(rows) for rows in (10, 100)})
        pages = {rows: self.opened(server, rows) for rows in (10, 100)}
        # One after the other, so that what else the machine does meets both of them.
        rounds = [{rows: self.cost(page) for rows, page in pages.items()} for _ in range(3)]
        costs = {rows: min(one[rows] for one in rounds) for rows in pages}
        server.end()
        self.assertLess(costs[100], 3 * costs[10], costs)

    def test_between_widths_with_other_elements_the_nearer_one_is_drawn(self):
        server = Server(["repository-row"])
        page = Playground(self.open(None, address=server.address)).follows()
        script = next(request for request in self.requests if "layouts.js" in request)
        names = page.evaluate(
            """async (script) => {
              const { framesBetween } = await import(script);
              const box = { name: "box", spec: [0, 0, 9, 9], constraints: null };
              const samples = [{ width: 280, frames: [] }, { width: 320, frames: [box] }];
              return [290, 310].map((width) => framesBetween(samples, width).map((frame) => frame.name));
            }""",
            script,
        )
        server.end()
        self.assertEqual(names, [[], ["box"]])

    def test_keystrokes_leave_the_memory_where_it_was(self):
        server = Server(["repository-row"])
        page = Playground(self.open(None, address=server.address)).follows()
        session = page.page.context.new_cdp_session(page.page)
        session.send("Performance.enable")

        def kept_after(count):
            page.evaluate(TYPE, count)
            page.follows()
            session.send("HeapProfiler.collectGarbage")
            metrics = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
            return {name: metrics[name] for name in ("Nodes", "JSEventListeners", "JSHeapUsedSize")}

        def grown(name, times):
            return times[-1][name] - times[-2][name]

        # The editor keeps 200 steps to go back: it has them all.
        kept = [kept_after(300), kept_after(KEYSTROKES)]
        # Code that the browser compiles meanwhile is kept once in the heap; what leaks grows each time. The heap may grow by
        # less than the text for each keystroke, which has 1300 bytes.
        while grown("JSHeapUsedSize", kept) >= 1000 * KEYSTROKES and len(kept) < 5:
            kept.append(kept_after(KEYSTROKES))
        server.end()
        self.assertLess(grown("Nodes", kept[:2]), KEYSTROKES / 10, kept)
        self.assertLess(grown("JSEventListeners", kept[:2]), KEYSTROKES / 20, kept)
        self.assertLess(grown("JSHeapUsedSize", kept), 1000 * KEYSTROKES, kept)

    def opened(self, server, rows):
        page = Playground(self.open(None, address=server.address))
        page.choose(f"A list of {rows} rows")
        page.follows()
        expect(page.all(".readout")).not_to_contain_text("Following")
        return page

    def cost(self, page):
        """The milliseconds that the page's own thread works for a frame."""
        page.page.bring_to_front()
        thread = Thread(page.page)
        before = thread.worked()
        page.evaluate(DRAG, FRAMES)
        return (thread.worked() - before) / FRAMES
