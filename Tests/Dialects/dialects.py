"""The table of dialects: what Texture, CSS, Taffy and UIStackView make of the same words, and the smallest trees that differ.

For each row, random trees with few words are laid out by Texture's rules (layoutdiff) and by CSS's (Chromium), and by the
other columns those that they can say. Each tree that differs is made smaller while it still differs; the smallest one has
one rule.

Usage: dialects.py LAYOUTDIFF FOLDER [--trees N] [--random N]
"""

import argparse
import base64
import collections
import itertools
import json
import pathlib
import subprocess
import sys
import tempfile
import zlib

import firefox_pages
import rules
import shipped
import stackview
import taffy
import trees

# The smallest length of a browser, in points.
TOLERANCE = 1 / 64
# How many simpler trees of each tree are tried at once.
BATCH = 3
TITLES = {"css": "CSS", "texture": "Texture"}


class Measured:
    """What a tree's elements have in Texture and in the browser, and why they differ."""

    def __init__(self, placed):
        self.texture = {element["element"]: element["spec"] for element in placed}
        self.css = {element["element"]: element["frame"] for element in placed}
        differences = [difference for element in placed for difference in element["differences"]]
        self.reasons = {difference.get("reason") for difference in differences}
        self.differs = bool(differences)


def cached(lay_out):
    """The same function of scenarios and other arguments, which lays each out once."""
    known = {}

    def found(scenarios, *arguments):
        keys = [json.dumps([scenario, arguments]) for scenario in scenarios]
        new = {key: scenario for key, scenario in zip(keys, scenarios) if key not in known}
        if new:
            known.update(zip(new, lay_out(list(new.values()), *arguments)))
        return [known[key] for key in keys]

    return found


class Browser:
    """Lays scenarios out, many in one run of layoutdiff."""

    def __init__(self, layoutdiff):
        self.layoutdiff, self.name = pathlib.Path(layoutdiff).resolve(), None
        # What .ci/install-browser found; else the one on the PATH.
        installed = pathlib.Path(".build/browser/chromium")
        self.options = ["--browser-path", installed.read_text().strip()] if installed.exists() else []
        self.measure, self.stack_views = cached(self.measure_all), cached(self.lay_out_stack_views)

    def measure_all(self, scenarios, added=()):
        """One measurement for each scenario; `None` where Texture has no layout for it."""
        return [found and Measured(found) for found in self.run([trees.document(scenario, added) for scenario in scenarios])]

    def lay_out_stack_views(self, scenarios):
        """The frames that the constraints of stack views give."""
        return [{element["element"]: element["constraints"] for element in found} if found else None
                for found in self.run([stackview.document(scenario) for scenario in scenarios])]

    def check(self, folder):
        """What `check` finds for the scenario files of a folder."""
        run = subprocess.run(
            [self.layoutdiff, "check", folder, "--allow-unchecked", "--json", "--require-browser", *self.options],
            capture_output=True, text=True, check=False)
        return json.loads(run.stdout)["scenarios"]

    def run(self, documents):
        """The elements of each scenario file, with their frames in the browser and in its notation."""
        with tempfile.TemporaryDirectory() as folder:
            for number, document in enumerate(documents):
                pathlib.Path(folder, f"t{number}.yaml").write_text(json.dumps(document), encoding="utf-8")
            results = self.check(folder)
        found = [None] * len(documents)
        for result in results:
            comparison = result["comparison"]
            problems = comparison.get("browser", {}).get("problems")
            if problems:
                sys.exit(f"The browser gave no layout: {problems}")
            self.name = comparison.get("browser", {}).get("browser") or self.name
            if comparison["containers"] and "failure" not in comparison["containers"][0]:
                given = comparison["containers"][0].get("given") or {"elements": []}
                found[int(result["id"][1:])] = [
                    element for element in given["elements"] if "spec" in element or "constraints" in element]
        return found


class Column:
    """A dialect that is compared with Texture or with CSS, for the trees that it can say."""

    def __init__(self, title, other, can_say, frames, column_rules):
        self.title, self.other, self.can_say, self.frames, self.rules = title, other, can_say, frames, column_rules

    def differ(self, browser, scenarios):
        """For each scenario, whether frames differ; `None` where one of both cannot say it."""
        said = [scenario for scenario, found in zip(scenarios, browser.measure(scenarios)) if found and self.can_say(scenario)]
        answers = {id(scenario): frames and differs(getattr(found, self.other), frames)
                   for scenario, found, frames in zip(said, browser.measure(said), self.frames(said))}
        return [answers.get(id(scenario)) for scenario in scenarios]


