import TestSupport

/// The texts of scenarios that the tests write into files.
enum Scenarios {
  /// Both layouts agree.
  static let good = Card.text

  /// A lesson with one task.
  static let lesson = """
    layoutdiff: 1
    containers: [320]
    elements:
      photo: { image: 40x40 }
      name: { box: 90x20 }
    spec:
      stack: { spacing: 8, alignItems: start, children: [photo, name] }
    constraints:
      - "H:|[photo]-8-[name]"
      - photo.top == superview.top
      - name.top == photo.top
      - superview.bottom == photo.bottom
    lesson:
      text: A row.
      tasks:
        - question: Where does the name begin?
          choose:
            - { says: After the gap., claim: name.left == 48 }
            - { says: At once., claim: name.left == 41 }
    """

  /// The title lies 2 points too far right in the constraints.
  static let differing = good.replacing("trailing + 8", with: "trailing + 10")

  /// The title cannot be as wide as two rules say.
  static let conflicting =
    good + "\n  - title.width <= 30\n  - title.width == 30\n  - title.width == 50"

  /// The title may lie anywhere from the top on.
  static let ambiguous = good.replacing(
    "title.top == superview.top", with: "title.top >= superview.top")

  /// There is a layout spec alone.
  static let specOnly = String(
    good.prefix(upTo: good.firstRange(of: "constraints:")?.lowerBound ?? good.endIndex))

  /// The spec has no layout, since its height has no end.
  static let unbounded = good.replacing(
    "[photo, title]", with: "[photo, { inset: { insets: { top: .inf }, child: title } }]")

  /// The text with an announcement that the title differs.
  static func announcing(_ text: String) -> String {
    text + "\nexpect: { differs: \"the title is moved\", elements: [title] }"
  }

  /// What a console printed of four constraints that conflict by 36 points.
  static let log = """
    2026-03-05 09:14:22.118374+0100 Harbor[41:88] [LayoutConstraints] Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x1a UIView:0x2b.width == 320   (active)>",
        "<NSLayoutConstraint:0x1b H:|-(16)-[UILabel:0x3c'Pier']   (active, names: '|':UIView:0x2b )>",
        "<NSLayoutConstraint:0x1c H:[UILabel:0x3c'Pier']-(16)-|   (active, names: '|':UIView:0x2b )>",
        "<NSLayoutConstraint:0x1d UILabel:0x3c'Pier'.width >= 324   (active)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x1d UILabel:0x3c'Pier'.width >= 324   (active)>
    """
}
