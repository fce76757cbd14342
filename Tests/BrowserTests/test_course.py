"""The pages of the course: answers, reasons, progress, and what holds without script."""

import re
import subprocess

import reports
from page_case import PageCase
from playwright.sync_api import expect

LESSONS = reports.PROJECT / "Sources/Output/Course/Lessons"
# One lesson for each kind of task: place and choose, pictures, order, complete, repair, shortest.
PAGES = ["01-own-sizes", "01-free-space", "05-who-gives-way", "04-priorities", "02-conflict", "04-fewer-rules"]


@reports.once
def course():
    """The course that comes with the project."""
    pages = reports.folder() / "course"
    subprocess.run([reports.TOOL, "course", LESSONS, "--output", pages], check=True, capture_output=True)
    return pages


class CourseTests(PageCase):
    def lesson(self, name, **options):
        return self.open(course() / f"lesson/{name}.html", **options)

    def test_every_page_fits_a_small_screen_with_everything_unfolded(self):
        for file in [course() / "index.html", course() / "answers.html", course() / "worksheets.html", *sorted((course() / "lesson").glob("*.html"))[::3]]:
            page = self.open(file, width=320)
            page.evaluate("for (const details of document.querySelectorAll('details')) details.open = true")
            self.assert_fits(page, 320)

    def test_axe_finds_nothing_light_or_dark(self):
        for name in PAGES[:5:2]:
            self.assert_accessible(self.lesson(name))
            self.assert_accessible(self.lesson(name, scheme="dark"), ["color-contrast"])
        for name in ("index", "answers"):
            self.assert_accessible(self.open(course() / f"{name}.html"))

    def test_nothing_is_loaded_from_elsewhere(self):
        for name in PAGES:
            self.lesson(name)
            self.assertTrue(all(address.startswith("file://") for address in self.requests), self.requests)

    def test_a_wrong_guess_gets_its_distance_and_a_dashed_line(self):
        task = self.lesson("04-priorities").locator("#task-1")
        task.locator("[name=guess]").fill("290")
        task.get_by_role("button", name="Check").click()
        verdict = task.locator(".verdict")
        self.assertIn("Not yet.", verdict.inner_text())
        self.assertIn("by 22 pt", verdict.inner_text())
        self.assertEqual(verdict.locator("svg.screen line.guess-line").get_attribute("x1"), "306")
        task.locator("[name=guess]").fill("268")
        task.locator("[name=guess]").press("Enter")
        self.assertIn("Right.", verdict.inner_text())

    def test_only_the_last_guess_is_drawn(self):
        task = self.lesson("04-priorities").locator("#task-1")
        verdict = task.locator(".verdict")
        for guess, at in [("290", "306"), ("100", "116"), ("250", "266"), ("268", "284")]:
            task.locator("[name=guess]").fill(guess)
            task.locator("[name=guess]").press("Enter")
            for picture in (verdict.locator("svg.screen"), task.locator(".board svg")):
                lines = [line.get_attribute("x1") for line in picture.locator(".guess-line").all()]
                self.assertEqual(lines, [at], guess)
            self.assertIn(f"{guess} pt", verdict.locator(".guess-value").evaluate("value => value.textContent"))

    def test_help_comes_in_steps_and_the_answer_is_the_last(self):
        page = self.lesson("01-own-sizes")
        task = page.locator("#task-1")
        steps = task.locator(".help > details")
        self.assertEqual([step.is_visible() for step in steps.all()], [True, False, False])
        for index in range(2):
            steps.nth(index).locator("summary").focus()
            page.keyboard.press("Enter")
            steps.nth(index + 1).wait_for()
        self.assertEqual(steps.nth(2).locator("summary").inner_text(), "The answer, and why")

    def test_a_wrong_number_shows_the_answer_to_those_who_ask_for_it(self):
        task = self.lesson("01-own-sizes").locator("#task-1")
        task.locator("[name=guess]").fill("50")
        task.locator("[name=guess]").press("Enter")
        verdict = task.locator(".verdict")
        self.assertIn("10 pt too little", verdict.inner_text())
        self.assertNotIn("60 pt", verdict.inner_text())
        self.assertFalse(verdict.locator("svg.screen").is_visible())
        verdict.locator("summary").click()
        self.assertTrue(verdict.locator("svg.screen").is_visible())
        self.assertEqual(verdict.locator("svg.screen line.guess-line").get_attribute("x1"), "50")
        task.locator("[name=guess]").fill("4000")
        task.locator("[name=guess]").press("Enter")
        self.assertEqual(verdict.inner_text(), "Type a number from 0 to 640.")

        task.locator("[name=guess]").fill("60")
        task.locator("[name=guess]").press("Enter")
        self.assertIn("Right.", verdict.inner_text())
        task.locator("[name=guess]").fill("-5")
        task.locator("[name=guess]").press("Enter")
        self.assertEqual(verdict.inner_text(), "Type a number from 0 to 640.")

    def test_a_decimal_comma_is_a_decimal_point_and_words_are_no_number(self):
        task = self.lesson("01-own-sizes").locator("#task-1")
        field = task.locator("[name=guess]")
        field.press_sequentially("60,0")
        self.assertEqual(task.locator(".slide").input_value(), "60")
        field.press("Enter")
        self.assertIn("Right.", task.locator(".verdict").inner_text())
        for text in ("6 0", "sixty", "60,0,0", ""):
            field.fill(text)
            field.press("Enter")
            self.assertEqual(task.locator(".verdict").inner_text(), "Type a number first.", text)

    def test_the_slider_stands_at_its_start_until_there_is_a_guess(self):
        task = self.lesson("01-own-sizes").locator("#task-1")
        slider = task.locator(".slide")
        self.assertEqual(slider.input_value(), "0")
        self.assertIn("is-unset", slider.get_attribute("class"))
        task.locator("[name=guess]").fill("50")
        self.assertEqual(slider.input_value(), "50")
        self.assertNotIn("is-unset", slider.get_attribute("class"))
        task.locator("[name=guess]").fill("")
        self.assertEqual(slider.input_value(), "0")

    def test_no_code_is_cut_off_at_any_width(self):
        for name, width in [("01-one-screen-twice", 360), ("07-margins", 360), ("03-neither-can", 360), ("03-neither-can", 900), ("05-old-masks", 1280)]:
            page = self.lesson(name, width=width)
            for block in page.locator("pre").all():
                self.assertTrue(block.evaluate("block => block.scrollWidth <= block.clientWidth + 1"), name)

    def test_a_guess_beyond_the_screen_is_answered_and_drawn(self):
        task = self.lesson("04-priorities").locator("#task-1")
        task.locator("[name=guess]").fill("320")
        task.locator("[name=guess]").press("Enter")
        verdict = task.locator(".verdict")
        self.assertIn("by 52 pt", verdict.inner_text())
        verdict.locator("summary").click()
        self.assertIn("your guess, 320 pt", verdict.locator(".legend").inner_text())
        for picture in (verdict.locator("svg.screen"), task.locator(".board svg")):
            left, _, width, _ = map(float, picture.get_attribute("viewBox").split())
            self.assertLess(float(picture.locator(".guess-line").get_attribute("x1")), left + width)

    def test_an_item_in_the_wrong_place_is_named_and_the_right_one_is_not(self):
        task = self.lesson("05-who-gives-way").locator("#task-1")
        task.get_by_role("button", name="Check").click()
        words = task.locator(".verdict").inner_text()
        self.assertIn("does not give way first.", words)
        self.assertNotIn("360", words)

    def test_dragging_in_the_picture_sets_the_guess(self):
        page = self.lesson("01-own-sizes")
        picture = page.locator("#task-1 .board svg")
        picture.scroll_into_view_if_needed()
        place = picture.bounding_box()
        middle = place["y"] + place["height"] / 2
        page.mouse.move(place["x"] + place["width"] / 4, middle)
        page.mouse.down()
        page.mouse.move(place["x"] + place["width"] / 2, middle)
        page.mouse.up()
        self.assertEqual(page.locator("#task-1 [name=guess]").input_value(), "160")

    def test_a_finger_or_the_keyboard_sets_the_guess_as_a_mouse_does(self):
        page = self.lesson("01-own-sizes", has_touch=True)
        picture = page.locator("#task-1 .board svg")
        picture.scroll_into_view_if_needed()
        place = picture.bounding_box()
        page.touchscreen.tap(place["x"] + place["width"] / 4, place["y"] + place["height"] / 2)
        # A quarter of 352 pt, of which 16 are the margin.
        expect(page.locator("#task-1 [name=guess]")).to_have_value("72")
        slider = page.locator("#task-1 .slide")
        slider.focus()
        for _ in range(3):
            page.keyboard.press("ArrowLeft")
        self.assertEqual(page.locator("#task-1 [name=guess]").input_value(), "69")
        self.assertEqual(page.locator("#task-1 .board .guess-line").get_attribute("x1"), "69")
        page.locator("#task-1 [name=guess]").fill("60")
        page.keyboard.press("Enter")
        self.assertIn("Right.", page.locator("#task-1 .verdict").inner_text())

    def test_an_edge_from_top_to_bottom_is_dragged_down(self):
        page = self.lesson("02-across")
        picture = page.locator("#task-1 .board svg")
        picture.scroll_into_view_if_needed()
        place = picture.bounding_box()
        page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 4)
        page.mouse.down()
        page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
        page.mouse.up()
        # The middle of the screen, which is 88 pt high.
        self.assertEqual(page.locator("#task-1 [name=guess]").input_value(), "44")

    def test_every_option_has_the_verdict_of_its_reason(self):
        for name in ("01-free-space", "02-conflict", "04-fewer-rules"):
            page = self.lesson(name)
            for task in page.locator(".task:has(input[type=radio])").all():
                for index, reason in enumerate(task.locator(".reason").all()):
                    is_right = reason.get_attribute("data-is-right") == "true"
                    task.locator("input[name=answer]").nth(index).check()
                    task.get_by_role("button", name="Check").click()
                    word = task.locator(".verdict .word").inner_text()
                    self.assertEqual(word, "Right." if is_right else "Not yet.", f"{name}, {index}")

    def test_items_are_put_in_order_with_the_keyboard(self):
        page = self.lesson("05-who-gives-way")
        task = page.locator("#task-1")
        for position in range(3):
            item = task.locator(f'.items li[data-position="{position}"]')
            while item.evaluate("item => [...item.parentNode.children].indexOf(item)") > position:
                item.locator('[data-move="-1"]').focus()
                page.keyboard.press("Enter")
        task.get_by_role("button", name="Check").click()
        self.assertIn("Right.", task.locator(".verdict").inner_text())

    def test_progress_is_kept_shown_and_cleared(self):
        page = self.lesson("01-own-sizes")
        page.locator("#task-1 [name=guess]").fill("60")
        page.locator("#task-1 [name=guess]").press("Enter")
        page.goto((course() / "index.html").as_uri())
        self.assertIn("1 of", page.locator(".progress").inner_text())
        self.assertFalse(page.locator("[data-lesson='01-own-sizes'] .done").is_visible())
        page.get_by_role("button", name="Clear my progress").click()
        self.assertFalse(page.locator(".progress").is_visible())

    def test_the_picture_at_any_width_follows_the_slider(self):
        page = self.lesson("02-far-edges")
        page.locator(".after summary").click()
        page.locator(".width").evaluate("slider => { slider.value = 400; slider.dispatchEvent(new Event('input')); }")
        button = page.locator(".drawing g").nth(2).locator("rect").first
        self.assertEqual(button.get_attribute("x"), "336")

    def test_texts_break_anew_at_every_width(self):
        page = self.lesson("03-text-wraps")
        page.locator(".after summary").click()
        lines = []
        for width in (280, 560):
            page.locator(".width").evaluate(
                "(slider, width) => { slider.value = width; slider.dispatchEvent(new Event('input')); }", width
            )
            lines.append(page.locator(".drawing text:not(.name)").count())
        self.assertEqual(lines, [2, 1])

    def test_names_cover_neither_each_other_nor_texts_at_any_width(self):
        for lesson in ("01-one-screen-twice", "03-neither-can", "08-ratio-and-corner"):
            page = self.lesson(lesson)
            page.locator(".after summary").click()
            for width in range(280, 415, 20):
                covering = page.locator(".width").evaluate(
                    """(slider, width) => {
                      slider.value = width;
                      slider.dispatchEvent(new Event("input"));
                      const box = (text) => { const { left, top, right, bottom } = text.getBoundingClientRect(); return { text, left, top: top + 3, right, bottom: bottom - 3 }; };
                      const names = [...document.querySelectorAll(".drawing .name")].map(box);
                      const all = [...document.querySelectorAll(".drawing text")].map(box);
                      return names.filter((name) => all.some((other) => other.text !== name.text &&
                        other.left < name.right && name.left < other.right && other.top < name.bottom && name.top < other.bottom))
                        .map((name) => name.text.textContent);
                    }""",
                    width,
                )
                self.assertEqual(covering, [], f"{lesson}, {width}")

    def test_every_page_is_quiet(self):
        # The console of each is checked when the test ends.
        page = self.open(course() / "index.html")
        for file in sorted((course() / "lesson").glob("*.html")):
            page.goto(file.as_uri())

    def test_without_script_questions_and_answers_are_there(self):
        page = self.lesson("01-own-sizes", script=False)
        self.assertFalse(page.get_by_role("button", name="Check").first.is_visible())
        page.locator("#task-1 .answer summary").click()
        self.assertIn("60 pt", page.locator("#task-1 .answer").inner_text())

    def test_print_has_the_questions_without_the_answers(self):
        page = self.lesson("01-free-space")
        page.emulate_media(media="print")
        self.assertTrue(page.locator("#question-1").is_visible())
        self.assertFalse(page.locator(".answer").first.is_visible())
        self.assertFalse(page.locator(".check").first.is_visible())
        # What is learned says how the questions are answered.
        self.assertFalse(page.locator(".learned").is_visible())

    def test_a_text_names_answers_that_are_in_sight(self):
        for file in sorted((course() / "lesson").glob("*.html")):
            page = self.open(file)
            text = " ".join(page.locator("div.text").all_inner_texts())
            for name in re.findall(r"“([^”]+)” below", text):
                self.assertTrue(page.locator("main").get_by_text(name, exact=True).first.is_visible(), file.name)
            # The picture at any width is folded, since it has the answers.
            self.assertNotRegex(re.sub("“[^”]+”", "", text), r"(?i)\bwidths? below|slider")

    def test_every_lesson_prints_on_one_page(self):
        page = self.open(course() / "index.html")
        for index, file in enumerate(sorted((course() / "lesson").glob("*.html"))):
            page.goto(file.as_uri())
            printed = page.pdf(format="Letter" if index % 5 == 0 else "A4")
            self.assertEqual(re.search(rb"/Count (\d+)", printed)[1], b"1", file.name)

    def test_forced_colours_leave_choices_and_lines_visible(self):
        page = self.lesson("04-priorities", forced_colors="active")
        self.assertTrue(page.locator("#task-1 [name=guess]").is_visible())
        strokes = page.evaluate(
            "[...document.querySelectorAll('svg rect')].filter((shape) => getComputedStyle(shape).stroke === 'none').length"
        )
        self.assertEqual(strokes, 0)
