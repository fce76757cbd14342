"""Scenes of `layoutdiff bench`, as rules between lengths, with the frames of layoutdiff."""

import collections
import json
import re

REQUIRED = 1000
# The priority with which a container is as small as its content.
FITTING = 50

# Terms are factors by variables, such as "title.width"; x and y count from the view around.
Rule = collections.namedtuple("Rule", "terms relation constant priority")

CONTENT = re.compile(
    r"the content of (\S+) is (\S+) points (wide|high): hugging (\S+), compression resistance (\S+)"
)


class Scene:
    """A scene, read from what `lp --level 0` and `frames --json` print of it."""

    def __init__(self, program, frames):
        layout = json.loads(frames)[0]
        self.width = layout["container"][0]
        self.frames = layout["raw"]
        self.rules = list(rules(program))

    def placed(self, value):
        """The frames of all elements in the container; `value` gives the value of a variable."""
        return {name: placed(name, value) for name in self.frames}


def rules(program):
    """The rules of a linear program in the format of CPLEX, contents with their priorities."""
    rows, bounds = re.fullmatch(r".*\nSubject To\n(.*)\nBounds\n(.*)", program, re.DOTALL).groups()
    parts = re.split(r"^\\ (.*)\n", rows, flags=re.MULTILINE)
    for comment, row in zip(parts[1::2], parts[2::2]):
        content = CONTENT.fullmatch(comment)
        if content:
            item, length, axis, hugging, resistance = content.groups()
            terms = {f"{item}.{'width' if axis == 'wide' else 'height'}": 1.0}
            yield Rule(terms, "<=", float(length), float(hugging))
            yield Rule(terms, ">=", float(length), float(resistance))
        else:
            yield required(row)
    for variable, constant in re.findall(r"^ (\S+) = (\S+)$", bounds, re.MULTILINE):
        yield Rule({variable: 1.0}, "==", float(constant), REQUIRED)
    yield Rule({"superview.height": 1.0}, "==", 0.0, FITTING)


def required(row):
    """The rule of a row such as `name: - photo.x + 2 title.x >= 5`."""
    left, relation, constant = re.fullmatch(
        r"\s*\S+:\s(.*?)\s([<>]?=)\s(\S+)\s*", row, re.DOTALL
    ).groups()
    factors = re.findall(r"([+-])\s(?:(\d\S*)\s)?(\S+)", left)
    terms = {variable: float(sign + (factor or "1")) for sign, factor, variable in factors}
    return Rule(terms, "==" if relation == "=" else relation, float(constant), REQUIRED)


def around(name):
    """The view around one: `row1` around `row1.title`, `view6` around `view7`; None at the top."""
    if "." in name:
        return name.rpartition(".")[0]
    number = int(re.fullmatch(r"view(\d+)|.*", name)[1] or 1)
    return f"view{number - 1}" if number > 1 else None


def placed(name, value):
    """The frame of a view in the container, where x and y count from the view around."""
    x, y, width, height = (value(f"{name}.{length}") for length in ("x", "y", "width", "height"))
    outer = around(name)
    if outer:
        origin = placed(outer, value)
        x, y = x + origin[0], y + origin[1]
    return x, y, width, height
