"""The picture of both layouts at any width."""

import json
import random
import re
import subprocess

import reports
from page_case import PageCase, Thread
from playwright.sync_api import expect

DIFFERING = ["scenario/column-that-cannot-shrink", "scenario/stretched-profile", "scenario/stack-wrap"]
FILES = {
    "scenario/column-that-cannot-shrink": "Scenarios/wiki/column-that-cannot-shrink.yaml",
    "scenario/stretched-profile": "Scenarios/wiki/stretched-profile.yaml",
    "scenario/stack-wrap": "Scenarios/specs/stack-wrap.yaml",
    "scenario/repository-row": "Scenarios/repository-row.yaml",
}

# A hundred steps of a slide, as many as there may be between two frames of a slow machine.
STEPS = """() => {
  const field = document.querySelector("#width");
  for (let width = 300; width < 400; width += 1) {
    field.value = width;
    field.dispatchEvent(new Event("input"));
  }
}"""
# As many, each of which is drawn and laid out.
DRAWINGS = """() => {
  const [stage, field] = [document.querySelector(".stage"), document.querySelector("#width")];
  for (let width = 300; width < 400; width += 1) {
    field.value = width;
    field.dispatchEvent(new Event("input"));
    stage.dispatchEvent(new Event("redraw"));
    document.body.getBoundingClientRect();
  }
}"""
LAYOUTS = """() => {
  const content = document.querySelector("main");
  for (let time = 0; time < 50; time += 1) {
    content.hidden = true;
    document.body.getBoundingClientRect();
    content.hidden = false;
    document.body.getBoundingClientRect();
  }
}"""


