"""A scenario with a list of rows, each with an image and three texts."""


def text(rows):
    """The text of a scenario file with this many rows; both layouts agree at 320 pt."""
    elements, children, constraints = [], [], []
    for row in range(rows):
        elements += [
            f"  photo{row}: {{ image: 40x40 }}",
            f'  name{row}: {{ text: "user name {row}", font: {{ size: 16, weight: bold }} }}',
            f'  text{row}: {{ text: "A line that says something about row {row} and is long enough to break at some widths", font: {{ size: 14 }} }}',
            f'  time{row}: {{ text: "{row} min", font: {{ size: 12 }}, hugging: 260, compressionResistance: 760 }}',
        ]
        children.append(CHILD.format(row=row))
        top = "superview.top + 8" if row == 0 else f"text{row - 1}.bottom + 16"
        constraints += [
            f"  - photo{row}.leading == superview.leading + 8", f"  - photo{row}.top == {top}",
            f"  - photo{row}.width == 40", f"  - name{row}.leading == photo{row}.trailing + 8",
            f"  - name{row}.top == photo{row}.top", f"  - text{row}.leading == name{row}.leading",
            f"  - text{row}.top == name{row}.bottom + 2", f"  - name{row}.trailing == text{row}.trailing",
            f"  - time{row}.leading == text{row}.trailing + 8", f"  - time{row}.trailing == superview.trailing - 8",
            f"  - time{row}.top == photo{row}.top",
        ]
    constraints.append(f"  - superview.bottom == text{rows - 1}.bottom + 8")
    parts = ["layoutdiff: 1", f"title: A list of {rows} rows", "containers: [320]", "elements:", *elements, HEAD, *children, "constraints:", *constraints]
    return "\n".join(parts) + "\n"


HEAD = """\
spec:
  stack:
    direction: vertical
    alignItems: stretch
    children:"""

CHILD = """\
      - inset:
          insets: 8
          child:
            stack:
              direction: horizontal
              spacing: 8
              alignItems: start
              children:
                - photo{row}
                - stack:
                    direction: vertical
                    spacing: 2
                    style: {{ flexShrink: 1, flexGrow: 1 }}
                    children:
                      - element: name{row}
                      - element: text{row}
                - time{row}"""
