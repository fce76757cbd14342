"""Trees of flexbox in the words that Texture and CSS share, and the same tree in each dialect."""

import copy
import random

TEXTS = ["Ferry", "14:05", "The ferry leaves from the other pier today"]
ALIGNMENTS = {"start": "flex-start", "center": "center", "end": "flex-end", "stretch": "stretch",
              "baselineFirst": "baseline", "spaceBetween": "space-between", "spaceAround": "space-around"}
LENGTHS = {"width": "width", "height": "height", "minWidth": "min-width", "maxWidth": "max-width",
           "minHeight": "min-height", "maxHeight": "max-height", "flexBasis": "flex-basis"}
CONTAINERS = ["320", "200", "320x240", "150x100"]

# What a stack can say: for each row of the table, the words that its trees have besides boxes in nested stacks.
ROWS = {
    "justifyContent": {"justifyContent": ["start", "center", "end", "spaceBetween", "spaceAround"]},
    "alignItems": {"alignItems": ["start", "center", "end", "stretch"]},
    "alignSelf": {"alignSelf": ["start", "center", "end", "stretch"]},
    "baselines": {"alignItems": ["baselineFirst"], "baselines": True},
    "spacing": {"spacing": [4, 8, -4]},
    "spacingBefore, spacingAfter": {"spacingBefore": [4, 8, -4], "spacingAfter": [4, 8]},
    "flexGrow": {"flexGrow": [1, 2]},
    "flexShrink": {"flexShrink": [1, 2]},
    "factors below 1": {"flexGrow": [0.2, 0.4], "flexShrink": [0.2, 0.4]},
    "flexBasis": {"flexBasis": [0, 40, 200]},
    "flexBasis in percent": {"flexBasis": ["50%"]},
    "width, height": {"width": [30, 90], "height": [20, 60], "alignItems": ["start", "stretch"]},
    "width, height in percent": {"width": ["50%", "100%"], "height": ["50%"]},
    "minimum and maximum": {"minWidth": [60, 120], "maxWidth": [20, 60], "minHeight": [50], "maxHeight": [15]},
    "flexGrow with limits": {"flexGrow": [1, 2], "minWidth": [60, 120], "maxWidth": [20, 60]},
    "flexShrink with limits": {"flexShrink": [1, 2], "minWidth": [40, 80]},
    "flexWrap": {"flexWrap": ["wrap"]},
    "flexWrap, alignContent, lineSpacing": {
        "flexWrap": ["wrap"], "lineSpacing": [0, 6],
        "alignContent": ["start", "center", "end", "spaceBetween", "spaceAround", "stretch"]},
    "flexWrap, flexGrow": {"flexWrap": ["wrap"], "flexGrow": [1, 2]},
    "texts": {"texts": True, "alignItems": ["start", "stretch"]},
    "texts that shrink": {"texts": True, "flexShrink": [1]},
}
OF_STACKS = ["justifyContent", "alignItems", "spacing", "flexWrap", "lineSpacing", "alignContent"]
# What a stack and its children have unless they say otherwise: Texture's defaults, written in both dialects.
USUAL = {"direction": "horizontal", "spacing": 0, "alignItems": "start", "justifyContent": "start"}


class Maker:
    """Makes the random tree of a seed from some words."""

    def __init__(self, seed, words):
        self.random, self.words, self.count = random.Random(seed), words, 0

    def scenario(self):
        tree = self.stack(self.random.choice([1, 1, 2]))
        return {"tree": tree, "container": self.random.choice(CONTAINERS)}

    def some(self, key, share=0.6):
        values = self.words.get(key)
        return self.random.choice(values) if values and self.random.random() < share else None

    def stack(self, depth):
        stack = dict(USUAL, direction=self.random.choice(["horizontal", "vertical"]))
        stack |= {key: value for key in OF_STACKS if (value := self.some(key)) is not None}
        children = [self.child(depth) for _ in range(self.random.randint(1, 3 if depth > 1 else 4))]
        return {"stack": stack, "children": children, "style": {}}

    def child(self, depth):
        node = self.stack(depth - 1) if depth > 1 and self.random.random() < 0.4 else self.leaf()
        of_children = [key for key in self.words if key not in OF_STACKS and isinstance(self.words[key], list)]
        node["style"] = {key: value for key in of_children if (value := self.some(key, 0.4)) is not None}
        return node

    def leaf(self):
        pick = self.random
        if self.words.get("texts") and pick.random() < 0.6:
            return {"element": {"text": pick.choice(TEXTS), "lines": pick.choice([0, 0, 1, 2])}}
        width, height = pick.choice([20, 50, 90, 130]), pick.choice([10, 25, 40])
        if self.words.get("baselines") and pick.random() < 0.7:
            return {"element": {"box": f"{width}x{height}", "baseline": pick.choice([5, 8, height])}}
        return {"element": {"image": f"{width}x{height}"}}


def named(tree):
    """All nodes, each with its name: e1, e2, … for elements, s1, s2, … for stacks."""
    counts = {"e": 0, "s": 0}
    nodes = []

    def visit(node):
        letter = "s" if "stack" in node else "e"
        counts[letter] += 1
        nodes.append((f"{letter}{counts[letter]}", node))
        for child in node.get("children", []):
            visit(child)

    visit(tree)
    return nodes


