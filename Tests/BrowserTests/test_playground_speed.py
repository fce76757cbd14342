"""What a frame of a drag costs on the playground: compared with shorter lists, since machines differ."""

import long_list
from page_case import PageCase
from playground import Playground, Server
from playwright.sync_api import expect

# Moves the width in each frame, as a drag does.
DRAG = """async (frames) => {
  const field = document.querySelector(".width input");
  for (let index = 0; index < frames; index += 1) {
    await new Promise((done) => requestAnimationFrame(done));
    field.value = String(300 + 1.5 * index);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}"""
FRAMES = 60

# Types as many texts, each after the picture of the one before.
TYPE = """async (count) => {
  const editor = document.querySelector(".CodeMirror").CodeMirror;
  const svg = document.querySelector(".picture .spec svg.layout");
  for (let index = 0; index < count; index += 1) {
    await new Promise((done) => {
      const observer = new MutationObserver(() => { observer.disconnect(); done(); });
      observer.observe(svg, { childList: true });
      const start = editor.posFromIndex(editor.getValue().indexOf("insets: ") + 8);
      editor.replaceRange(String(index % 10), start, { line: start.line, ch: start.ch + 1 }, "+input");
    });
  }
}"""


class PlaygroundSpeedTests(PageCase):
    def test_a_frame_of_a_list_of_100_rows_costs_at_most_three_times_one_of_10_rows(self):
        # Painted is what is in sight: less than twice as much, and seven times where all rows are painted and their frames too.
        server = Server([], {f"list-{rows}": long_list.text(rows) for rows in (10, 100)})
        pages = {rows: self.opened(server, rows) for rows in (10, 100)}
        costs = {rows: min(self.cost(page) for _ in range(3)) for rows, page in pages.items()}
        server.end()
        self.assertLess(costs[100], 3 * costs[10], costs)

    def test_hundreds_of_keystrokes_leave_no_element_behind(self):
        server = Server(["repository-row"])
        page = Playground(self.open(None, address=server.address)).follows()
        session = page.page.context.new_cdp_session(page.page)
        session.send("Performance.enable")

        def nodes_after(count):
            page.evaluate(TYPE, count)
            page.follows()
            session.send("HeapProfiler.collectGarbage")
            metrics = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
            return metrics["Nodes"], metrics["JSEventListeners"]

        [nodes, listeners] = nodes_after(50)
        [after, more] = nodes_after(200)
        server.end()
        self.assertLess(after, nodes + 500)
        self.assertLess(more, listeners + 50)

    def opened(self, server, rows):
        page = Playground(self.open(None, address=server.address))
        page.choose(f"A list of {rows} rows")
        page.follows()
        expect(page.all(".readout")).not_to_contain_text("Following")
        return page

    def cost(self, page):
        """The milliseconds that the page's own thread works for a frame."""
        session = page.page.context.new_cdp_session(page.page)
        session.send("Performance.enable", {"timeDomain": "threadTicks"})

        def worked():
            return next(one["value"] for one in session.send("Performance.getMetrics")["metrics"] if one["name"] == "TaskDuration")

        page.page.bring_to_front()
        before = worked()
        page.evaluate(DRAG, FRAMES)
        return (worked() - before) * 1000 / FRAMES
