"""The same words in UIStackView, by the constraints that it makes of itself.

A stack view always fills its length. So a child that grows is one that hugs its content less, and what should stay free
is an empty view at the start or at the end, as people write it.
"""

import trees

ALIGNMENTS = {"start": "leading", "center": "center", "end": "trailing", "stretch": "fill", "baselineFirst": "firstBaseline"}
LENGTHS = {"width": "width ==", "height": "height ==", "minWidth": "width >=", "maxWidth": "width <=",
           "minHeight": "height >=", "maxHeight": "height <="}
# The words of children that have no counterpart.
UNSAID = ("alignSelf", "flexBasis")


def can_say(scenario):
    """Whether each stack has counterparts for all words: one child at most grows, and one shrinks."""
    return all(can_say_stack(node) for _, node in trees.named(scenario["tree"]) if "stack" in node)


def can_say_stack(node):
    stack, styles = node["stack"], [child["style"] for child in node["children"]]
    return (
        "flexWrap" not in stack
        and not (stack["alignItems"] == "baselineFirst" and stack["direction"] == "vertical")
        and (stack["justifyContent"] in ("start", "end") or stack["justifyContent"] == "spaceBetween" and len(styles) > 1)
        and all(sum(style.get(key, 0) > 0 for style in styles) < 2 for key in ("flexGrow", "flexShrink"))
        and not any(key in UNSAID or isinstance(value, str) for style in styles for key, value in style.items())
        and bool(styles) and "spacingBefore" not in styles[0] and "spacingAfter" not in styles[-1])


def document(scenario):
    """The scenario file with these constraints in place of the spec."""
    names = {id(node): name for name, node in trees.named(scenario["tree"])} | {id(scenario["tree"]): "superview"}
    found = trees.document(scenario)
    elements, stacks, rules = found["elements"], {}, []

    def add(node, grows):
        name, stack, children = names[id(node)], node["stack"], node["children"]
        arranged = [names[id(child)] for child in children]
        gaps = {names[id(child)]: stack["spacing"] + child["style"].get("spacingAfter", 0) + after["style"].get("spacingBefore", 0)
                for child, after in zip(children, children[1:])}
        has_grower = any(child["style"].get("flexGrow") for child in children)
        if stack["justifyContent"] != "spaceBetween" and not has_grower:
            free = f"{name}Free"
            elements[free] = {"box": "none"}
            is_first = stack["justifyContent"] == "end"
            gaps[free if is_first else arranged[-1]] = 0
            arranged.insert(0 if is_first else len(arranged), free)
            length, across = ("width", "height") if stack["direction"] == "horizontal" else ("height", "width")
            rules.extend([f"{free}.{length} == 0 @{10 if grows else 250}", f"{free}.{across} == 0 @10"])
        stacks[name] = {
            "axis": stack["direction"], "alignment": ALIGNMENTS[stack["alignItems"]], "spacing": stack["spacing"],
            "distribution": "equalSpacing" if stack["justifyContent"] == "spaceBetween" and not has_grower else "fill",
            "customSpacing": gaps, "arranged": arranged}
        for child in children:
            add_child(child, stack)

    def add_child(node, stack):
        name, style, is_row = names[id(node)], node["style"], stack["direction"] == "horizontal"
        rules.extend(f"{name}.{LENGTHS[key]} {style[key]}" for key in LENGTHS if key in style)
        if "stack" in node:
            add(node, bool(style.get("flexGrow")))
            return
        hugging, resistance = (249 if style.get("flexGrow") else 251), (749 if style.get("flexShrink") else 751)
        elements[name] = elements[name] | {
            "hugging": [hugging, 250] if is_row else [250, hugging],
            "compressionResistance": [resistance, 750] if is_row else [750, resistance]}

    add(scenario["tree"], True)
    del found["spec"]
    return found | {"constraints": {"stacks": stacks, "rules": rules}}