def size(scenario):
    """The container's width and height, which is `None` where it is open."""
    width, _, height = scenario["container"].partition("x")
    return float(width), float(height) if height else None


def document(scenario, added=()):
    """The scenario file, in which the page has the same words as the spec; `added` are declarations that children have unless they say another one."""
    names = {id(node): name for name, node in named(scenario["tree"])}

    def spec(node):
        if "element" in node:
            return {"element": names[id(node)], "style": node["style"]}
        body = {key: value for key, value in node["stack"].items()}
        return {"stack": body | {"style": node["style"], "children": [spec(child) for child in node["children"]]}}

    def markup(node):
        return f'<div id="{names[id(node)]}">' + "".join(map(markup, node.get("children", []))) + "</div>"

    rules = []

    def styles(node, parent):
        declarations = stack_style(node["stack"]) if "stack" in node else []
        declarations += [*added, *child_style(node["style"], parent["stack"]["direction"])] if parent else []
        if declarations:
            rules.append(f"#{names[id(node)]} {{ {'; '.join(declarations)} }}")
        for child in node.get("children", []):
            styles(child, node)

    styles(scenario["tree"], None)
    elements = {name: node["element"] for name, node in named(scenario["tree"]) if "element" in node}
    return {"layoutdiff": 1, "containers": [scenario["container"]], "elements": elements,
            "spec": spec(scenario["tree"]), "css": {"html": markup(scenario["tree"]), "style": "\n".join(rules)}}


def pixels(value):
    return value if isinstance(value, str) else f"{value}px"


def stack_style(stack):
    """A stack in CSS, word for word."""
    is_row = stack["direction"] == "horizontal"
    style = ["display: flex", f"flex-direction: {'row' if is_row else 'column'}",
             f"justify-content: {ALIGNMENTS[stack['justifyContent']]}", f"align-items: {ALIGNMENTS[stack['alignItems']]}"]
    gaps = [("column-gap", "row-gap"), ("row-gap", "column-gap")][0 if is_row else 1]
    if stack["spacing"] > 0:
        style.append(f"{gaps[0]}: {stack['spacing']}px")
    if "flexWrap" in stack:
        style += ["flex-wrap: wrap", f"{gaps[1]}: {stack.get('lineSpacing', 0)}px",
                  f"align-content: {ALIGNMENTS[stack.get('alignContent', 'start')]}"]
    return style


def child_style(style, direction):
    """What a stack's child says, in CSS."""
    start, end = ("left", "right") if direction == "horizontal" else ("top", "bottom")
    found = [f"flex-grow: {style.get('flexGrow', 0)}", f"flex-shrink: {style.get('flexShrink', 0)}"]
    found += [f"{LENGTHS[key]}: {pixels(style[key])}" for key in LENGTHS if key in style]
    if "alignSelf" in style:
        found.append(f"align-self: {ALIGNMENTS[style['alignSelf']]}")
    for key, side in [("spacingBefore", start), ("spacingAfter", end)]:
        if key in style:
            found.append(f"margin-{side}: {style[key]}px")
    return found


def simpler(scenario):
    """Scenarios with a little less, those with much less first."""
    nodes = [node for _, node in named(scenario["tree"])]

    def changed(index, change):
        other = copy.deepcopy(scenario)
        node = [node for _, node in named(other["tree"])][index]
        change(node, other)
        return other

    for index, node in enumerate(nodes):
        for child in node.get("children", []) if len(node.get("children", [])) > 2 else ():
            yield changed(index, lambda node, _, child=child: node.update(children=[copy.deepcopy(child)]))
    for index, node in enumerate(nodes):
        if len(node["style"]) > 1:
            yield changed(index, lambda node, _: node["style"].clear())
    for index, node in enumerate(nodes):
        for child in range(len(node.get("children", []))):
            if len(node["children"]) > 1 or index > 0:
                yield changed(index, lambda node, _, child=child: node["children"].pop(child))
            if "stack" in node["children"][child]:
                yield changed(index, lambda node, _, child=child: become(node["children"][child], leaf()))
                if index == 0:
                    yield changed(0, lambda node, other, child=child: other.update(tree=node["children"][child] | {"style": {}}))
    for index, node in enumerate(nodes):
        for key in list(node["style"]):
            yield changed(index, lambda node, _, key=key: node["style"].pop(key))
            if key in ("flexGrow", "flexShrink") and node["style"][key] != 1:
                yield changed(index, lambda node, _, key=key: node["style"].update({key: 1}))
        for key, usual in USUAL.items() if "stack" in node else ():
            if node["stack"][key] != usual:
                yield changed(index, lambda node, _, key=key, usual=usual: node["stack"].update({key: usual}))
        for key in ("flexWrap", "lineSpacing", "alignContent"):
            if key in node.get("stack", {}):
                yield changed(index, lambda node, _, key=key: node["stack"].pop(key))
        if "element" in node and node["element"] != leaf()["element"]:
            yield changed(index, lambda node, _: become(node, leaf()))
    if scenario["container"] != CONTAINERS[0]:
        yield dict(copy.deepcopy(scenario), container=CONTAINERS[0])


def leaf():
    return {"element": {"image": "50x25"}}


def become(node, other):
    """Makes a node another one that keeps its style."""
    for key in ("stack", "children", "element"):
        node.pop(key, None)
    node.update(other)
