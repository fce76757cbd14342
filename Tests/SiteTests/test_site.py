"""The site: pages that answer in a browser alone, from disk, with the answers of the program."""

import html
import json
import os
import re
import subprocess
import unittest
import urllib.request

import logs
import playground
import reports
from page_case import PageCase
from playwright.sync_api import expect

SITE = reports.PROJECT / "Reports/site"
# More of them with LAYOUTDIFF_LOGS=500.
COUNT = int(os.environ.get("LAYOUTDIFF_LOGS", "60"))
# Asks the engine of the page that is open, as its script does, with a worker of its own.
ASK = """async (texts) => {
  while (!globalThis.layoutDiffEngine) await new Promise((done) => setTimeout(done, 50));
  const packed = Uint8Array.from(atob(layoutDiffEngine), (letter) => letter.charCodeAt(0));
  const bytes = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  const engine = await WebAssembly.compile(await new Response(bytes).arrayBuffer());
  const worker = new Worker(URL.createObjectURL(new Blob([layoutDiffWorker], { type: "text/javascript" })));
  worker.postMessage({ engine });
  const answers = [];
  for (const text of texts) {
    worker.postMessage({ kind: "diagnose", text });
    answers.push(await new Promise((done) => { worker.onmessage = ({ data }) => done(data.answer); }));
  }
  worker.terminate();
  return answers;
}"""

# A worker that never answers, until `isEndless` is false: it stands for work without an end.
ENDLESS = """
  globalThis.isEndless = true;
  let worker;
  Object.defineProperty(globalThis, "layoutDiffWorker", {
    get: () => isEndless ? "onmessage = ({ data }) => { if (data.kind) for (;;); }" : worker,
    set: (text) => { worker = text; },
  });
"""


