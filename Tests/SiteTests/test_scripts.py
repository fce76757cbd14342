"""The scripts of the site: their types, their words."""

import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

import reports

PAGES = reports.PROJECT / "Sources/Output/Site/Pages"
PLAYGROUND = reports.PROJECT / "Sources/Output/Playground/Pages"
SCRIPTS = sorted(PAGES.glob("*.js"))


class SiteScriptTests(unittest.TestCase):
    def test_types_hold(self):
        checker = shutil.which("tsc")
        if not checker:
            self.skipTest("TypeScript's checker is not installed (Debian: node-typescript)")
        with tempfile.TemporaryDirectory() as folder:
            # A page has its modules in one script.
            for file in [*SCRIPTS, *(PLAYGROUND / name for name in ("keep.js", "words.js"))]:
                shutil.copy(file, folder)
            options = "--allowJs --checkJs --noEmit --strict --target es2022 --lib es2022,dom,dom.iterable --module es2022"
            files = [Path(folder) / name for name in ("log-page.js", "fonts.js", "worker.js", "page-server.js", "judge.js")]
            run = subprocess.run([checker, *options.split(), *files], capture_output=True, text=True, check=False)
            self.assertEqual(run.stdout, "")

    def test_scripts_know_no_words_and_read_no_text_as_markup(self):
        written = set(re.findall(r'data-word="([^"]*)"', (PAGES.parent / "Resources/logs.mustache").read_text(encoding="utf-8")))
        written |= set(re.findall(r'data-word=\\"([^"\\]*)', (PAGES.parent / "PlaygroundPage.swift").read_text(encoding="utf-8")))
        for file in SCRIPTS:
            text = file.read_text(encoding="utf-8")
            code = re.sub(r"/\*[\s\S]*?\*/|^\s*//.*$|\s//\s.*$", "", text, flags=re.MULTILINE)
            strings = [one or other for one, other in re.findall(r'"([^"\n]*)"|`([^`]*)`', code)]
            self.assertEqual([one for one in strings if re.match(r"[A-Z][a-z]+ [a-z]", one)], [], file.name)
            self.assertLessEqual(set(re.findall(r'\bword\("([^"]*)"', text)), written, file.name)
            self.assertNotRegex(text, r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(")


if __name__ == "__main__":
    unittest.main()
