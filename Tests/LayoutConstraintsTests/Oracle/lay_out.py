"""Lays out constraint systems with HiGHS, as an oracle for the constraint engine.

Reads a JSON array of systems from standard input and writes a JSON array of answers, in the same
order, to standard output. What it reads and writes is declared in SecondSolver.swift.

It is written from the rules of Auto Layout and shares nothing with the engine: not the solver (a
dual simplex with presolve), not the variables (the sides of frames, all in the coordinates of the
container), not the rows (one for each side of an equation, and one each for hugging and for
compression resistance), not the way from one priority to the next (a row that bounds the sum of
errors), and not the way to uniqueness (random directions).
"""

import json
import os
import random
import sys

import numpy
from scipy.optimize import linprog
from scipy.sparse import csr_array

REQUIRED = 1000
FITTING = 50

# The best that HiGHS offers, far better than the 1e-6 with which answers are compared.
TOLERANCE = 1e-10

# How much the errors of a priority may rise again: enough that the last digit of the sum does not
# make the next program infeasible.
SLACK = 1e-9

# In seconds, a thousand times what a program takes: a solver that cycles is stopped.
TIME_LIMIT = 10

LEFT, RIGHT, TOP, BOTTOM = range(4)
PHYSICAL_SIDES = ("left", "right", "leftMargin", "rightMargin")
MARGINS = ("Margin", "WithinMargins")


class Sum:
    """A constant and a multiple of each of some variables."""

    def __init__(self, constant=0.0, terms=None):
        self.constant = constant
        self.terms = terms or {}

    def __add__(self, other):
        if not isinstance(other, Sum):
            return Sum(self.constant + other, self.terms)
        terms = dict(self.terms)
        for variable, factor in other.terms.items():
            terms[variable] = terms.get(variable, 0.0) + factor
        return Sum(self.constant + other.constant, terms)

    def __mul__(self, factor):
        terms = {variable: factor * old for variable, old in self.terms.items()}
        return Sum(factor * self.constant, terms)

    def __sub__(self, other):
        return self + other * -1

    def value(self, values):
        return self.constant + sum(f * values[v] for v, f in self.terms.items())


class Hierarchy:
    """Items, with their attributes as expressions in the sides of their frames."""

    def __init__(self, system):
        self.system = system
        self.items = system["items"]

    def path(self, item):
        """The item, its parent, and so on up to the container."""
        return [0] if item == 0 else [item] + self.path(self.items[item]["parent"])

    def common_ancestor(self, first, second):
        others = self.path(second)
        return next(item for item in self.path(first) if item in others)

    def reads_right_to_left(self, item):
        own = [self.items[i].get("direction") for i in self.path(item)]
        given = [direction for direction in own if direction] + [self.system["direction"]]
        return given[0] == "rightToLeft"

    def side(self, item, side):
        return Sum(0.0, {4 * item + side: 1.0})

    def rectangle(self, item, guide):
        """The four sides of an item's alignment rectangle, or of one of its guides."""
        inside = self.insets(item, guide)
        signs = {LEFT: 1, RIGHT: -1, TOP: 1, BOTTOM: -1}
        return [self.side(item, s) + signs[s] * inside[s] for s in range(4)]

    def insets(self, item, guide):
        facts = self.items[item]
        safe = self.system["safeArea"] if item == 0 else [0.0] * 4
        if guide is None:
            return facts["alignmentInsets"]
        if guide == "safeAreaLayoutGuide":
            return safe
        top, leading, bottom, trailing = facts["margins"]
        sides = [leading, trailing, top, bottom]
        if self.reads_right_to_left(item):
            sides[LEFT], sides[RIGHT] = trailing, leading
        return [inset + bar for inset, bar in zip(sides, safe)]

    def anchor(self, anchor, ancestor, mirrored):
        """An attribute in the coordinates of an ancestor of its item."""
        item, attribute = anchor["item"], anchor["attribute"]
        guide = anchor.get("guide")
        if attribute.endswith(MARGINS):
            guide = "layoutMarginsGuide"
            attribute = attribute.removesuffix("WithinMargins").removesuffix("Margin")
        sides = self.rectangle(item, guide)
        content = self.items[item].get("content") or {}
        if attribute == "width":
            return sides[RIGHT] - sides[LEFT]
        if attribute == "height":
            return sides[BOTTOM] - sides[TOP]
        if attribute in ("top", "bottom", "centerY", "firstBaseline", "lastBaseline"):
            places = {
                "top": sides[TOP],
                "bottom": sides[BOTTOM],
                "centerY": (sides[TOP] + sides[BOTTOM]) * 0.5,
                "firstBaseline": sides[TOP] + content.get("firstBaseline", 0),
                "lastBaseline": sides[BOTTOM] + -content.get("lastBaselineFromBottom", 0),
            }
            return places[attribute] - self.side(ancestor, TOP)
        places = {
            "left": sides[LEFT],
            "right": sides[RIGHT],
            "leading": sides[RIGHT if mirrored else LEFT],
            "trailing": sides[LEFT if mirrored else RIGHT],
            "centerX": (sides[LEFT] + sides[RIGHT]) * 0.5,
        }
        if mirrored:
            return self.side(ancestor, RIGHT) - places[attribute]
        return places[attribute] - self.side(ancestor, LEFT)

    def difference(self, constraint):
        """The left side of a constraint minus its right side."""
        first, second = constraint["first"], constraint.get("second")
        if second is None:
            return self.length(first) + -constraint["constant"]
        if first["start"] or first["attribute"] in ("width", "height"):
            left, right = self.length(first), self.length(second)
        else:
            left, right = self.positions(first, second)
        return left - right * constraint["multiplier"] + -constraint["constant"]

    def length(self, anchor):
        """A width, a height, or the distance from its start to its end in the reading direction."""
        if not anchor["start"]:
            return self.anchor(anchor, 0, False)
        end, start = self.positions(anchor, anchor["start"][0])
        return end - start

    def positions(self, first, second):
        """Two positions in the coordinates of the closest item around both."""
        ancestor = self.common_ancestor(first["item"], second["item"])
        sides = (first["attribute"], second["attribute"])
        mirrored = self.reads_right_to_left(ancestor)
        mirrored = mirrored and not any(side in PHYSICAL_SIDES for side in sides)
        return [self.anchor(side, ancestor, mirrored) for side in (first, second)]

    def local(self, item):
        """An item's alignment rectangle in its parent's coordinates: x, y, width and height."""
        sides = self.rectangle(item, None)
        parent = self.items[item]["parent"]
        origin = [self.side(parent, LEFT), self.side(parent, TOP)]
        if item == 0:
            origin = [Sum(), Sum()]
        return [
            sides[LEFT] - origin[0],
            sides[TOP] - origin[1],
            sides[RIGHT] - sides[LEFT],
            sides[BOTTOM] - sides[TOP],
        ]