class SiteTests(PageCase):
    def logs_page(self, **options):
        return self.open(SITE / "logs/index.html", **options)

    @staticmethod
    def paste(page, text):
        page.locator("#log").fill(text)

    def test_answers_are_those_of_the_program_byte_for_byte(self):
        texts = [*logs.given().values(), *logs.broken(), *logs.random_logs(COUNT)]
        answers = self.logs_page().evaluate(ASK, texts)
        server = playground.Server([])
        self.addCleanup(server.end)
        for text, answer in zip(texts, answers, strict=True):
            request = urllib.request.Request(
                server.address + "api/diagnose",
                json.dumps({"version": 1, "text": text}).encode(),
                {"Content-Type": "application/json"},
            )
            with urllib.request.urlopen(request) as response:
                self.assertEqual(answer.get("text"), response.read().decode(), text)

    def test_a_pasted_log_is_answered_from_disk_and_nothing_is_loaded_from_elsewhere(self):
        page = self.logs_page()
        self.paste(page, logs.given()[next(iter(logs.given()))])
        expect(page.locator("#result h2")).to_have_count(1)
        self.assertTrue(page.locator("#result .verdict").inner_text())
        self.assertGreater(page.locator("#result svg.layout rect").count(), 0)
        addresses = [address for address in self.requests if not address.startswith("blob:")]
        self.assertTrue(all(address.startswith("file://") for address in addresses), addresses)

    def test_the_page_shows_what_the_page_of_the_program_shows(self):
        for name, text in list(logs.given().items())[:6]:
            folder = reports.folder() / f"logs-{name}"
            subprocess.run([reports.TOOL, "diagnose", "-", "--html", folder], input=text, text=True, check=False, capture_output=True)
            theirs = self.open(folder / "index.html").locator("main > section").all_text_contents()
            page = self.logs_page()
            self.paste(page, text)
            expect(page.locator("#result > section")).to_have_count(len(theirs))
            page.locator("#result .actions").evaluate_all("all => all.forEach((one) => one.remove())")
            ours = page.locator("#result > section").all_text_contents()
            self.assertEqual(["".join(one.split()) for one in ours], ["".join(one.split()) for one in theirs], name)

    def test_the_newest_text_is_answered(self):
        page = self.logs_page()
        first, second = list(logs.given().values())[:2]
        page.evaluate(
            """(texts) => {
              const area = document.querySelector("#log");
              for (const text of texts) { area.value = text; area.dispatchEvent(new Event("input")); }
            }""",
            [first, first + second, second],
        )
        expect(page.locator("body")).to_have_attribute("data-state", "answered")
        expect(page.locator("#result h2")).to_have_count(1)

    def test_endless_work_can_be_ended_and_then_the_page_answers_again(self):
        page = self.logs_page(first=ENDLESS)
        self.paste(page, "nothing")
        page.locator("#stop").wait_for(state="visible")
        page.evaluate("isEndless = false")
        page.locator("#stop").click()
        expect(page.locator("#state")).to_have_text("Stopped.")
        self.paste(page, next(iter(logs.given().values())))
        expect(page.locator("#result h2")).to_have_count(1)

    def test_after_a_trap_the_next_text_is_answered(self):
        page = self.logs_page()
        answers = page.evaluate(
            """async (text) => {
              const asked = (%s);
              const kept = layoutDiffWorker;
              layoutDiffWorker = kept.replace("const count = ask(",
                "if (text === 'trap') throw new WebAssembly.RuntimeError('unreachable'); const count = ask(");
              const answers = await asked([text, "trap", text]);
              layoutDiffWorker = kept;
              return answers;
            }"""
            % ASK,
            next(iter(logs.given().values())),
        )
        self.assertIn("unreachable", answers[1]["trap"])
        self.assertEqual(answers[0], answers[2])

    def test_hostile_text_is_shown_as_text(self):
        page = self.logs_page()
        self.paste(page, next(iter(logs.given().values())).replace("UILabel", "UILabel<img src=x onerror=alert(1)>"))
        expect(page.locator("body")).to_have_attribute("data-state", "answered")
        self.assertEqual(page.locator("#result img, #result script").count(), 0)

    def test_it_works_by_keyboard_at_390_points_and_axe_finds_nothing(self):
        for scheme in ("light", "dark"):
            page = self.logs_page(width=390, scheme=scheme)
            page.locator("#example").focus()
            page.keyboard.press("Enter")
            expect(page.locator("#result h2")).to_have_count(1)
            self.assert_fits(page, 390)
            self.assert_accessible(page)
            self.assert_accessible(self.open(SITE / "index.html", width=390, scheme=scheme))

    def test_guides_and_the_course_are_there_and_every_link_leads_somewhere(self):
        own = [SITE / f"{name}index.html" for name in ("", "course/", "logs/", "play/")]
        pages = [*own, *sorted((SITE / "guides").glob("*.html"))]
        self.assertGreater(len(pages), 20)
        for path in pages:
            for address in re.findall(r'(?:href|src)="([^"]*)"', path.read_text(encoding="utf-8")):
                target, _, anchor = html.unescape(address).partition("#")
                if target.startswith("https:"):
                    continue
                file = (path.parent / target).resolve() if target else path
                self.assertTrue(file.is_file(), f"{path.name}: {address}")
                # What the playground shows is no place on its page.
                if anchor and "=" not in anchor:
                    self.assertIn(f'id="{html.escape(anchor)}"', file.read_text(encoding="utf-8"), f"{path.name}: {address}")

    def test_the_playground_opens_with_the_screen_of_its_picture(self):
        page = self.open(SITE / "index.html")
        page.locator("main").get_by_role("link", name="Playground").click()
        expect(page.locator("#file option:checked")).to_have_text("Repository row")

    def test_axe_finds_nothing_in_guides_and_they_fit_a_small_screen(self):
        for name in ("index", "Commands", "ScenarioFormat"):
            page = self.open(SITE / f"guides/{name}.html", width=390)
            self.assert_fits(page, 390)
            self.assert_accessible(page)

    def test_the_scenario_of_a_log_can_be_kept(self):
        page = self.logs_page()
        page.locator("#example").click()
        with page.expect_download() as download:
            page.get_by_role("button", name="Save as a scenario").click()
        file = reports.folder() / "kept.yaml"
        download.value.save_as(file)
        run = subprocess.run([reports.TOOL, "check", file], capture_output=True, text=True, check=False)
        self.assertEqual(run.returncode, 0, run.stderr + run.stdout)

    def test_memory_stays_where_it_was(self):
        texts = [next(iter(logs.given().values()))] * 200
        sizes = self.logs_page().evaluate(
            """async (texts) => {
              const kept = layoutDiffWorker;
              layoutDiffWorker = kept.replace("postMessage({ answer: result })",
                "result.size = memory().byteLength; postMessage({ answer: result })");
              const answers = await (%s)(texts);
              layoutDiffWorker = kept;
              return answers.map((answer) => answer.size);
            }"""
            % ASK,
            texts,
        )
        self.assertEqual(sizes[20], sizes[-1])

    def test_without_script_it_says_what_gives_the_answer(self):
        self.assertIn("layoutdiff diagnose", self.logs_page(script=False).locator("main").inner_text())


if __name__ == "__main__":
    unittest.main()
