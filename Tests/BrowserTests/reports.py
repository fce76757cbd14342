"""The reports that the tests open, and the browser that opens them."""

import copy
import fcntl
import functools
import http.server
import json
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import threading
import zlib

import axe_core_python
from playwright import sync_api

PROJECT = pathlib.Path(__file__).resolve().parents[2]
TOOL = PROJECT / ".build/debug/layoutdiff"
RECORD = PROJECT / "Tests/ReportingTests/Golden/run.json"
AXE = (pathlib.Path(axe_core_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")
# How long a test waits for a page, in milliseconds.
PATIENCE = 600_000
sync_api.expect.set_options(timeout=PATIENCE)
# The policy that Jenkins sends with reports, without its sandbox: no script may run.
STRICT_POLICY = "default-src 'none'; img-src 'self'; style-src 'self'"
# Waits for the first picture of a page, and gives its time in milliseconds.
PAINTED = """new Promise((done) => {
  const look = () => {
    const entry = performance.getEntriesByName("first-contentful-paint")[0];
    if (entry) done(entry.startTime);
    else setTimeout(look, 5);
  };
  look();
})"""
# The variable of the environment that names the folder for the reports of several processes.
FOLDER = "LAYOUTDIFF_BROWSER_PAGES"


@functools.cache
def own_folder():
    """A temporary folder of this process."""
    return tempfile.TemporaryDirectory(prefix="layoutdiff-pages-")


def folder():
    """The folder for all reports: that of all processes of a run, or else one of this process."""
    return pathlib.Path(os.environ.get(FOLDER) or own_folder().name)


def once(make_pages):
    """Makes what `make_pages` makes and has the path of, once for all processes: the others wait, and find it there."""

    @functools.cache
    @functools.wraps(make_pages)
    def path(*arguments):
        name = f"{make_pages.__name__}-{zlib.crc32(repr(arguments).encode())}.path"
        with open(folder() / name, "a+", encoding="utf-8") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            file.seek(0)
            made = file.read()
            if not made:
                made = str(make_pages(*arguments))
                file.write(made)
                file.flush()
        return pathlib.Path(made)

    return path


def make(arguments, folder):
    """Runs `layoutdiff report`, which writes a report whether scenarios pass or not."""
    subprocess.run(
        [TOOL, "report", *arguments, "--output", folder], cwd=PROJECT, capture_output=True, check=False
    )
    assert (folder / "index.html").exists(), f"no report: {arguments}"
    return folder


@once
def sample():
    """A small report with a scenario for each verdict, and with times."""
    return make(["--from", RECORD], folder() / "sample")


@once
def shipped():
    """The report over the scenarios that come with the project."""
    return make(["Scenarios", "--no-timing"], folder() / "shipped")


@once
def not_installed():
    """The same report as on a system where its font is not installed."""
    copied = shutil.copytree(shipped(), folder() / "not-installed", dirs_exist_ok=True)
    style = copied / "style.css"
    text, count = re.subn(r"\bInter, |, Inter\b", "", style.read_text(encoding="utf-8"))
    assert count > 0, "no installed font is named"
    style.write_text(text, encoding="utf-8")
    return copied


# An edge differs from 344 pt up.
DIFFERENCE = {
    "sweep": {"lengths": [280, 1200], "axis": "horizontal"},
    "segments": [
        {
            "lengths": [start, end],
            "verdict": {verdict: {}},
            "largestDistance": 4,
            "differences": [],
            "admittedElements": [],
            "refusedElements": [],
            "deviation": 0,
        }
        for start, end, verdict in ((280, 344, "equal"), (344, 1200, "differs"))
    ],
    "isolatedDifferences": [],
    "isolatedAgreements": [],
}


@once
def namesakes():
    """The sample, with one title for all scenarios and one file for two of them."""
    record = json.loads(RECORD.read_text(encoding="utf-8"))
    for number, scenario in enumerate(record["scenarios"]):
        scenario["title"] = "Row"
        scenario["tags"] = [f"tag{number}{letter}" for letter in "abcdefgh"]
        scenario["file"] = f"Screens/part-{max(number, 1)}/{scenario['id']}.yaml" if number > 1 else "Screens/Rows.swift:12"
    file = folder() / "namesakes.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    return make(["--from", file], folder() / "namesakes")


def thousand():
    """A report with a thousand scenarios, all with a ratio of times."""
    return many(1000)


@once
def many(count):
    """A report with as many scenarios, all with a ratio of times."""
    record = json.loads(RECORD.read_text(encoding="utf-8"))
    models = [scenario for scenario in record["scenarios"] if scenario["timings"]]
    for model in models:
        # These are only on pages of scenarios, and take long to render a thousand times.
        for key in ("explanations", "sampledFrames", "proof", "translation", "change"):
            model.pop(key, None)
        model["sections"] = {}
        model["comparison"]["containers"] = model["comparison"]["containers"][:1]
        model["timings"] = model["timings"][:1]
        model["timings"][0] |= {"work": {}, "measurement": {"seed": 1, "subjects": []}}
    record["scenarios"] = []
    for number in range(count):
        scenario = copy.deepcopy(models[number % len(models)])
        scenario["id"] = f"row-of-a-list-{number:04}"
        scenario["title"] = f"Row of a list, number {number}"
        scenario["tags"] = ["row", f"group{number % 7}"]
        scenario["proof"] = {"outcome": "equal", "isAsAnnounced": False, "uncomparedElements": [], "sweeps": []}
        if number % 10 == 0:
            scenario["proof"] = {"outcome": "differs", "isAsAnnounced": False, "uncomparedElements": [], "sweeps": [DIFFERENCE]}
        scenario["baseline"] = {"file": f"baselines/{number}.json", "status": "same", "findings": []}
        record["scenarios"].append(scenario)
    file = folder() / f"{count}.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    return make(["--from", file], folder() / f"{count}")


@once
def failing(count):
    """A report in which as many scenarios differ, each more than the one before."""
    record = json.loads(RECORD.read_text(encoding="utf-8"))
    model = next(scenario for scenario in record["scenarios"] if scenario["comparison"]["verdict"] == "differs")
    for key in ("explanations", "sampledFrames", "translation", "change"):
        model.pop(key, None)
    record["scenarios"] = []
    for number in range(count):
        scenario = copy.deepcopy(model) | {"id": f"photo-{number}", "title": f"Photo {number}", "file": f"Screens/photo-{number}.yaml"}
        for container in scenario["comparison"]["containers"]:
            for element in container["elements"]:
                for edge in element.get("edges", []):
                    edge["constraints"] -= number
        record["scenarios"].append(scenario)
    file = folder() / f"failing-{count}.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    return make(["--from", file], folder() / f"failing-{count}")


@once
def gate():
    """The sample, with a scenario that moved from its baseline and one that takes more work."""
    record = json.loads(RECORD.read_text(encoding="utf-8"))
    agreeing = [scenario for scenario in record["scenarios"] if scenario["comparison"]["verdict"] == "agrees"]
    container = agreeing[0]["comparison"]["containers"][0]
    element = container["elements"][-1]
    accepted = [element["spec"][0] - 4, *element["spec"][1:]]
    name = str(container["container"]["width"]).removesuffix(".0") if isinstance(container["container"], dict) else container["container"]
    agreeing[0]["baseline"] = {
        "file": "baselines/row.json",
        "status": "moved",
        "findings": [
            {
                "container": name,
                "engine": engine,
                "change": {"moved": {"element": element["element"], "from": accepted, "to": element["spec"]}},
            }
            for engine in ("spec", "constraints")
        ],
    }
    agreeing[0]["sections"]["constraints"]["line"] = 20
    agreeing[1] |= {"baseline": {"file": "baselines/badge.json", "status": "slower", "findings": []}, "requiresAcceptedWork": True}
    file = folder() / "gate.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    return make(["--from", file], folder() / "gate")


@once
def large_page():
    """The page of a scenario with 500 elements in 3 containers."""
    record = json.loads(RECORD.read_text(encoding="utf-8"))
    scenario = record["scenarios"][0]
    for container in scenario["comparison"]["containers"]:
        model = container["elements"][1]
        for number in range(500):
            element = copy.deepcopy(model) | {"element": f"element-number-{number}"}
            for engine in ("spec", "constraints"):
                element[engine] = [number % 20 * 40.5, number // 20 * 40.5, 40, 40]
            container["elements"].append(element)
    frames = scenario["widthFrames"][0]
    moving = frames["elements"][3]
    frames["elements"] = [moving | {"element": f"element-number-{number}"} for number in range(40)]
    explanation = scenario["explanations"][0]
    held = explanation["constraints"][0]
    held["edges"] *= 20
    explanation["elements"] = [f"element-number-{number}" for number in range(40)]
    explanation["constraints"] = [held | {"element": name} for name in explanation["elements"]]
    scenario["explanations"] = [
        explanation | {"container": container["container"]}
        for container in scenario["comparison"]["containers"]
    ]
    file = folder() / "large.json"
    file.write_text(json.dumps(record | {"scenarios": [scenario]}), encoding="utf-8")
    return make(["--from", file], folder() / "large") / "scenario/repository-row.html"


@once
def forty():
    """A report over a list of 40 elements, which differs."""
    names = [f"row{number}" for number in range(40)]
    lines = ["layoutdiff: 1", "title: Forty rows", "containers: [320]", "elements:"]
    lines += [f"  {name}: {{ text: 'A text of row {number} that wraps' }}" for number, name in enumerate(names)]
    lines += ["spec:", "  stack:", "    direction: vertical", "    alignItems: stretch", f"    children: [{', '.join(names)}]", "constraints:"]
    for before, name in zip(["superview.top", *(f"{name}.bottom" for name in names)], names):
        lines += [f"  - {name}.top == {before}", f"  - {name}.leading == superview.leading + 1", f"  - {name}.trailing == superview.trailing"]
    lines += [f"  - {names[-1]}.bottom == superview.bottom"]
    file = folder() / "forty.yaml"
    file.write_text("\n".join(lines), encoding="utf-8")
    return make([file, "--no-timing"], folder() / "forty")


# A row whose layout spec lacks a key, and what it lacks.
LACKING = ("        alignItems: start\n", "")


@once
def mistake():
    """A report over a scenario with a mistake in its layout spec."""
    file = folder() / "mistake.yaml"
    text = (PROJECT / "Scenarios/repository-row.yaml").read_text(encoding="utf-8")
    file.write_text(text.replace(*LACKING), encoding="utf-8")
    return make([file, "--no-timing"], folder() / "mistake")


@once
def counted():
    """A report over screens whose names have numbers."""
    text = (PROJECT / "Scenarios/repository-row.yaml").read_text(encoding="utf-8")
    for part, number in ((10, 1), (2, 10), (2, 2)):
        file = folder() / f"counted/Part {part}/cell {number}.yaml"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(re.sub("^title: .*$", f"title: Cell {number}", text, flags=re.MULTILINE), encoding="utf-8")
    return make([folder() / "counted", "--no-timing"], folder() / "counted-report")


# A design tool's frame that a title differs from.
GIVEN = """layoutdiff: 1
title: Given
containers: [320]
elements:
  title: { box: 100x20 }
spec:
  inset: { insets: 8, child: title }
constraints:
  - title.leading == superview.leading + 8
  - title.top == superview.top + 8
  - title.trailing == superview.trailing - 8
  - title.bottom == superview.bottom - 8
frames:
  320: { title: [8, 8, 300, 20] }
"""


@once
def given():
    """A report over a scenario with given frames."""
    file = folder() / "given.yaml"
    file.write_text(GIVEN, encoding="utf-8")
    return make([file, "--no-timing"], folder() / "given")


# Scenarios with one notation: a spec, rules with given frames, and rules that conflict.
SINGLE = {
    "card": """layoutdiff: 1
title: A spec alone
containers: [320, 414]
elements:
  photo: { image: 40x40 }
  title: { text: A rather long title that wraps on a narrow screen, font: { size: 17 } }
spec:
  inset:
    insets: 12
    child:
      stack:
        direction: horizontal
        spacing: 8
        children: [photo, { element: title, style: { flexShrink: 1 } }]
""",
    "rules": """layoutdiff: 1
title: Rules and given frames
containers: [320x100, 414x100]
elements:
  photo: { box: 40x40 }
  title: { text: A rather long title that wraps on a narrow screen, font: { size: 17 }, lines: 0 }
constraints:
  - "H:|-12-[photo(40)]-8-[title]-12-|"
  - "V:|-12-[photo(40)]"
  - "V:|-12-[title]"
frames:
  320x100: { photo: [12, 12, 40, 44] }
""",
    "narrow": """layoutdiff: 1
title: Rules that conflict
containers: [320x100, 240x100]
elements:
  photo: { box: 40x40 }
  title: { box: 100x20 }
constraints:
  - "H:|-12-[photo(40)]-8-[title]-12-|"
  - "V:|-12-[photo]"
  - "V:|-12-[title]"
  - title.width >= 200
expect:
  conflict: it is too narrow
""",
}


@once
def single():
    """A report over scenarios with one notation, whose files are beside it."""
    directory = folder() / "notations"
    directory.mkdir(exist_ok=True)
    for name, text in SINGLE.items():
        (directory / f"{name}.yaml").write_text(text, encoding="utf-8")
    return make([directory, "--no-timing"], folder() / "single")


# Its name meets the badge once it is long, or in a large text size.
BREAKING = """\
layoutdiff: 1
title: Message row
containers: [320, 414]
elements:
  name: { text: Jane Appleseed, font: { style: headline }, lines: 1 }
  badge: { box: 20x20 }
cases:
  long: { name: "Maximiliana Featherstonehaugh-Smythe" }
  textSizes: [large, accessibility3]
constraints:
  - name.leading == superview.leading + 16
  - name.top == superview.top + 12
  - name.bottom == superview.bottom - 12
  - badge.trailing == superview.trailing - 16
  - badge.centerY == name.centerY
"""


@once
def breaking():
    """The pages of what `inspect` finds in a screen, whose file is beside them, and of its broken promise."""
    file = folder() / "message-row.yaml"
    file.write_text(f"{BREAKING}promises: [{{ apart: [name, badge] }}]\n", encoding="utf-8")
    pages = folder() / "inspection"
    subprocess.run([TOOL, "inspect", file, "--output", pages], cwd=PROJECT, capture_output=True, check=False)
    return pages


# A conflict as UIKit prints it.
LOG = """\
Unable to simultaneously satisfy constraints.
(
    "<NSLayoutConstraint:0x601 UILabel:0x1'Pier'.width == 300   (active)>",
    "<NSLayoutConstraint:0x602 UILabel:0x1'Pier'.width == 320   (active)>"
)
"""


@once
def diagnosis():
    """The page of a console log."""
    log = folder() / "console.txt"
    log.write_text(LOG, encoding="utf-8")
    pages = folder() / "diagnosis"
    subprocess.run([TOOL, "diagnose", log, "--html", pages], cwd=PROJECT, capture_output=True, check=False)
    return pages / "index.html"


class Server(http.server.ThreadingHTTPServer):
    """Serves a report under the strict policy, or pages under one of their own."""

    def __init__(self, directory, policy=STRICT_POLICY):
        class Handler(http.server.SimpleHTTPRequestHandler):
            def __init__(self, *arguments):
                super().__init__(*arguments, directory=str(directory))

            def do_GET(self):
                # Browsers ask for it of their own accord.
                if self.path == "/favicon.ico":
                    self.send_response(204)
                    self.end_headers()
                else:
                    super().do_GET()

            def end_headers(self):
                self.send_header("Content-Security-Policy", policy)
                super().end_headers()

            def log_message(self, *arguments):
                pass

        super().__init__(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def address(self, path):
        return f"http://127.0.0.1:{self.server_port}/{path}"


def chromium():
    """The path of the browser's program."""
    return (PROJECT / ".build/browser/chromium").read_text(encoding="utf-8").strip()


@functools.cache
def browser():
    """One browser for all tests."""
    playwright = sync_api.sync_playwright().start()
    # Continuous integration runs as root, where Chromium has no sandbox of its own. A scroll is one step, not many.
    arguments = ["--no-sandbox", "--disable-smooth-scrolling"]
    return playwright.chromium.launch(executable_path=chromium(), args=arguments, timeout=PATIENCE)
