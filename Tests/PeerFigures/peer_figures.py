"""Counts the instructions that kiwi and Taffy take for scenes of `layoutdiff bench`: `make peers`.

Prints them as `layoutdiff bench --instructions` reads them. Both engines must give the frames that
layoutdiff gives. A count is the difference of two runs under callgrind: one makes layouts, the other
makes the same calls from Python and lays nothing out. Models are made before, and are not counted.

  .build/peers/bin/python3 Tests/PeerFigures/peer_figures.py .build/debug/layoutdiff
"""

import collections
import concurrent.futures
import datetime
import functools
import os
import pathlib
import platform
import re
import subprocess
import sys
import tempfile

import kiwisolver
from stretchable import Node, taffylib
from stretchable.node import taffy
from stretchable.style import AUTO, AlignItems, Display, FlexDirection, Style
from stretchable.style.geometry.length import MAX_CONTENT
from stretchable.style.geometry.size import SizeAvailableSpace

import scene

# Scene, size, phase, and the layouts of a run.
FIGURES = [
    ("row", 1, "cold", 64),
    ("row", 30, "cold", 2),
    ("row", 100, "cold", 1),
    ("chain", 100, "cold", 2),
    ("chain", 100, "resize", 64),
]
# In points: lengths of Taffy have 32 bits.
TOLERANCE = 0.01


class Kiwi:
    """The rules of a scene in kiwi: the width, all required rules, then optional ones by weight.

    Of the orders that were tried, this one takes the fewest instructions.
    """

    version = f"kiwi-{kiwisolver.__kiwi_version__}"

    def __init__(self, screen, name, size, phase):
        self.screen = screen
        self.variables = collections.defaultdict(kiwisolver.Variable)
        self.width = self.variables["superview.width"]
        width = [rule for rule in screen.rules if list(rule.terms) == ["superview.width"]]
        others = [rule for rule in screen.rules if rule not in width]
        rules = (width if phase == "cold" else []) + sorted(others, key=lambda r: -r.priority)
        self.constraints = [self.constraint(rule) for rule in rules]
        self.cold(screen.width)
        if phase == "resize":
            self.solver.addEditVariable(self.width, "strong")
            self.resize(screen.width)

    def constraint(self, rule):
        terms = [kiwisolver.Term(self.variables[v], factor) for v, factor in rule.terms.items()]
        strength = "required" if rule.priority == scene.REQUIRED else rule.priority
        return kiwisolver.Constraint(
            kiwisolver.Expression(terms, -rule.constant), rule.relation, strength
        )

    def cold(self, width):
        self.solver = kiwisolver.Solver()
        for constraint in self.constraints:
            self.solver.addConstraint(constraint)
        self.solver.updateVariables()

    def cold_calls(self, width):
        solver = kiwisolver.Solver()
        for constraint in self.constraints:
            solver.hasConstraint(constraint)
        solver.hasEditVariable(self.width)

    def resize(self, width):
        self.solver.suggestValue(self.width, width)
        self.solver.updateVariables()

    def resize_calls(self, width):
        self.solver.hasEditVariable(self.width)
        self.solver.hasEditVariable(self.width)

    def frames(self):
        return self.screen.placed(lambda variable: self.variables[variable].value())


@functools.cache
def high(height):
    """The style of a box as wide as its parent; styles take long to make."""
    return Style(size=(AUTO, height))


