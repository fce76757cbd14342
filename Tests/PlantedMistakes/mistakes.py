"""Single mistakes that can be planted in the text of a scenario file, and the lines they are on."""

import dataclasses
import itertools
import re
from collections.abc import Iterator

import yaml

Words = dict[str, list[str]]
Places = dict[str, int]
Span = tuple[int, int]

LIST_KEYS = ("children", "arranged")
CHILD_KEYS = ("child", "children", "overlay", "background", "corner")
UNTOUCHED_KEYS = ("element", "rules", "guides", "hierarchy", *CHILD_KEYS, *LIST_KEYS)
ADDED_STYLES = ["flexGrow: 1", "flexShrink: 1", "spacingBefore: 6", "alignSelf: start",
                "alignSelf: end", "alignSelf: center", "alignSelf: stretch"]
ANCHOR = re.compile(r"\b([A-Za-z]\w*)(?:\.\w+Guide)?\.([A-Za-z]+)")
ALIKE_ANCHORS = [["leading", "trailing", "centerX"], ["left", "right", "centerX"], ["width", "height"],
                 ["top", "bottom", "centerY"], ["firstBaseline", "lastBaseline", "bottom"]]
VERTICAL_ANCHOR = re.compile("top|bottom|height|centerY|firstBaseline|lastBaseline")
NUMBER = re.compile(r"(?<![\w.@])\d+(?:\.\d+)?(?!\w)")


@dataclasses.dataclass(frozen=True)
class Edit:
    """A text instead of what is between two indices."""
    start: int
    end: int
    text: str = ""

    def line(self, text: str, edits: "tuple[Edit, ...]") -> int:
        """The line on which it begins, from 1, in a text with some edits."""
        before = [edit for edit in edits if edit.start < self.start]
        added = sum(edit.text.count("\n") - text.count("\n", edit.start, edit.end) for edit in before)
        breaks = len(self.text) - len(self.text.lstrip("\n"))
        return text.count("\n", 0, self.start) + 1 + added + breaks


@dataclasses.dataclass(frozen=True)
class Mistake:
    """One mistake. It is where its edits write something, and at other places, which are indices."""
    side: str
    kind: str
    edits: tuple[Edit, ...]
    places: tuple[int, ...] = ()
    rule_left_out: str = ""

    def lines(self, text: str) -> list[int]:
        """The lines of the mistake, from 1, in the text that has it."""
        places = [edit for edit in self.edits if edit.text] + [Edit(place, place) for place in self.places]
        return sorted({place.line(text, self.edits) for place in places})

    def is_mended_by_rule(self, added: str) -> bool:
        """Whether a text has a rule for an element and the axis of the rule that was left out."""
        left_out = self.rule_left_out
        common = rule_names(added) & rule_names(left_out) - {"superview"}
        return bool(common) and is_vertical(added) == is_vertical(left_out)


def edited(text: str, edits: list[Edit] | tuple[Edit, ...]) -> str:
    """A text with edits, which do not overlap."""
    for edit in sorted(edits, key=lambda edit: edit.start, reverse=True):
        text = text[:edit.start] + edit.text + text[edit.end:]
    return text


def exchange(text: str, first: Span, second: Span) -> tuple[Edit, Edit]:
    """The edits that exchange two parts of a text."""
    return Edit(*first, text[slice(*second)]), Edit(*second, text[slice(*first)])


def words_of(schema: dict | list, key: str = "") -> Iterator[tuple[str, str]]:
    """Each word in the schema of scenario files, with its key. Not all words of a key fit everywhere."""
    for name, inner in schema.items() if isinstance(schema, dict) else ((key, item) for item in schema):
        if name == "enum":
            yield from ((key, word) for word in inner)
        elif isinstance(inner, dict | list):
            yield from words_of(inner, name)


# Nodes of YAML.

def span(node: yaml.Node) -> Span:
    """Where a node begins and ends; a block ends with what is last in it."""
    if isinstance(node, yaml.CollectionNode) and not node.flow_style and node.value:
        return node.start_mark.index, spans(node)[-1][1]
    return node.start_mark.index, node.end_mark.index


def spans(node: yaml.CollectionNode) -> list[Span]:
    """Where each entry of a mapping, or each item of a list, begins and ends."""
    pairs = [item if isinstance(item, tuple) else (item, item) for item in node.value]
    return [(first.start_mark.index, span(last)[1]) for first, last in pairs]


def value_of(node: yaml.Node | None, name: str) -> yaml.Node | None:
    """The value of a key of a mapping."""
    entries = node.value if isinstance(node, yaml.MappingNode) else []
    return next((value for key, value in entries if key.value == name), None)


