"""Tests of app_code.py, run by Tests/CommandLineTests/PythonScriptTests.swift or by hand:

  python3 -m unittest discover Tests/AppCode

Some check a small app against the modules in LAYOUTDIFF_BUILD, which is .build/debug by default.
"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

import app_code

BUILD = pathlib.Path(os.environ.get("LAYOUTDIFF_BUILD", app_code.ROOT / ".build/debug"))
ROW = "import UIKit\nclass Row: UIView { let label = UILabel() }\n"
UNREADABLE = {
    "Encrypted.swift": b"\0GITCRYPT\0" + bytes(range(256)),
    "Encoded.swift": "import UIKit\n// Zoë\nclass Latin: UIView {}\n".encode("latin-1"),
}
BROKEN = {
    "CutOff.swift": "import UIKit\nclass CutOff: UIView {\n  func f( {\n",
    "Merge.swift": "import UIKit\nclass Merge: UIView {\n<<<<<<< HEAD\n=======\n>>>>>>> other\n}\n",
    "OpenText.swift": 'import UIKit\nclass OpenText: UIView {\n  let a = "abc\n',
}


def check(files, *options):
    """The entries of an app of these files by their names, and what is printed beside."""
    with tempfile.TemporaryDirectory() as folder:
        app = pathlib.Path(folder, "App")
        app.mkdir()
        for name, text in files.items():
            (app / name).write_bytes(text if isinstance(text, bytes) else text.encode())
        result = pathlib.Path(folder, "entries.json")
        done = subprocess.run(
            [sys.executable, app_code.__file__, str(app), "--build", str(BUILD), "--json", str(result), *options],
            capture_output=True, text=True)
        if done.returncode != 0:
            raise AssertionError(done.stderr)
        return {entry["file"]: entry for entry in json.loads(result.read_text())}, done.stdout + done.stderr


class FilesTests(unittest.TestCase):
    """Files that nobody can read, or that are not Swift, beside good ones."""

    ways = [[], ["--together"], ["--together", "--lift", str(BUILD / "lift-objective-c")]]

    def test_unreadable_and_broken_files_are_left_out_and_fail_no_other(self):
        wrong = ROW.replace("let label", "let bad = UIColor.noColor; let label")
        for options in self.ways:
            with self.subTest(options=options):
                entries, printed = check({"Row.swift": wrong, "Good.swift": "import UIKit\nclass Good: UILabel {}\n",
                                          **UNREADABLE, **BROKEN}, *options)
                for name in UNREADABLE:
                    self.assertIn(f"{name}: left out", printed)
                self.assertEqual(sorted(entries), sorted(["Row.swift", "Good.swift", *BROKEN]))
                self.assertEqual({name for name, entry in entries.items() if entry["gap"]}, set(BROKEN))
                self.assertEqual([error["whose"] for error in entries["Row.swift"]["errors"]], ["ours"])
                self.assertEqual(entries["Good.swift"]["errors"], [])

    def test_links_that_lead_nowhere_are_skipped(self):
        with tempfile.TemporaryDirectory() as folder:
            checkout = pathlib.Path(folder)
            (checkout / "Gone.h").symlink_to("nowhere")
            (checkout / "Folder.swift").mkdir()
            (checkout / "Row.swift").write_text(ROW)
            self.assertEqual(app_code.declared_names(checkout), {"Row", "label"})
            self.assertEqual([file.name for file, _ in app_code.layout_files(checkout)], ["Row.swift"])

    def test_a_program_that_lifts_fails_only_the_files_that_it_cannot_lift(self):
        with tempfile.TemporaryDirectory() as folder:
            lift = pathlib.Path(folder, "lift")
            lift.write_text('#!/bin/sh\ncase "$*" in *Bad*) printf "\\377 no" >&2; exit 1;; esac\ncp "$1" "$2"\n')
            lift.chmod(0o755)
            entries, _ = check({"Bad.swift": ROW.replace("Row", "Bad"), "Row.swift": ROW}, "--lift", str(lift), "--together")
            self.assertIn("lifting failed", entries["Bad.swift"]["errors"][0]["message"])
            self.assertEqual(entries["Row.swift"]["errors"], [])


class JudgementTests(unittest.TestCase):
    """Whose gap an error shows, and among which names it is counted."""

    def test_names_in_a_module_that_nobody_has_are_the_librarys_gap(self):
        for message in ["no type named 'AnimationView' in module 'Lottie'", "module 'Lottie' has no member named 'makeLayer'",
                        "no such module 'Lottie.Transforms'"]:
            with self.subTest(message=message):
                self.assertEqual(app_code.judge(message, "", set(), {"Lottie"}, True), "library")
                self.assertEqual(app_code.judge(message, "", set(), set(), True), "ours")

    def test_a_file_with_names_of_a_library_is_left_out(self):
        text = "import UIKit\nimport Lottie\nclass Row: UIView { var a: Lottie.AnimationView? }\n"
        entries, printed = check({"Row.swift": text})
        self.assertTrue(entries["Row.swift"]["gap"])
        self.assertNotIn("transforms", printed)

    def test_only_names_of_layers_and_animations_are_counted_among_transforms(self):
        for name, group in [("CAShapeLayer", "transforms, animation"), ("CAEAGLLayer", "transforms, animation"),
                            ("layerClass", "transforms, animation"), ("affineTransform", "transforms, animation"),
                            ("playerItem", "others"), ("AVPlayer", "others"), ("CAPSPageMenu", "others"), ("LOCATION_FLAG", "others")]:
            with self.subTest(name=name):
                self.assertEqual(app_code.group(f"cannot find '{name}' in scope"), group)


if __name__ == "__main__":
    unittest.main()
