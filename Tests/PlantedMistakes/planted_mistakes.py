#!/usr/bin/env python3
"""Plants single mistakes in scenarios, and counts how often `layoutdiff check` blames their lines.

  .build/mistakes/bin/python3 Tests/PlantedMistakes/planted_mistakes.py [--count 2000] [--list]

The scenarios are those whose layouts agree, and random screens with the constraints that a person
would write for them. A mistake is an edit of the text of one file. It is dropped if both layouts still
agree, or if there are none. All kinds of mistakes are drawn equally often, as long as there are any
left, and for each kind all scenarios in turn.

A mistake is found if one of its lines is blamed. Where something was left out, these are the lines of
what lacks it. For a rule that was left out, they are those of the elements in it; it is also found by
a suggestion that adds a rule for one of these elements along the same axis.
"""

import argparse
import collections
import dataclasses
import itertools
import json
import math
import pathlib
import random
import subprocess
import sys
import time
from collections.abc import Iterator

from mistakes import Edit, Mistake, Scenario, Words, edited, words_of
from screens import translated_screen

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOLS = [ROOT / ".build/debug/layoutdiff", ROOT / ".build/release/layoutdiff"]
SCREENS = 30
BATCH = 300
# What is counted, and how many percent of it are wanted.
GOALS = {"first line": "", "first cause": "90 %", "first three causes": "98 %", "mended": "80 %"}

Queues = dict[tuple[str, str], list[tuple[Scenario, Mistake]]]


class Mutant:
    """A scenario file with one mistake."""

    def __init__(self, path: pathlib.Path, scenario: Scenario, mistake: Mistake) -> None:
        self.path, self.scenario, self.mistake = path, scenario, mistake
        self.text, self.lines = edited(scenario.text, mistake.edits), mistake.lines(scenario.text)
        self.blames: list[dict] = []
        self.reached: set[str] = set()

    def sides(self) -> Iterator[tuple[int, int, dict]]:
        """The places of all causes, each with the number of its cause and its own, from 0.

        A cause is two places, one in each notation, or two of the other ways to mend it.
        """
        causes = [part for blame in self.blames for part in (blame["sides"], blame["alternatives"]) if part]
        for number, sides in enumerate(causes):
            yield from ((number, index, side) for index, side in enumerate(sides))

    def count(self) -> None:
        """Notes how early the mistake is blamed."""
        for number, index, side in self.sides():
            change = side.get("suggestion", {}).get("change", {})
            added = change["rules"] if change.get("kind") == "add" else []
            if side.get("line") in self.lines or any(map(self.mistake.is_mended_by_rule, added)):
                places = [number == index == 0, number == 0, number < 3]
                self.reached |= set(itertools.compress(GOALS, places))

    def with_suggestion(self, suggestion: dict) -> str:
        """The text with the edits of a suggestion, whose lines and columns are from 1."""
        starts = list(itertools.accumulate((len(line) + 1 for line in self.text.split("\n")), initial=0))
        edits = []
        for edit in suggestion["edits"]:
            start, end = (starts[edit[name]["line"] - 1] + edit[name]["column"] - 1 for name in ("start", "end"))
            edits.append(Edit(start, end, edit["text"]))
        return edited(self.text, edits)

    def description(self) -> str:
        """The mistake, what was blamed, and which goals were missed."""
        changes = ", ".join(f"{self.scenario.text[edit.start:edit.end]!r} → {edit.text!r}"
                            for edit in self.mistake.edits)
        blames = "; ".join(", ".join(f"{side['notation']} {side.get('line', '?')}" for side in blame["sides"])
                           for blame in self.blames)
        return " | ".join([f"{self.path}:{','.join(map(str, self.lines))}", self.mistake.side, self.mistake.kind,
                           changes, f"blamed: {blames or 'nothing'}",
                           f"missed: {', '.join(goal for goal in GOALS if goal not in self.reached)}"])


def say(text: str) -> None:
    """Prints what is running."""
    print(time.strftime("%H:%M:%S"), text, file=sys.stderr, flush=True)


