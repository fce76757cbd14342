/// A scenario without text whose two layouts are equal.
///
/// In a width of 100 points: `photo` is 0, 0, 40, 40 and `title` is 48, 0, 30, 20; 40 points high.
package enum Card {
  /// The scenario's file, of 16 lines without a line break at the end.
  package static let text = """
    layoutdiff: 1
    containers: [100]
    elements:
      photo: { box: 40x40 }
      title: { box: 30x20 }
    spec:
      stack:
        spacing: 8
        alignItems: start
        children: [photo, title]
    constraints:
      - photo.leading == superview.leading
      - photo.top == superview.top
      - title.leading == photo.trailing + 8
      - title.top == superview.top
      - superview.bottom >= photo.bottom
    """

  /// The text with one part replaced.
  package static func replacing(_ part: String, by replacement: String) -> String {
    text.replacing(part, with: replacement)
  }

  /// The text with more rules at its end, from line 17 on.
  package static func adding(_ rules: String...) -> String {
    ([text] + rules.map { "  - " + $0 }).joined(separator: "\n")
  }

  /// The text with an announcement of differences.
  package static func expecting(_ elements: String) -> String {
    text + "\nexpect: { differs: \"the title is moved\", elements: \(elements) }"
  }
}
