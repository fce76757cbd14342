"""A scenario's page: containers, pictures, explanations."""

import re

import reports
from page_case import PageCase
from playwright.sync_api import expect

PHOTO = "scenario/photo-with-inset-title.html"


class ScenarioPageTests(PageCase):
    def photo(self, **options):
        return self.open(reports.sample() / PHOTO, **options)

    @staticmethod
    def layers(page):
        return page.locator(".picture:visible .layer:is(.spec, .constraints)")

    def test_every_container_can_be_chosen_with_and_without_script(self):
        for script in (True, False):
            page = self.photo(script=script)
            expect(page.locator(".container:visible h3")).to_have_text("320 pt wide, 240 pt high")
            self.choose(page, "container", "200x240")
            expect(page.locator(".container:visible h3")).to_have_text("200 pt wide, 240 pt high")
            self.choose(page, "container", "all")
            self.assertEqual(page.locator(".container:visible").count(), 2)

    def test_containers_and_modes_go_by_keyboard(self):
        page = self.photo(script=False)
        page.locator('input[name="container"]:checked').focus()
        page.keyboard.press("ArrowLeft")
        expect(page.locator(".container:visible h3")).to_have_text("200 pt wide, 240 pt high")
        page.locator('input[name="mode"]:checked').focus()
        page.keyboard.press("ArrowRight")
        self.assertTrue(page.locator('input[name="mode"][value="side"]').is_checked())

    def test_overlay_puts_both_on_one_place_and_side_by_side_does_not(self):
        for script in (True, False):
            page = self.photo(script=script)
            spec, constraints = self.boxes(page)
            self.assertEqual(spec, constraints)
            self.choose(page, "mode", "side")
            # Both at the same time: script draws them in another size in the next frame.
            spec, constraints = self.boxes(page)
            self.assertGreaterEqual(constraints["x"], spec["x"] + spec["width"])
            self.assertTrue(page.locator(".picture:visible figcaption").first.is_visible())

    def boxes(self, page):
        """The places of both layers."""
        return self.layers(page).evaluate_all("(layers) => layers.slice(0, 2).map((layer) => layer.getBoundingClientRect().toJSON())")

    def style(self, layer, name):
        return layer.evaluate("(element, name) => getComputedStyle(element)[name]", name)

    def test_onion_skin_fades_one_into_the_other(self):
        page = self.photo(script=False)
        self.choose(page, "mode", "onion")
        layers = self.layers(page)
        for amount, expected in (("0", ("1", "0")), ("75", ("0.25", "0.75")), ("100", ("0", "1"))):
            self.choose(page, "amount", amount)
            frames = [layers.nth(index).locator("rect").first for index in (0, 1)]
            self.assertEqual(tuple(self.style(frame, "opacity") for frame in frames), expected)
        words = layers.locator("text:visible").all_text_contents()
        self.assertTrue(words)
        self.assertEqual(len(words), len(set(words)), "no word appears twice")

    def test_swipe_cuts_both_at_one_line(self):
        page = self.photo(script=False)
        self.choose(page, "mode", "swipe")
        self.choose(page, "amount", "25")
        layers = self.layers(page)
        cuts = [self.style(layers.nth(index), "clipPath") for index in (0, 1)]
        self.assertEqual(cuts, ["inset(0px 25% 0px 0px)", "inset(0px 0px 0px 75%)"])

    def test_slider_takes_the_place_of_the_five_amounts(self):
        page = self.photo()
        self.choose(page, "mode", "swipe")
        self.assertFalse(page.locator("fieldset.amounts").is_visible())
        slider = page.get_by_label("Share of the constraints")
        slider.focus()
        page.keyboard.press("ArrowRight")
        self.assertEqual(slider.input_value(), "51")
        self.assertEqual(self.style(self.layers(page).nth(0), "clipPath"), "inset(0px 51% 0px 0px)")
        self.choose(page, "mode", "overlay")
        self.assertFalse(slider.is_visible())

    def test_differences_only_leaves_out_what_is_equal(self):
        for script in (True, False):
            page = self.photo(script=script)
            boxes = page.locator(".picture:visible .layer.spec svg.layout > g:visible")
            before = boxes.count()
            self.choose(page, "mode", "differences")
            self.assertEqual(before - boxes.count(), 1, "the photo is equal")
            self.choose(page, "container", "200x240")
            words = page.get_by_text("No differences in this container.")
            expect(words.locator("visible=true").first).to_be_visible()

    def test_rows_that_are_equal_can_be_hidden(self):
        page = self.photo(script=False)
        rows = page.locator(".container:visible .frames tbody tr:visible th")
        self.assertEqual(rows.count(), 4)
        page.get_by_label("Only rows that are not equal").check()
        expect(rows).to_have_text(["title", "설명"])

    def test_address_leads_back_to_container_and_mode(self):
        page = self.photo()
        self.choose(page, "container", "200x240")
        self.choose(page, "mode", "side")
        again = self.photo(fragment=page.evaluate("location.hash"))
        expect(again.locator(".container:visible h3")).to_have_text("200 pt wide, 240 pt high")
        self.assertTrue(again.locator('input[name="mode"][value="side"]').is_checked())

    def test_an_element_leads_to_why_it_is_there(self):
        page = self.open(reports.sample() / "scenario/repository-row.html")
        self.assertFalse(page.get_by_text("5 pt by line 28").first.is_visible())
        page.locator(".frames a").get_by_text("profile").click()
        expect(page.get_by_text("5 pt by line 28").first).to_be_visible()

    def test_explanations_open_without_script(self):
        page = self.open(reports.sample() / "scenario/repository-row.html", script=False)
        page.locator("summary").get_by_text("profile").first.click()
        self.assertTrue(page.get_by_text("5 pt by line 28").first.is_visible())

    def test_the_proof_is_on_the_page(self):
        page = self.open(reports.shipped() / "scenario/repository-row.html", script=False)
        self.assertTrue(page.get_by_text("equal at every width from 280 to 1200 pt: proven").is_visible())
        page.get_by_role("link", name="All width ranges").click()
        expect(page.get_by_role("heading", name="Every width")).to_be_visible()
        expect(page.get_by_role("img", name="Results from 280 to 1200 pt, 120 pt high")).to_be_visible()
        expect(page.locator("#widths ~ p").nth(2)).to_contain_text("breakpoints")

    def test_a_change_leads_there_and_back(self):
        page = self.open(reports.shipped() / "scenario/repository-row.html", script=False)
        page.get_by_role("link", name="Cost of the change to Repository row with information").click()
        page.wait_for_url("**/change/repository-row-with-information.html")
        self.assertTrue(page.get_by_text("Both notations move the same frames.").is_visible())
        for column in (1, 2):
            texts = page.locator(f".pair > div:nth-child({column}) svg.layout .lines text").all_text_contents()
            self.assertIn("octocat", texts)
        page.get_by_role("link", name="Scenarios/repository-row.yaml", exact=True).click()
        page.wait_for_url("**/scenario/repository-row.html")

    def test_a_translation_is_beside_its_spec(self):
        page = self.open(reports.shipped() / "scenario/repository-row.html", script=False)
        page.get_by_role("link", name="The layout spec, written as constraints").click()
        page.wait_for_url("**/translation/repository-row.html")
        self.assertTrue(page.get_by_text("both layouts agree at 280, 320, 375, 414 × 120 pt").is_visible())
        page.get_by_text("As a view with anchors").click()
        self.assertTrue(page.get_by_text("UIView").first.is_visible())

    def test_a_moved_frame_is_drawn_before_and_after(self):
        page = self.open(reports.gate() / "scenario/repository-row.html", script=False)
        self.assertIn("moved", page.locator(".verdict.bad").inner_text())
        self.assertTrue(page.get_by_role("img", name="Accepted").first.is_visible())
        self.assertEqual(page.locator("table.moves tbody tr").count(), 1)

    def test_a_cause_leads_to_its_line(self):
        for script in (True, False):
            page = self.open(reports.shipped() / "scenario/required-conflict.html", script=script)
            link = page.locator(".messages a[href^='#line-']").first
            number = link.inner_text()
            link.click()
            expect(page).to_have_url(re.compile(f"#line-{number}$"))
            expect(page.locator(".listing :target")).to_have_attribute("data-line", number)

    def test_a_mistake_comes_first_and_leads_to_its_lines(self):
        for script in (True, False):
            page = self.open(reports.mistake() / "scenario/mistake.html", script=script)
            expect(page.locator(".beside .small-heading")).to_contain_text("Likely mistake")
            place = page.locator(".messages li li").first
            expect(place).to_contain_text("In the layout spec, line 16: write alignItems: start for inset[0].stack")
            expect(place.locator("code")).to_have_text("alignItems: start")
            place.locator("a").click()
            expect(page.locator(".listing :target")).to_have_attribute("data-line", "16")
            other = page.locator(".messages details li").first
            expect(other).to_be_hidden()
            page.get_by_text("Other ways").click()
            expect(other).to_be_visible()
            for container in ("320", "414x120", "all"):
                self.choose(page, "container", container)
                # No cause is repeated.
                self.assertEqual(page.locator(".beside .small-heading:visible").count(), 1)
            if script:
                self.assert_accessible(page)

    def test_a_mistake_lights_up_what_differs_because_of_it(self):
        page = self.open(reports.mistake() / "scenario/mistake.html")
        link = page.locator(".messages li li a").first
        for point in (link.focus, link.hover):
            point()
            # The top and the bottom of the picture, in both layouts.
            expect(page.locator(".lights path.edge")).to_have_count(4)
            expect(page.locator(".listing .held-line")).to_have_attribute("data-line", "16")
            page.locator("h1").hover()
            expect(page.locator(".lights path")).to_have_count(0)

    def test_frames_are_whole_on_a_narrow_page(self):
        page = self.photo(width=320)
        for cell in page.locator(".container:visible .frames tbody td").all():
            box = cell.bounding_box()
            if box and cell.is_visible():
                self.assertLessEqual(box["x"] + box["width"], 320)

    def test_print_has_no_controls(self):
        page = self.photo()
        page.emulate_media(media="print")
        self.assertEqual(page.locator(".controls:visible").count(), 0)
        self.assertFalse(page.locator(".containers > legend").is_visible())
        self.assertEqual(page.locator(".choice:visible").count(), 0)

    def test_pictures_say_what_they_show(self):
        page = self.photo(script=False)
        picture = page.get_by_role("img", name="Constraints, 320 pt wide, 240 pt high")
        self.assertIn("The layouts differ in title.", picture.locator("desc").first.text_content())

    def test_a_page_with_many_elements_stays_small(self):
        self.assertLessEqual(reports.large_page().stat().st_size, 400_000)
        self.open(reports.large_page())
