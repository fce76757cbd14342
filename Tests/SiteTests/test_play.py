"""The playground of the site: it answers in a browser alone, from disk, with the answers of the program."""

import json
import unittest
import urllib.request

import playground
import reports
from page_case import PageCase
from playwright.sync_api import expect

SITE = reports.PROJECT / "Reports/site"
SCENARIOS = sorted((reports.PROJECT / "Scenarios").rglob("*.yaml"))
# Asks the engine of the page that is open, with a worker of its own, and loads the fonts that it needs.
ASK = """async (questions) => {
  const unpack = (text) => new Response(new Blob([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))]).stream()
    .pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
  const engine = await WebAssembly.compile(await unpack(layoutDiffEngine));
  const worker = new Worker(URL.createObjectURL(new Blob([layoutDiffWorker], { type: "text/javascript" })));
  const ask = (question) => new Promise((done) => { worker.onmessage = ({ data }) => done(data.answer); worker.postMessage(question); });
  worker.postMessage({ engine });
  const answers = [];
  for (const question of questions) {
    let answer = await ask(question);
    while (answer.font) {
      const { font } = answer;
      await new Promise((done) => { document.head.append(Object.assign(document.createElement("script"), { src: `../fonts/${font}.js`, onload: done })); });
      worker.postMessage({ font, bytes: await unpack(layoutDiffFonts[font]) });
      answer = await ask(question);
    }
    answers.push(answer.text ?? answer.trap);
  }
  worker.terminate();
  return answers;
}"""


def question(kind, body):
    """A question as the page's own script writes it."""
    fields = "".join(f"{name}\0{' '.join(value) if isinstance(value, list) else value}\0" for name, value in body.items() if name != "text")
    return {"kind": kind, "text": f"{fields}text\0{body['text']}"}


def without_program(answer):
    """An answer without the linear program, which a page cannot write."""
    value = json.loads(answer)
    notations = value.get("answer", {}).get("notations") if isinstance(value.get("answer"), dict) else None
    if notations:
        value["answer"]["notations"] = [one for one in notations if one["notation"] != "lp"]
    return value


class PlayTests(PageCase):
    def play_page(self, **options):
        page = self.open(SITE / "play/index.html", **options)
        expect(page.locator(".verdict")).not_to_be_empty()
        return page

    def test_answers_are_those_of_the_program_byte_for_byte(self):
        asked = []
        for file in SCENARIOS:
            text = file.read_text(encoding="utf-8")
            for parts in ([], ["explain", "segments", "links", "translate"]):
                asked.append(("layout", {"client": "c", "request": 1, "parts": parts, "text": text}))
            for name in ("constraints", "specs", "translate", "frames"):
                asked.append(("answer", {"client": "c", "request": 1, "question": name, "text": text}))
        kinds = {"layout": "layout", "answer": "ask"}
        answers = self.play_page().evaluate(ASK, [question(kinds[kind], body) for kind, body in asked])
        server = playground.Server([])
        self.addCleanup(server.end)
        for (kind, body), answer in zip(asked, answers, strict=True):
            request = urllib.request.Request(
                server.address + f"api/{kind}", json.dumps({"version": 1, **body}).encode(), {"Content-Type": "application/json"}
            )
            with urllib.request.urlopen(request) as response:
                theirs = response.read().decode()
            if body.get("question") == "translate":
                self.assertEqual(without_program(answer), without_program(theirs))
            else:
                self.assertEqual(answer, theirs, body["text"])

    def test_it_answers_from_disk_and_loads_nothing_from_elsewhere(self):
        page = self.play_page()
        expect(page.locator(".verdict")).to_contain_text("agree")
        self.assertGreater(page.locator("svg.layout rect").count(), 0)
        page.locator("#tab-proof").click()
        expect(page.locator("#panel table")).to_have_count(1)
        page.locator("#tab-translate").click()
        expect(page.locator("#panel")).to_contain_text("SnapKit")
        addresses = [address for address in self.requests if not address.startswith(("blob:", "data:"))]
        self.assertTrue(all(address.startswith("file://") for address in addresses), addresses)

    def test_what_a_page_cannot_do_names_the_command(self):
        page = self.play_page()
        page.locator("#tab-lp").click()
        expect(page.locator("#panel")).to_contain_text("layoutdiff lp")
        page.locator(".menu summary").click()
        page.locator("#download-page").click()
        expect(page.locator("body")).to_contain_text("layoutdiff report")

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

    def test_it_fits_390_points_and_axe_finds_nothing(self):
        for scheme in ("light", "dark"):
            page = self.play_page(width=390, scheme=scheme)
            self.assert_fits(page, 390)
            self.assert_accessible(page)


if __name__ == "__main__":
    unittest.main()
