"""Tests of the trees that the table of dialects is made of."""

import json
import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parent))

import rules  # noqa: E402
import stackview  # noqa: E402
import trees  # noqa: E402


class TreeTests(unittest.TestCase):
    def test_a_seed_has_one_tree(self):
        one, other = (trees.Maker(7, trees.ROWS["flexGrow"]).scenario() for _ in range(2))
        self.assertEqual(one, other)

    def test_both_dialects_have_the_same_words(self):
        scenario = {"container": "320", "tree": {
            "stack": trees.USUAL | {"spacing": 8, "alignItems": "center"}, "style": {},
            "children": [{"element": {"image": "50x25"}, "style": {"flexGrow": 2, "maxWidth": 60, "spacingAfter": 4}}]}}
        document = trees.document(scenario)
        self.assertEqual(document["css"]["html"], '<div id="s1"><div id="e1"></div></div>')
        self.assertEqual(
            document["css"]["style"],
            "#s1 { display: flex; flex-direction: row; justify-content: flex-start; align-items: center; column-gap: 8px }\n"
            "#e1 { flex-grow: 2; flex-shrink: 0; max-width: 60px; margin-right: 4px }")
        self.assertEqual(document["spec"]["stack"]["children"], [
            {"element": "e1", "style": {"flexGrow": 2, "maxWidth": 60, "spacingAfter": 4}}])

    def test_a_stack_view_has_an_empty_view_where_no_child_grows(self):
        scenario = {"container": "320", "tree": {
            "stack": trees.USUAL | {"spacing": 8}, "style": {}, "children": [
                {"element": {"image": "50x25"}, "style": {"spacingAfter": 4}},
                {"element": {"image": "50x25"}, "style": {"minWidth": 60}}]}}
        self.assertTrue(stackview.can_say(scenario))
        constraints = stackview.document(scenario)["constraints"]
        self.assertEqual(constraints["stacks"]["superview"], {
            "axis": "horizontal", "alignment": "leading", "spacing": 8, "distribution": "fill",
            "customSpacing": {"e1": 12, "e2": 0}, "arranged": ["e1", "e2", "superviewFree"]})
        self.assertEqual(constraints["rules"][-1], "e2.width >= 60")
        scenario["tree"]["children"][0]["style"]["flexBasis"] = 40
        self.assertFalse(stackview.can_say(scenario))

    def test_each_simpler_tree_is_another_and_the_simplest_has_none(self):
        for words in trees.ROWS.values():
            for seed in range(10):
                scenario = trees.Maker(seed, words).scenario()
                before = json.dumps(scenario)
                steps = 0
                while (smaller := next(iter(trees.simpler(scenario)), None)) is not None:
                    self.assertNotEqual(smaller, scenario)
                    scenario, steps = smaller, steps + 1
                    self.assertLess(steps, 200)
                self.assertNotEqual(before, "")

    def test_a_tree_has_the_first_rule_that_applies(self):
        scenario = trees.Maker(1, {"spacing": [-4]}).scenario()
        scenario["tree"]["stack"]["spacing"] = -4

        class Measured:
            reasons = set()
            differs = False

        found = rules.explain(rules.RULES, [scenario], lambda scenarios, *_: [Measured() for _ in scenarios])
        self.assertEqual([rule.name for rule in found], ["negativeSpacing"])


if __name__ == "__main__":
    unittest.main()
