"""The same pages in Firefox: boxes only, since it rounds a font's metrics to other pixels than Chromium."""

import pathlib
import subprocess
import sys

import trees

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "SiteTests"))

import firefox  # noqa: E402

PATH = firefox.PATH
# Its name and version, if there is one.
VERSION = [subprocess.check_output([PATH, "--version"], text=True).strip().removeprefix("Mozilla ")] if PATH else []

# How much larger everything is laid out than it is measured, so that the browser's smallest length is below Chromium's.
ZOOM = 64
MEASURE = """async (pages) => pages.map(({ html, style, width, height, names }) => {
  const sheet = document.head.appendChild(document.createElement("style"));
  sheet.textContent = style;
  document.body.innerHTML = `<main>${html}</main>`;
  const root = document.querySelector("main").firstElementChild;
  root.style.width = `${width}px`;
  root.style.height = height === null ? "auto" : `${height}px`;
  const all = root.getBoundingClientRect();
  const boxes = [root, ...names.map((name) => document.getElementById(name))].map((box) => {
    const { left, top, width, height } = box.getBoundingClientRect();
    return [left - all.left, top - all.top, width, height].map((length) => length / ZOOM);
  });
  sheet.remove();
  return boxes;
})"""
STYLE = "main { position: absolute; zoom: ZOOM; line-height: 0 } main * { box-sizing: border-box } main > * { position: relative }"


def frames(scenarios):
    """For each scenario, the frame of each element from the container's corner, and of the container."""
    pages = [page(scenario) for scenario in scenarios]
    zoom = str(ZOOM)
    found = firefox.evaluate(MEASURE.replace("ZOOM", zoom), [
        one | {"style": "\n".join([STYLE.replace("ZOOM", zoom), one["style"]])} for one in pages])
    return [dict(zip(["superview", *one["names"]], boxes)) for one, boxes in zip(pages, found, strict=True)]


def page(scenario):
    """Markup, style and size of a scenario's page, with a rectangle in each element's box."""
    document = trees.document(scenario)
    html, width, height = document["css"]["html"], *trees.size(scenario)
    for name, element in document["elements"].items():
        content = "width: {}px; height: {}px".format(*element["image"].split("x"))
        html = html.replace(f'<div id="{name}">', f'<div id="{name}"><div style="{content}"></div>')
    return {"html": html, "style": document["css"]["style"], "width": width, "height": height, "names": list(document["elements"])}
