"""Tests of fault_places.py, run by Tests/CommandLineTests/PythonScriptTests.swift or by hand:

  python3 -m unittest discover Tests/PlantedFaults
"""

import pathlib
import random
import subprocess
import tempfile
import unittest

import fault_places
import planted_faults

SOURCE = '''import Foundation

// a < b
func chosen(_ values: [Int], most: Int = 3) -> Int? {
  guard values.count > 0 else { return nil }
  var sum = 0
  for index in 0..<values.count where values[index] != 7 && index < most {
    sum += values[index]
  }
  print("0 < 1 \\(sum > 2 ? "a || b" : "c")")
  if sum < 0 || sum > 100 { return -sum }
  return Int("\\(sum)") ?? max(sum, 1)
}
'''


def faults(text):
    return list(fault_places.all_faults({"Sources/File.swift": text}))


def run(text, planted, number, before, after, **environment):
    """The last line that a program prints in which faults are planted, and one is chosen."""
    lines = text.split("\n")
    for index, fault in planted.items():
        lines[fault.line] = fault.planted(lines[fault.line], index)
    declarations = [fault.numbered(fault.declaration, index) for index, fault in planted.items()]
    with tempfile.TemporaryDirectory() as folder:
        main, switch = pathlib.Path(folder, "main.swift"), pathlib.Path(folder, "PlantedFaults.swift")
        main.write_text(before + "\n".join(lines) + after)
        switch.write_text(planted_faults.SWITCH + "".join(declarations))
        program = str(pathlib.Path(folder, "program"))
        subprocess.run(["swiftc", "-swift-version", "6", str(main), str(switch), "-o", program], check=True, capture_output=True)
        done = subprocess.run([program], env={"LAYOUTDIFF_FAULT": str(number), "MALLOC_PERTURB_": "1", **environment}, capture_output=True, text=True)
        return done.stdout.splitlines()[-1]


class PlacesTests(unittest.TestCase):
    def test_comments_and_texts_are_no_places_but_what_texts_interpolate_is(self):
        for text, code in [
                ('a < "b < c" // d < e', 'a <'), ('"x \\(a < b) y"', 'a < b'), ('/* a\nb */ c', 'c'),
                ('"\\(f("(") + 1)" - 2', 'f( ) + 1 - 2'), ('"""\n a "b" < \\(c)\n """ < d', 'c < d'),
                ('#"\\(a) \\#(b)"# + c', 'b + c'), ('x.split(/[,] < d/) < y', 'x.split( ) < y'), ('a / b / c', 'a / b / c')]:
            with self.subTest(text=text):
                found = fault_places.code_alone(text)
                self.assertEqual(found.split(), code.split())
                self.assertEqual([len(line) for line in found.split("\n")], [len(line) for line in text.split("\n")])

    def test_every_kind_is_found(self):
        found = {(fault.line, fault.kind, fault.after) for fault in faults(SOURCE)}
        for expected in [
                (3, "constant", "3 → 4"), (3, "return", "returns nil at once"), (4, "condition", "values.count > 0 → always"),
                (4, "relation", "> → >="), (6, "boundary", "..< → ..< one less"), (6, "relation", "!= → =="),
                (6, "condition", "&& → the right side alone"), (7, "sign", "+= → -="), (7, "statement", "is left out"),
                (9, "relation", "> → >="), (10, "statement", "is never entered"), (10, "sign", "- → no sign"),
                (11, "default", "?? → another value where there is none"), (11, "boundary", "max → min")]:
            self.assertIn(expected, found)
        self.assertNotIn(2, {line for line, _, _ in found})

    def test_a_line_that_changes_no_answer_is_no_place(self):
        for line in ["  kept.reserveCapacity(2 + count)", "  work.solverCalls += found.solverCalls", "  public var nonZeros = 0"]:
            with self.subTest(line=line):
                self.assertEqual(faults(line), [])

    def test_a_relation_to_a_tolerance_becomes_its_opposite(self):
        found = [fault.after for line in ("a < b", "a < tolerance") for fault in faults(f"  let isNear = {line}") if fault.kind == "relation"]
        self.assertEqual(found, ["< → <=", "< → >"])

    def test_a_seed_draws_the_same_faults_one_of_a_line_and_all_kinds_in_turn(self):
        once, again, other = (list(fault_places.drawn(faults(SOURCE), random.Random(seed))) for seed in (1, 1, 2))
        self.assertEqual(once, again)
        self.assertNotEqual(once, other)
        self.assertEqual(len({fault.line for fault in once}), len(once))
        self.assertEqual(len({fault.kind for fault in once[:5]}), 5)

    def test_a_program_records_the_faults_that_it_reaches(self):
        source = "let number = 1\nif CommandLine.arguments.isEmpty { print(2) }\nprint(number > 0)\n"
        found = [next(fault for fault in faults(source) if fault.line == line) for line in range(3)]
        inside = fault_places.Fault("sign", "", 1, 41, 42, "(isPlanted(§) ? 3 : 2)", "", "")
        with tempfile.NamedTemporaryFile("r") as record:
            run(source, {1: found[0], 2: inside, 3: found[2]}, 0, "", "", LAYOUTDIFF_FAULT_RECORD=record.name)
            self.assertEqual(sorted(record.read().split()), ["1", "3"])

    def test_a_default_that_may_be_missing_too_stays_one(self):
        source = "func first(_ text: String) -> Int? { nil }\nlet found = first(text) ?? Int(text)\n"
        fault = next(fault for fault in faults(source) if fault.kind == "default")
        for number, printed in [(0, "Optional(7)"), (1, "nil")]:
            with self.subTest(number=number):
                self.assertEqual(run(source, {1: fault}, number, 'let text = "7"\n', "print(found as Any)\n"), printed)

    def test_a_planted_program_is_the_old_one_until_a_fault_is_chosen(self):
        for kind, number, printed in [(None, 0, "12"), ("boundary", 1, "3"), ("statement", 2, "0")]:
            found = [fault for fault in faults(SOURCE) if fault.line in (6, 7) and fault.kind in ("boundary", "statement")]
            with self.subTest(kind=kind):
                self.assertEqual(run(SOURCE, {1: found[0], 2: found[1]}, number, "", "print(chosen([1, 2, 9], most: 5)!)\n"), printed)


if __name__ == "__main__":
    unittest.main()