def requirements(hierarchy):
    """Every sum that should be at most 0, with its priority; None if it is required."""
    rows = []
    for constraint in hierarchy.system["constraints"]:
        difference, priority = hierarchy.difference(constraint), constraint["priority"]
        level = None if priority >= REQUIRED else priority
        if constraint["relation"] != ">=":
            rows.append((difference, level))
        if constraint["relation"] != "<=":
            rows.append((difference * -1, level))
    for index, item in enumerate(hierarchy.items):
        local = hierarchy.local(index)
        for size, axis in ((local[2], 0), (local[3], 1)):
            rows.append((size * -1, None))
            content = item.get("content")
            if content:
                excess = size + -(content["width"], content["height"])[axis]
                rows.append((excess, item["hugging"][axis]))
                rows.append((excess * -1, item["compressionResistance"][axis]))
    if hierarchy.system.get("height") is None:
        rows.append((hierarchy.local(0)[3], FITTING))
    return rows


class Undecided(Exception):
    """HiGHS gave no verdict."""


class Program:
    """The linear program of one system, with one more bound for every priority."""

    def __init__(self, hierarchy, rows):
        sides = 4 * len(hierarchy.items)
        self.sides = sides
        self.best = [0.0] * sides
        self.levels = {}
        self.rows, self.limits = [], []
        count = sides
        for total, priority in rows:
            terms = dict(total.terms)
            if priority is not None:
                terms[count] = -1.0
                self.levels.setdefault(priority, []).append(count)
                count += 1
            self.add(terms, -total.constant)
        self.count = count
        self.bounds = [(None, None)] * sides + [(0, None)] * (count - sides)
        self.bounds[LEFT] = self.bounds[TOP] = (0, 0)
        self.bounds[RIGHT] = (hierarchy.system["width"],) * 2
        height = hierarchy.system.get("height")
        self.bounds[BOTTOM] = (0, None) if height is None else (height, height)

    def add(self, terms, limit):
        self.rows.append({v: f for v, f in terms.items() if f != 0})
        self.limits.append(limit)
        self.matrix = None

    def minimise(self, terms):
        """The values where a sum is least, "infeasible" or "unbounded"."""
        if self.matrix is None:
            starts = numpy.cumsum([0] + [len(row) for row in self.rows])
            columns = [v for row in self.rows for v in row]
            factors = [f for row in self.rows for f in row.values()]
            shape = (len(self.rows), self.count)
            self.matrix = csr_array((factors, columns, starts), shape=shape)
        costs = numpy.zeros(self.count)
        for variable, factor in terms.items():
            costs[variable] = factor
        # Presolve may stop at "infeasible or unbounded"; without it there is a verdict. Rarely the
        # least tolerance is below double precision, and the verdict is "unknown".
        for presolve, tolerance in ((True, TOLERANCE), (False, TOLERANCE), (False, 10 * TOLERANCE)):
            result = linprog(
                costs,
                A_ub=self.matrix,
                b_ub=self.limits,
                bounds=self.bounds,
                method="highs-ds",
                options={
                    "presolve": presolve,
                    "time_limit": TIME_LIMIT,
                    "primal_feasibility_tolerance": tolerance,
                    "dual_feasibility_tolerance": tolerance,
                },
            )
            if result.status == 0 and numpy.isfinite(result.x).all():
                return result.x
            if result.status in (2, 3) and not presolve:
                return "infeasible" if result.status == 2 else "unbounded"
        raise Undecided(result.message)

    def least_errors(self):
        """The least sum of errors of each priority, highest first; None where there is none."""
        if not self.levels:
            return None if isinstance(self.minimise({}), str) else []
        errors = []
        for priority in sorted(self.levels, reverse=True):
            total = {error: 1.0 for error in self.levels[priority]}
            values = self.minimise(total)
            if isinstance(values, str):
                if not errors and values == "infeasible":
                    return None
                raise Undecided(f"priority {priority} is {values}")
            least = sum(max(0.0, float(values[error])) for error in total)
            errors.append([priority, least])
            self.add(total, least + SLACK)
        return errors

    def range(self, total):
        """The least and the greatest value of a sum; None for an end that is infinite."""
        ends = []
        for sign in (1, -1):
            values = self.minimise({v: sign * f for v, f in total.terms.items()})
            if not isinstance(values, str):
                self.best = values
                ends.append(float(total.value(values)))
            elif values == "unbounded":
                ends.append(None)
            else:
                raise Undecided("there is nothing on the optimal face")
        return ends


