"""A scenario's page: containers, pictures, explanations."""

import re
import sys

import reports
from page_case import PageCase
from playwright.sync_api import expect

PHOTO = "scenario/photo-with-inset-title.html"
ROW = "scenario/column-that-cannot-shrink.html"

# The places of the texts that are to be seen in a picture, by the element that they are of.
TEXTS = """(groups) => groups.flatMap((group) => [...group.querySelectorAll(".lines text, text.name")]
  .filter((text) => text.textContent && text.checkVisibility() && text.getClientRects().length > 0)
  .map((text) => {
    const { left, top, right, bottom } = text.getBoundingClientRect();
    // What a line has above and below its letters may touch.
    const rest = (bottom - top) * 0.2;
    return [group.querySelector("title")?.textContent.split(":")[0] ?? text.textContent, left + 1, top + rest, right - 1, bottom - rest, text.textContent];
  }))"""


@reports.once
def screens():
    """A report over thirty screens of an app, of which two differ."""
    sys.path.insert(0, str(reports.PROJECT / "Tests/ManyScreens"))
    import many_screens

    folder = reports.folder() / "screens"
    many_screens.write(folder, 30)
    return reports.make([folder, "--no-timing"], reports.folder() / "thirty")


class ScenarioPageTests(PageCase):
    def photo(self, **options):
        return self.open(reports.sample() / PHOTO, **options)

    @staticmethod
    def layers(page):
        return page.locator(".picture:visible .layer:is(.spec, .constraints)")

    def test_every_container_can_be_chosen_with_and_without_script(self):
        page = self.photo(script=False)
        shown = page.locator(".shot:visible")
        expect(shown).to_have_attribute("data-container", "320x240")
        self.choose(page, "container", "200x240")
        expect(shown).to_have_attribute("data-container", "200x240")
        self.choose(page, "container", "all")
        expect(page.locator(".shot-name:visible")).to_have_text(["200 pt wide, 240 pt high", "320 pt wide, 240 pt high"])
        page = self.open(reports.shipped() / ROW)
        self.choose(page, "container", "320")
        expect(page.locator("#exact-width")).to_have_value("320")
        self.assertEqual(page.locator(".shot:visible").count(), 0)
        self.choose(page, "container", "all")
        self.assertEqual(page.locator(".shot:visible").count(), 5)

    def test_containers_and_modes_go_by_keyboard(self):
        page = self.photo(script=False)
        page.locator('input[name="container"]:checked').focus()
        page.keyboard.press("ArrowLeft")
        expect(page.locator(".shot:visible")).to_have_attribute("data-container", "200x240")
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
            boxes = page.locator(".picture:visible .layer.spec svg g:has(> title):visible")
            before = boxes.count()
            self.choose(page, "mode", "differences")
            self.assertEqual(before - boxes.count(), 1, "the photo is equal")
            self.choose(page, "container", "200x240")
            words = page.get_by_text("No differences in this container.")
            expect(words.locator("visible=true").first).to_be_visible()

    def test_address_leads_back_to_container_and_mode(self):
        page = self.photo()
        self.choose(page, "container", "200x240")
        self.choose(page, "mode", "side")
        again = self.photo(fragment=page.evaluate("location.hash"))
        expect(again.locator('input[name="container"][value="200x240"]')).to_be_checked()
        expect(again.locator(".shot:visible")).to_have_attribute("data-container", "200x240")
        self.assertTrue(again.locator('input[name="mode"][value="side"]').is_checked())

    def test_an_element_leads_to_why_it_is_there(self):
        for script in (True, False):
            page = self.open(reports.sample() / "scenario/repository-row.html", script=script)
            self.assertFalse(page.get_by_text("5 pt by line 28").first.is_visible())
            page.locator("summary").get_by_text("Frames").click()
            page.locator(".frames a").get_by_text("profile").click()
            if not script:
                # The address opens what is around its place; a click opens the element.
                page.locator(".why summary").get_by_text("profile").click()
            expect(page.get_by_text("5 pt by line 28").first).to_be_visible()

    def test_an_address_opens_the_fold_that_it_leads_into(self):
        for script in (True, False):
            for place in ("frames", "why", "every-width", "again"):
                page = self.open(reports.shipped() / ROW, script=script, fragment=f"#{place}")
                expect(page.locator(f"#{place}")).to_be_visible()
                expect(page.locator(f"#{place}")).to_be_in_viewport()

    def test_everything_but_picture_cause_and_sources_is_folded_and_found_by_its_title(self):
        page = self.open(reports.shipped() / ROW, script=False)
        titles = page.locator("details.fold > summary h2")
        expect(titles).to_have_text(
            ["Frames", "Why each element is where it is", "Every width, before rounding", "Reproduce"]
        )
        self.assertEqual(page.locator("details.fold[open]").count(), 0)
        # Half as long as before there were folds.
        self.assertLess(page.evaluate("document.documentElement.scrollHeight"), 2500)

    def test_a_sentence_says_what_holds_at_which_widths(self):
        for report, name, words in (
            (reports.shipped(), "column-that-cannot-shrink", "Differs from 280 to 457 pt; equal from there to 1200 pt, proven."),
            (reports.shipped(), "repository-row", "Equal at every width from 280 to 1200 pt, proven."),
            (reports.shipped(), "required-conflict", "Constraints conflict from 240 to 284 pt; equal from there to 1200 pt, proven."),
            (reports.shipped(), "tie-between-two-labels", "Equal at every width from 240 to 1200 pt, proven. received and sent are ambiguous."),
        ):
            page = self.open(report / f"scenario/{name}.html", script=False)
            expect(page.locator(".holds")).to_have_text(words)

    def test_the_proof_is_on_the_page(self):
        page = self.open(reports.shipped() / ROW, script=False)
        page.locator("summary").get_by_text("Every width").click()
        expect(page.get_by_role("img", name="Results from 280 to 1200 pt, 120 pt high")).to_be_visible()
        expect(page.locator("#every-width")).to_contain_text("3 breakpoints")
        expect(page.locator("#every-width .chart").first).to_be_visible()

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
        self.assertTrue(page.get_by_role("radio", name="Anchors").is_checked())
        self.assertTrue(page.get_by_text("UIView").first.is_visible())

    def test_a_moved_frame_is_drawn_before_and_after(self):
        page = self.open(reports.gate() / "scenario/repository-row.html", script=False)
        self.assertIn("moved", page.locator(".holds").first.inner_text())
        self.assertTrue(page.get_by_role("img", name="Accepted").first.is_visible())
        self.assertEqual(page.locator("table.moves tbody tr").count(), 1)

    def test_a_cause_leads_to_its_line(self):
        for script in (True, False):
            page = self.open(reports.shipped() / "scenario/required-conflict.html", script=script)
            link = page.locator(".messages a[href^='#line-']").first
            number = link.inner_text()
            link.click()
            expect(page).to_have_url(re.compile(f"#line-{number}$"))
            expect(page.locator(".listing :target")).to_have_attribute("id", f"line-{number}")

    def test_a_cause_has_both_sides_and_its_lines_are_marked(self):
        page = self.open(reports.shipped() / ROW, script=False)
        expect(page.locator(".cause h2")).to_have_text("username ends at 452 pt and at 275 pt")
        sides = page.locator(".cause .side")
        expect(sides.nth(0)).to_contain_text("In the spec, line 34")
        expect(sides.nth(0)).to_contain_text("402 pt by line 34")
        expect(sides.nth(1)).to_contain_text("In the constraints, line 41")
        expect(sides.nth(1).locator("code")).to_have_text("username.trailing == superview.trailing - 5")
        marked = page.locator(".listing .marked")
        self.assertEqual(marked.evaluate_all("(lines) => lines.map((line) => line.id)"), ["line-34", "line-41"])

    def test_a_mistake_comes_first_and_leads_to_its_lines(self):
        for script in (True, False):
            page = self.open(reports.mistake() / "scenario/mistake.html", script=script)
            expect(page.locator(".cause-kind")).to_have_text("Likely mistake")
            expect(page.locator(".cause h2")).to_have_text("profile is 58.3 pt and 40 pt high")
            fix = page.locator(".fix.good")
            expect(fix).to_contain_text("Write alignItems: start for inset[0].stack (stretch unless it is written)")
            expect(fix).to_contain_text("then both agree in all 4 containers")
            expect(fix.locator("code")).to_have_text("alignItems: start")
            expect(page.locator(".side.constraints code")).to_have_text("profile.height == 40")
            page.locator(".side.spec a").click()
            expect(page.locator(".listing :target")).to_have_attribute("id", "line-16")
            other = page.locator(".cause details li").first
            expect(other).to_be_hidden()
            page.get_by_text("Other ways").click()
            expect(other).to_be_visible()
            for container in ("320", "414x120", "all"):
                self.choose(page, "container", container)
                # No cause is repeated.
                self.assertEqual(page.locator(".causes h2:visible").count(), 1)
            if script:
                self.assert_accessible(page)

    def test_a_mistake_lights_up_what_differs_because_of_it(self):
        page = self.open(reports.mistake() / "scenario/mistake.html")
        link = page.locator(".side.spec a")
        for point in (link.focus, link.hover):
            point()
            # The top and the bottom of the picture, in both layouts.
            expect(page.locator(".lights path.edge")).to_have_count(4)
            expect(page.locator(".listing .held-line")).to_have_attribute("id", "line-16")
            page.locator("h1").hover()
            expect(page.locator(".lights path")).to_have_count(0)

    def test_frames_are_whole_on_a_narrow_page(self):
        page = self.photo(width=320, fragment="#frames")
        cells = page.locator(".frames tbody td:visible")
        self.assertGreater(cells.count(), 4)
        for cell in cells.all():
            box = cell.bounding_box()
            self.assertLessEqual(box["x"] + box["width"], 320)

    def test_frames_say_what_differs_in_which_container(self):
        page = self.open(reports.shipped() / ROW, script=False, fragment="#frames")
        row = page.locator(".frames tbody tr").filter(has=page.locator("th", has_text="username"))
        expect(row.locator("td").first).to_contain_text("50, 5, 402 × 19.5")
        expect(row.locator("td b").first).to_have_text("50, 5, 225 × 19.5")
        expect(row.locator("td em").first).to_contain_text("right −177")
        # Neighbours with the same frames share a cell.
        profile = page.locator(".frames tbody tr").filter(has=page.locator("th", has_text="profile"))
        expect(profile.locator("td")).to_have_count(1)

    def test_print_shows_what_is_on_the_screen_without_controls(self):
        for script in (True, False):
            page = self.photo(script=script)
            folds = page.locator("details:not([open])").count()
            page.emulate_media(media="print")
            self.assertEqual(page.locator(".controls:visible, input:visible, button:visible").count(), 0)
            self.assertEqual(page.locator(".picture:visible").count(), 1)
            self.assertEqual(page.locator("details:not([open])").count(), folds)

    def test_pictures_say_what_they_show(self):
        page = self.photo(script=False)
        picture = page.get_by_role("img", name="Layout spec, 320 pt wide, 240 pt high")
        self.assertIn("The layouts differ in title.", picture.locator("desc").first.text_content())

    def test_a_page_with_many_elements_stays_small(self):
        self.assertLessEqual(reports.large_page().stat().st_size, 400_000)
        self.open(reports.large_page())

    def test_a_page_of_five_elements_is_small_and_smaller_where_they_agree(self):
        # A report over 500 such screens is 25 MB at most.
        sizes = {True: [], False: []}
        for file in sorted((screens() / "scenario").glob("*.html")):
            text = file.read_text(encoding="utf-8")
            sizes["✓</span> agrees</span></p>" in text].append((len(text.encode()), file.name))
        self.assertGreater(len(sizes[True]), 20)
        self.assertGreater(len(sizes[False]), 1)
        self.assertLessEqual(max(sizes[True])[0], 30_000, max(sizes[True]))
        self.assertLessEqual(max(sizes[False])[0], 45_000, max(sizes[False]))

    def test_layouts_that_agree_are_drawn_once(self):
        page = self.open(reports.shipped() / "scenario/repository-row.html", script=False)
        self.assertEqual(page.locator(".shot:visible figure.layer").count(), 1)
        self.assertEqual(page.locator("input[name=mode]").count(), 0, "nothing can be laid over another")
        expect(page.get_by_role("img", name="Both layouts agree")).to_be_visible()

    def test_texts_are_drawn_once(self):
        for width in (1280, 390):
            for report, name in (
                (reports.shipped(), "column-that-cannot-shrink"), (reports.shipped(), "stretched-profile"),
                (reports.shipped(), "overlapping-inset"), (reports.shipped(), "repository-row"), (reports.mistake(), "mistake"),
            ):
                for script in (True, False):
                    page = self.open(report / f"scenario/{name}.html", width=width, script=script)
                    boxes = page.locator(".picture:visible svg g:has(> rect)")
                    texts = boxes.evaluate_all(TEXTS)
                    self.assertGreater(len(texts), 0)
                    for index, a in enumerate(texts):
                        for b in texts[:index]:
                            is_over = a[1] < b[3] and b[1] < a[3] and a[2] < b[4] and b[2] < a[4]
                            self.assertFalse(is_over and a[0] == b[0], f"{name} at {width}, script {script}: {a} is over {b}")
                    page.context.close()

    def test_the_page_keeps_its_height_while_it_is_scrolled_and_end_is_its_end(self):
        for width, report, name in ((1280, reports.shipped(), ROW), (390, reports.shipped(), ROW), (1280, reports.mistake(), "scenario/mistake.html")):
            page = self.open(report / name, width=width)
            page.evaluate("document.fonts.ready")
            self.drawn(page)
            look = "() => [document.documentElement.scrollHeight, Math.round(scrollY + innerHeight)]"
            height = page.evaluate(look)[0]
            for place in range(0, height, 200):
                page.evaluate("(place) => scrollTo(0, place)", place)
                self.drawn(page)
                self.assertEqual(page.evaluate(look)[0], height, f"{name} at {place}")
            page.evaluate("scrollTo(0, 0)")
            page.keyboard.press("End")
            page.wait_for_function("() => Math.round(scrollY + innerHeight) === document.documentElement.scrollHeight")
            self.assertEqual(page.evaluate(look), [height, height])