class Taffy:
    """A scene as flexbox in Taffy; texts are boxes with the heights that layoutdiff measured."""

    # Only messages of the library have its version.
    version = "Taffy-" + re.search(
        rb"/taffy-(\d+\.\d+\.\d+)/", pathlib.Path(taffylib.__file__).read_bytes()
    )[1].decode()

    def __init__(self, screen, name, size, phase):
        self.screen = screen
        self.nodes = {}
        children = self.rows(screen, size) if name == "row" else [self.chain(screen, size)]
        self.root = Node(*children, style=Style(display=Display.BLOCK))
        self.leaves = [node._node_id for node in self.nodes.values() if not len(node)]
        space = SizeAvailableSpace(screen.width, MAX_CONTENT)
        self.root.compute_layout(space)
        self.space = space.to_dict()

    def named(self, name, style, *children):
        self.nodes[name] = Node(*children, style=style)
        return self.nodes[name]

    def rows(self, screen, size):
        column = Style(flex_direction=FlexDirection.COLUMN, gap=5, flex_grow=1)
        around = Style(padding=5, gap=5, align_items=AlignItems.START)
        square = Style(size=(40, 40), flex_shrink=0)
        for row in range(1, size + 1):
            names = [f"row{row}.{name}" for name in ("username", "description", "information")]
            texts = [self.named(name, high(screen.frames[name][3])) for name in names]
            photo = self.named(f"row{row}.profile", square)
            yield Node(photo, Node(*texts, style=column), style=around)

    def chain(self, screen, size):
        inset = Style(padding=1, flex_direction=FlexDirection.COLUMN)
        node = self.named(f"view{size}", high(44))
        for number in range(size - 1, 0, -1):
            node = self.named(f"view{number}", inset, node)
        return Node(node, style=inset)

    def cold(self, width):
        self.cold_calls(width)
        self.resize(width)

    def cold_calls(self, width):
        for leaf in self.leaves:
            taffylib.node_mark_dirty(taffy._ptr, leaf)

    def resize(self, width):
        self.resize_calls(width)
        taffylib.node_compute_layout_with_measure(
            taffy._ptr, self.root._node_id, self.space, measure
        )

    def resize_calls(self, width):
        self.space["width"]["value"] = width

    def frames(self):
        boxes = {name: node.get_box(relative=False) for name, node in self.nodes.items()}
        return {name: (box.x, box.y, box.width, box.height) for name, box in boxes.items()}


def measure(*_):
    """What Taffy would call for content that it measures; no node here has any."""
    return 0, 0


ENGINES = {"kiwi": Kiwi, "taffy": Taffy}


def check(engine):
    """Ends the program where an engine's frames are not those of layoutdiff."""
    theirs = engine.frames()
    for name, ours in engine.screen.frames.items():
        if max(abs(a - b) for a, b in zip(ours, theirs[name])) > TOLERANCE:
            sys.exit(f"{engine.version}: {name} is at {theirs[name]}, not at {ours}")


def made(engine, folder, name, size, phase):
    """An engine with the model of a scene whose texts are in the folder."""
    texts = [pathlib.Path(folder, f"{name}-{size}.{end}").read_text() for end in ("lp", "json")]
    return ENGINES[engine](scene.Scene(*texts), name, int(size), phase)


def instructions(*arguments):
    """The instructions of a run of `repeat`."""
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", sys.executable, "-B"]
    environment = os.environ | {"PYTHONHASHSEED": "0"}
    run = subprocess.run(
        command + [__file__, "repeat", *map(str, arguments)],
        capture_output=True, text=True, env=environment, check=True,
    )
    return int(re.search(r"Collected : (\d+)", run.stderr)[1])


def repeat(engine, folder, name, size, phase, action, layouts):
    """Does an action as often as `layouts` says, each time in another width."""
    model = made(engine, folder, name, size, phase)
    for extra in range(int(layouts)):
        getattr(model, action)(model.screen.width + extra)


def count(engine, folder, name, size, phase, layouts):
    """The line with the instructions of one layout."""
    made, called = (
        instructions(engine, folder, name, size, phase, action, layouts)
        for action in (phase, f"{phase}_calls")
    )
    return f"{name} {size} {ENGINES[engine].version} {phase} {(made - called) // layouts}"


def main(tool):
    with tempfile.TemporaryDirectory() as folder:
        for name, size, phase, _ in FIGURES:
            for end, command in (("lp", ["lp", "--level", "0"]), ("json", ["frames", "--json"])):
                text = subprocess.check_output(
                    [tool, command[0], f"{name}:{size}", "--rounding", "off", *command[1:]], text=True
                )
                pathlib.Path(folder, f"{name}-{size}.{end}").write_text(text)
            for engine in ENGINES:
                check(made(engine, folder, name, size, phase))
        valgrind = subprocess.check_output(["valgrind", "--version"], text=True).strip()
        print(
            f"# {datetime.date.today()}, {valgrind}, Python {platform.python_version()}, "
            f"{platform.machine()}: make peers"
        )
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            jobs = [(engine, folder, *figure) for engine in ENGINES for figure in FIGURES]
            for line in pool.map(lambda job: count(*job), jobs):
                print(line, flush=True)


if __name__ == "__main__":
    repeat(*sys.argv[2:]) if sys.argv[1] == "repeat" else main(sys.argv[1])
