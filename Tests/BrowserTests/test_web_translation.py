"""Layout specs as web pages: a browser lays out what `translate --to html` writes.

The browser is the oracle. Where a translation announces no difference in a container, every element has the frame of the
layout spec, up to the 1/64 px in which browsers count. LAYOUTDIFF_WEB_TREES=500 tries as many random specs, as the
pages of scenarios that `check` reads.
"""

import json
import os
import pathlib
import subprocess

import pytest
import random_specs
import reports

SCENARIOS = sorted(path.relative_to(reports.PROJECT) for path in (reports.PROJECT / "Scenarios").rglob("*.yaml"))
RANDOM = int(os.environ.get("LAYOUTDIFF_WEB_TREES", "200"))
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
    # The page has the texts of the usual case, whose containers are the first ones.
    for entry, layout in zip(translated["translation"]["containers"], layouts):
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


def write_pages(files, folder):
    """Writes each scenario with the page of its layout spec; gives the rules that are announced, by scenario and container."""
    shows = {}
    for file in files:
        translated = printed("translate", file, "--to", "css", "--scenario")
        if translated is None:
            continue
        name = pathlib.Path(file).name
        (folder / name).write_text(translated["text"], encoding="utf-8")
        of_pixels = [rule["rule"] for rule in translated["translation"]["deviations"] if rule["rule"] == "wholeShares"]
        for entry in translated["translation"]["containers"]:
            shows[name.removesuffix(".yaml"), entry["container"]] = [rule["rule"] for rule in entry["shows"]] + of_pixels
    return shows


def wrong_frames(folder):
    """By scenario and container, the elements for which `check` finds another frame in the browser than in the spec."""
    checked = subprocess.run(
        [reports.TOOL, "check", folder, "--allow-unchecked", "--browser-path", reports.chromium(), "--require-browser", "--json"],
        capture_output=True, check=False, text=True)
    for result in json.loads(checked.stdout)["scenarios"]:
        for found in result["comparison"]["containers"]:
            size = found["container"]
            name = ", ".join([f"{size['width']:g}" + (f"x{size['height']:g}" if "height" in size else ""), *filter(None, [size.get("case")])])
            yield (result["id"], name), [
                (element["element"], element["spec"], element["frame"]) for element in found["given"]["elements"]
                if any(difference["engine"] == "spec" for difference in element["differences"])]


def test_a_browser_agrees_with_pages_of_scenarios_where_nothing_is_announced(tmp_path):
    (tmp_path / "pages").mkdir()
    random = [random_specs.write(tmp_path, seed) for seed in range(RANDOM)]
    shows = write_pages([*SCENARIOS, *random], tmp_path / "pages")
    wrong = dict(wrong_frames(tmp_path / "pages"))
    assert wrong.keys() == shows.keys() and len(wrong) > RANDOM
    assert {place: frames for place, frames in wrong.items() if frames and not shows[place]} == {}
