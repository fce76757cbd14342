"""Layout specs as web pages: a browser lays out what `translate --to html` writes.

The browser is the oracle. Where a translation does not announce a difference in a container, every element has the
frame of the layout spec, up to the 1/64 px in which browsers count.
"""

import json
import pathlib
import subprocess

import pytest
from playwright import sync_api

import reports

SCENARIOS = sorted(path.relative_to(reports.PROJECT) for path in (reports.PROJECT / "Scenarios").rglob("*.yaml"))
# Browsers count in 1/64 px; a position is the sum of some lengths, each cut.
UNIT = 1 / 64
FRAMES = """([screen, width, height]) => {
  const container = document.getElementById(screen);
  container.style.width = `${width}px`;
  container.style.height = height === null ? "auto" : `${height}px`;
  const origin = container.getBoundingClientRect();
  const frames = {};
  for (const element of container.querySelectorAll("[id]")) {
    const box = element.getBoundingClientRect();
    frames[element.id] = [box.x - origin.x, box.y - origin.y, box.width, box.height];
  }
  return frames;
}"""


@pytest.fixture(scope="module")
def page():
    with sync_api.sync_playwright() as playwright:
        path = (reports.PROJECT / ".build/browser/chromium").read_text(encoding="utf-8").strip()
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser.new_page(viewport={"width": 1600, "height": 1600})
        browser.close()


def run(*arguments):
    """What `layoutdiff` prints."""
    return subprocess.run(
        [reports.TOOL, *arguments], cwd=reports.PROJECT, capture_output=True, check=False, text=True)


def differences(page, file):
    """For each container of a scenario: whether the translation announces a difference, the rules that it names, and
    the largest difference of each element; `None` for a scenario without a layout spec."""
    printed = run("translate", file, "--to", "html")
    if printed.returncode != 0:
        return None
    page.set_content(printed.stdout)
    page.evaluate("document.fonts.ready")
    announced = json.loads(run("translate", file, "--to", "html", "--json").stdout)["translation"]["containers"]
    found = []
    for entry in announced:
        container = entry["container"]
        layout = json.loads(run(
            "frames", file, "--engine", "spec", "--container", container, "--rounding", "off", "--json").stdout)
        width, _, height = container.partition("x")
        frames = page.evaluate(FRAMES, ["superview", float(width), float(height) if height else None])
        found.append({
            "container": container, "rules": [f"{rule['path']}: {rule['rule']}" for rule in entry["shows"]],
            "elements": {name: [max(abs(a - b) for a, b in zip(frame, frames[name])), frame, frames[name]]
                         for name, frame in layout["frames"].items()}})
    return found


@pytest.mark.parametrize("file", SCENARIOS, ids=str)
def test_a_browser_agrees_where_the_translation_announces_nothing(page, file):
    found = differences(page, file)
    if found is None:
        pytest.skip("it has no layout spec")
    for container in found:
        if not container["rules"]:
            wrong = {name: frames for name, frames in container["elements"].items() if frames[0] > 4 * UNIT}
            assert not wrong, container["container"]
