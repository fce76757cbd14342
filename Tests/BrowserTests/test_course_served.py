"""The course as a server shows it: answers that are typed, and repairs that are free."""

import functools

from page_case import PageCase
from playground import PATIENCE, CourseServer


@functools.cache
def server():
    return CourseServer()


class ServedCourseTests(PageCase):
    def lesson(self, name, **options):
        page = self.open(None, address=f"{server().address}lesson/{name}.html", **options)
        page.set_default_timeout(PATIENCE)
        return page

    def word(self, task):
        task.locator(".verdict .word").wait_for()
        return task.locator(".verdict .word").inner_text()

    def test_a_typed_rule_is_judged_by_the_engines(self):
        task = self.lesson("01-edges").locator("#task-2")
        field = task.locator("[name=written]")
        field.fill("word.left - icon.right == 11")
        field.press("Enter")
        self.assertEqual(self.word(task), "Not yet.")
        self.assertIn("51 pt instead of 52 pt", task.locator(".verdict").inner_text())
        field.fill("word.left - icon.right == 12")
        self.assertEqual(task.locator(".verdict .word").count(), 0)
        field.press("Enter")
        self.assertEqual(self.word(task), "Right.")

    def test_markup_that_is_typed_is_shown_as_text(self):
        page = self.lesson("01-edges")
        task = page.locator("#task-2")
        task.locator("[name=written]").fill("<img src=x onerror=alert(1)>.top == icon.top")
        task.locator("[name=written]").press("Enter")
        self.assertEqual(self.word(task), "Not yet.")
        self.assertEqual(page.locator("main img").count(), 0)

    def test_a_free_repair_is_proven(self):
        task = self.lesson("02-conflict").locator("#task-1")
        task.get_by_label("Write it yourself").check()
        field = task.locator("textarea")
        self.assertTrue(field.input_value().startswith("layoutdiff: 1\n"))
        field.fill(field.input_value().replace("banner.width == 300", "banner.width <= 1000"))
        task.get_by_role("button", name="Check").click()
        self.assertEqual(self.word(task), "Right.")
        self.assertIn("proven", task.locator(".verdict").inner_text())

    def test_choices_and_places_work_as_from_disk(self):
        page = self.lesson("01-own-sizes")
        page.locator("#task-1 [name=guess]").fill("60")
        page.locator("#task-1 [name=guess]").press("Enter")
        self.assertEqual(self.word(page.locator("#task-1")), "Right.")
        page.goto(server().address)
        self.assertIn("1 of", page.locator(".progress").inner_text())

    def hold(self, page):
        """Keeps what the page asks until `answer` is called."""
        page.evaluate(
            """() => {
              window.held = [];
              window.fetch = (_, { body }) => new Promise((answer) => held.push({ asked: JSON.parse(body), answer }));
            }"""
        )

    def answer(self, page, index, reason):
        """Answers a question that was kept, and waits until the page has read it."""
        page.evaluate(
            """async ([index, reason]) => {
              const value = { status: "answered", isRight: false, reasons: [reason] };
              held[index].answer({ json: async () => value });
              await new Promise((done) => setTimeout(done));
            }""",
            [index, reason],
        )

    def test_an_answer_of_the_engines_never_replaces_a_newer_choice(self):
        page = self.lesson("01-edges")
        task = page.locator("#task-2")
        self.hold(page)
        task.locator("[name=written]").fill("word.left == icon.right")
        task.locator("[name=written]").press("Enter")
        task.get_by_text("Asking the engines").wait_for()
        task.locator("[name=answer]").first.check()
        self.assertEqual(task.locator(".verdict").inner_text(), "")
        self.answer(page, 0, "of the rule")
        self.assertEqual(task.locator(".verdict").inner_text(), "")
        task.locator("[name=written]").press("Enter")
        own = self.word(task)
        task.locator("[value=own]").check()
        task.locator("[name=written]").press("Enter")
        task.get_by_text("Asking the engines").wait_for()
        task.locator("[name=answer]").first.check()
        task.get_by_role("button", name="Check").click()
        self.assertEqual(self.word(task), own)
        self.answer(page, 1, "of the rule")
        self.assertNotIn("of the rule", task.locator(".verdict").inner_text())

    def test_each_task_gets_its_own_answer_however_they_come(self):
        page = self.lesson("01-one-screen-twice")
        tasks = [task for task in page.locator(".task").all() if task.locator("[name=written]").count()]
        self.assertGreater(len(tasks), 1)
        self.hold(page)
        for task in tasks[:2]:
            task.locator("[value=own]").check()
            task.locator("[name=written]").fill("x")
            task.get_by_role("button", name="Check").click()
            task.get_by_text("Asking the engines").wait_for()
        asked = page.evaluate("held.map((question) => question.asked)")
        self.assertEqual([question["task"] for question in asked], [int(t.get_attribute("data-task")) for t in tasks[:2]])
        # To the server they are two clients, since a client's newer question ends the work for the one before.
        self.assertNotEqual(asked[0]["client"], asked[1]["client"])
        for index in [1, 0]:
            self.answer(page, index, f"reason {index}")
        for index, task in enumerate(tasks[:2]):
            self.assertIn(f"reason {index}", task.locator(".verdict").inner_text())

    def test_it_fits_a_small_screen_and_axe_finds_nothing(self):
        page = self.lesson("02-conflict", width=320)
        page.get_by_label("Write it yourself").first.check()
        self.assert_fits(page, 320)
        self.assert_accessible(page)
        self.assert_accessible(self.lesson("01-edges", scheme="dark"), ["color-contrast"])

    def test_a_server_that_has_ended_is_said_to_have(self):
        own = CourseServer()
        page = self.open(None, address=f"{own.address}lesson/01-edges.html")
        own.end()
        page.locator("[name=written]").fill("word.left == icon.right")
        page.locator("[name=written]").press("Enter")
        page.get_by_text("The server does not answer").wait_for()
        # The browser says that nobody listens.
        self.messages.clear()
