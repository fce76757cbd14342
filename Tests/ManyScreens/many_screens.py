"""Writes screens of a large app, and measures a report over them: `python3 many_screens.py TOOL [COUNT]`.

Each screen has five elements at four widths, in one of five shapes, with texts and lengths of its own; they are in folders
of 25. One of 20 has a mistake in its layout spec or in its constraints, and one of 50 says that it differs. The same
number gives the same screen.

Prints what a report costs: processor time, bytes of the folder, of `run.json` and of the overview, then the same for a
second report, which finds what the first one has proven.
"""

import argparse
import pathlib
import random
import resource
import subprocess
import tempfile

NOUNS = "Account Archive Album Basket Board Booking Branch Budget Channel Comment Contact Course Device Draft Event".split()
PARTS = "cell row header card banner footer badge tile".split()
WORDS = (
    "the a new shared last open quiet long first small station harbour letter meeting invoice picture answer photo note "
    "tomorrow morning train window garden winter order team change review branch release street number"
).split()


def words(chance, low, high):
    text = " ".join(chance.choice(WORDS) for _ in range(chance.randint(low, high)))
    return text[0].upper() + text[1:]


def line(content, indent=0):
    return " " * indent + content


def screen(number):
    """The folder, the name and the text of a screen."""
    chance = random.Random(number)
    noun, part = chance.choice(NOUNS), chance.choice(PARTS)
    side, gap, inset = chance.choice((24, 32, 40, 44, 56)), chance.choice((4, 6, 8, 12)), chance.choice((8, 12, 16))
    small = chance.choice((11, 12, 13))
    badge = chance.choice((16, 18, 20))
    mistake = number % 20 == 7
    expected = number % 50 == 3
    in_spec = number % 40 == 7
    spacing = gap + 4 if mistake and in_spec else gap
    top = gap + 3 if (mistake and not in_spec) or expected else gap
    aligned = "" if mistake and number % 80 == 7 else "          alignItems: start\n"
    text = f"""layoutdiff: 1
title: {noun} {part} {number}
tags: [{part}, {noun.lower()}]
containers: [320, 375, 414, 768]
elements:
  photo: {{ image: {side}x{side} }}
  title: {{ text: "{words(chance, 2, 5)}", font: {{ size: 17, weight: semibold }}, lines: 1 }}
  subtitle: {{ text: "{words(chance, 6, 18)}", font: {{ size: 15 }} }}
  time: {{ text: "{chance.randint(0, 23):02}:{chance.randint(0, 59):02}", font: {{ size: {small} }}, lines: 1 }}
  badge: {{ box: {badge}x{badge} }}
spec:
  inset:
    insets: {inset}
    child:
      stack:
          direction: horizontal
          spacing: {gap}
{aligned}          children:
          - photo
          - stack:
              direction: vertical
              alignItems: start
              spacing: {spacing}
              style: {{ flexShrink: 1, flexGrow: 1 }}
              children:
                - title
                - subtitle
                - time
          - badge
constraints:
  - photo.width == {side}
  - photo.height == {side}
  - photo.leading == superview.leading + {inset}
  - photo.top == superview.top + {inset}
  - photo.bottom <= superview.bottom - {inset}
  - title.leading == photo.trailing + {gap}
  - title.top == photo.top
  - title.trailing <= badge.leading - {gap}
  - subtitle.leading == title.leading
  - subtitle.top == title.bottom + {top}
  - subtitle.trailing <= badge.leading - {gap}
  - time.leading == title.leading
  - time.top == subtitle.bottom + {gap}
  - time.trailing <= badge.leading - {gap}
  - time.bottom <= superview.bottom - {inset}
  - time.bottom == superview.bottom - {inset} @ 500
  - badge.width == {badge}
  - badge.height == {badge}
  - badge.top == photo.top
  - badge.trailing == superview.trailing - {inset}
"""
    if expected:
        text += "expect:\n  differs: The new design has more air below the title.\n  elements: [superview, subtitle, time]\n"
    return f"Module {number // 25 + 1}", f"{noun.lower()}-{part}-{number}", text


def write(folder, count):
    """Writes as many screens below a folder."""
    for number in range(count):
        below, name, text = screen(number)
        file = pathlib.Path(folder) / below / f"{name}.yaml"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return folder


def seconds():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def measure(name, command, folder, report):
    before = seconds()
    outcome = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    spent = seconds() - before
    files = [file for file in report.rglob("*") if file.is_file()]
    whole = sum(file.stat().st_size for file in files) / 1e6
    record, overview = (report / file for file in ("run.json", "index.html"))
    print(
        f"{name:24} {spent:8.1f} {whole:9.1f} {record.stat().st_size / 1e6:9.2f} {overview.stat().st_size / 1e3:9.0f}"
        f"   {outcome.stdout.strip().splitlines()[-2:]}"
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tool", type=pathlib.Path)
    parser.add_argument("count", type=int, nargs="?", default=500)
    parser.add_argument("--keep", type=pathlib.Path, help="the folder for screens and report")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="layoutdiff-screens-") as temporary:
        folder = arguments.keep or pathlib.Path(temporary)
        write(folder / "Screens", arguments.count)
        report = folder / "Reports"
        command = [arguments.tool.resolve(), "report", "Screens", "--no-timing", "--quiet", "--output", "Reports"]
        print(f"{arguments.count} screens      processor s  folder MB  record MB  overview KB")
        for name in ("first", "again"):
            measure(name, command, folder, report)


if __name__ == "__main__":
    main()
