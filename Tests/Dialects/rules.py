"""The rules in which dialects of flexbox differ, each with a test that it alone explains a smallest tree."""

import dataclasses
from collections.abc import Callable

import trees


@dataclasses.dataclass
class Rule:
    name: str
    # What the one dialect does, and what the other one does instead.
    first: str
    second: str
    # Whether the rule explains a smallest tree: by what the tree has, or by declarations with which CSS agrees.
    applies: Callable | None = None
    added: tuple[str, ...] = ()


def stack_nodes(scenario):
    return [node for _, node in trees.named(scenario["tree"]) if "stack" in node]


def stacks(scenario):
    return [node["stack"] for node in stack_nodes(scenario)]


def says(*keys):
    """Whether a child says one of these words."""
    return lambda scenario, _: any(key in node["style"] for _, node in trees.named(scenario["tree"]) for key in keys)


def is_text(lines):
    return lambda scenario, _: any(
        "text" in node.get("element", {}) and lines(node["element"]["lines"]) for _, node in trees.named(scenario["tree"]))


def has_percent(scenario, _):
    return any(isinstance(value, str) for _, node in trees.named(scenario["tree"]) for value in node["style"].values())


def has_open_percent(scenario, _):
    """Whether a child has a share of a length that is not given: inside another stack, or of an open container's height."""
    is_open = {"width": False, "height": trees.size(scenario)[1] is None}
    return any(
        isinstance(value, str) and (node is not scenario["tree"] or is_open[length_of(key, node["stack"])])
        for node in stack_nodes(scenario) for child in node["children"] for key, value in child["style"].items()
        if key in trees.LENGTHS)


def length_of(key, stack):
    if key == "flexBasis":
        return "width" if stack["direction"] == "horizontal" else "height"
    return "width" if key.lower().endswith("width") else "height"


def has_small_factors(scenario, _):
    return any(0 < sum(child["style"].get(key, 0) for child in node["children"]) < 1
               for node in stack_nodes(scenario) for key in ("flexGrow", "flexShrink"))


def children_that(scenario, *keys):
    """For each stack, how many of its children say all of these words."""
    return [sum(all(child["style"].get(key) for key in keys) for child in node["children"])
            for node in stack_nodes(scenario)]


def stretches(scenario, _):
    return any(stack["alignItems"] == "stretch" for stack in stacks(scenario)) or any(
        node["style"].get("alignSelf") == "stretch" for _, node in trees.named(scenario["tree"]))


def has_one_line(scenario, measured):
    """Whether a stack may wrap, and no element of the tree begins before the one that it follows."""
    direction = next((stack["direction"] for stack in stacks(scenario) if "flexWrap" in stack), None)
    if direction is None:
        return False
    starts = [frame[0 if direction == "horizontal" else 1] for name, frame in measured.texture.items() if name != "superview"]
    return starts == sorted(starts)


LIMITS = ("minWidth", "maxWidth", "minHeight", "maxHeight")
# In the order in which they are tried; the first one that applies is the rule of a tree.
RULES = [
    Rule("wholePoints", "A stack shares free length in whole points; the rest goes to the first child.",
         "Shares are exact.", lambda _, measured: "wholePoints" in measured.reasons),
    Rule("negativeSpacing", "Spacing may be negative, and children overlap.", "A gap is at least 0.",
         lambda scenario, _: any(stack["spacing"] < 0 for stack in stacks(scenario))),
    Rule("smallFactors", "Free length is shared in the ratio of the factors, however small they are.",
         "Factors whose sum is below 1 are fractions of the free length.", has_small_factors),
    Rule("baselines", "A child without text, and a stack, has its own baseline, usually its top.",
         "A box without a baseline is aligned at its lower edge, and a container at its first line.",
         lambda scenario, _: any(stack["alignItems"] == "baselineFirst" for stack in stacks(scenario))),
    Rule("wrappedText", "A text that wraps is as wide as its longest line.",
         "A text that wraps is as wide as the space.",
         lambda scenario, measured: "font" in measured.reasons and is_text(lambda lines: lines != 1)(scenario, measured)),
    Rule("automaticMinimum", "A child is as short as flexing makes it.",
         "A child is never shorter than its content along the stack (min-width: auto).",
         added=("min-width: 0", "min-height: 0")),
    Rule("limitedContent", "A child is at most as large as its parent lets it be.",
         "Content that does not fit sticks out.",
         added=("min-width: 0", "min-height: 0", "max-width: 100%", "max-height: 100%")),
    Rule("onlyLine", "If all children fit into one line, it is as large as the stack across it.",
         "In a container that may wrap, a single line is as large as its children, and align-content moves it.",
         has_one_line),
    Rule("wrapping", "Lines are broken by the sizes that children have in unlimited space.",
         "Lines are broken by the hypothetical sizes, which limits and bases change.",
         lambda scenario, _: any("flexWrap" in stack for stack in stacks(scenario))),
    Rule("oneFlexibleChild", "If one child alone may both grow and shrink, its own length counts as 0.",
         "Sharing begins at each child's own length.",
         lambda scenario, _: 1 in children_that(scenario, "flexGrow", "flexShrink")),
    Rule("stretchWithLimits", "A limit of its own replaces stretching: a child is as long as its minimum, or past its maximum.",
         "A stretched box is as long as its line, within its limits.",
         lambda scenario, measured: stretches(scenario, measured)
         and says(*LIMITS)(scenario, measured)),
    Rule("basisWithLimits", "A basis replaces the limits along the stack.", "A basis is kept within the limits.",
         lambda scenario, measured: says("flexBasis")(scenario, measured)
         and says(*LIMITS)(scenario, measured)),
    Rule("flexingOnce", "Free length is shared once; a share beyond a limit is not shared again, and may exceed it.",
         "A child that reaches a limit is frozen, and the others share again.",
         lambda scenario, measured: says("flexGrow", "flexShrink")(scenario, measured)
         and says(*LIMITS)(scenario, measured)),
    Rule("stretchPastShare", "Stretching replaces a share of the stack's length, such as 50%.",
         "Only a box without a length of its own is stretched.",
         lambda scenario, measured: stretches(scenario, measured) and has_percent(scenario, measured)),
    Rule("percentOfUnknown", "A share of an unknown length is no length: the content decides.",
         "A share of an unknown length is resolved in a second pass, against the content.", has_open_percent),
    Rule("spaceAroundOverflow", "With too little space, spaceAround centres its children, which stick out on both sides.",
         "With too little space, space-around begins at the start.",
         lambda scenario, _: any(stack["justifyContent"] in ("spaceAround", "spaceBetween") for stack in stacks(scenario))),
    Rule("limitsInside", "The limits of a stack limit its children, too.", "Children overflow the limits of their parent.",
         says(*LIMITS, "width", "height", "flexBasis")),
    Rule("flexingWithoutFreezing", "A child that reaches 0 stops shrinking; the others do not share again.",
         "A child that reaches 0 is frozen, and the others share again.", says("flexShrink")),
    Rule("unwrappedText", "A line that does not wrap is cut at the space.",
         "A line that does not wrap is as wide as its text.", is_text(lambda lines: lines == 1)),
]
UNKNOWN = Rule("unknown", "No rule explains this tree.", "No rule explains this tree.")