def removal(text: str, node: yaml.CollectionNode, index: int) -> Edit:
    """The edit that removes an entry of a mapping or an item of a list."""
    found, is_mapping = spans(node), isinstance(node, yaml.MappingNode)
    start, end = found[index]
    if len(found) == 1:
        return Edit(*span(node), "{}" if is_mapping else "[]")
    line = text.rfind("\n", 0, start) + 1
    # The first key of an item can be on the line of its dash.
    is_inside = node.flow_style or is_mapping and text[line:start].strip()
    if is_inside and index + 1 < len(found):
        return Edit(start, found[index + 1][0])
    return Edit(found[index - 1][1], end) if is_inside else Edit(line, text.find("\n", end) + 1 or len(text))


def insertion(node: yaml.MappingNode, entry: str) -> Edit:
    """The edit that adds an entry at the beginning of a mapping, which is not empty."""
    mark = node.value[0][0].start_mark
    return Edit(mark.index, mark.index, entry + (", " if node.flow_style else "\n" + " " * mark.column))


def specs(node: yaml.Node) -> Iterator[tuple[yaml.Node, str, yaml.MappingNode | None]]:
    """Each spec in a spec with its kind and the mapping of its keys, which a name alone lacks."""
    if not isinstance(node, yaml.MappingNode):
        yield node, "element", None
    elif value_of(node, "element"):
        yield node, "element", node
    else:
        kind, body = node.value[0]
        yield node, kind.value, body
        for key, value in body.value:
            if key.value in CHILD_KEYS:
                for child in value.value if isinstance(value, yaml.SequenceNode) else [value]:
                    yield from specs(child)


# Wrong values and rules.

def other_numbers(text: str, numbers: Iterator[re.Match]) -> Iterator[str]:
    """The text with one of its numbers changed."""
    for match in numbers:
        number = float(match[0])
        for other in (number + 4, number * 2, 0):
            yield replaced(text, match.span(), f"{other:g}")


def wrong_values(node: yaml.Node, words: list[str]) -> Iterator[tuple[str, Edit]]:
    """The edits that make a scalar, or one in a list, another word or number."""
    if isinstance(node, yaml.SequenceNode):
        for item in node.value:
            yield from wrong_values(item, words)
    elif words := words or {"true": ["false"], "false": ["true"], ".inf": ["8"]}.get(node.value, []):
        yield from (("wrong word", Edit(*span(node), word)) for word in words if word != node.value)
    elif not node.style:
        numbers = re.finditer(r"\d+(?:\.\d+)?", node.value)
        for other in other_numbers(node.value, numbers):
            yield "wrong number", Edit(*span(node), other)


def replaced(text: str, span: Span, other: str) -> str:
    """A text with another one in a part of it."""
    return text[:span[0]] + other + text[span[1]:]


def rule_names(rule: str) -> set[str]:
    """The names of the items in a rule, which is an equation or in the visual format."""
    return {anchor[1] for anchor in ANCHOR.finditer(rule)} | set(re.findall(r"\[(\w+)", rule))


def is_vertical(rule: str) -> bool:
    """Whether a rule is along the vertical axis."""
    anchor = ANCHOR.search(rule)
    return bool(VERTICAL_ANCHOR.match(anchor[2])) if anchor else "V:" in rule


def wrong_rules(rule: str, names: list[str]) -> Iterator[tuple[str, str]]:
    """The kind of each mistake that a rule can have, with the rule that has it."""
    is_equation, anchors = "[" not in rule, list(ANCHOR.finditer(rule))
    for other in other_numbers(rule, NUMBER.finditer(rule)):
        yield "wrong constant", other
    if is_equation and not NUMBER.search(rule):
        yield "wrong constant", re.sub(r"(?= *@| *$)", " + 4", rule, count=1)
    for sign in re.finditer(r"[+-](?= (?:[\d.]+|[A-Za-z]\w*) *(?:@|$))", rule):
        yield "wrong sign", replaced(rule, sign.span(), "-" if sign[0] == "+" else "+")
    for relation in re.finditer("<=|>=", rule):
        yield "turned round", replaced(rule, relation.span(), ">=" if relation[0] == "<=" else "<=")
    if len(anchors) == 2 and anchors[0][1] != anchors[1][1]:
        yield "turned round", edited(rule, exchange(rule, anchors[0].span(1), anchors[1].span(1)))
    for anchor in anchors:
        for other in (other for alike in ALIKE_ANCHORS if anchor[2] in alike for other in alike):
            yield "wrong anchor", replaced(rule, anchor.span(2), other)
    if not is_equation and rule[1] == ":":
        yield "wrong anchor", replaced(rule, (0, 1), "V" if rule[0] == "H" else "H")
    for item in anchors or re.finditer(r"\[(\w+)", rule):
        for name in sorted(set(names) - rule_names(rule)):
            yield "wrong item", replaced(rule, item.span(1), name)
    if priority := re.search(r"@\d+", rule):
        for other in ("@100", "@600", "@1000"):
            yield "wrong priority", replaced(rule, priority.span(), other)
    elif is_equation:
        for other in ("@100", "@240", "@600"):
            yield "wrong priority", f"{rule} {other}"


