"""The overview: narrowing, searching, sorting, and how much it can hold."""

import json
import re

import reports
from page_case import PageCase, Thread
from playwright import sync_api

# The work of a search is compared with that of laying the table out, so that the speed of the machine cancels.
LAYOUT = """() => {
  const table = document.querySelector("table");
  table.hidden = true;
  document.body.getBoundingClientRect();
  table.hidden = false;
  document.body.getBoundingClientRect();
}"""
SEARCH = """() => {
  const input = document.querySelector("#search");
  globalThis.round = (globalThis.round ?? -1) + 1;
  input.value = `number 9${globalThis.round}`;
  input.dispatchEvent(new Event("input"));
  document.body.getBoundingClientRect();
}"""


class OverviewTests(PageCase):
    def index(self, **options):
        return self.open(reports.sample() / "index.html", **options)

    def test_the_table_with_times_needs_no_scrolling(self):
        page = self.index(fragment="#view=table")
        shelf = page.locator(".shelf > .scroll")
        self.assertLessEqual(shelf.evaluate("(shelf) => shelf.scrollWidth - shelf.clientWidth"), 0)

    def test_counts_are_on_the_first_screen_of_a_phone(self):
        page = self.index(width=390)
        counts = page.locator(".numbers div:not(.median)")
        self.assertGreater(counts.count(), 3)
        for count in counts.all():
            self.assertTrue(count.is_visible())
            self.assertLess(count.bounding_box()["y"], 300)

    def test_files_that_could_not_be_read_are_one_click_away(self):
        page = self.index(script=False)
        page.get_by_role("link", name="Files that could not be read").click()
        sync_api.expect(page.locator("#unreadable")).to_be_in_viewport()

    def test_filters_by_verdict_with_and_without_script(self):
        for script in (True, False):
            page = self.index(script=script)
            self.assertEqual(len(self.rows(page)), 7)
            self.choose(page, "status", "conflict")
            self.assertEqual(self.rows(page), ["Conflict"])
            self.choose(page, "status", "")
            self.assertEqual(len(self.rows(page)), 7)

    def test_filters_by_tag_with_and_without_script(self):
        for script in (True, False):
            page = self.index(script=script)
            self.choose(page, "tag", "t1")
            self.assertEqual(self.rows(page), ["Repository row"])
            self.choose(page, "status", "conflict")
            self.assertEqual(self.rows(page), [], "both filters hold")

    def test_filters_by_proof_and_baseline_with_and_without_script(self):
        for script in (True, False):
            page = self.index(script=script)
            self.choose(page, "every", "p1")
            self.assertEqual(self.rows(page), ["Repository row"])
            self.choose(page, "every", "")
            self.choose(page, "baseline", "b1")
            self.assertEqual(self.rows(page), ["Badge"])
            page.get_by_text("Environment", exact=True).click()
            self.assertTrue(page.get_by_text("Inter.ttf").first.is_visible(), "other tables stay")

    def test_verdicts_agree_without_a_class_of_their_own(self):
        page = self.index(script=False)
        self.choose(page, "status", "agrees")
        self.assertEqual(self.rows(page), ["Repository row"])

    def test_slowest_lead_to_their_pages(self):
        page = self.index(script=False)
        page.get_by_role("list", name="Slowest").get_by_role("link").first.click()
        page.wait_for_url("**/scenario/*.html")

    def test_filters_go_by_keyboard(self):
        page = self.index(script=False)
        page.locator('input[name="status"]:checked').focus()
        page.keyboard.press("ArrowRight")
        self.assertEqual(self.rows(page), ["Broken"])
        page.keyboard.press("ArrowLeft")
        self.assertEqual(len(self.rows(page)), 7)

    def test_search_takes_words_of_titles_and_ids(self):
        page = self.index()
        page.get_by_label("Search").fill("PHOTO title")
        self.assertEqual(self.rows(page), ["Photo with an inset title"])
        self.assertEqual(page.get_by_role("status").inner_text(), "1 of 7 scenarios shown.")
        page.get_by_label("Search").fill("nothing like this")
        self.assertEqual(self.rows(page), [])
        page.get_by_label("Search").fill("")
        self.assertEqual(len(self.rows(page)), 7)

    def test_scenarios_with_one_title_show_their_file_and_are_found(self):
        page = self.open(reports.namesakes() / "index.html")
        rows = page.locator(".scenarios tbody tr:visible th").all_text_contents()
        self.assertEqual(len(rows), 7)
        self.assertEqual(len(set(rows)), 7, "file or id is below the title")
        record = json.loads((reports.namesakes() / "run.json").read_text(encoding="utf-8"))
        for scenario in record["scenarios"]:
            # The rarest tags have no button.
            for words in (scenario["id"], scenario["file"].removesuffix(":12"), *scenario["tags"]):
                page.get_by_label("Search").fill(words)
                shown = page.locator(".scenarios tbody tr:visible a")
                links = [link.get_attribute("href") for link in shown.all()]
                self.assertIn(f"scenario/{scenario['id']}.html", links, words)
                self.assertLessEqual(len(links), 2, words)

    def test_proofs_that_differ_name_the_widths_and_sort_by_them(self):
        page = self.open(reports.thousand() / "index.html", fragment="#every=p2&view=table")
        self.assertEqual(page.locator(".scenarios tbody tr:visible td:nth-child(4)").first.inner_text(), "differs from 344 pt up")
        page = self.open(reports.shipped() / "index.html", fragment="#view=table")
        page.get_by_role("button", name="Every width, before rounding").click()
        texts = page.locator(".scenarios tbody tr td:nth-child(4)").all_inner_texts()
        words = [next(word for word in ("conflict", "differs", "not", "proven") if text.startswith(word)) for text in texts]
        order = [("conflict", "differs", "not", "proven").index(word) for word in words]
        self.assertEqual(order, sorted(order))

    def test_address_leads_back_to_what_was_chosen(self):
        page = self.index()
        self.choose(page, "status", "agreesAmbiguously")
        page.get_by_label("Search").fill("badge")
        fragment = page.evaluate("location.hash")
        again = self.index(fragment=fragment)
        self.assertEqual(self.rows(again), ["Badge"])
        self.assertEqual(again.get_by_label("Search").input_value(), "badge")

    def test_headings_are_text_on_paper_as_a_button_is_printed_once(self):
        page = self.open(reports.sample() / "index.html")
        button = page.locator(".scenarios thead th button").first
        # The wall of pictures has no headings; paper has the table.
        button.wait_for(state="attached")
        page.emulate_media(media="print")
        self.assertEqual(button.evaluate("(button) => getComputedStyle(button).display"), "contents")
        for heading in page.locator(".scenarios thead th").all():
            self.assertTrue(heading.is_visible())

    def test_columns_sort_both_ways_and_back(self):
        page = self.index()
        self.choose(page, "view", "table")
        as_written = self.rows(page)
        heading = page.get_by_role("button", name="Scenario")
        heading.click()
        self.assertEqual(self.rows(page), sorted(as_written))
        heading.press("Enter")
        self.assertEqual(self.rows(page), sorted(as_written, reverse=True))
        heading.click()
        self.assertEqual(self.rows(page), as_written)

    def test_severity_and_size_are_what_columns_sort_by(self):
        page = self.index()
        self.choose(page, "view", "table")
        caption = page.locator(".scenarios caption")
        self.assertIn("need attention first", caption.inner_text())
        as_written = self.rows(page)
        page.get_by_role("button", name="Verdict").click()
        self.assertEqual(self.rows(page), as_written, "as written, the gravest comes first")
        page.get_by_role("button", name="Worst difference").click()
        self.assertIn("sorted by “Worst difference”, descending", caption.inner_text())
        texts = page.locator(".scenarios tbody tr td:nth-of-type(4)").all_inner_texts()
        amounts = [float(re.match(r".([0-9.]+) pt: ", text)[1]) for text in texts if " pt: " in text]
        self.assertGreater(len(amounts), 1)
        self.assertEqual(amounts, sorted(amounts, reverse=True))

    def test_failures_besides_differences_look_like_failures(self):
        for script in (True, False):
            page = self.open(reports.gate() / "index.html", script=script)
            rows = self.rows(page)
            self.assertEqual(page.locator('input[value="agrees"]').count(), 0, "none agrees and passes")
            self.choose(page, "status", "moved")
            self.assertEqual(self.rows(page), ["Repository row"])
            self.assertLess(rows.index("Repository row"), rows.index("Badge"))
            colours = [
                page.locator(f".scenarios tr.{key} td").first.evaluate("cell => getComputedStyle(cell).color")
                for key in ("moved", "differs", "moreWork")
            ]
            self.assertEqual(len(set(colours)), 1)

    def test_failures_come_first(self):
        self.assertEqual(self.rows(self.index(script=False))[:3], ["Broken", "Conflict", "Photo with an inset title"])

    def test_a_wall_of_pictures_comes_first_and_each_card_leads_to_its_page(self):
        for script in (True, False):
            page = self.open(reports.shipped() / "index.html", script=script)
            cards = page.locator(".scenarios tbody tr:visible")
            self.assertEqual(cards.count(), 49)
            first, second = (cards.nth(index).bounding_box() for index in (0, 1))
            self.assertEqual(first["y"], second["y"], "side by side")
            self.assertFalse(page.locator(".scenarios thead").is_visible())
            image = cards.first.locator("img").bounding_box()
            self.assertGreater(image["height"], 60)
            self.choose(page, "view", "table")
            self.assertTrue(page.locator(".scenarios thead").is_visible())
            self.choose(page, "view", "wall")
            cards.first.click(position={"x": 5, "y": 5})
            page.wait_for_url("**/scenario/*.html")

    def test_on_a_narrow_screen_filters_unfold_and_stay_while_one_hides_anything(self):
        for script in (True, False):
            page = self.open(reports.shipped() / "index.html", width=390, script=script)
            self.assertFalse(page.locator("#statuses").is_visible())
            page.get_by_label("Filters").check()
            for button in page.locator(".filters label:visible").all():
                box = button.bounding_box()
                self.assertLessEqual(box["x"] + box["width"], 390, button.inner_text())
            self.choose(page, "status", "conflictAsExpected")
            page.get_by_label("Filters").uncheck()
            self.assertTrue(page.locator("#statuses").is_visible())
            self.assertEqual(len(self.rows(page)), 1)
            self.assert_fits(page, 390)

    def test_a_folder_leads_to_its_part_of_the_overview(self):
        page = self.open(reports.shipped() / "scenario/pinned-profile.html")
        page.get_by_role("link", name="wiki", exact=True).click()
        page.wait_for_url("**/index.html#*")
        self.assertEqual(page.get_by_label("Search").input_value(), "Scenarios/wiki/")
        self.assertEqual(len(self.rows(page)), len(list((reports.PROJECT / "Scenarios/wiki").glob("*.yaml"))))

    def test_the_first_scenario_is_on_the_first_screen(self):
        for width, height in ((1280, 800), (768, 900), (390, 844), (320, 568)):
            page = self.open(reports.shipped() / "index.html", width=width)
            page.set_viewport_size({"width": width, "height": height})
            card = page.locator(".scenarios tbody tr").first.bounding_box()
            self.assertLess(card["y"] + card["height"], height, f"{width} × {height}")
            self.assert_fits(page, width)

    def test_cards_out_of_sight_follow_the_first_picture(self):
        page = self.open(
            reports.thousand() / "index.html",
            first="""document.addEventListener("readystatechange", () => {
              const links = [...document.querySelectorAll(".scenarios tbody a")];
              globalThis.drawnAtFirst = links.filter((link) => link.checkVisibility()).length;
            }, { once: true });""",
        )
        drawn = page.evaluate("drawnAtFirst")
        self.assertGreater(drawn, 3)
        self.assertLess(drawn, 100)
        sync_api.expect(page.locator(".scenarios tbody a:visible")).to_have_count(1000)

    def test_thousand_scenarios_stay_small_and_quick(self):
        file = reports.thousand() / "index.html"
        self.assertLessEqual(file.stat().st_size, 600_000)
        page = self.open(file)
        costs = Thread(page).shortest({"layout": LAYOUT, "search": SEARCH})
        self.assertLess(costs["search"], 5 * costs["layout"], costs)
        page.get_by_label("Search").fill("number 99")
        self.assertEqual(len(self.rows(page)), 19, "99, 199 to 899, and 990 to 999")
        self.choose(page, "tag", "t1")
        self.assertLess(len(self.rows(page)), 19)
        self.assert_fits(page, 1280)
