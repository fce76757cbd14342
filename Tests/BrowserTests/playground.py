"""The servers of the playground that the tests open, and a page of one."""

import atexit
import functools
import json
import pathlib
import re
import shutil
import subprocess
import tempfile

import reports
from playwright import sync_api

# Two scenarios that differ and agree, an ambiguous one and one with a conflict.
SCENARIOS = ["wiki/column-that-cannot-shrink", "wiki/column-that-cannot-shrink-mended", "tie-between-two-labels", "required-conflict"]
# Machines that run the tests are busy.
PATIENCE = reports.PATIENCE

HOSTILE = """\
layoutdiff: 1
title: "<img src=x onerror=alert(1)>"
containers: [320]
elements:
  title: { text: "<img src=x onerror=alert(2)> & <script>alert(3)</script>" }
spec:
  inset: { insets: 8, child: title }
constraints:
  - "H:|-8-[title]-10-|"
  - "V:|-8-[title]-8-|"
"""


class Server:
    """`layoutdiff play` over a folder of its own, until the tests end."""

    def __init__(self, names, texts=None):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="play-", dir=reports.folder()))
        for name in names:
            shutil.copy(reports.PROJECT / f"Scenarios/{name}.yaml", self.folder)
        for name, text in (texts or {}).items():
            (self.folder / f"{name}.yaml").write_text(text, encoding="utf-8")
        self.start(self.folder)

    def start(self, *arguments):
        """Starts it, and waits for its address."""
        self.process = subprocess.Popen(
            [reports.TOOL, "play", *arguments, "--port", "0"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        )
        atexit.register(self.end)
        self.address = self.process.stdout.readline().strip()
        assert self.address.startswith("http://127.0.0.1:"), self.address

    def end(self):
        self.process.terminate()
        self.process.wait()
        self.process.stdout.close()

    def file(self, name):
        return self.folder / f"{name}.yaml"


class CourseServer(Server):
    """`layoutdiff play --course` with the lessons that come with the program."""

    def __init__(self):
        self.start("--course")


def word(name):
    """Words of the page, by their name."""
    page = (reports.PROJECT / "Sources/Output/Playground/Pages/index.html").read_text(encoding="utf-8")
    return re.search(rf'<p data-word="{name}">([^<]*)</p>', page)[1]


class FolderServer(Server):
    """`layoutdiff play` over the scenarios that come with the project."""

    def __init__(self):
        self.start(reports.PROJECT / "Scenarios")


@functools.cache
def shipped():
    """A server for tests that open each of them."""
    return FolderServer()


@functools.cache
def server():
    """A server for tests that save nothing."""
    return Server(SCENARIOS)


class Playground:
    """A page of the playground, as somebody uses it."""

    def __init__(self, page):
        self.page = page
        page.set_default_timeout(PATIENCE)

    def __getattr__(self, name):
        return getattr(self.page, name)

    def all(self, selector):
        return self.page.locator(selector)

    def follows(self, pane="a"):
        """Waits until the picture needs no server for any width."""
        self.all(f"[data-pane={pane}][data-state=followed]").wait_for(state="attached")
        return self.settle()

    def answered(self):
        """Waits until the text, as it is now, is answered."""
        self.all("[data-pane=a]:not([data-state=asking])").wait_for(state="attached")
        return self.settle()

    def settle(self):
        """Waits for fonts, which move what is below them, and for what follows a picture some frames later: the sentence, the
        reasons and the table."""
        self.page.evaluate(
            """async () => {
              await document.fonts.ready;
              for (let frame = 0; frame < 5; frame += 1) await new Promise((done) => requestAnimationFrame(done));
              await new Promise((done) => setTimeout(done));
            }"""
        )
        return self

    def choose(self, title):
        """Opens the scenario with this title, also where it is the one that is open."""
        self.all("#file option").first.wait_for(state="attached")
        # The list is written anew together with the text.
        self.page.evaluate("for (const option of document.querySelectorAll('#file option')) option.dataset.old = 'yes'")
        [value] = self.all("#file").select_option(label=title)
        sync_api.expect(self.all("#file option[data-old]")).to_have_count(0)
        name = self.all(f"#file option[value='{value}']").get_attribute("data-file")
        sync_api.expect(self.all("[data-pane=a] .heading .file")).to_have_text(name)

    def text(self):
        return self.page.evaluate("document.querySelector('.CodeMirror')?.CodeMirror.getValue() ?? document.querySelector('.write textarea').value")

    def write(self, text):
        """Replaces the whole text, as a paste does."""
        self.all(".CodeMirror-code").first.click()
        self.page.keyboard.press("Control+a")
        self.page.keyboard.press("Delete")
        self.page.keyboard.insert_text(text)

    def edit(self, before, after):
        """Selects some text and types over it."""
        self.page.evaluate(
            """([before]) => {
              const editor = document.querySelector('.CodeMirror').CodeMirror;
              const start = editor.getValue().indexOf(before);
              editor.focus();
              editor.setSelection(editor.posFromIndex(start), editor.posFromIndex(start + before.length));
            }""",
            [before],
        )
        self.page.keyboard.type(after)

    def type_before(self, place, text):
        """Types in front of some text."""
        self.page.evaluate(
            """([place]) => {
              const editor = document.querySelector('.CodeMirror').CodeMirror;
              editor.focus();
              editor.setCursor(editor.posFromIndex(editor.getValue().indexOf(place)));
            }""",
            [place],
        )
        self.page.keyboard.type(text)

    def width(self, pane="a"):
        return float(self.all(f"[data-pane={pane}] .handle").get_attribute("aria-valuenow"))

    def set_width(self, width):
        field = self.all("[data-pane=a] .width input")
        field.focus()
        field.fill(str(width))
        sync_api.expect(self.all("[data-pane=a] .handle")).to_have_attribute("aria-valuenow", f"{width:g}")

    def enter_width(self, width):
        """Writes another width, and waits for what the engines say of it."""
        pane = self.all("[data-pane=a]")
        before = pane.get_attribute("data-drawn")
        self.set_width(width)
        self.page.keyboard.press("Enter")
        sync_api.expect(pane).not_to_have_attribute("data-drawn", before)
        self.settle()

    def frames(self, side, pane="a"):
        """The frames that are drawn: x, y, width and height by element."""
        return self.page.evaluate(
            """([side, pane]) => Object.fromEntries(
              [...document.querySelectorAll(`[data-pane=${pane}] .picture .layer.${side} svg.layout > g`)].map((group) => [
                group.querySelector("title").textContent.split(":")[0],
                [...group.getAttribute("transform").match(/-?[\\d.]+/g), ...["width", "height"].map((name) => group.querySelector("rect").getAttribute(name))].map(Number),
              ]))""",
            [side, pane],
        )

    def edge(self, element, edge, side="constraints"):
        """The middle of an edge in the window."""
        box = self.page.evaluate(
            """([element, side]) => {
              const groups = [...document.querySelectorAll(`.picture .layer.${side} svg.layout > g`)];
              const box = groups.find((group) => group.querySelector("title").textContent.startsWith(`${element}:`))
                .querySelector("rect").getBoundingClientRect();
              return [box.left, box.top, box.right, box.bottom];
            }""",
            [element, side],
        )
        [left, top, right, bottom] = box
        middle, centre = (left + right) / 2, (top + bottom) / 2
        return {"left": (left, centre), "top": (middle, top), "right": (right, centre), "bottom": (middle, bottom)}[edge]

    def lit_lines(self):
        """The numbers of the lines that are lit in the editor."""
        return self.page.evaluate(
            """() => {
              const lines = [];
              document.querySelector('.CodeMirror').CodeMirror.eachLine((line) => {
                if (/\\blit\\b/.test(line.wrapClass ?? "")) lines.push(line.lineNo() + 1);
              });
              return lines;
            }"""
        )

    def lit_path(self):
        return self.all(".picture .layer.constraints .light").get_attribute("d")


def engines(file, width):
    """The exact frames of each engine, by one run of `layoutdiff frames`."""
    arguments = ["frames", file, "--container", str(width), "--rounding", "off", "--json"]
    run = subprocess.run([reports.TOOL, *arguments], cwd=reports.PROJECT, capture_output=True, check=True, text=True)
    return {one["engine"]: one["frames"] for one in json.loads(run.stdout)}