OF_TAFFY = [
    Rule("openColumnWithMargins", "The length of a column without a height leaves out margins of its children.",
         "Margins count.", says("spacingBefore", "spacingAfter")),
    Rule("openColumnWithLimits", "A column without a height is as long as its children before their limits.",
         "It is as long as its children.",
         lambda scenario, measured: stacks(scenario)[0]["direction"] == "vertical" and not says("flexGrow")(scenario, measured)
         and says(*LIMITS)(scenario, measured)),
    Rule("smallFactorsWithGaps", "Factors whose sum is below 1 leave the gaps out twice.",
         "They are fractions of what the gaps leave.",
         lambda scenario, measured: has_small_factors(scenario, measured) and any(stack["spacing"] for stack in stacks(scenario))),
    Rule("sharingFromMinimum", "Sharing begins at a child's minimum, where that is longer than its content.",
         "Sharing begins at each child's own length; a minimum applies afterwards.",
         lambda scenario, measured: says("flexGrow")(scenario, measured) and says(*LIMITS)(scenario, measured)),
    Rule("percentOfOpenHeight", "A share of an unknown height is one of the height that follows.",
         "A share of an unknown height is no height: the content decides.", has_percent),
]


def sticks_out(_, measured):
    """Whether an element sticks out of the container."""
    width, height = measured.texture["superview"][2:]
    return any(x < -1 / 64 or y < -1 / 64 or x + own_width > width + 1 / 64 or y + own_height > height + 1 / 64
               for x, y, own_width, own_height in measured.texture.values())


OF_STACK_VIEWS = [
    Rule("stackBaselines", "Baselines are those of UIKit: a view without text has its own at the bottom.",
         "A child without text has its baseline at its top.",
         lambda scenario, _: any(stack["alignItems"] == "baselineFirst" for stack in stacks(scenario))),
    Rule("contradictingLimits", "Limits that contradict each other are a conflict, in which one is broken.",
         "The minimum wins, and limits of a stack limit its children.",
         lambda scenario, measured: says("minWidth", "minHeight")(scenario, measured)
         and says("maxWidth", "maxHeight", "width", "height")(scenario, measured)),
    Rule("fillingAcross", "The alignment fill fills the stack view across, whatever length a child has of its own.",
         "A child with a length of its own is not stretched.",
         lambda scenario, measured: stretches(scenario, measured) and says("width", "height", *LIMITS)(scenario, measured)),
    Rule("compression", "Children are compressed until all fit, by their compression resistance.",
         "Children that do not shrink stick out.", sticks_out),
    Rule("hugging", "Length that is left goes to the view that hugs its content least, also from inside another stack view.",
         "Length that is left is shared in the ratio of the factors of each stack.", says("flexGrow")),
    Rule("limitsOfStacks", "A limit of a stack view compresses what is in it.", "Children stick out of a stack along it.",
         says("width", "height", *LIMITS)),
]


def explain(rules, scenarios, measure):
    """The rule of each smallest tree; `measure` lays scenarios out, with declarations added."""
    found, measured = [None] * len(scenarios), measure(scenarios)
    for rule in rules:
        open_ones = [index for index, rule_found in enumerate(found) if rule_found is None]
        if rule.applies:
            explained = [index for index in open_ones if rule.applies(scenarios[index], measured[index])]
        else:
            answers = measure([scenarios[index] for index in open_ones], rule.added)
            explained = [index for index, answer in zip(open_ones, answers) if answer and not answer.differs]
        for index in explained:
            found[index] = rule
    return [rule or UNKNOWN for rule in found]