def smallest(differ, scenarios):
    """For each scenario that differs, a smaller one that still does, in which nothing can be left out."""
    found = list(scenarios)
    # Which simpler tree is tried next, and whether one before it was taken, after which all are tried once more.
    places = {index: (0, False) for index in range(len(found))}
    while places:
        # Some at once: most of the time of a few layouts is the start of the browser.
        batches = {index: list(itertools.islice(trees.simpler(found[index]), place, place + BATCH))
                   for index, (place, _) in places.items()}
        differ([candidate for batch in batches.values() for candidate in batch])
        for index, batch in batches.items():
            place, has_changed = places.pop(index)
            taken = next((number for number, has_difference in enumerate(differ(batch)) if has_difference), None)
            if taken is not None:
                found[index], places[index] = batch[taken], (place + taken, True)
            elif batch:
                places[index] = (place + len(batch), has_changed)
            elif has_changed:
                places[index] = (0, False)
    return found


def differs(one, other):
    """Whether frames by name differ by more than a browser's smallest length."""
    return any(
        abs(first - second) > TOLERANCE for name in one for first, second in zip(one[name], other[name], strict=True))


def compare(browser, columns, samples):
    """What the random trees of each sample show: counts, and the smallest trees by the name of their rule.

    A sample has words and a number of trees. All trees are made smaller together.
    """
    scenarios = [[trees.Maker(seed, words).scenario() for seed in range(count)] for words, count in samples]
    parts, examples = [{} for _ in samples], {}
    for column in columns:
        answers = [column.differ(browser, sample) for sample in scenarios]
        differing = [[scenario for scenario, answer in zip(*pair) if answer] for pair in zip(scenarios, answers)]
        print(f"{column.title}: {sum(map(len, differing))} trees differ", file=sys.stderr)
        least = smallest(lambda batch: column.differ(browser, batch), [one for sample in differing for one in sample])
        names = [rule.name for rule in rules.explain(column.rules, least, browser.measure)]
        # Rows come before trees of all words: theirs have fewer.
        of_rows = sum(map(len, differing[:-1]))
        for some in (zip(names[:of_rows], least), zip(names[of_rows:], least[of_rows:])):
            for name, scenario in sorted(some, key=lambda pair: len(json.dumps(pair[1]))):
                examples.setdefault(name, scenario)
        named = iter(names)
        for part, said, sample in zip(parts, answers, differing):
            part[column.title] = {
                "trees": sum(answer is not None for answer in said), "differ": len(sample),
                "rules": dict(collections.Counter(itertools.islice(named, len(sample))).most_common())}
    return parts, examples


def example(browser, columns, scenario):
    """A tree as a scenario file, with its frames in each dialect."""
    [measured] = browser.measure([scenario])
    frames = {"Texture": measured.texture, "CSS": measured.css}
    for column in columns[1:]:
        if column.can_say(scenario):
            [found] = column.frames([scenario])
            frames[column.title] = {name: found[name] for name in measured.css}
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


def address(document):
    """Where the playground of the site shows a scenario."""
    text = "".join(f"{key}: {json.dumps(value)}\n" for key, value in document.items())
    state = json.dumps({"panes": [{"file": "dialects.yaml", "text": text}]})
    letters = base64.urlsafe_b64encode(zlib.compress(state.encode(), wbits=-zlib.MAX_WBITS)).decode()
    return f"site/play/index.html#v1.{letters.rstrip('=')}"


def cell(found):
    """How many trees of a column differ, and by which rules."""
    if not found["trees"]:
        return "–"
    names = ", ".join(f"[{name}](#{name.lower()}) {count}" for name, count in found["rules"].items())
    return f"{found['differ']} of {found['trees']}" + (f": {names}" if names else "")