@dataclasses.dataclass(frozen=True)
class Scenario:
    """A scenario file in which mistakes are planted."""
    name: str
    text: str
    words: Words = dataclasses.field(repr=False)

    def mistakes(self) -> Iterator[Mistake]:
        """Every mistake in both notations."""
        root = yaml.compose(self.text)
        constraints = value_of(root, "constraints")
        guides = value_of(constraints, "guides")
        names = [key for key, _ in value_of(root, "elements").value] + (guides.value if guides else [])
        places = {name.value: name.start_mark.index for name in names}
        yield from self.spec_mistakes(value_of(root, "spec"), places)
        if isinstance(constraints, yaml.MappingNode):
            yield from self.key_mistakes("constraints", constraints, (), places)
            constraints = value_of(constraints, "rules")
        if constraints:
            yield from self.rule_mistakes(constraints, places)

    def spec_mistakes(self, spec: yaml.Node, places: Places) -> Iterator[Mistake]:
        """Every mistake of a layout spec."""
        elements = []
        for node, kind, body in specs(spec):
            if body:
                yield from self.key_mistakes("spec", body, (node.start_mark.index,), places)
                children = [span(key) for key, _ in body.value if key.value in CHILD_KEYS]
                for pair in itertools.combinations(children, 2):
                    yield Mistake("spec", "children exchanged", exchange(self.text, *pair))
            if kind == "element":
                elements.append(span(value_of(node, "element") or node))
            for style in ADDED_STYLES:
                if edit := self.style_added(node, body, style):
                    yield Mistake("spec", "style added", (edit,))
        for pair in itertools.combinations(elements, 2):
            yield Mistake("spec", "elements exchanged", exchange(self.text, *pair))

    def style_added(self, node: yaml.Node, body: yaml.MappingNode | None, style: str) -> Edit | None:
        """The edit that adds a key to the style of a spec, if the style has no such key."""
        own = value_of(body, "style")
        if body is None:
            return Edit(*span(node), f"{{ element: {node.value}, style: {{ {style} }} }}")
        if own is None:
            return insertion(body, f"style: {{ {style} }}") if body.value else None
        is_new = own.value and value_of(own, style.split(":")[0]) is None
        return insertion(own, style) if is_new else None

    def key_mistakes(self, side: str, node: yaml.MappingNode, owner: tuple[int, ...],
                     places: Places) -> Iterator[Mistake]:
        """The mistakes in the keys of a mapping. What it belongs to begins at the places of the owner."""
        found = spans(node)
        for index, (key, value) in enumerate(node.value):
            inner = (*owner, key.start_mark.index)
            if key.value in LIST_KEYS:
                yield from self.list_mistakes(side, value, inner, places)
            if key.value in UNTOUCHED_KEYS:
                continue
            is_mapping = isinstance(value, yaml.MappingNode)
            # In constraints, a mapping is a whole stack view, or all of them.
            if side == "spec" or not is_mapping:
                beside = [found[index + 1 if index + 1 < len(found) else index - 1][0]] * (len(found) > 1)
                edit = removal(self.text, node, index)
                yield Mistake(side, "key left out", (edit,), (*owner, *beside))
            if is_mapping:
                # A stack view lacks its keys, not all stack views.
                owners = inner if side == "spec" else inner[-1:]
                yield from self.key_mistakes(side, value, owners, places)
            else:
                for kind, edit in wrong_values(value, self.words.get(key.value, [])):
                    yield Mistake(side, kind, (edit,))

    def list_mistakes(self, side: str, items: yaml.SequenceNode, owner: tuple[int, ...],
                      places: Places) -> Iterator[Mistake]:
        """Two children exchanged, and one left out."""
        for pair in itertools.combinations(spans(items), 2):
            yield Mistake(side, "children exchanged", exchange(self.text, *pair), owner[-1:])
        for index, item in enumerate(items.value):
            name = (value_of(item, "element") or item).value
            own = [places[name]] if isinstance(name, str) and name in places else []
            yield Mistake(side, "child left out", (removal(self.text, items, index),), (*owner, *own))

    def rule_mistakes(self, rules: yaml.SequenceNode, places: Places) -> Iterator[Mistake]:
        """Every mistake of a list of rules."""
        for index, item in enumerate(rules.value):
            node = value_of(item, "rule") or item
            rule, quote = node.value, node.style or ""
            start = node.start_mark.index + len(quote)
            if self.text[start:start + len(rule)] != rule:
                continue  # It is over several lines.
            own = tuple(places[name] for name in sorted(rule_names(rule)) if name in places)
            edit = removal(self.text, rules, index)
            yield Mistake("constraints", "rule left out", (edit,), own, rule)
            for kind, wrong in wrong_rules(rule, [*places, "superview"]):
                yield Mistake("constraints", kind, (Edit(start, start + len(rule), wrong),))
                if kind == "wrong constant" and not rules.flow_style:
                    line = f"\n{' ' * rules.start_mark.column}- {quote}{wrong}{quote}"
                    end = span(item)[1]
                    yield Mistake("constraints", "rule doubled", (Edit(end, end, line),))
