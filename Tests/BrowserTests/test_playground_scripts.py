"""The playground's scripts: their types, their words, their sizes."""

import pathlib
import re
import shutil
import subprocess
import unittest

import reports

PAGES = reports.PROJECT / "Sources/Output/Playground/Pages"
SCRIPTS = sorted(PAGES.glob("*.js"))


class PlaygroundScriptTests(unittest.TestCase):
    def test_types_hold(self):
        checker = shutil.which("tsc")
        if not checker:
            self.skipTest("TypeScript's checker is not installed (Debian: node-typescript)")
        options = "--allowJs --checkJs --noEmit --strict --target es2022 --lib es2022,dom,dom.iterable --module es2022"
        run = subprocess.run([checker, *options.split(), PAGES / "play.js"], capture_output=True, text=True, check=False)
        self.assertEqual(run.stdout, "")

    def test_scripts_and_style_know_no_words(self):
        for file in [*SCRIPTS, PAGES / "play.css"]:
            code = re.sub(r"/\*[\s\S]*?\*/|^\s*//.*$|\s//\s.*$", "", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
            strings = re.findall(r'"([^"\n]*)"|`([^`]*)`', code)
            sentences = [one or other for one, other in strings if re.match(r"[A-Z][a-z]+ [a-z]", one or other)]
            self.assertEqual(sentences, [], file.name)

    def test_every_word_that_is_used_is_written(self):
        page = (PAGES / "index.html").read_text(encoding="utf-8")
        written = set(re.findall(r'data-word="([^"]*)"', page))
        for file in SCRIPTS:
            used = set(re.findall(r'\bword\("([^"]*)"', file.read_text(encoding="utf-8")))
            self.assertLessEqual(used, written, file.name)

    def test_no_text_is_read_as_markup(self):
        for file in SCRIPTS:
            self.assertNotRegex(file.read_text(encoding="utf-8"), r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(")

    def test_the_page_asks_for_all_modules_at_once(self):
        # Else each one is asked for when the one that imports it has come: four rounds before the first picture.
        asked = set(re.findall(r'<link rel="modulepreload" href="([^"]+)">', (PAGES / "index.html").read_text(encoding="utf-8")))
        self.assertEqual(asked, {file.name for file in PAGES.glob("*.js")} - {"play.js"})

    def test_modules_are_short(self):
        for file in SCRIPTS:
            self.assertLess(len(file.read_text(encoding="utf-8").split("\n")), 400, file.name)


if __name__ == "__main__":
    unittest.main()
