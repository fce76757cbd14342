"""Random screens: a layout spec, and the constraints that a person would write for it."""

import pathlib
import random
import subprocess

import yaml

NAMES = ["photo", "title", "badge", "time", "name", "icon", "price", "note", "button", "cover", "line",
         "avatar", "status", "hint", "logo", "label", "arrow", "stars", "reply", "link"]
TEXTS = ["Ferry", "The ferry leaves from the other pier today", "14:05", "Ten minutes late",
         "128 stars", "Seoul · 서울", "One screen, written twice: as a layout spec and as constraints"]
# How often each kind of spec is drawn.
KINDS = {"stack": 5, "inset": 2, "ratio": 2, "element": 1, "corner": 1, "overlay": 1, "background": 1,
         "relative": 1, "absolute": 1}


class Screen:
    """A random tree of specs, and the elements in it."""

    def __init__(self, chance: random.Random) -> None:
        self.chance, self.names, self.elements = chance, chance.sample(NAMES, len(NAMES)), {}
        self.spec = self.some(chance.choice(["stack", "stack", "inset"]), 3, "horizontal")

    def element(self, *kinds: str) -> str:
        """The name of a new element of one of these kinds."""
        number, kind = self.chance.randrange, self.chance.choice(kinds)
        size, font = f"{4 * number(3, 16)}x{4 * number(3, 13)}", {"size": number(12, 21)}
        self.elements[name := self.names.pop()] = {
            "image": {"image": size}, "box": {"box": size}, "empty": {"box": "none"},
            "text": {"text": self.chance.choice(TEXTS), "font": font, "lines": number(2)}}[kind]
        return name

    def inner(self, depth: int, across: str) -> dict | str:
        """A random spec, whose first stack has the other direction."""
        is_leaf = depth == 0 or len(self.names) < 14
        kind = "element" if is_leaf else self.chance.choices(list(KINDS), list(KINDS.values()))[0]
        return self.some(kind, depth, "vertical" if across == "horizontal" else "horizontal")

    def some(self, kind: str, depth: int, direction: str) -> dict | str:
        """A random spec of a kind."""
        choice, element = self.chance.choice, self.element
        match kind:
            case "element":
                return element("image", "box", "text")
            case "stack":
                children = [self.inner(depth - 1, direction) for _ in range(self.chance.randint(2, 4))]
                index, style = self.chance.randrange(len(children)), {"flexGrow": 1, "flexShrink": 1}
                if isinstance(children[index], str):
                    children[index] = {"element": children[index], "style": style}
                else:
                    next(iter(children[index].values()))["style"] = style
                body = {"direction": direction, "spacing": choice([4, 5, 8, 10, 12]), "alignItems": choice(
                    ["start", "center", "end", "stretch"]), "children": children}
            case "inset":
                sides = {side: choice([4, 6, 8, 12, 16]) for side in ("top", "left", "bottom", "right")}
                body = {"insets": choice([sides, sides["top"]]), "child": self.inner(depth - 1, direction)}
            case "ratio":
                body = {"ratio": choice([0.5, 0.75, 1, 1.5]), "child": element("image", "box")}
            case "corner":
                body = {"child": element("image"), "corner": element("box", "image"),
                        "location": choice(["topLeft", "topRight", "bottomLeft", "bottomRight"]),
                        "offset": self.chance.choices(range(-6, 7), k=2)}
            case "overlay":
                body = {"child": element("image"), "overlay": self.some("relative", 0, direction)}
            case "background":
                body = {"child": self.some("inset", depth, direction), "background": element("empty")}
            case "relative":
                places = self.chance.choices(["start", "center", "end"], k=2)
                body = {"horizontalPosition": places[0], "verticalPosition": places[1],
                        "child": element("image", "box", "text")}
            case "absolute":
                styles = [{"layoutPosition": self.chance.choices(range(0, 40, 4), k=2)} for _ in range(2)]
                body = {"sizing": "sizeToFit", "children": [
                    {"element": element("image", "box"), "style": style} for style in styles]}
        return {kind: body}


def translated_screen(tool: pathlib.Path, path: pathlib.Path, seed: str) -> str:
    """A random screen in both notations, as the text of a scenario file; its spec is at a path."""
    chance = random.Random(seed)
    screen = Screen(chance)
    while len(screen.elements) < 4:
        screen = Screen(chance)
    keys = {"layoutdiff": 1, "title": f"Screen {seed}", "elements": screen.elements,
            "containers": [*chance.sample([280, 320, 375, 414, 430], 2), "375x300"],
            "spec": screen.spec}
    path.write_text(yaml.safe_dump(keys, default_flow_style=None, sort_keys=False, width=1000))
    done = subprocess.run([tool, "translate", path, "--scenario"], capture_output=True, text=True)
    return done.stdout
