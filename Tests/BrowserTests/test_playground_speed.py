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


class PlaygroundSpeedTests(PageCase):
    def test_a_frame_of_a_list_of_100_rows_costs_at_most_three_times_one_of_10_rows(self):
        # Painted is what is in sight: 1.2 times as much, and seven times where all rows are painted and their frames too.
        server = Server([], {f"list-{rows}": long_list.text(rows) for rows in (10, 100)})
        pages = {rows: self.opened(server, rows) for rows in (10, 100)}
        costs = {rows: min(self.cost(page) for _ in range(3)) for rows, page in pages.items()}
        server.end()
        self.assertLess(costs[100], 3 * costs[10], costs)

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
