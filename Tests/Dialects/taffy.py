"""The same words in Taffy, by stretchable: boxes only, since it measures no text."""

import pathlib
import re

from stretchable import Node, taffylib
from stretchable.style import (
    AUTO, PCT, AlignContent, AlignItems, AlignSelf, Display, FlexDirection, FlexWrap, JustifyContent, Style)
from stretchable.style.geometry.length import MAX_CONTENT
from stretchable.style.geometry.size import SizeAvailableSpace

import trees

# Only messages of the library have its version.
VERSION = re.search(rb"/taffy-(\d+\.\d+\.\d+)/", pathlib.Path(taffylib.__file__).read_bytes())[1].decode()
WORDS = {"start": "FLEX_START", "center": "CENTER", "end": "FLEX_END", "stretch": "STRETCH",
           "spaceBetween": "SPACE_BETWEEN", "spaceAround": "SPACE_AROUND"}


def length(value):
    """A length in points, a share such as 50%, or `auto` for nothing."""
    return AUTO if value is None else float(value[:-1]) * PCT if isinstance(value, str) else value


def can_say(scenario):
    """Whether all elements are boxes without baselines, and no distance is negative."""
    nodes = [node for _, node in trees.named(scenario["tree"])]
    return all(
        "image" in node.get("element", {"image": ""}) and node.get("stack", {}).get("alignItems") != "baselineFirst"
        and node.get("stack", {}).get("spacing", 0) >= 0 for node in nodes)


def frames(scenarios):
    """For each scenario, the frame of each element from the container's corner, and of the container."""
    return [frames_of(scenario) for scenario in scenarios]


def frames_of(scenario):
    names = {id(node): name for name, node in trees.named(scenario["tree"])}
    width, height = trees.size(scenario)
    nodes = {}

    def make(node, parent):
        said = node["style"]
        style = {
            "size": (length(said.get("width")), length(said.get("height"))),
            "min_size": (length(said.get("minWidth")), length(said.get("minHeight"))),
            "max_size": (length(said.get("maxWidth")), length(said.get("maxHeight"))),
            "flex_grow": said.get("flexGrow", 0), "flex_shrink": said.get("flexShrink", 0),
            "flex_basis": length(said.get("flexBasis")), "align_self": getattr(AlignSelf, WORDS.get(said.get("alignSelf"), ""), None)}
        if parent:
            before, after = said.get("spacingBefore", 0), said.get("spacingAfter", 0)
            is_row = parent["stack"]["direction"] == "horizontal"
            style["margin"] = (0, after, 0, before) if is_row else (before, 0, after, 0)
        else:
            style["size"] = (width, AUTO if height is None else height)
        if "stack" in node:
            children = [make(child, node) for child in node["children"]]
            style |= stack_style(node["stack"])
        else:
            size = tuple(float(number) for number in node["element"]["image"].split("x"))
            children = [Node(style=Style(size=size, flex_shrink=0))]
            style["display"] = Display.BLOCK
        nodes[names[id(node)]] = Node(*children, style=Style(**style))
        return nodes[names[id(node)]]

    root = make(scenario["tree"], None)
    root.compute_layout(SizeAvailableSpace(width, MAX_CONTENT if height is None else height))
    found = {"superview": (0, 0, 0, 0)}
    for name, node in nodes.items():
        box = node.get_box(relative=False)
        found[name] = (box.x, box.y, box.width, box.height)
    found["superview"] = (0, 0, *found[names[id(scenario["tree"])]][2:])
    return found


def stack_style(stack):
    is_row = stack["direction"] == "horizontal"
    gaps = [stack["spacing"], stack.get("lineSpacing", 0)]
    style = {
        "flex_direction": FlexDirection.ROW if is_row else FlexDirection.COLUMN,
        "justify_content": getattr(JustifyContent, WORDS[stack["justifyContent"]]),
        "align_items": getattr(AlignItems, WORDS[stack["alignItems"]]), "gap": tuple(gaps if is_row else reversed(gaps))}
    if "flexWrap" in stack:
        style |= {"flex_wrap": FlexWrap.WRAP,
                  "align_content": getattr(AlignContent, WORDS[stack.get("alignContent", "start")])}
    return style
