"""The guide to Texture's flexbox and the web's: each row of its table has the frames of the engine and of a browser."""

import json
import re

import pytest
import reports
from test_web_translation import FRAMES, page, printed  # noqa: F401

GUIDE = reports.PROJECT / "Sources/Tools/layoutdiff/Documentation.docc/WebFlexbox.md"
ROW = re.compile(r"\| (?P<rule>[^|]*) \| `(?P<spec>[^`]*)` \| (?P<container>[\dx]*) \| (?P<element>\w) "
                 r"\| (?P<frame>[^|]*) \| (?P<web>[^|]*) \|$")
ELEMENTS = {"a": {"box": "40x20"}, "b": {"box": "60x30"}, "e": {"box": "none"},
            "t": {"text": "The ferry leaves from the other pier today", "font": {"size": 15}}}


def words(frame):
    x, y, width, height = (f"{round(length, 1):g}" for length in frame)
    return f"{x}, {y}, {width} × {height}"


def frames(page, spec, container, element, folder):
    """The frames of an element by the engine and by a browser, in words, and the rules that are announced."""
    elements = "\n".join(f"  {name}: {json.dumps(ELEMENTS[name])}" for name in ELEMENTS if re.search(rf"\b{name}\b", spec))
    file = folder / "example.yaml"
    file.write_text(f"layoutdiff: 1\ncontainers: [{container}]\nelements:\n{elements}\nspec:\n  {spec}\n",
                    encoding="utf-8")
    translated = printed("translate", file, "--to", "html")
    page.set_content(translated["text"])
    page.evaluate("document.fonts.ready")
    width, _, height = container.partition("x")
    web = page.evaluate(FRAMES, ["superview", float(width), float(height) if height else None])
    layout = printed("frames", file, "--engine", "spec", "--rounding", "off")[0]
    rules = [rule["rule"] for rule in translated["translation"]["containers"][0]["shows"]]
    return words(layout["frames"][element]), words(web["frames"][element]), rules


def test_the_table_of_differences_is_computed(page, tmp_path):  # noqa: F811
    rows = [row for row in map(ROW.match, GUIDE.read_text(encoding="utf-8").splitlines()) if row]
    assert len(rows) > 10
    for row in rows:
        spec, web, rules = frames(page, row["spec"], row["container"], row["element"], tmp_path)
        assert (spec, web) == (row["frame"], row["web"]), row["rule"]
        assert rules and spec != web, row["rule"]