def errors_of(frames, hierarchy, rows):
    """The errors of these frames: of each constraint, each priority, and what is required."""
    values = [side for x, y, w, h in frames for side in (x, x + w, y, y + h)]
    levels, required = {}, 0.0
    for total, priority in rows:
        error = max(0.0, total.value(values))
        if priority is None:
            required = max(required, error)
        else:
            levels[priority] = levels.get(priority, 0.0) + error
    missed = []
    for constraint in hierarchy.system["constraints"]:
        difference = hierarchy.difference(constraint).value(values)
        relation = constraint["relation"]
        over = 0.0 if relation == ">=" else max(0.0, difference)
        under = 0.0 if relation == "<=" else max(0.0, -difference)
        missed.append(over + under)
    return {
        "levels": [levels[priority] for priority in sorted(levels, reverse=True)],
        "required": required,
        "missed": missed,
    }


def answer(system):
    hierarchy = Hierarchy(system)
    rows = requirements(hierarchy)
    given = errors_of(system["frames"], hierarchy, rows)
    program = Program(hierarchy, rows)
    try:
        least = program.least_errors()
        if least is None:
            return {"isFeasible": False, "given": given}
        generator = random.Random(system["seed"])
        direction = Sum(0.0, {v: generator.uniform(-1, 1) for v in range(program.sides)})
        spread = program.range(direction)
        is_open = None in spread
        ranges = [program.range(hierarchy.local(i)[v]) for i, v in system["rangesOf"]]
        sides = [program.best[4 * i : 4 * i + 4] for i in range(len(hierarchy.items))]
        return {
            "isFeasible": True,
            "given": given,
            "least": least,
            "spread": None if is_open else spread[1] - spread[0],
            "frames": [[s[LEFT], s[TOP], s[RIGHT] - s[LEFT], s[BOTTOM] - s[TOP]] for s in sides],
            "ranges": ranges,
        }
    except Undecided as undecided:
        return {"isFeasible": True, "given": given, "undecided": str(undecided)}


if __name__ == "__main__":
    # Output of libraries must not get between the answers.
    output = os.fdopen(os.dup(sys.stdout.fileno()), "w")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    answers = [answer(system) for system in json.load(sys.stdin)]
    json.dump(answers, output, allow_nan=False)
    output.close()