class SliderTests(PageCase):
    def slider(self, name=DIFFERING[0], **options):
        page = self.open(reports.shipped() / f"{name}.html", **options)
        # Without script nothing is awaited: the page cannot answer.
        if options.get("script", True):
            self.settle(page)
        return page

    @staticmethod
    def settle(page):
        """Waits for the script, for fonts, which move what is below them, and for the frame that draws the newest width."""
        page.wait_for_function("document.querySelector('.readout')?.textContent !== '' && !document.querySelector('.unpainted')")
        page.evaluate("document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))")

    @staticmethod
    def frames(page):
        """The frames that are drawn, by side and element: x, y, width and height."""
        return page.evaluate(
            """() => Object.fromEntries(["spec", "constraints"].map((side) => [side, Object.fromEntries(
              [...document.querySelectorAll(`.live .${side} svg.layout > g:not(.more)`)].map((group) => [
                group.querySelector("title").textContent.split(":")[0],
                [...group.getAttribute("transform").match(/-?[\\d.]+/g), ...["width", "height"].map((name) => group.querySelector("rect").getAttribute(name))].map(Number),
              ]))]))"""
        )

    def move(self, page, width):
        """Moves as somebody does who writes a width."""
        page.locator("#exact-width").fill(str(width))
        self.settle(page)

    @classmethod
    def choose_option(cls, page, name, value):
        """Chooses what is folded below the slider."""
        if page.locator(".options[open]").count() == 0:
            page.locator(".options summary").click()
        cls.choose(page, name, value)

    @staticmethod
    def engines(file, container):
        """The exact frames of each engine that has a notation, by one run of `layoutdiff frames`."""
        arguments = ["frames", file, "--container", container, "--rounding", "off", "--json"]
        run = subprocess.run([reports.TOOL, *arguments], cwd=reports.PROJECT, capture_output=True, check=True, text=True)
        return {one["engine"]: one["frames"] for one in json.loads(run.stdout)}

    def test_at_50_random_widths_the_frames_drawn_are_those_of_both_engines(self):
        for seed, (name, file) in enumerate(FILES.items()):
            page = self.slider(name)
            course = page.locator(".course").first
            height = course.get_attribute("data-height")
            widths = random.Random(seed)
            breaks = course.locator("li").evaluate_all(
                "(items) => items.flatMap((item) => [item.dataset.spec, item.dataset.constraints ?? '']).join(';').split(';')"
                ".flatMap((pieces) => pieces.split(' ').filter((number, index) => index % 3 === 0).map(Number))"
            )
            for _ in range(50 // len(FILES) + 1):
                width = round(widths.uniform(280, 1200), 3)
                # A breakpoint is known to a few millionths only.
                if any(abs(width - one) < 0.01 for one in breaks):
                    continue
                self.move(page, width)
                drawn = self.frames(page)
                container = str(width) if height == "auto" else f"{width}x{height}"
                expected = self.engines(file, container)
                self.assertEqual(set(expected), {"spec", "constraints"})
                for side, frames in expected.items():
                    for element, frame in frames.items():
                        for a, b in zip(drawn[side][element], frame):
                            self.assertAlmostEqual(a, max(b, 0), delta=0.011, msg=f"{name} {width} {side} {element}")

    def test_edges_that_differ_light_up_and_are_named(self):
        page = self.slider()
        self.move(page, 320)
        words = page.locator(".readout").inner_text()
        self.assertIn("4 edges differ", words)
        named = re.search(r"most of all (\S+)\.(left|top|right|bottom) by ([+−][\d.]+) pt", words)
        frames = self.frames(page)
        edges = lambda frame: [frame[0], frame[1], frame[0] + frame[2], frame[1] + frame[3]]
        largest = max(abs(a - b) for name in frames["spec"] for a, b in
                      zip(edges(frames["spec"][name]), edges(frames["constraints"][name])))
        self.assertAlmostEqual(abs(float(named[3].replace("−", "-"))), largest, delta=0.02)
        lit = page.locator(".live .constraints .lit").evaluate_all("(paths) => paths.filter((path) => path.getAttribute('d')).length")
        self.assertGreater(lit, 0)
        self.move(page, 900)
        self.assertIn("all edges are equal", page.locator(".readout").inner_text())
        lit = page.locator(".live .lit").evaluate_all("(paths) => paths.filter((path) => path.getAttribute('d')).length")
        self.assertEqual(lit, 0)

    def test_keys_and_field_move_the_slider(self):
        page = self.slider()
        page.locator("#width").focus()
        before = float(page.locator("#exact-width").input_value())
        page.keyboard.press("ArrowRight")
        self.assertEqual(float(page.locator("#exact-width").input_value()), before + 1)
        page.keyboard.press("End")
        self.assertEqual(page.locator("#exact-width").input_value(), "1200")
        # It is written with the next frame that is drawn.
        expect(page.locator("#width")).to_have_attribute("aria-valuetext", "1200 pt")
        self.move(page, 5)
        self.assertEqual(self.frames(page)["spec"]["superview"][2], 280, "a width outside is the nearest one inside")

    def test_the_slider_stays_where_it_is_while_the_picture_grows_and_shrinks(self):
        page = self.slider("scenario/photo-with-inset-title")
        places = []
        for width in (280, 500, 1200, 280):
            self.move(page, width)
            places.append(page.locator("#width").bounding_box()["y"])
        self.assertLess(max(places) - min(places), 2, places)

    def test_the_picture_keeps_its_own_size_up_to_the_next_container(self):
        # Another size makes a browser lay all of the picture out anew, in each frame.
        page = self.open(reports.forty() / "scenario/forty.html")
        sizes = set()
        for width in (300, 310.5, 319.5):
            self.move(page, width)
            sizes.add(page.locator(".live .spec svg.layout").evaluate("(svg) => svg.getAttribute('viewBox').split(' ')[2]"))
        self.assertEqual(len(sizes), 1)
        clipped = page.locator(".live .spec svg.lines").evaluate_all(
            "(all) => all.filter((lines) => getComputedStyle(lines).overflow !== 'visible').length"
        )
        self.assertEqual(clipped, 0)

    def test_touch_moves_the_slider(self):
        page = self.slider(has_touch=True, width=390)
        page.locator("#width").scroll_into_view_if_needed()
        box = page.locator("#width").bounding_box()
        page.touchscreen.tap(box["x"] + box["width"] * 0.75, box["y"] + box["height"] / 2)
        page.wait_for_function("() => Math.abs(Number(document.querySelector('#exact-width').value) - 970) <= 30")

    def test_an_event_leads_to_its_width(self):
        page = self.slider()
        page.locator(".happenings:visible summary").click()
        event = page.locator(".events li.good button").first
        width = event.locator("xpath=ancestor::li").get_attribute("data-width")
        event.click()
        self.settle(page)
        self.assertAlmostEqual(float(page.locator("#exact-width").input_value()), float(width), delta=0.01)
        current = page.locator(".events [aria-current]")
        self.assertEqual(current.get_attribute("data-width"), width)

    def test_address_leads_back_to_width_height_and_pixels(self):
        page = self.slider()
        self.choose_option(page, "height", "120")
        self.choose_option(page, "pixels", "2")
        page.locator("#exact-width").fill("333.3")
        page.keyboard.press("Enter")
        again = self.slider(fragment=page.evaluate("location.hash"))
        self.assertEqual(again.locator("#exact-width").input_value(), "333.3")
        frame = self.frames(again)["spec"]["superview"]
        self.assertEqual(frame[2:], [333.5, 120])

    def test_a_case_has_frames_and_texts_of_its_own_and_is_in_the_address(self):
        page = self.slider("scenario/unread-message")
        self.choose(page, "case", "long, rightToLeft")
        self.move(page, 333)
        page.keyboard.press("Enter")
        self.drawn(page)
        expected = self.engines("Scenarios/unread-message.yaml", "333, long, rightToLeft")
        drawn = self.frames(page)
        for side, frames in expected.items():
            # Stack views are no elements.
            compared = frames.keys() & drawn[side].keys()
            self.assertGreaterEqual(len(compared), 4)
            for element in compared:
                for a, b in zip(drawn[side][element], frames[element]):
                    self.assertAlmostEqual(a, b, delta=0.011, msg=f"{side} {element}")
        self.assertIn("late, since", page.locator(".live .spec svg").first.text_content())
        again = self.slider("scenario/unread-message", fragment=page.evaluate("location.hash"))
        self.assertEqual(again.locator("input[name=case]:checked").input_value(), "long, rightToLeft")
        self.assertEqual(self.frames(again), self.frames(page))
        self.choose(again, "container", "390")
        self.assertEqual(again.locator("input[name=case]:checked").input_value(), "long, rightToLeft", "a width keeps the case")

    def test_a_page_of_what_breaks_begins_there_in_red_and_leads_to_the_other_places(self):
        page = self.open(reports.breaking() / "scenario/message-row.html")
        self.settle(page)
        self.assertEqual(page.locator("input[name=case]:checked").input_value(), "accessibility3")
        self.assertIn("name and badge overlap", page.locator(".readout.bad").inner_text())
        self.assertEqual(page.locator(".live .broken").count(), 2)
        kinds = page.locator(".cause-kind").all_text_contents()
        self.assertEqual(kinds[0], "Broken promise")
        self.assertIn("Finding", kinds)
        self.choose(page, "case", "")
        self.drawn(page)
        self.assertEqual(page.locator(".live .broken").count(), 0)
        page.locator("a.shown").first.click()
        self.drawn(page)
        self.assertEqual(page.locator(".live .broken").count(), 2)
        self.assertEqual(page.locator("input[name=case]:checked").input_value(), "accessibility3")
        marked = page.locator(".cases label.bad input").evaluate_all("(all) => all.map((input) => input.value)")
        self.assertEqual(marked, ["accessibility3", "long", "long, accessibility3"])

    def test_a_container_moves_the_slider_there(self):
        page = self.slider()
        self.choose(page, "container", "414x120")
        self.assertEqual(page.locator("#exact-width").input_value(), "414")
        self.drawn(page)
        self.assertEqual(self.frames(page)["spec"]["superview"][2:], [414, 120])

    def test_at_a_container_the_edges_on_pixels_are_those_of_both_engines(self):
        page = self.slider()
        self.choose_option(page, "pixels", "2")
        for container in ("280", "320", "414x120"):
            self.choose(page, "container", container)
            self.drawn(page)
            self.assertIn("as both engines round them", page.locator(".readout").inner_text())
            drawn = self.frames(page)
            for side in ("spec", "constraints"):
                arguments = ["frames", FILES[DIFFERING[0]], "--engine", side, "--container", container, "--json"]
                run = subprocess.run([reports.TOOL, *arguments], cwd=reports.PROJECT, capture_output=True, check=True, text=True)
                for element, frame in json.loads(run.stdout)["frames"].items():
                    for a, b in zip(drawn[side][element], frame):
                        self.assertAlmostEqual(a, b, delta=0.001, msg=f"{container} {side} {element}")
        self.move(page, 333)
        self.assertIn("exact at 414 pt and 2×", page.locator(".readout").inner_text(), "a container of this height")

    def test_differences_have_dimension_lines_with_their_length(self):
        page = self.slider()
        self.move(page, 320)
        texts = page.locator(".live .dimension text").all_text_contents()
        self.assertIn("−136.99 pt", texts)
        self.assertEqual(len([text for text in texts if text]), len({text for text in texts if text}), "each length once")
        self.move(page, 900)
        self.assertEqual(page.locator(".live .dimension").count(), 0)

    def test_lengths_of_differences_cover_no_text(self):
        areas = """(texts) => texts.filter((text) => text.textContent && text.getClientRects().length > 0).map((text) => {
          const { left, top, right, bottom } = text.getBoundingClientRect();
          // A frame clips lines that do not fit.
          const frame = text.closest('svg.lines[overflow="hidden"]')?.parentNode.querySelector("rect").getBoundingClientRect();
          const rest = (bottom - top) * 0.2;
          const ends = [Math.min(right, frame?.right ?? right), Math.min(bottom, frame?.bottom ?? bottom)];
          return [left + 1, top + rest, ends[0] - 1, ends[1] - rest, text.textContent];
        })"""
        for name in [*DIFFERING, "scenario/inactive-anchors"]:
            for width in (1280, 390):
                page = self.slider(name, width=width)
                lengths = page.locator(".live .dimension text").evaluate_all(areas)
                others = page.locator(".live :is(.lines, .control) text, .live text.name").evaluate_all(areas)
                for a in lengths:
                    for b in others:
                        is_over = a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]
                        self.assertFalse(is_over, f"{name} {width}: {a[4]} is over {b[4]}")

    def test_letters_of_lengths_are_inside_the_picture(self):
        # The lowest ink of "pt" is 0.2 of the size below the line.
        below = """(texts) => texts.filter((text) => text.textContent).map((text) => {
          const { y, height } = text.ownerSVGElement.viewBox.baseVal;
          return y + height - (text.y.baseVal[0].value + 0.2 * Number(text.getAttribute("font-size")));
        })"""
        page = self.slider("scenario/stack-grow-past-maximum", width=768)
        for width in (600, 900):
            self.move(page, width)
            distances = page.locator(".live .dimension text").evaluate_all(below)
            self.assertGreater(len(distances), 0)
            self.assertGreaterEqual(min(distances), 0, f"at {width} pt")

    def test_given_frames_are_drawn_at_their_container(self):
        page = self.open(reports.given() / "scenario/given.html")
        self.assertEqual(page.locator(".live rect.given").count(), 1)
        self.assertIn("not as in the given frames: title", page.locator(".readout").inner_text())
        self.move(page, 333)
        self.assertEqual(page.locator(".live rect.given").count(), 0)

    def test_one_notation_alone_slides_as_its_engine_does(self):
        for seed, (name, side, height) in enumerate((("card", "spec", None), ("rules", "constraints", 100), ("narrow", "constraints", 100))):
            page = self.open(reports.single() / f"scenario/{name}.html")
            self.assertEqual(page.locator(".live figure.layer").count(), 1)
            file = reports.single().parent / f"notations/{name}.yaml"
            widths = random.Random(seed)
            starts = page.locator(".course li").evaluate_all(
                "(items) => items.flatMap((item) => item.dataset.spec.split(';'))"
                ".flatMap((pieces) => pieces.split(' ').filter((number, index) => index % 3 === 0).map(Number))"
            )
            for _ in range(17):
                width = round(widths.uniform(290, 1200), 3)
                if any(abs(width - one) < 0.01 for one in starts):
                    continue
                self.move(page, width)
                drawn = self.frames(page)[side]
                for element, frame in self.engines(file, f"{width}x{height}" if height else str(width))[side].items():
                    for a, b in zip(drawn[element], frame):
                        self.assertAlmostEqual(a, max(b, 0), delta=0.011, msg=f"{name} {width} {element}")
            self.assert_accessible(page)

    def test_one_notation_alone_says_what_is_known_of_it(self):
        page = self.open(reports.single() / "scenario/narrow.html")
        self.move(page, 250)
        self.assertIn("conflict", page.locator(".readout").inner_text())
        self.move(page, 400)
        self.assertNotIn("equal", page.locator(".readout").inner_text())
        page = self.open(reports.single() / "scenario/rules.html")
        self.assertIn("not as in the given frames: photo", page.locator(".readout").inner_text())
        self.assertEqual(page.locator(".live rect.given").count(), 1)
        self.choose_option(page, "pixels", "2")
        expect(page.locator(".readout")).to_contain_text("as the engine rounds them")

    def test_one_notation_alone_is_linked_with_its_lines(self):
        for name, side, edge, line in (("card", "spec", "title left", "spacing: 8"), ("rules", "constraints", "title right", "[photo(40)]-8-")):
            page = self.open(reports.single() / f"scenario/{name}.html")
            path = page.locator(f'.links .targets path[data-edge="{edge}"]')
            path.wait_for(state="attached")
            self.assertEqual(path.count(), 1)
            path.dispatch_event("pointerover")
            self.assertIn(line, " ".join(page.locator(".held-line").all_inner_texts()))
            self.assertEqual(page.locator(f".links .edge.{side}").count(), 1)
            page.locator(".listing li").filter(has_text=line).hover()
            self.assertGreater(page.locator(f".links .edge.{side}").count(), 0)

    def test_lines_are_those_of_the_text_engine_and_wrap(self):
        page = self.slider("scenario/repository-row")
        counts = []
        for width in (280, 600):
            self.move(page, width)
            texts = page.locator(".live .spec .lines text").all_text_contents()
            counts.append(len(texts))
        self.assertGreater(counts[0], counts[1])
        places = page.locator(".live .spec .lines text").evaluate_all(
            "(texts) => texts.map((text) => Math.abs(text.getComputedTextLength() - Number(text.getAttribute('textLength'))))"
        )
        self.assertTrue(all(place < 1 for place in places), places)

    def test_text_is_as_wide_as_it_was_measured_in_the_font_beside_the_page(self):
        page = self.slider("scenario/repository-row")
        page.evaluate("document.fonts.ready")
        loaded = page.evaluate("[...document.fonts].filter((font) => font.status === 'loaded').map((font) => font.family)")
        self.assertIn("Measured", " ".join(loaded))
        widths = page.locator(".live .spec .lines text").evaluate_all(
            """(texts) => texts.map((text) => {
              const measured = Number(text.getAttribute("textLength"));
              text.removeAttribute("textLength");
              return [text.getComputedTextLength(), measured];
            })"""
        )
        self.assertGreater(len(widths), 1)
        for drawn, measured in widths:
            self.assertLess(abs(drawn - measured), 0.01 * measured, widths)

    def test_play_moves_and_pause_stops(self):
        page = self.slider()
        before = page.locator("#exact-width").input_value()
        page.locator(".play").click()
        page.wait_for_function("(before) => document.querySelector('#exact-width').value !== before", arg=before)
        page.locator(".play").click()
        self.assertIn("width=", page.evaluate("location.hash"))

    def test_without_script_events_and_pictures_stay(self):
        page = self.slider(script=False)
        self.assertFalse(page.locator(".stage").is_visible())
        page.locator(".happenings summary").first.click()
        self.assertTrue(page.locator(".events li").first.is_visible())
        self.assertTrue(page.locator(".shot:visible .layer").first.is_visible())

    def test_steps_between_two_frames_are_drawn_once_and_cost_next_to_nothing(self):
        page = self.slider(DIFFERING[0])
        page.evaluate("globalThis.count = 0; document.querySelector('.stage').addEventListener('drawn', () => { count += 1; })")
        page.evaluate(STEPS)
        self.drawn(page)
        self.assertEqual(page.evaluate("count"), 1)
        costs = Thread(page).shortest({"steps": STEPS, "drawings": DRAWINGS})
        self.assertLess(10 * costs["steps"], costs["drawings"], costs)

    def test_forty_elements_are_drawn_sooner_than_their_page_is_laid_out_and_it_is_small(self):
        file = reports.forty() / "scenario/forty.html"
        self.assertLessEqual(file.stat().st_size, 400_000)
        page = self.open(file)
        # A hundred drawings, and fifty layouts of what is on the screen and near it.
        costs = Thread(page).shortest({"drawings": DRAWINGS, "layouts": LAYOUTS})
        self.assertLess(costs["drawings"], costs["layouts"], costs)

    def test_a_step_of_the_slider_forces_no_layout(self):
        # Counts do not depend on how busy the machine is. Chromium's shell lays a moved thumb out before the
        # frame, Chromium within it: what the page must not do is to ask for a layout while it draws.
        page = self.open(reports.forty() / "scenario/forty.html")
        # What is drawn once the picture stays: on a busy machine it would stay for a while between two frames.
        page.wait_for_selector(".links .targets path", state="attached")
        self.settle(page)
        steps = """async (read) => {
              const { setTimeout } = globalThis;
              globalThis.setTimeout = () => 0;
              const field = document.querySelector("#width");
              for (let width = 300; width < 320; width += 1) {
                field.value = width;
                field.dispatchEvent(new Event("input"));
                if (read) document.querySelector(".live svg").getBoundingClientRect();
                await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
              }
              globalThis.setTimeout = setTimeout;
            }"""
        (all_layouts, forced), (_, forced_by_test) = self.layouts(page, steps, False), self.layouts(page, steps, True)
        self.assertEqual(forced, 0)
        self.assertLessEqual(all_layouts, 20 * 2 + 2)
        self.assertGreaterEqual(forced_by_test, 20, "a layout that is asked for is counted")

    @staticmethod
    def layouts(page, script, argument):
        """How often a page is laid out while a script runs, and how often of these because script asks for it."""
        browser = reports.browser()
        categories = ["devtools.timeline", "disabled-by-default-devtools.timeline.stack"]
        browser.start_tracing(page=page, categories=categories)
        page.evaluate(script, argument)
        events = json.loads(browser.stop_tracing())["traceEvents"]
        layouts = [event for event in events if event["name"] == "Layout" and event["ph"] in "BX"]
        return len(layouts), sum("stackTrace" in event["args"]["beginData"] for event in layouts)

    def test_tooltips_follow_once_the_picture_stays(self):
        page = self.slider()
        self.move(page, 500.5)
        page.wait_for_function(
            """() => [...document.querySelectorAll(".live .spec title")].some((title) => title.textContent.includes("500.5 ×"))"""
        )

    def test_it_fits_and_is_accessible_on_every_screen(self):
        for name in DIFFERING:
            for width in (320, 390, 1280):
                page = self.slider(name, width=width)
                for to in (280, 700, 1200):
                    self.move(page, to)
                    self.assert_fits(page, width)
        self.assert_accessible(self.slider(DIFFERING[2]))
        self.assert_accessible(self.slider(width=320, scheme="dark"))

    def test_a_page_without_frames_at_all_widths_has_no_slider(self):
        page = self.open(reports.sample() / "scenario/broken.html")
        self.assertEqual(page.locator(".stage").count(), 0)

    def test_hostile_text_is_shown_as_text(self):
        page = self.open(reports.sample() / "scenario/repository-row.html")
        self.assertEqual(page.locator(".live script, .live b").count(), 0)
        self.assertIn("octo<b>cat</b>", page.locator(".live .spec .control text").all_text_contents())
        self.assertIn("Layouts &", " ".join(page.locator(".live .spec .lines text").all_text_contents()))
