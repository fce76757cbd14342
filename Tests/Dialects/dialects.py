"""The table of dialects: what Texture, CSS and Taffy make of the same words, and the smallest trees that differ.

For each row, random trees with few words are laid out by Texture's rules (layoutdiff) and by CSS's (Chromium), and those
without text by Taffy. Each tree that differs is made smaller while it still differs; the smallest one has one rule.

Usage: dialects.py LAYOUTDIFF FOLDER [--trees N] [--random N]
"""

import argparse
import collections
import itertools
import json
import pathlib
import subprocess
import sys
import tempfile

import rules
import taffy
import trees

# The smallest length of a browser, in points.
TOLERANCE = 1 / 64
# How many simpler trees of each tree are tried at once.
BATCH = 5


class Measured:
    """What a tree's elements have in Texture and in the browser, and why they differ."""

    def __init__(self, comparison):
        given = comparison["containers"][0].get("given") or {"elements": []}
        placed = [element for element in given["elements"] if "spec" in element]
        self.texture = {element["element"]: element["spec"] for element in placed}
        self.css = {element["element"]: element["frame"] for element in placed}
        differences = [difference for element in placed for difference in element["differences"]]
        self.reasons = {difference.get("reason") for difference in differences}
        self.differs = bool(differences)


class Browser:
    """Lays scenarios out, many in one run of layoutdiff, and each once."""

    def __init__(self, layoutdiff):
        self.layoutdiff, self.name, self.known = pathlib.Path(layoutdiff).resolve(), None, {}
        # What .ci/install-browser found; else the one on the PATH.
        installed = pathlib.Path(".build/browser/chromium")
        self.options = ["--browser-path", installed.read_text().strip()] if installed.exists() else []

    def measure(self, scenarios, added=()):
        """One measurement for each scenario; `None` where Texture has no layout for it."""
        keys = [json.dumps([scenario, added]) for scenario in scenarios]
        new = {key: scenario for key, scenario in zip(keys, scenarios) if key not in self.known}
        if new:
            self.known |= dict(zip(new, self.run([trees.document(scenario, added) for scenario in new.values()])))
        return [self.known[key] for key in keys]

    def run(self, documents):
        with tempfile.TemporaryDirectory() as folder:
            for number, document in enumerate(documents):
                pathlib.Path(folder, f"t{number}.yaml").write_text(json.dumps(document), encoding="utf-8")
            run = subprocess.run(
                [self.layoutdiff, "check", folder, "--allow-unchecked", "--json", "--require-browser", *self.options],
                capture_output=True, text=True, check=False)
        found = [None] * len(documents)
        for result in json.loads(run.stdout)["scenarios"]:
            comparison = result["comparison"]
            problems = comparison.get("browser", {}).get("problems")
            if problems:
                sys.exit(f"The browser gave no layout: {problems}")
            self.name = comparison.get("browser", {}).get("browser") or self.name
            if comparison["containers"] and "failure" not in comparison["containers"][0]:
                found[int(result["id"][1:])] = Measured(comparison)
        return found


def smallest(browser, scenarios):
    """For each scenario that differs, a smaller one that still does, in which nothing can be left out."""
    found = list(scenarios)
    tried = [iter(trees.simpler(scenario)) for scenario in found]
    pending = set(range(len(found)))
    while pending:
        # Some at once: most of the time of a few layouts is the start of the browser.
        batches = {index: list(itertools.islice(tried[index], BATCH)) for index in sorted(pending)}
        pending = {index for index, batch in batches.items() if batch}
        browser.measure([candidate for batch in batches.values() for candidate in batch])
        for index, batch in batches.items():
            smaller = next((one for one, had in zip(batch, browser.measure(batch)) if had and had.differs), None)
            if smaller:
                found[index] = smaller
                tried[index] = iter(trees.simpler(smaller))
    return found


def differs(one, other):
    """Whether frames by name differ by more than a browser's smallest length."""
    return any(
        abs(first - second) > TOLERANCE for name in one for first, second in zip(one[name], other[name], strict=True))


def compare(browser, samples):
    """What the random trees of each sample show: counts, and the smallest trees by the name of their rule.

    A sample has words and a number of trees. All trees are made smaller together.
    """
    parts = []
    for words, count in samples:
        scenarios = [trees.Maker(seed, words).scenario() for seed in range(count)]
        measured = [(scenario, found) for scenario, found in zip(scenarios, browser.measure(scenarios)) if found]
        said = [(found, taffy.frames(scenario)) for scenario, found in measured if taffy.can_say(scenario)]
        differing = [scenario for scenario, found in measured if found.differs]
        print(f"{len(differing)} of {len(measured)} trees differ", file=sys.stderr)
        parts.append(({
            "trees": len(measured), "differ": len(differing),
            "taffy": {"trees": len(said), "differFromCSS": sum(differs(found.css, frames) for found, frames in said),
                      "differFromTexture": sum(differs(found.texture, frames) for found, frames in said)}}, differing))
    least = smallest(browser, [scenario for _, differing in parts for scenario in differing])
    names = [rule.name for rule in rules.explain(least, browser.measure(least), browser.measure)]
    examples, start = {}, 0
    for name, scenario in sorted(zip(names, least), key=lambda pair: len(json.dumps(pair[1]))):
        examples.setdefault(name, example(browser, scenario))
    for part, differing in parts:
        part["rules"] = dict(collections.Counter(names[start:start + len(differing)]).most_common())
        start += len(differing)
    return [part for part, _ in parts], examples