def check(tool: pathlib.Path, paths: list[pathlib.Path]) -> dict[pathlib.Path, dict]:
    """What `check` says of files, without those that have no layouts. If it fails, halves are checked."""
    found = {}
    for start in range(0, len(paths), BATCH):
        batch = paths[start:start + BATCH]
        done = subprocess.run([tool, "check", "--json", "--quiet", *batch], capture_output=True, text=True)
        try:
            scenarios = json.loads(done.stdout)["scenarios"]
            found |= {pathlib.Path(scenario["file"]): scenario for scenario in scenarios}
        except (json.JSONDecodeError, KeyError):
            half = len(batch) // 2
            if half == 0:
                say(f"check ends with {done.returncode} for {batch[0]}: {done.stderr.strip()[-200:]}")
            for part in (batch[:half], batch[half:]) if half else ():
                found |= check(tool, part)
    return found


def check_texts(tool: pathlib.Path, texts: dict[pathlib.Path, str]) -> dict[pathlib.Path, dict]:
    """Writes files, and returns what `check` says of them."""
    for path, text in texts.items():
        path.write_text(text)
    return check(tool, list(texts))


def verdict(found: dict | None) -> str:
    """The verdict of a scenario; `unread` if there is none."""
    return found["comparison"]["verdict"] if found else "unread"


def base_scenarios(options: argparse.Namespace, words: Words) -> list[Scenario]:
    """The scenarios whose layouts agree: those of files, and random screens."""
    files = sorted(path.resolve() for folder in options.scenarios for path in folder.rglob("*.yaml"))
    shipped = [path for path, found in check(options.tool, files).items() if verdict(found) == "agrees"]
    scenarios = [Scenario(path.stem, path.read_text(), words) for path in shipped]
    for number in itertools.count(1):
        if len(scenarios) == len(shipped) + SCREENS:
            break
        path = options.keep / f"screen-{number}.yaml"
        text = translated_screen(options.tool, path, f"{options.seed}.{number}")
        if verdict(check_texts(options.tool, {path: text}).get(path)) == "agrees":
            scenarios.append(Scenario(path.stem, text, words))
        else:
            path.unlink()
    return scenarios


def queues_of(scenarios: list[Scenario], chance: random.Random) -> Queues:
    """All mistakes by side and kind, each list in random order with all scenarios in turn."""
    lists = collections.defaultdict(list)
    for scenario in scenarios:
        known, kinds = {scenario.text}, collections.defaultdict(list)
        for mistake in scenario.mistakes():
            text = edited(scenario.text, mistake.edits)
            if text not in known:
                known.add(text)
                kinds[mistake.side, mistake.kind].append((scenario, mistake))
        for kind, mistakes in kinds.items():
            lists[kind].append(chance.sample(mistakes, len(mistakes)))
    queues = {}
    for kind, mistakes in lists.items():
        turns = itertools.zip_longest(*chance.sample(mistakes, len(mistakes)))
        queues[kind] = [mistake for turn in turns for mistake in turn if mistake]
    return queues


def plant(queues: Queues, options: argparse.Namespace) -> list[Mutant]:
    """Plants mistakes until there are enough with which the layouts differ, or constraints conflict."""
    kept, dropped, numbers = {kind: [] for kind in queues}, collections.Counter(), itertools.count(1)
    share = 0  # How many mistakes of each kind there should be.
    while any(queues.values()):
        drawn = []
        for kind, queue in queues.items():
            lacking = share - len(kept[kind])
            drawn += [Mutant(options.keep / f"mistake-{next(numbers):05}.yaml", *item) for item in queue[:lacking]]
            queues[kind] = queue[lacking:]
        if not drawn:
            lacking = options.count - sum(map(len, kept.values()))
            if lacking <= 0:
                break
            share += math.ceil(lacking / sum(map(bool, queues.values())))
        found = check_texts(options.tool, {mutant.path: mutant.text for mutant in drawn})
        for mutant in drawn:
            result = verdict(found.get(mutant.path))
            if result in ("differs", "conflict"):
                mutant.blames = found[mutant.path]["comparison"]["blames"]
                kept[mutant.mistake.side, mutant.mistake.kind].append(mutant)
            else:
                mutant.path.unlink()
                dropped[result] += 1
    say("dropped: " + ", ".join(f"{number} {result}" for result, number in dropped.most_common()))
    return [mutant for mutants in kept.values() for mutant in mutants]