def page(table, columns):
    """The table as Markdown."""
    pairs = [f"{column.title} and {TITLES[column.other]}" for column in columns]
    lines = [
        "# Dialects of flexbox", "",
        "Random trees in the same words, with Texture's defaults written out, laid out by:", "",
        *(f"- {version}" for version in table["versions"]), "",
        "Frames are compared within 1/64 pt. Agreement is sampled, not proven: a row says how many trees were tried. Firefox and",
        "Taffy have the trees of boxes, UIStackView those for whose words it has counterparts. Trees for which Texture gives no",
        "layout are left out. Where no rule below applies, both dialects of a column agreed in all trees.", "",
        "`make dialects` writes this page and [dialects.json](dialects.json).", "",
        "The links to the playground need the [site](../README.md#four-doors), which `make site` builds.", "",
        f"| what a stack says | {' | '.join(pairs)} |", "|---" * (len(columns) + 1) + "|"]
    lines += [f"| {row} | " + " | ".join(cell(found[column.title]) for column in columns) + " |"
              for row, found in [*table["rows"].items(), ("all of it", table["random"])]]
    for column in columns:
        counted = [found[column.title] for found in [*table["rows"].values(), table["random"]]]
        lines += ["", f"## {column.title} and {TITLES[column.other]}", "",
                  f"{sum(found['differ'] for found in counted)} of {sum(found['trees'] for found in counted)} trees differ."]
        for rule in [*column.rules, rules.UNKNOWN]:
            if any(rule.name in found["rules"] for found in counted):
                lines += section(rule, column, table["rules"][rule.name])
    of_shipped = table["shipped"]
    differing = {name: found for name, found in of_shipped.items() if found["differ"]}
    lines += ["", "## Shipped scenarios", "",
              f"{len(of_shipped)} scenarios have a layout spec that `translate --to css --scenario` writes as a page. In Chromium, "
              f"{len(of_shipped) - len(differing)}",
              "pages have the frames of the spec in all containers. The others differ where their translation announces it:", "",
              "| scenario | containers | differ | [rules](../Sources/Tools/layoutdiff/Documentation.docc/WebFlexbox.md) |", "|---|---|---|---|"]
    lines += [f"| {name} | {found['containers']} | {found['differ']} | {', '.join(found['rules'])} |"
              for name, found in differing.items()]
    return "\n".join(lines) + "\n"


def section(rule, column, found):
    """A rule with its smallest tree."""
    document = found["scenario"]
    lines = ["", f"### {rule.name}", "", f"{column.title}: {rule.first} {TITLES[column.other]}: {rule.second}", "",
             f"`{described(document['spec'], document['elements'])}` in {document['containers'][0]}",
             f"([playground]({address(document)})):", "",
             "| | " + " | ".join(found["frames"]) + " |", "|---" * (len(found["frames"]) + 1) + "|"]
    for element in found["frames"]["CSS"]:
        cells = [", ".join(number(value) for value in frames[element]) for frames in found["frames"].values()]
        lines.append(f"| {element} | " + " | ".join(cells) + " |")
    return lines


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("layoutdiff")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--trees", type=int, default=50, help="trees of each row")
    parser.add_argument("--random", type=int, default=2200, help="trees that may say everything")
    options = parser.parse_args()
    browser = Browser(options.layoutdiff)
    columns = [
        Column("Texture", "css", lambda _: True, lambda said: [found.texture for found in browser.measure(said)], rules.RULES),
        Column("Taffy", "css", taffy.can_say, cached(taffy.frames), rules.OF_TAFFY),
        Column("UIStackView", "texture", stackview.can_say, browser.stack_views, rules.OF_STACK_VIEWS)]
    if firefox_pages.PATH:
        columns.insert(1, Column("Firefox", "css", taffy.can_say, cached(firefox_pages.frames), []))
    samples = [(words, options.trees) for words in trees.ROWS.values()] + [(all_words(), options.random)]
    parts, examples = compare(browser, columns, samples)
    table = {
        "versions": ["LayoutDiff: Texture, and UIStackView as constraints", f"{browser.name}: CSS", *firefox_pages.VERSION, f"Taffy {taffy.VERSION}"],
        "rows": dict(zip(trees.ROWS, parts)), "random": parts[-1],
        "rules": {name: example(browser, columns, scenario) for name, scenario in sorted(examples.items())},
        "shipped": shipped.compare(browser)}
    (options.folder / "dialects.json").write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")
    (options.folder / "dialects.md").write_text(page(table, columns), encoding="utf-8")
    print(options.folder / "dialects.md")


if __name__ == "__main__":
    main()
