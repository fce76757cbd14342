"""Tests of scene.py, run by Tests/CommandLineTests/PythonScriptTests.swift or by hand:

  python3 -m unittest discover Tests/PeerFigures

They read scenes from the program in LAYOUTDIFF_BUILD, which is .build/debug by default.
"""

import operator
import os
import pathlib
import subprocess
import unittest

import scene

ROOT = pathlib.Path(__file__).parents[2]
TOOL = pathlib.Path(os.environ.get("LAYOUTDIFF_BUILD", ROOT / ".build/debug"), "layoutdiff")
RELATIONS = {"==": lambda a, b: abs(a - b) < 1e-6, "<=": operator.le, ">=": operator.ge}

PROGRAM = """\\ row:1, constraints in a container of 280 points
Minimize
 objective: + 0 superview.x

Subject To
\\ title.centerX == photo.width * 0.5 + 5
 a_long_name_of_a_rule:
 + title.x + 0.5 title.width
 - 0.5 photo.width = -5
\\ the content of title is 60.5 points wide: hugging 251, compression resistance 750
 content.title.width: + under.title.width - over.title.width
 + title.width = 60.5

Bounds
 superview.width = 280
 title.x free

End
"""


def read(name):
    """A scene as the program prints it."""
    commands = [["lp", name, "--level", "0"], ["frames", name, "--json"]]
    return scene.Scene(
        *(subprocess.check_output([TOOL, *c, "--rounding", "off"], text=True) for c in commands)
    )


class SceneTests(unittest.TestCase):
    def test_rules_of_a_program(self):
        self.assertEqual(
            list(scene.rules(PROGRAM)),
            [
                ({"title.x": 1, "title.width": 0.5, "photo.width": -0.5}, "==", -5, 1000),
                ({"title.width": 1}, "<=", 60.5, 251),
                ({"title.width": 1}, ">=", 60.5, 750),
                ({"superview.width": 1}, "==", 280, 1000),
                ({"superview.height": 1}, "==", 0, 50),
            ],
        )

    def test_views_are_placed_in_the_container(self):
        lengths = {"x": 1.0, "y": 2.0, "width": 30.0, "height": 40.0}
        value = lambda variable: lengths[variable.rpartition(".")[2]]
        self.assertEqual(scene.placed("view3", value), (3, 6, 30, 40))
        self.assertEqual(scene.placed("row7.title", value), (2, 4, 30, 40))

    def test_frames_satisfy_the_required_rules(self):
        screen = read("chain:3")
        self.assertEqual(len(screen.frames), 3)
        values = {"superview.width": screen.width, "superview.x": 0.0, "superview.y": 0.0}
        for name, frame in screen.frames.items():
            outer = screen.frames.get(scene.around(name), [0.0, 0.0])
            values |= {f"{name}.x": frame[0] - outer[0], f"{name}.y": frame[1] - outer[1]}
            values |= {f"{name}.width": frame[2], f"{name}.height": frame[3]}
        values["superview.height"] = values["view1.height"] + 2
        checked = [rule for rule in screen.rules if rule.priority == scene.REQUIRED]
        self.assertEqual(len(checked), 4 * 3 + 3)
        for rule in checked:
            total = sum(factor * values[name] for name, factor in rule.terms.items())
            self.assertTrue(RELATIONS[rule.relation](total, rule.constant), rule)

    def test_a_row_has_contents_with_priorities(self):
        screen = read("row:2")
        self.assertEqual(len(screen.frames), 8)
        priorities = {rule.priority for rule in screen.rules}
        self.assertEqual(priorities, {1000, 750, 250, 50})


if __name__ == "__main__":
    unittest.main()
