"""Console logs to compare answers about: those with given answers, broken ones, and random ones."""

import json
import random

import reports

GIVEN = reports.PROJECT / "Tests/DiagnosingTests/Vectors/console-logs.json"
BEGINNING = "Unable to simultaneously satisfy constraints.\n(\n"


def given():
    """The invented logs whose answers another solver gave, by their names."""
    return {log["name"]: log["text"] for log in json.loads(GIVEN.read_text(encoding="utf-8"))["logs"]}


def broken():
    """Texts that are no log, or not quite."""
    text = next(iter(given().values()))
    yield "nothing"
    yield "<private>"
    yield text[: len(text) // 2]
    yield text.replace("<", "&lt;").replace(">", "&gt;")
    yield text.replace("'", "\u2019").replace("-", "\u2013")
    yield "\n".join(f"> {line}" for line in text.splitlines())
    yield BEGINNING + '    "<NSLayoutConstraint:0x1 UIView:0x2.width == 1e999>"\n)\n'
    yield BEGINNING + '    "<NSLayoutConstraint:0x1 UILabel:0x2\'\u202e\u0007\U0001f600 \u0301\'.width == 40>",\n    "<UIView:0x3 what>"\n)\n'


def constraint(random_numbers, address):
    """A line of a log over a few views, in one of the forms that UIKit prints."""
    views = ["UIView:0x2a", "UILabel:0x2b'Pier'", "UIImageView:0x2c", "Harbor.Badge:0x2d"]
    one, other = random_numbers.sample(views, 2)
    number = random_numbers.choice([0, 8, 12.5, 16, 33.3333, 40, 100, 320, -20])
    relation = random_numbers.choice(["==", ">=", "<="])
    axis = random_numbers.choice(["H", "V"])
    size = "width" if axis == "H" else "height"
    edges = ["leading", "trailing", "left", "centerX"] if axis == "H" else ["top", "bottom", "centerY"]
    body = random_numbers.choice(
        [
            f"{one}.{size} {relation} {abs(number)}",
            f"{one}.{size} {relation} {random_numbers.choice([0.5, 1.77778, 2])}*{other}.{size} + {number}",
            f"{one}.{random_numbers.choice(edges)} {relation} {other}.{random_numbers.choice(edges)} + {number}",
            f"{axis}:[{one}]-({abs(number)})-[{other}]",
            f"{axis}:|-({abs(number)})-[{one}]   (active, names: '|':{other} )",
            f"{axis}:[{one}]-({abs(number)})-|   (active, names: '|':{other} )",
            f"{axis}:[{one}({relation}{abs(number)})]",
        ]
    )
    return f'    "<NSLayoutConstraint:0x6000{address:03x} {body}   (active)>"'


def random_logs(count, seed=1):
    """Random logs, most of which conflict."""
    for index in range(count):
        numbers = random.Random(seed * 100_000 + index)
        lines = [constraint(numbers, address) for address in range(numbers.randint(3, 14))]
        end = "\n)\n\nWill attempt to recover by breaking constraint\n" + numbers.choice(lines).strip().strip('"') + "\n"
        yield BEGINNING + ",\n".join(lines) + numbers.choice(["\n)\n", end])
