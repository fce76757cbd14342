"""Random layout specs of every kind, as scenario files."""

import json
import random

TEXTS = ["Ferry", "The ferry leaves from the other pier today", "14:05", "Ten minutes late", "128 stars"]
# How often each kind of spec is drawn.
KINDS = {"stack": 80, "inset": 20, "overlay": 7, "background": 7, "relative": 7, "center": 7, "ratio": 7, "corner": 7,
         "absolute": 4, "static": 4, "wrapper": 5}
INSETS = [8, {"top": 4, "left": 12, "bottom": 6, "right": 10}, {"left": 16, "right": 16}, {"top": -4, "left": -6}]
# The values of each key of a stack's child, and how often it has one.
STYLES = {
    "flexGrow": (0.25, [1, 1, 2, 0.5]), "flexShrink": (0.3, [1, 1, 2]), "flexBasis": (0.05, [0, 40, 80]),
    "alignSelf": (0.12, ["start", "end", "center", "stretch"]), "spacingBefore": (0.08, [4, 10, -3]),
    "spacingAfter": (0.05, [4, 10]), "width": (0.08, [20, 60, 120, "50%"]), "height": (0.05, [16, 40]),
    "maxWidth": (0.04, [30, 90]), "minWidth": (0.04, [30, 90]), "minHeight": (0.03, [30])}


class Tree:
    """A random tree of specs, and the elements in it."""

    def __init__(self, seed):
        self.random, self.elements = random.Random(seed), {}
        self.spec = "none"
        while not self.elements:
            self.spec = self.some(self.random.randint(1, 4))

    def chance(self, share):
        return self.random.random() < share

    def leaf(self):
        pick = self.random
        kind = pick.choices(["image", "text", "none", "spacer"], [60, 30, 10, 7])[0]
        if kind == "spacer":
            return {"spacer": {}}
        name = f"e{len(self.elements) + 1}"
        self.elements[name] = {
            "image": {"image": f"{pick.randint(4, 100)}x{pick.randint(4, 60)}"}, "none": {"box": "none"},
            "text": {"text": pick.choice(TEXTS), "font": {"size": pick.choice([12, 13, 15, 17])},
                     "lines": pick.choice([0, 0, 1, 2])}}[kind]
        return name

    def some(self, depth):
        """A spec of at most so many levels below it."""
        if depth == 0 or self.chance(0.15):
            return self.leaf()
        pick = self.random
        kind = pick.choices(list(KINDS), list(KINDS.values()))[0]
        match kind:
            case "stack":
                body = self.stack(depth)
            case "inset":
                body = {"insets": pick.choice(INSETS), "child": self.some(depth - 1)}
            case "overlay" | "background":
                body = {"child": self.some(depth - 1), kind: self.some(depth - 1)}
            case "relative":
                body = {"horizontalPosition": pick.choice(["start", "center", "end"]),
                        "verticalPosition": pick.choice(["start", "center", "end"]), "child": self.some(depth - 1)}
                if self.chance(0.3):
                    body["sizing"] = pick.choice(["minimumSize", "minimumWidth", "minimumHeight"])
            case "center":
                body = {"centering": pick.choice(["XY", "X", "Y"]), "child": self.some(depth - 1)}
            case "ratio":
                body = {"ratio": pick.choice([0.5, 1, 1.5]), "child": self.some(depth - 1)}
            case "corner":
                body = {"child": self.some(depth - 1), "corner": self.leaf(), "wrapsCorner": self.chance(0.3),
                        "location": pick.choice(["topLeft", "topRight", "bottomLeft", "bottomRight"]),
                        "offset": [pick.randint(-6, 6), pick.randint(-6, 6)]}
            case "wrapper":
                body = {"children": [self.some(depth - 1) for _ in range(pick.randint(1, 3))]}
            case "absolute" | "static":
                body = {"children": [
                    styled(self.some(depth - 1), {"layoutPosition": [pick.randint(0, 40), pick.randint(0, 40)]})
                    for _ in range(pick.randint(1, 3))]}
                if kind == "absolute" and self.chance(0.4):
                    body["sizing"] = "sizeToFit"
        return {kind: body}

    def stack(self, depth):
        pick = self.random
        body = {"direction": pick.choice(["horizontal", "vertical"]), "spacing": pick.choice([0, 4, 8, 12]),
                "alignItems": pick.choices(["start", "center", "end", "stretch", "baselineFirst"], [3, 3, 3, 6, 1])[0],
                "justifyContent": pick.choice(["start", "start", "center", "end", "spaceBetween", "spaceAround"]),
                "children": [styled(self.some(depth - 1), self.style()) for _ in range(pick.randint(1, 4))]}
        if self.chance(0.15):
            body |= {"flexWrap": "wrap", "lineSpacing": pick.choice([0, 6]),
                     "alignContent": pick.choice(["start", "center", "end", "spaceBetween", "stretch"])}
        return body

    def style(self):
        return {key: self.random.choice(values) for key, (share, values) in STYLES.items() if self.chance(share)}


def styled(spec, style):
    """The spec with more keys in its style."""
    spec = {"element": spec} if isinstance(spec, str) else spec
    body = spec if "element" in spec else next(iter(spec.values()))
    body["style"] = body.get("style", {}) | style
    return spec


def write(folder, seed):
    """The path of a new scenario file in a folder, for two containers."""
    tree = Tree(seed)
    containers = tree.random.choice([[280, 360], ["320x240", "240x300"], [300, "320x200"]])
    path = folder / f"random-{seed}.yaml"
    keys = {"layoutdiff": 1, "title": f"Random {seed}", "containers": containers, "elements": tree.elements,
            "spec": tree.spec}
    # Every JSON text is YAML as well.
    path.write_text("".join(f"{key}: {json.dumps(value)}\n" for key, value in keys.items()), encoding="utf-8")
    return path