def example(browser, scenario):
    """A tree as a scenario file, with its frames in each dialect."""
    [measured] = browser.measure([scenario])
    frames = {"texture": measured.texture, "css": measured.css}
    if taffy.can_say(scenario):
        frames["taffy"] = {name: taffy.frames(scenario)[name] for name in measured.css}
    return {"scenario": trees.document(scenario), "frames": frames}


def all_words():
    """The words of all rows, for trees that may say anything."""
    words = collections.defaultdict(list)
    for row in trees.ROWS.values():
        for key, values in row.items():
            if isinstance(values, list):
                words[key] += [value for value in values if value not in words[key]]
    return dict(words) | {"texts": True}


def number(value):
    return f"{value:.2f}".rstrip("0").rstrip(".")


def described(node, elements):
    """A spec in one line: `horizontal [50x25, 90x10 flexShrink: 2]`."""
    said = " ".join(f"{key}: {value}" for key, value in node.get("style", {}).items())
    if "stack" in node:
        usual = trees.USUAL | {"direction": None}
        words = [f"{key}: {value}" for key, value in node["stack"].items()
                 if key not in ("children", "style", "direction") and usual.get(key) != value]
        inside = ", ".join(described(child, elements) for child in node["stack"]["children"])
        own = " ".join(f"{key}: {value}" for key, value in node["stack"]["style"].items())
        return " ".join([part for part in [node["stack"]["direction"], *words, f"[{inside}]", own] if part])
    element = elements[node["element"]]
    content = element.get("image") or element.get("box") or f"“{element['text']}”"
    content += "".join(f" {key}: {element[key]}" for key in ("baseline", "lines") if element.get(key))
    return " ".join([part for part in [content, said] if part])


def page(table):
    """The table as Markdown."""
    by_name = {rule.name: rule for rule in [*rules.RULES, rules.UNKNOWN]}
    lines = [
        "# Dialects of flexbox", "",
        f"Texture's flexbox by LayoutDiff, CSS's by {table['browser']}, and Taffy {table['taffy']}: random trees in the same words,",
        "with Texture's defaults written out. Frames are compared within 1/64 pt. Made by `make dialects`; all trees are in",
        "[dialects.json](dialects.json). Agreement is sampled, not proven.", "",
        "| what a stack says | trees | Texture and CSS differ | by rule | Taffy and CSS differ |", "|---|---|---|---|---|"]
    for row, found in table["rows"].items():
        names = ", ".join(f"[{name}](#{name.lower()}) {count}" for name, count in found["rules"].items()) or "–"
        of_taffy = found["taffy"]
        lines.append(
            f"| {row} | {found['trees']} | {found['differ']} | {names} | "
            + (f"{of_taffy['differFromCSS']} of {of_taffy['trees']} |" if of_taffy["trees"] else "– |"))
    whole = table["random"]
    lines += [
        "", f"Of {whole['trees']} random trees that may say all of it, {whole['trees'] - whole['differ']} agree, and "
        f"{whole['differ']} differ:", "", "| rule | trees | Texture | CSS |", "|---|---|---|---|"]
    for name, count in whole["rules"].items():
        lines.append(f"| [{name}](#{name.lower()}) | {count} | {by_name[name].texture} | {by_name[name].css} |")
    for name, found in table["rules"].items():
        document = found["scenario"]
        lines += ["", f"## {name}", "", f"Texture: {by_name[name].texture} CSS: {by_name[name].css}", "",
                  f"`{described(document['spec'], document['elements'])}` in {document['containers'][0]}:", "",
                  "| | " + " | ".join(found["frames"]) + " |", "|---" * (len(found["frames"]) + 1) + "|"]
        for element in found["frames"]["css"]:
            cells = [", ".join(number(value) for value in frames[element]) for frames in found["frames"].values()]
            lines.append(f"| {element} | " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("layoutdiff")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--trees", type=int, default=50, help="trees of each row")
    parser.add_argument("--random", type=int, default=400, help="trees that may say everything")
    options = parser.parse_args()
    browser = Browser(options.layoutdiff)
    samples = [(words, options.trees) for words in trees.ROWS.values()] + [(all_words(), options.random)]
    parts, examples = compare(browser, samples)
    table = {"rows": dict(zip(trees.ROWS, parts)), "random": parts[-1]}
    table["rules"] = {
        rule.name: examples[rule.name] for rule in [*rules.RULES, rules.UNKNOWN] if rule.name in examples}
    table |= {"browser": browser.name, "taffy": taffy.VERSION}
    (options.folder / "dialects.json").write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")
    (options.folder / "dialects.md").write_text(page(table), encoding="utf-8")
    print(options.folder / "dialects.md")


if __name__ == "__main__":
    main()
