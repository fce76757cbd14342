"""The course of the site: typed answers and free repairs, judged in the page as the program judges them."""

import json
import random
import re
import unittest
import urllib.request

import playground
import reports
from page_case import PageCase
from playwright.sync_api import expect
from test_play import ASK, SITE, question

LESSONS = sorted((SITE / "course/lesson").glob("*.html"))
# The typed answers of a lesson's page, and its file.
TASKS = """() => ({
  lesson: JSON.parse(document.querySelector("#lesson").textContent), name: document.body.dataset.lesson,
  tasks: [...document.querySelectorAll(".task")].filter((task) => task.querySelector("[name=written]")).map((task) => ({
    task: Number(task.dataset.task), text: task.querySelector("textarea")?.value ?? null,
    labels: [...task.querySelectorAll(".option:not(.own) code")].map((label) => label.textContent),
  })),
})"""


def answers(task, numbers):
    """What somebody may type: each option, or the file with another number."""
    if task["text"] is None:
        yield from task["labels"]
        return
    yield task["text"]
    for _ in range(3):
        found = numbers.choice(list(re.finditer(r"\d+", task["text"])))
        yield f"{task['text'][:found.start()]}{numbers.randint(0, 400)}{task['text'][found.end():]}"


class CoursePageTests(PageCase):
    def lesson(self, name, **options):
        return self.open(SITE / f"course/lesson/{name}.html", **options)

    def test_typed_answers_of_all_lessons_are_judged_as_by_the_program(self):
        numbers = random.Random(1)
        asked = []
        for file in LESSONS:
            page = self.open(file)
            found = page.evaluate(TASKS)
            for task in found["tasks"]:
                for written in answers(task, numbers):
                    asked.append((found["name"], found["lesson"], task["task"], written))
            page.close()
        self.assertGreater(len(asked), 40)
        questions = [
            question("judge", {"client": "c", "request": 1, "task": task, "file": lesson["file"], "lesson": lesson["text"], "text": written})
            for _, lesson, task, written in asked
        ]
        judged = self.open(SITE / "play/index.html").evaluate(ASK, questions)
        server = playground.CourseServer()
        self.addCleanup(server.end)
        for (name, _, task, written), answer in zip(asked, judged, strict=True):
            body = {"version": 1, "client": "c", "request": 1, "lesson": name, "task": task, "written": written}
            request = urllib.request.Request(
                server.address + "api/judge", json.dumps(body).encode(), {"Content-Type": "application/json"}
            )
            with urllib.request.urlopen(request) as response:
                self.assertEqual(answer, response.read().decode(), (name, task, written))

    def test_a_typed_rule_is_judged_from_disk_and_nothing_is_loaded_from_elsewhere(self):
        task = self.lesson("01-edges").locator("#task-2")
        task.locator("[name=written]").fill("word.left - icon.right == 11")
        task.locator("[name=written]").press("Enter")
        expect(task.locator(".verdict .word")).to_have_text("Not yet.")
        expect(task.locator(".verdict")).to_contain_text("51 pt instead of 52 pt")
        task.locator("[name=written]").fill("word.left - icon.right == 12")
        task.locator("[name=written]").press("Enter")
        expect(task.locator(".verdict .word")).to_have_text("Right.")
        addresses = [address for address in self.requests if not address.startswith(("blob:", "data:"))]
        self.assertTrue(all(address.startswith("file://") for address in addresses), addresses)

    def test_the_engines_are_loaded_for_whoever_writes_alone(self):
        page = self.lesson("01-edges")
        self.assertFalse([address for address in self.requests if "engine.js" in address])
        page.locator("#task-2 [name=written]").focus()
        expect(page.locator("script[src$='engine.js']")).to_have_count(1)

    def test_markup_and_broken_files_are_answers_like_others(self):
        page = self.lesson("02-conflict")
        task = page.locator("#task-1")
        task.get_by_label("Write it yourself").check()
        for text in ("<img src=x onerror=alert(1)>", "\0", "layoutdiff: 1\n" * 1000):
            task.locator("textarea").fill(text)
            task.get_by_role("button", name="Check").click()
            expect(task.locator(".verdict .word")).to_have_text("Not yet.")
        self.assertEqual(page.locator("main img").count(), 0)

    def test_the_header_leads_to_every_door(self):
        page = self.open(SITE / "course/index.html")
        for name in ("Report", "Playground", "Console logs"):
            page.get_by_role("navigation").get_by_role("link", name=name).first.click()
            expect(page.locator("header a[aria-current]").first).to_have_text(name)
            page.get_by_role("link", name="Course", exact=True).first.click()

    def test_the_shipped_report_opens_in_the_playground(self):
        page = self.open(SITE / "report/scenario/required-conflict.html")
        page.get_by_role("link", name="Open in the playground").click()
        expect(page.locator(".verdict")).to_contain_text("onflict")

    def test_it_fits_390_points_and_axe_finds_nothing(self):
        for scheme in ("light", "dark"):
            page = self.lesson("01-edges", width=390, scheme=scheme)
            self.assert_fits(page, 390)
            self.assert_accessible(page)


if __name__ == "__main__":
    unittest.main()