def try_suggestions(mutants: list[Mutant], options: argparse.Namespace) -> list[pathlib.Path]:
    """Applies all suggestions; returns the files of those that should mend and do not."""
    tried = {mutant.path.with_stem(f"{mutant.path.stem}-{number + 1}-{index + 1}"): (mutant, number, side)
             for mutant in mutants for number, index, side in mutant.sides() if "edits" in side.get("suggestion", {})}
    found = check_texts(options.tool, {path: mutant.with_suggestion(side["suggestion"])
                                       for path, (mutant, _, side) in tried.items()})
    failed = []
    for path, (mutant, number, side) in tried.items():
        if verdict(found.get(path)) == "agrees":
            if side["notation"] == mutant.mistake.side and number < 3:
                mutant.reached.add("mended")
        elif side["suggestion"]["mends"]:
            failed.append(path)
            continue
        path.unlink()
    return failed


def table(mutants: list[Mutant]) -> str:
    """The counts by side and kind, in Markdown."""
    groups = collections.defaultdict(list)
    for mutant in sorted(mutants, key=lambda mutant: mutant.mistake.side, reverse=True):
        groups[mutant.mistake.side, mutant.mistake.kind].append(mutant)
    for mutant in mutants:
        groups[mutant.mistake.side, "all"].append(mutant)
    groups["both", "all"] = mutants
    rows = [["side", "mistake", "number", *GOALS], ["---", "---"] + ["--:"] * (len(GOALS) + 1)]
    for (side, kind), group in groups.items():
        shares = [sum(goal in mutant.reached for mutant in group) / max(1, len(group)) for goal in GOALS]
        rows.append([side, kind, str(len(group)), *(f"{100 * share:.0f} %" for share in shares)])
    return "\n".join(f"| {' | '.join(row)} |" for row in [*rows, ["", "wanted", "", *GOALS.values()]])


def main() -> None:
    """Plants, checks and counts."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=2000, help="how many mistakes; 2000 by default")
    parser.add_argument("--seed", type=int, default=1, help="what decides which are drawn; 1 by default")
    parser.add_argument("--tool", type=pathlib.Path, help="the program; that of .build by default",
                        default=next(filter(pathlib.Path.exists, TOOLS), TOOLS[0]))
    parser.add_argument("--scenarios", type=pathlib.Path, nargs="+", default=[ROOT / "Scenarios"],
                        metavar="FOLDER", help="the folders of scenarios")
    parser.add_argument("--keep", type=pathlib.Path, default=ROOT / ".build/planted-mistakes",
                        metavar="FOLDER", help="where the files are kept, with manifest.json")
    parser.add_argument("--list", action="store_true", help="list mistakes that miss a goal, with their files")
    options = parser.parse_args()
    options.tool, options.keep = options.tool.resolve(), options.keep.resolve()
    options.keep.mkdir(parents=True, exist_ok=True)
    for path in [*options.keep.glob("mistake-*.yaml"), *options.keep.glob("screen-*.yaml")]:
        path.unlink()
    words = collections.defaultdict(list)
    for key, word in words_of(json.loads((ROOT / "Scenarios/scenario.schema.json").read_text())):
        words[key].append(word)
    scenarios = base_scenarios(options, words)
    queues = queues_of(scenarios, random.Random(options.seed))
    say(f"{sum(map(len, queues.values()))} mistakes are possible in {len(scenarios)} scenarios")
    mutants = plant(queues, options)
    (options.keep / "manifest.json").write_text(json.dumps([{
        "file": mutant.path.name, "base": mutant.scenario.name, "side": mutant.mistake.side,
        "kind": mutant.mistake.kind, "lines": mutant.lines, "original": mutant.scenario.text}
        for mutant in mutants], ensure_ascii=False, indent=1))
    for mutant in mutants:
        mutant.count()
    failed = try_suggestions(mutants, options)
    if options.list:
        for mutant in mutants:
            if set(GOALS) - mutant.reached:
                print(mutant.description())
        for path in failed:
            print(f"{path} | a suggestion that should mend, applied")
    print(table(mutants))
    print(f"\n{len(mutants)} mistakes of seed {options.seed} in {len(scenarios)} scenarios; "
          f"{len(failed)} suggestions should mend and do not (wanted: 0)")


if __name__ == "__main__":
    main()
