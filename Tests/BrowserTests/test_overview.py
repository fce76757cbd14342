"""The overview: what it answers, what comes first, narrowing and searching, and how much it can hold."""

import json
import re

import reports
from page_case import PageCase, Thread
from playwright import sync_api

# The work of a search is compared with that of laying the page out, so that the speed of the machine cancels.
LAYOUT = """() => {
  const page = document.querySelector("main");
  page.hidden = true;
  document.body.getBoundingClientRect();
  page.hidden = false;
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

    def test_the_first_line_answers_and_has_no_ratio(self):
        page = self.index(script=False)
        self.assertEqual(page.locator("h1").inner_text(), "3 of 7 scenarios fail; 1 file could not be read")
        self.assertEqual(self.open(reports.shipped() / "index.html").locator("h1").inner_text(), "All 50 scenarios pass")
        above = page.locator("main").evaluate("(main) => main.innerText.split('Failing')[0]")
        self.assertNotIn("×", above)
        page.locator("#times summary").click()
        self.assertIn("×", page.locator("#times").inner_text())

    def test_counts_are_on_the_first_screen_of_a_phone(self):
        page = self.index(width=390)
        counts = page.locator(".keys label")
        self.assertGreater(counts.count(), 3)
        for count in counts.all():
            self.assertTrue(count.is_visible())
            self.assertLess(count.bounding_box()["y"], 330)
        self.assertIn("40 agree, 38 proven at every width, 2 differ at other widths", self.open(reports.shipped() / "index.html").locator(".keys").inner_text())

    def test_the_bar_has_a_piece_for_each_standing_with_its_share(self):
        page = self.open(reports.shipped() / "index.html")
        widths = page.locator(".shares path").evaluate_all("(paths) => paths.map((path) => path.getBBox().width)")
        self.assertEqual(len(widths), page.locator(".keys label").count() - 1)
        self.assertGreater(widths[-1], 700, "40 of 50 agree")
        self.assertGreaterEqual(min(widths), 8)

    def test_failures_come_first_each_with_its_cause_both_values_and_their_lines(self):
        page = self.open(reports.mistake() / "index.html", script=False)
        card = page.locator("main .entries > li").first
        self.assertEqual(page.locator("main h2").first.text_content(), "Failing 1")
        text = card.locator(".what p").first.inner_text()
        lines = (reports.folder() / "mistake.yaml").read_text(encoding="utf-8").splitlines()
        numbers = [int(number) for number in re.findall(r"line (\d+)", text)]
        self.assertEqual(len(numbers), 2, text)
        self.assertIn("stack:", lines[numbers[0] - 1], text)
        self.assertIn(lines[numbers[1] - 1].strip(" -"), text)
        self.assertRegex(text, r" is [\d.]+ pt in the spec.* and [\d.]+ pt by ")
        self.assertTrue(card.locator("img").is_visible())
        self.assertIn("✗ differs", card.inner_text())
        self.assertRegex(card.locator(".range").inner_text(), r"differs [\s\S]*280[\s\S]*worst [−+][\d.]+ pt[\s\S]*1200 pt")
        self.assertEqual(self.rows(self.index(script=False))[:3], ["Broken", "Conflict", "Photo with an inset title"])

    def test_what_is_expected_says_the_reason_and_what_is_ambiguous_the_tie(self):
        page = self.open(reports.shipped() / "index.html", script=False)
        cards = page.locator(".entries > li")
        row = cards.filter(has_text="A column that cannot shrink")
        self.assertIn("keeps the width of its longest text", row.inner_text())
        self.assertIn("differs from 280 to 456.99 pt", row.inner_text())
        self.assertEqual(row.locator(".track path.expected").count(), 1, "only what fails is red")
        tie = cards.filter(has_text="Tie between two labels")
        self.assertRegex(tie.inner_text(), r"ambiguous: a tie at priority 250 .*line 11")
        self.assertEqual(tie.locator(".track path.note").count(), 1)

    def test_what_agrees_is_folded_by_folder_and_few_are_open(self):
        for script in (True, False):
            page = self.open(reports.shipped() / "index.html", script=script)
            folders = page.locator(".folder")
            self.assertGreater(folders.count(), 2)
            self.assertEqual(folders.locator("b").all_inner_texts(), sorted(folders.locator("b").all_inner_texts()))
            self.assertRegex(folders.first.locator("summary").inner_text(), r"^Scenarios \d+ agree, all proven$")
            self.assertLessEqual(page.locator(".tiles > li:visible").count(), 12)
            last = folders.last
            last.locator("summary").click()
            self.assertTrue(last.locator("li a").first.is_visible())
            last.locator("li a").first.click()
            page.wait_for_url("**/scenario/*.html")

    def test_pictures_of_a_folder_are_loaded_when_it_is_opened(self):
        page = self.open(reports.shipped() / "index.html")
        page.wait_for_load_state("networkidle")
        closed = page.locator(".folder:not([open])").last
        source = closed.locator("img").first.get_attribute("src")
        self.assertFalse(any(address.endswith(source) for address in self.requests))
        with page.expect_request(f"**/{source}"):
            closed.locator("summary").click()

    def test_names_sort_as_people_count(self):
        page = self.open(reports.counted() / "index.html", script=False)
        self.assertEqual(page.locator(".folder b").all_inner_texts(), ["Part 2", "Part 10"])
        self.assertEqual(self.rows(page), ["Cell 2", "Cell 10", "Cell 1"])
        page.get_by_role("link", name="Cell 2").click()
        page.wait_for_url("**/scenario/*.html")
        self.assertEqual(page.locator('a[rel="next"]').get_attribute("title"), "Cell 10")

    def test_the_commit_is_in_the_header(self):
        line = self.index().locator("header .run")
        self.assertEqual(line.inner_text(), "0123abc on main · 28 Nov 2026, 02:19")

    def test_files_that_could_not_be_read_have_their_first_line_and_all_of_it(self):
        page = self.index(script=False)
        file = page.locator("details.file")
        self.assertIn("unknown key 'allignItems'", file.locator("summary").inner_text())
        file.locator("summary").click()
        self.assertIn("did you mean 'alignItems'?", file.locator("pre").inner_text())

    def test_filters_by_verdict_with_and_without_script(self):
        for script in (True, False):
            page = self.index(script=script)
            self.assertEqual(len(self.rows(page)), 7)
            self.choose(page, "status", "conflict")
            self.assertEqual(self.rows(page), ["Conflict"])
            self.assertEqual(page.locator("main h2:visible").first.text_content(), "Failing 3")
            self.choose(page, "status", "agrees")
            self.assertEqual(self.rows(page), ["Repository row"])
            self.choose(page, "status", "")
            self.assertEqual(len(self.rows(page)), 7)

    def test_filters_by_tag_with_and_without_script(self):
        for script in (True, False):
            page = self.index(script=script)
            page.locator("#tags summary").click()
            self.choose(page, "tag", "t1")
            self.assertEqual(self.rows(page), ["Repository row"])
            self.choose(page, "status", "conflict")
            self.assertEqual(self.rows(page), [], "both filters hold")
            if script:
                self.assertEqual(page.locator("#tags summary").inner_text(), "row")
                self.assertFalse(page.locator("#tags fieldset").is_visible(), "the menu closes where the focus leaves it")

    def test_the_menu_of_tags_is_on_the_page_at_any_width(self):
        for width in (1280, 700, 390, 320):
            page = self.index(width=width)
            page.locator("#tags summary").click()
            box = page.locator("#tags fieldset").bounding_box()
            self.assertGreaterEqual(box["x"], 0, width)
            self.assertLessEqual(box["x"] + box["width"], width)

    def test_slowest_lead_to_their_pages(self):
        page = self.index(script=False)
        page.locator("#times summary").click()
        page.get_by_role("list", name="Slowest").get_by_role("link").first.click()
        page.wait_for_url("**/scenario/*.html")

    def test_filters_go_by_keyboard(self):
        page = self.index(script=False)
        page.locator('input[name="status"]:checked').focus()
        page.keyboard.press("ArrowRight")
        self.assertEqual(self.rows(page), ["Broken"])
        page.keyboard.press("ArrowLeft")
        self.assertEqual(len(self.rows(page)), 7)

    def test_search_takes_titles_ids_elements_causes_folders_and_files(self):
        page = self.index()
        for words, found in {
            "PHOTO inset": ["Photo with an inset title"],
            "description username": ["Repository row"],
            "could not layout": [],
            "photo-with-inset": ["Photo with an inset title"],
        }.items():
            page.get_by_label("Search").fill(words)
            self.assertEqual(self.rows(page), found, words)
        self.assertEqual(page.get_by_role("status").inner_text(), "1 of 7 scenarios")
        page.get_by_label("Search").fill("")
        self.assertEqual(len(self.rows(page)), 7)
        page = self.open(reports.shipped() / "index.html")
        page.get_by_label("Search").fill("tie priority")
        self.assertEqual(self.rows(page), ["Tie between two labels"], "words of the cause")
        # A folder is open while it has what is looked for.
        page.get_by_label("Search").fill("Scenarios/wiki/ agree")
        shown = page.locator(".folder:visible")
        self.assertEqual(shown.locator("b").all_inner_texts(), [])
        page.get_by_label("Search").fill("repository-row")
        self.assertIn("Repository row", " ".join(self.rows(page)))
        before = page.locator(".folder[open]").count()
        page.get_by_label("Search").fill("")
        self.assertLessEqual(page.locator(".folder[open]").count(), before)
        self.assertLessEqual(page.locator(".tiles > li:visible").count(), 12)

    def test_scenarios_with_one_title_show_their_file_and_are_found(self):
        page = self.open(reports.namesakes() / "index.html")
        rows = page.locator(".entries > li:visible").all_inner_texts()
        self.assertEqual(len(rows), 7)
        self.assertEqual(len(set(rows)), 7, "file or id is below the title")
        record = json.loads((reports.namesakes() / "run.json").read_text(encoding="utf-8"))
        for scenario in record["scenarios"]:
            # The rarest tags have no button.
            for words in (scenario["id"], scenario["file"].removesuffix(":12"), *scenario["tags"]):
                page.get_by_label("Search").fill(words)
                links = [link.get_attribute("href") for link in page.locator(".entries a:visible").all()]
                self.assertIn(f"scenario/{scenario['id']}.html", links, words)
                # An element may have the name of a scenario.
                self.assertLessEqual(len(links), 3 if words == scenario["id"] else 2, words)

    def test_what_agrees_at_its_containers_and_not_elsewhere_is_noted(self):
        page = self.open(reports.thousand() / "index.html", fragment="#search=number+20")
        tile = page.locator(".tiles > li:visible").first
        self.assertIn("differs from 344 pt up", tile.inner_text())
        self.assertRegex(page.locator(".keys").inner_text(), r"\d+ agree, \d+ proven at every width, \d+ differ at other widths")

    def test_address_leads_back_to_what_was_chosen(self):
        page = self.index()
        self.choose(page, "status", "agreesAmbiguously")
        page.get_by_label("Search").fill("badge")
        self.choose(page, "order", "name")
        fragment = page.evaluate("location.hash")
        again = self.index(fragment=fragment)
        self.assertEqual(self.rows(again), ["Badge"])
        self.assertEqual(again.get_by_label("Search").input_value(), "badge")
        self.assertTrue(again.get_by_label("By name").is_checked())

    def test_cards_sort_by_name_and_back(self):
        page = self.open(reports.failing(60) / "index.html")
        cards = page.locator(".cards h3")
        worst_first = cards.all_inner_texts()
        self.assertEqual(worst_first[0], "Photo 59", "it differs most")
        self.choose(page, "order", "name")
        self.assertEqual(cards.all_inner_texts(), [f"Photo {number}" for number in range(60)])
        self.choose(page, "order", "")
        self.assertEqual(cards.all_inner_texts(), worst_first)

    def test_failures_besides_differences_look_like_failures(self):
        for script in (True, False):
            page = self.open(reports.gate() / "index.html", script=script)
            rows = self.rows(page)
            self.assertEqual(page.locator('input[value="agrees"]').count(), 0, "none agrees and passes")
            self.assertLess(rows.index("Repository row"), rows.index("Badge"))
            colours = [
                page.locator(f".entries .{key} .tag").first.evaluate("(tag) => getComputedStyle(tag).color")
                for key in ("moved", "differs", "moreWork")
            ]
            self.assertEqual(len(set(colours)), 1)
            self.choose(page, "status", "moved")
            self.assertEqual(self.rows(page), ["Repository row"])

    def test_a_card_leads_to_its_page_wherever_one_clicks(self):
        for script in (True, False):
            page = self.open(reports.shipped() / "index.html", script=script)
            page.locator(".cards > li").first.click(position={"x": 5, "y": 5})
            page.wait_for_url("**/scenario/*.html")

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
            card = page.locator(".cards > li").first.bounding_box()
            self.assertLess(card["y"], height - 100, f"{width} × {height}")
            self.assert_fits(page, width)

    def test_paper_has_what_the_page_shows(self):
        page = self.open(reports.shipped() / "index.html")
        page.evaluate("dispatchEvent(new Event('beforeprint'))")
        self.assertGreater(page.locator(".folder:not([open])").count(), 0)
        page.emulate_media(media="print")
        self.assertTrue(page.locator(".keys").is_visible())
        self.assertFalse(page.locator(".tools").is_visible())

    def test_cards_out_of_sight_follow_the_first_picture(self):
        page = self.open(
            reports.thousand() / "index.html",
            first="""document.addEventListener("readystatechange", () => {
              const links = [...document.querySelectorAll(".entries a")];
              globalThis.drawnAtFirst = links.filter((link) => link.checkVisibility({ contentVisibilityAuto: true })).length;
            }, { once: true });""",
        )
        drawn = page.evaluate("drawnAtFirst")
        self.assertGreater(drawn, 3)
        self.assertLess(drawn, 100)

    def test_a_page_of_many_scenarios_stays_small_and_grows_with_their_number(self):
        sizes = {count: (reports.many(count) / "index.html").stat().st_size for count in (60, 1000)}
        # Half of them differ, and a card is larger than what is folded.
        self.assertLessEqual(sizes[1000], 2 * 300_000 * 0.75)
        self.assertLess(sizes[1000] / sizes[60], 1000 / 60)

    def test_thousand_scenarios_are_searched_quickly(self):
        page = self.open(reports.thousand() / "index.html")
        costs = Thread(page).shortest({"layout": LAYOUT, "search": SEARCH})
        self.assertLess(costs["search"], 5 * costs["layout"] + 20, costs)
        page.get_by_label("Search").fill("number 99")
        self.assertEqual(len(self.rows(page)), 19, "99, 199 to 899, and 990 to 999")
        page.locator("#tags summary").click()
        self.choose(page, "tag", "t1")
        self.assertLess(len(self.rows(page)), 19)
        self.assert_fits(page, 1280)
