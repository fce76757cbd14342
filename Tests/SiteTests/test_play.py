"""The playground of the site: it answers in a browser alone, from disk, with the answers of the program."""

import json
import os
import random
import re
import unittest
import urllib.request

import firefox
import playground
import reports
from page_case import PageCase
from playwright.sync_api import expect

SITE = reports.PROJECT / "Reports/site"
SCENARIOS = sorted((reports.PROJECT / "Scenarios").rglob("*.yaml"))
# More of them with LAYOUTDIFF_SCENARIOS=500.
COUNT = int(os.environ.get("LAYOUTDIFF_SCENARIOS", "40"))
ALL = ["explain", "segments", "links", "translate"]
# Asks the engine of the page that is open, with a worker of its own, and loads the fonts that it needs, and from a server its
# second part.
ASK = """async (questions) => {
  const unpack = (text) => new Response(new Blob([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))]).stream()
    .pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
  const compiled = async (file) => WebAssembly.compile(await (await fetch(file)).arrayBuffer());
  const isServed = location.protocol === "http:";
  while (!isServed && !globalThis.layoutDiffEngine) await new Promise((done) => setTimeout(done, 50));
  const engine = isServed ? await compiled("engine.wasm") : await WebAssembly.compile(await unpack(layoutDiffEngine));
  const { module: rest } = WebAssembly.Module.imports(engine).find(({ module }) => module.startsWith("engine-")) ?? {};
  const worker = new Worker(URL.createObjectURL(new Blob([layoutDiffWorker], { type: "text/javascript" })));
  const ask = (question) => new Promise((done) => { worker.onmessage = ({ data }) => done(data.answer); worker.postMessage(question); });
  worker.postMessage({ engine });
  const answers = [];
  for (const question of questions) {
    let answer = await ask(question);
    while (answer.lacks !== undefined) {
      const font = answer.lacks;
      if (font) {
        await new Promise((done) => { document.head.append(Object.assign(document.createElement("script"), { src: `../fonts/${font}.js`, onload: done })); });
        worker.postMessage({ font, bytes: await unpack(layoutDiffFonts[font]) });
      } else {
        worker.postMessage({ rest: await compiled(`${rest}.wasm`) });
      }
      answer = await ask(question);
    }
    answers.push(answer.text ?? answer.trap);
  }
  worker.terminate();
  return answers;
}"""


# What a server has to allow.
POLICY = "script-src 'self' 'wasm-unsafe-eval'; worker-src blob:"


# A file of a disk, as browsers hand it out that save files.
DISK = """
  globalThis.disk = { text: "layoutdiff: 1\\n", time: 1 };
  const handle = {
    getFile: async () => new File([disk.text], "mine.yaml", { lastModified: disk.time }),
    createWritable: async () => ({
      write: async (text) => { disk.text = text; disk.time += 1; },
      close: async () => {},
    }),
  };
  globalThis.showOpenFilePicker = async () => [handle];
"""


def question(kind, body):
    """A question as the page's own script writes it."""
    fields = "".join(f"{name}\0{' '.join(value) if isinstance(value, list) else value}\0" for name, value in body.items() if name != "text")
    return {"kind": kind, "text": f"{fields}text\0{body['text']}"}


def random_scenarios(count):
    """Shipped scenarios with other numbers: they differ, conflict, are ambiguous or cannot be read."""
    numbers = random.Random(1)
    for _ in range(count):
        text = numbers.choice(SCENARIOS).read_text(encoding="utf-8")
        start = text.index("elements:")
        places = [found for found in re.finditer(r"(?<![\w.])\d+(?![\w.])", text) if found.start() > start]
        for found in sorted(numbers.sample(places, min(3, len(places))), key=lambda found: -found.start()):
            other = numbers.choice([0, 1, 2, 7, 16, 33, 100, 250, 1000])
            text = f"{text[:found.start()]}{other}{text[found.end():]}"
        yield text


