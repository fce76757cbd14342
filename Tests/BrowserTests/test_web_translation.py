"""Layout specs as web pages: a browser lays out what `translate --to html` writes.

The browser is the oracle. Where a translation announces no difference in a container, every element has the frame of the
layout spec, up to the 1/64 px in which browsers count. LAYOUTDIFF_WEB_TREES=500 tries as many random specs.
"""

import json
import os
import subprocess

import pytest
import random_specs
import reports

SCENARIOS = sorted(path.relative_to(reports.PROJECT) for path in (reports.PROJECT / "Scenarios").rglob("*.yaml"))
RANDOM = int(os.environ.get("LAYOUTDIFF_WEB_TREES", "60"))
# A browser cuts the height of each line to 1/64 px, and the lengths that a position is the sum of.
UNIT = 1 / 64
FRAMES = """([id, width, height]) => {
  const container = document.getElementById(id);
  container.style.width = `${width}px`;
  container.style.height = height === null ? "auto" : `${height}px`;
  const origin = container.getBoundingClientRect();
  const frames = {};
  let lines = 0;
  for (const element of container.querySelectorAll("[id]")) {
    const box = element.getBoundingClientRect();
    frames[element.id] = [box.x - origin.x, box.y - origin.y, box.width, box.height];
    lines += Math.round(box.height / parseFloat(getComputedStyle(element).lineHeight)) || 0;
  }
  return { frames, lines };
}"""


@pytest.fixture(scope="module")
def page():
    opened = reports.browser().new_page(viewport={"width": 1600, "height": 1600})
    yield opened
    opened.close()


def printed(*arguments):
    """The JSON that `layoutdiff` prints; `None` where it fails."""
    done = subprocess.run(
        [reports.TOOL, *arguments, "--json"], cwd=reports.PROJECT, capture_output=True, check=False, text=True)
    return json.loads(done.stdout) if done.returncode == 0 else None


def differences(page, file):
    """For each container of a scenario with a layout spec: the rules that the translation announces there, and the
    elements that differ, with both frames."""
    translated = printed("translate", file, "--to", "html")
    if translated is None:
        return None
    page.set_content(translated["text"])
    page.evaluate("document.fonts.ready")
    layouts = printed("frames", file, "--engine", "spec", "--rounding", "off")
    layouts = layouts if isinstance(layouts, list) else [layouts]
    found = {}
    for entry, layout in zip(translated["translation"]["containers"], layouts, strict=True):
        width, _, height = entry["container"].partition("x")
        web = page.evaluate(FRAMES, ["superview", float(width), float(height) if height else None])
        pairs = {name: (frame, web["frames"][name]) for name, frame in layout["frames"].items()}
        allowed = UNIT * (4 + web["lines"])
        found[entry["container"]] = (
            [f"{rule['path']}: {rule['rule']}" for rule in entry["shows"]],
            {name: pair for name, pair in pairs.items() if max(abs(a - b) for a, b in zip(*pair)) > allowed})
    return found


def unannounced(found):
    return {container: wrong for container, (rules, wrong) in found.items() if wrong and not rules}


@pytest.mark.parametrize("file", SCENARIOS, ids=str)
def test_a_browser_agrees_with_a_shipped_scenario_where_nothing_is_announced(page, file):
    found = differences(page, file)
    if found is None:
        pytest.skip("it has no layout spec")
    assert not unannounced(found)


def test_what_is_announced_for_shipped_scenarios_shows(page):
    found = [differences(page, file) or {} for file in SCENARIOS]
    assert [rules for containers in found for rules, wrong in containers.values() if rules and not wrong] == []


@pytest.mark.parametrize("seed", range(RANDOM))
def test_a_browser_agrees_with_a_random_spec_where_nothing_is_announced(page, seed, tmp_path):
    file = random_specs.write(tmp_path, seed)
    assert not unannounced(differences(page, file)), file.read_text(encoding="utf-8")
