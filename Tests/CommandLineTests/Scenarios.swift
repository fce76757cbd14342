import TestSupport

/// The texts of scenarios that the tests write into files.
enum Scenarios {
  /// Both layouts agree.
  static let good = Card.text

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
}