class PlayTests(PageCase):
    def play_page(self, **options):
        page = self.open(SITE / "play/index.html", **options)
        expect(page.locator(".verdict")).not_to_be_empty()
        return page

    def assert_same_answers(self, asked, ask=None):
        """The program's answers are those of the page, or of `ask`, which takes questions as the page writes them."""
        kinds = {"layout": "layout", "answer": "ask"}
        questions = [question(kinds[kind], body) for kind, body in asked]
        answers = ask(questions) if ask else self.play_page().evaluate(ASK, questions)
        server = playground.Server([])
        self.addCleanup(server.end)
        for (kind, body), answer in zip(asked, answers, strict=True):
            request = urllib.request.Request(
                server.address + f"api/{kind}", json.dumps({"version": 1, **body}).encode(), {"Content-Type": "application/json"}
            )
            with urllib.request.urlopen(request) as response:
                self.assertEqual(answer, response.read().decode(), body["text"])

    def test_answers_are_those_of_the_program_byte_for_byte(self):
        asked = []
        for file in SCENARIOS:
            text = file.read_text(encoding="utf-8")
            for parts in ([], ALL):
                asked.append(("layout", {"client": "c", "request": 1, "parts": parts, "text": text}))
            for name in ("constraints", "specs", "translate", "recover", "css", "frames", "lp"):
                asked.append(("answer", {"client": "c", "request": 1, "question": name, "text": text}))
        self.assert_same_answers(asked)

    def served_page(self, **options):
        server = reports.Server(SITE, POLICY)
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        return self.open(None, address=server.address("play/index.html"), fragment="#file=repository-row", **options)

    def test_the_first_answers_from_a_server_need_the_first_part_alone_and_tabs_say_that_the_rest_cannot_be_loaded(self):
        page = self.served_page(first="globalThis.kept = fetch; globalThis.fetch = (file) => /engine-/.test(file) ? Promise.reject() : kept(file);")
        expect(page.locator(".verdict")).to_contain_text("agree")
        texts = [file.read_text(encoding="utf-8") for file in SCENARIOS]
        asked = [("layout", {"client": "c", "request": 1, "parts": [], "text": text}) for text in texts]
        self.assert_same_answers(asked, lambda questions: page.evaluate(ASK, questions))
        page.locator("#tab-translate").click()
        expect(page.locator("#panel")).to_contain_text("the rest of the engine cannot be loaded")
        page.select_option("#file", label="A required conflict")
        expect(page.locator(".verdict")).to_contain_text("onflict")
        page.select_option("#file", label="Repository row")
        page.evaluate("() => { globalThis.fetch = kept; }")
        page.locator("#tab-css").click()
        expect(page.locator("#panel [role=status]")).to_contain_text("This browser has the same frames")

    def test_answers_from_a_server_are_those_of_the_program(self):
        asked = []
        for file in SCENARIOS[::3]:
            text = file.read_text(encoding="utf-8")
            asked.append(("layout", {"client": "c", "request": 1, "parts": ALL, "text": text}))
            for name in ("constraints", "specs", "translate", "recover", "css", "frames", "lp"):
                asked.append(("answer", {"client": "c", "request": 1, "question": name, "text": text}))
        page = self.served_page()
        expect(page.locator(".verdict")).to_contain_text("agree")
        self.assert_same_answers(asked, lambda questions: page.evaluate(ASK, questions))

    @unittest.skipUnless(firefox.PATH, "Firefox is not installed")
    def test_answers_in_firefox_are_those_of_the_program(self):
        texts = [file.read_text(encoding="utf-8") for file in SCENARIOS]
        self.assert_same_answers(
            [("layout", {"client": "c", "request": 1, "parts": ALL, "text": text}) for text in texts],
            lambda questions: firefox.evaluate_in_site(SITE, "play", ASK, questions),
        )

    def test_answers_about_random_scenarios_are_those_of_the_program(self):
        self.assert_same_answers(
            [("layout", {"client": "c", "request": 1, "parts": ALL, "text": text}) for text in random_scenarios(COUNT)]
        )

    def test_it_answers_from_disk_and_loads_nothing_from_elsewhere(self):
        page = self.play_page()
        expect(page.locator(".verdict")).to_contain_text("agree")
        self.assertGreater(page.locator("svg.layout rect").count(), 0)
        page.locator("#tab-proof").click()
        expect(page.locator("#panel table")).to_have_count(1)
        page.locator("#tab-translate").click()
        expect(page.locator("#panel")).to_contain_text("SnapKit")
        page.locator("#tab-css").click()
        expect(page.locator("#panel [role=status]")).to_contain_text("This browser has the same frames")
        addresses = [address for address in self.requests if not address.startswith(("blob:", "data:"))]
        self.assertTrue(all(address.startswith("file://") for address in addresses), addresses)

    def test_what_a_page_cannot_do_names_the_command(self):
        page = self.play_page()
        page.locator(".menu summary").click()
        page.locator("#download-page").click()
        expect(page.locator("body")).to_contain_text("layoutdiff report")

    def test_a_linear_program_is_written(self):
        page = self.play_page()
        page.locator("#tab-lp").click()
        expect(page.locator("#panel")).to_contain_text("Subject To")

    def test_a_file_is_opened_and_downloaded_where_the_browser_saves_none(self):
        page = self.play_page(first="delete globalThis.showOpenFilePicker")
        text = (reports.PROJECT / "Scenarios/required-conflict.yaml").read_text(encoding="utf-8")
        with page.expect_file_chooser() as chooser:
            page.locator("#open-file").click()
        chooser.value.set_files({"name": "mine.yaml", "mimeType": "application/yaml", "buffer": text.encode()})
        expect(page.locator(".verdict")).to_contain_text("onflict")
        expect(page.locator("#file option:checked")).to_have_text("mine.yaml")
        page.evaluate("document.querySelector('.CodeMirror').CodeMirror.replaceRange('# mine\\n', { line: 0, ch: 0 })")
        page.locator("#save").click()
        with page.expect_download() as download:
            page.locator("#difference button[value=save]").click()
        self.assertEqual(download.value.suggested_filename, "mine.yaml")
        self.assertEqual(download.value.path().read_text(encoding="utf-8"), "# mine\n" + text)

    def test_a_file_of_the_disk_is_saved_and_followed(self):
        page = self.play_page(first=DISK)
        page.locator("#open-file").click()
        expect(page.locator("#file option:checked")).to_have_text("mine.yaml")
        page.evaluate("document.querySelector('.CodeMirror').CodeMirror.setValue('layoutdiff: 1\\n# of the page\\n')")
        page.locator("#save").click()
        page.locator("#difference button[value=save]").click()
        expect(page.locator("#notice")).to_have_text(playground.word("saved"))
        self.assertEqual(page.evaluate("disk.text"), "layoutdiff: 1\n# of the page\n")
        page.evaluate("disk.text = 'layoutdiff: 1\\n# of an editor\\n'; disk.time += 1")
        expect(page.locator(".CodeMirror-code").first).to_contain_text("# of an editor")
        # What was changed in both places is not lost.
        page.evaluate("document.querySelector('.CodeMirror').CodeMirror.setValue('# both'); disk.text = '# elsewhere'; disk.time += 1")
        page.locator("#save").click()
        page.locator("#difference button[value=save]").click()
        expect(page.locator("#difference")).to_contain_text("# elsewhere")
        self.assertEqual(page.evaluate("disk.text"), "# elsewhere")

    def test_a_file_that_is_too_large_is_refused_with_its_name(self):
        page = self.play_page(first="delete globalThis.showOpenFilePicker")
        with page.expect_file_chooser() as chooser:
            page.locator("#open-file").click()
        chooser.value.set_files({"name": "large.yaml", "mimeType": "application/yaml", "buffer": b"#" * (5 << 20)})
        expect(page.locator("#notice")).to_contain_text("large.yaml has more than 4 MB")

    def test_an_address_names_a_shipped_scenario(self):
        page = self.open(None, address=(SITE / "play/index.html").as_uri() + "#file=required-conflict&width=300")
        expect(page.locator(".verdict")).to_contain_text("onflict")

    def test_typing_is_answered_and_a_mistake_has_its_line(self):
        page = self.play_page()
        page.evaluate("document.querySelector('.CodeMirror').CodeMirror.setValue('layoutdiff: 1\\ncontainers: [320]\\nelementz: {}\\n')")
        expect(page.locator(".problems")).to_contain_text("elementz")

    def test_a_link_is_a_layout(self):
        page = self.play_page()
        page.select_option("#file", label="A required conflict")
        expect(page.locator(".verdict")).to_contain_text("onflict")
        text = page.evaluate("document.querySelector('.CodeMirror').CodeMirror.getValue()")
        page.wait_for_timeout(1000)
        address = page.url
        self.assertIn("#", address)
        other = self.open(SITE / "play/index.html")
        other.goto(address)
        other.reload()
        expect(other.locator(".verdict")).to_contain_text("onflict")
        self.assertEqual(other.evaluate("document.querySelector('.CodeMirror').CodeMirror.getValue()"), text)

    def test_a_thousand_keystrokes_leave_memory_where_it_was(self):
        text = (reports.PROJECT / "Scenarios/repository-row.yaml").read_text(encoding="utf-8")
        asked = [
            question("layout", {"client": "c", "request": n, "parts": [], "text": text.replace("octocat", f"octocat {n}")})
            for n in range(1000)
        ]
        sizes = self.play_page().evaluate(
            """async (questions) => {
              const kept = layoutDiffWorker;
              layoutDiffWorker = kept.replace("postMessage({ answer: result })",
                "if (result.text) result.text = String(memory().byteLength); postMessage({ answer: result })");
              const sizes = await (%s)(questions);
              layoutDiffWorker = kept;
              return sizes.map(Number);
            }"""
            % ASK,
            asked,
        )
        self.assertEqual(len(sizes), 1000)
        self.assertLessEqual(sizes[-1], sizes[600])

    def test_it_fits_390_points_and_axe_finds_nothing(self):
        for scheme in ("light", "dark"):
            page = self.play_page(width=390, scheme=scheme)
            self.assert_fits(page, 390)
            self.assert_accessible(page)


if __name__ == "__main__":
    unittest.main()
