"""What other programs read of a report, read by libraries of other people.

No package has the schema of SARIF 2.1.0 itself; `sarif_pydantic` has its objects, and what it leaves open (names that it does
not know, the smallest line, words of a list) is asked here. JUnit's form has no schema of its own.
"""

import copy
import json
import re
import unittest

import junitparser
import pydantic
import reports
import sarif_pydantic

HOSTILE = [
    "</testcase><script>alert(1)</script>\"'&amp;",
    "../../../etc/passwd",
    "javascript:alert(1)//x y",
    "]]>\u0000\u0001\u001b[31m\u0085\ufffe\r\n<!--",
    "C:\\Users\\é 한글\u202e%zz",
    "x" * 20_000,
]
# RFC 3986, without anything that a relative path need not have.
REFERENCE = re.compile(r"(file:///)?(?!//)([A-Za-z0-9\-._~/]|%[0-9A-F]{2})*")


@reports.once
def hostile(text):
    """A report of the sample in which people wrote `text` everywhere."""
    record = json.loads(reports.RECORD.read_text(encoding="utf-8"))
    record["unreadableFiles"].append({"file": text, "message": text, "mistakes": [text]})
    for number, scenario in enumerate(record["scenarios"]):
        scenario |= {"id": f"{text}{number}", "title": text, "file": text}
        scenario["comparison"]["sentence"] = text
    name = f"hostile-{HOSTILE.index(text)}"
    file = reports.folder() / f"{name}.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    return reports.make(["--from", file], reports.folder() / name)


def folders():
    return [reports.sample(), reports.shipped(), reports.mistake()] + [hostile(text) for text in HOSTILE]


def unknown(value, path="$"):
    """The names of members that SARIF does not have."""
    found = []
    if isinstance(value, pydantic.BaseModel):
        found += [f"{path}.{name}" for name in value.model_extra or {}]
        for name in type(value).model_fields:
            found += unknown(getattr(value, name), f"{path}.{name}")
    elif isinstance(value, list):
        for item in value:
            found += unknown(item, path)
    return found


class SARIFTests(unittest.TestCase):
    def check(self, log):
        """Throws where the log is not what SARIF 2.1.0 says."""
        model = sarif_pydantic.Sarif.model_validate(log)
        # The library lacks this member of a run (SARIF 2.1.0, 3.14.17).
        self.assertEqual([name for name in unknown(model) if name != "$.runs.columnKind"], [])
        self.assertEqual(log["version"], "2.1.0")
        for run in log["runs"]:
            self.assertEqual(run["columnKind"], "unicodeCodePoints")
            rules = run["tool"]["driver"]["rules"]
            self.assertEqual(len({rule["id"] for rule in rules}), len(rules))
            for result in run["results"]:
                self.assertEqual(rules[result["ruleIndex"]]["id"], result["ruleId"])
                self.assertIn(result["level"], ["error", "warning"])
                self.assertTrue(result["message"]["text"])
                self.assertTrue(all(result["partialFingerprints"].values()))
                places = [place["physicalLocation"] for place in result["locations"] + result.get("relatedLocations", [])]
                changes = [change for fix in result.get("fixes", []) for change in fix["artifactChanges"]]
                regions = [place["region"] for place in places]
                regions += [one["deletedRegion"] for change in changes for one in change["replacements"]]
                for value in (value for region in regions for value in region.values()):
                    self.assertGreaterEqual(value, 1)
                for place in places + changes:
                    self.assertIsNotNone(REFERENCE.fullmatch(place["artifactLocation"]["uri"]))

    def test_every_log_is_what_sarif_says(self):
        for folder in folders():
            with self.subTest(folder.name):
                self.check(json.loads((folder / "results.sarif").read_text(encoding="utf-8")))

    def test_a_fix_mends_the_file(self):
        log = json.loads((reports.mistake() / "results.sarif").read_text(encoding="utf-8"))
        [result] = [result for result in log["runs"][0]["results"] if "fixes" in result]
        self.assertEqual(result["locations"][0]["physicalLocation"]["region"]["startLine"], 16)
        [change] = result["fixes"][0]["artifactChanges"]
        lines = (reports.folder() / "mistake.yaml").read_text(encoding="utf-8").split("\n")
        for one in reversed(change["replacements"]):
            region = one["deletedRegion"]
            first, last = region["startLine"] - 1, region["endLine"] - 1
            start, end = lines[first][: region["startColumn"] - 1], lines[last][region["endColumn"] - 1 :]
            lines[first : last + 1] = [start + one["insertedContent"]["text"] + end]
        right = (reports.PROJECT / "Scenarios/repository-row.yaml").read_text(encoding="utf-8")
        self.assertEqual("\n".join(lines), right)

    def test_mistakes_are_found(self):
        log = json.loads((reports.sample() / "results.sarif").read_text(encoding="utf-8"))
        mistakes = [
            (["version"], "2.0"),
            (["runs", 0, "columnKind"], "bytes"),
            (["runs", 0, "tool", "driver", "name"], None),
            (["runs", 0, "tool", "driver", "colour"], "red"),
            (["runs", 0, "results", 0, "level"], "bad"),
            (["runs", 0, "results", 0, "ruleIndex"], 1_000),
            (["runs", 0, "results", 0, "message"], "text"),
            (["runs", 0, "results", 0, "locations", 0, "physicalLocation", "region", "startLine"], 0),
            (["runs", 0, "results", 0, "locations", 0, "physicalLocation", "region", "line"], 1),
            (["runs", 0, "results", 0, "locations", 0, "physicalLocation", "artifactLocation", "uri"], "a b"),
        ]
        for path, value in mistakes:
            changed = copy.deepcopy(log)
            place = changed
            for key in path[:-1]:
                place = place[key]
            place[path[-1]] = value
            with self.subTest(path), self.assertRaises((AssertionError, pydantic.ValidationError, IndexError)):
                self.check(changed)


class JUnitTests(unittest.TestCase):
    def test_another_reader_counts_what_the_file_says(self):
        for folder in folders():
            with self.subTest(folder.name):
                suites = junitparser.JUnitXml.fromfile(str(folder / "junit.xml"))
                stated = (suites.tests, suites.failures, suites.errors, suites.skipped)
                suites.update_statistics()
                self.assertEqual((suites.tests, suites.failures, suites.errors, suites.skipped), stated)
                record = json.loads((folder / "run.json").read_text(encoding="utf-8"))
                self.assertEqual(suites.tests, len(record["scenarios"]) + len(record["unreadableFiles"]))
                for case in (case for suite in suites for case in suite):
                    self.assertTrue(case.classname)
                    self.assertLessEqual(len(case.result), 1)
                    for result in case.result:
                        self.assertIsNotNone(result.message)

    def test_verdicts_are_failures_and_what_could_not_run_is_an_error(self):
        suites = junitparser.JUnitXml.fromfile(str(reports.sample() / "junit.xml"))
        kinds = {case.name: [type(result).__name__ for result in case.result] for suite in suites for case in suite}
        self.assertEqual(kinds["repository-row"], [])
        self.assertEqual(kinds["conflict"], ["Failure"])
        self.assertEqual(kinds["broken"], ["Error"])
        self.assertEqual(kinds["only-spec"], ["Skipped"])
        self.assertEqual(kinds["Scenarios/typo.yaml"], ["Error"])
