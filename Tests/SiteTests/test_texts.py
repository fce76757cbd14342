"""Texts are measured in a page as by the program, to the last bit, with the fonts of the site."""

import base64
import json
import random
import re
import struct
import subprocess
import unittest

import reports
from page_case import PageCase

SITE = reports.PROJECT / "Reports/site"
PAGES = reports.PROJECT / "Sources/Output/Site/Pages"
MODULE = reports.PROJECT / ".build/web/play.wasm"
MAKE_SITE = reports.PROJECT / ".build/debug/make-site"
WEIGHTS = list(range(100, 1000, 100))
# Texts that wrap, kern, fall back, hang and break in every way.
PIECES = [
    "A", "V", "To", "Wy", "fi", "office", "octocat", "->", "x", "3x4", "1,000", "½", "1/2", "한", "레이아웃", "글", "ㄱ", " ", " ",
    " ", "  ", "\n", "\r\n", "\t", "\u00a0", "\u200b", "\u2003", "-", "(", ")", "!", "—", "…", "é", "e\u0301", "x\u0323\u0301",
    "\u1112\u1161\u11ab", "Ệ", "👩‍👩‍👧", "🇰🇷", "👍🏽", "שלום", "مرحبا", "नमस्ते", "http://a.b/c?d=e", "漢字", "、", "\u0000", "\ufffd",
]
# Measures in an instance of the module; a font is loaded from the site, as a script, when a text needs it.
MEASURE = """async ([module, questions]) => {
  const bytes = Uint8Array.from(atob(module), (letter) => letter.charCodeAt(0));
  let exports;
  const memory = () => exports.memory.buffer;
  const system = { random_get: (place, count) => { new Uint8Array(memory(), place, count).fill(0); return 0; } };
  ({ exports } = (await WebAssembly.instantiate(bytes, { wasi_snapshot_preview1: new Proxy({}, { get: (_, name) => system[name] ?? (() => 8) }) })).instance);
  const ask = (kind, head, rest) => {
    const line = new TextEncoder().encode(head + "\\n");
    const place = exports.room(line.length + rest.byteLength);
    new Uint8Array(memory(), place).set(line);
    new Uint8Array(memory(), place + line.length).set(new Uint8Array(rest));
    const count = exports[kind](place, line.length + rest.byteLength);
    return { count, bytes: memory().slice(exports.answer(), exports.answer() + Math.abs(count)) };
  };
  const answers = [];
  const loaded = [];
  for (const { text, size, weight, maximumLines, width } of questions) {
    const measure = () => ask("measure", `${size} ${weight} ${maximumLines} ${width ?? "inf"}`, new TextEncoder().encode(text).buffer);
    let answer = measure();
    while (answer.count < 0) {
      const name = new TextDecoder().decode(answer.bytes);
      ask("addFont", name, await loadFont("", name));
      loaded.push(name);
      answer = measure();
    }
    answers.push([...new Float64Array(answer.bytes)]);
  }
  return { answers, loaded, size: memory().byteLength };
}"""


def script():
    """The page's own way to its fonts, as a script that is no module."""
    lines = "\n".join((PAGES / name).read_text(encoding="utf-8") for name in ("packed.js", "fonts.js")).splitlines()
    return "\n".join(line.removeprefix("export ") for line in lines if not line.startswith("import "))


def shipped_texts():
    """The texts of the shipped scenarios and lessons."""
    folders = [reports.PROJECT / "Scenarios", reports.PROJECT / "Sources/Output/Course/Lessons"]
    files = sorted(file for folder in folders for file in folder.rglob("*.yaml"))
    found = {text for file in files for text in re.findall(r'text: "((?:[^"\\]|\\.)*)"', file.read_text(encoding="utf-8"))}
    return sorted(json.loads(f'"{text}"') for text in found)


def questions():
    """Texts with fonts and widths: the shipped ones, and random ones."""
    numbers = random.Random(1)
    for text in shipped_texts():
        for width in (None, 0, 60, 150.5, 343):
            yield {"text": text, "size": 17, "weight": numbers.choice([400, 600, 700]), "maximumLines": 0, "width": width}
    for _ in range(600):
        yield {
            "text": "".join(numbers.choice(PIECES) for _ in range(numbers.randint(0, 30))),
            "size": numbers.choice([1, 11, 12.25, 16, 17, 28, numbers.uniform(1, 99), 10_000]),
            "weight": numbers.choice(WEIGHTS),
            "maximumLines": numbers.choice([0, 0, 1, 2, 3]),
            "width": numbers.choice([None, 0, 1e-3, 120, numbers.uniform(0, 600)]),
        }


class TextTests(PageCase):
    def measured(self, asked):
        ask = "(given) => { %s\nreturn (%s)(given); }" % (script(), MEASURE)
        return self.open(SITE / "index.html").evaluate(ask, [base64.b64encode(MODULE.read_bytes()).decode(), asked])

    def test_sizes_baselines_segments_and_lines_are_those_of_the_program_to_the_last_bit(self):
        asked = list(questions())
        self.assertGreater(len(asked), 700)
        run = subprocess.run([MAKE_SITE, "sizes"], input=json.dumps(asked), text=True, check=True, capture_output=True)
        theirs = [[float(number) for number in line.split()] for line in run.stdout.splitlines()]
        ours = self.measured(asked)
        for question, one, other in zip(asked, ours["answers"], theirs, strict=True):
            self.assertEqual([struct.pack("<d", number) for number in one], [struct.pack("<d", number) for number in other], question)
        self.assertEqual(len(ours["loaded"]), len(WEIGHTS) + 2)

    def test_a_font_is_loaded_when_a_text_needs_it(self):
        text = {"text": "octocat", "size": 16, "weight": 400, "maximumLines": 0, "width": None}
        self.assertEqual(len(self.measured([text, text])["loaded"]), 1)
        self.assertEqual(len(self.measured([text, {**text, "text": "한글"}])["loaded"]), 2)

    def test_what_is_no_question_has_no_answer(self):
        text = {"text": "a", "size": 16, "weight": 400, "maximumLines": 0, "width": None}
        wrong = [{**text, key: value} for key, value in [("size", 0), ("size", 1e9), ("weight", 450), ("width", -1), ("size", "x")]]
        answers = self.measured([text, *wrong, text])["answers"]
        self.assertEqual(answers, [answers[0], *([[]] * len(wrong)), answers[0]])


if __name__ == "__main__":
    unittest.main()
