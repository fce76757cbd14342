/// Attributes for which SnapKit has one word together, and rules have none.
enum CompositeAttribute {
  /// The attributes of a word; `nil` for any other word.
  ///
  /// Source: SnapKit's `ConstraintAttributes`.
  static func parts(of word: String) -> [String]? { parts[word] }

  private static let parts = [
    "edges": ["top", "left", "bottom", "right"],
    "horizontalEdges": ["left", "right"],
    "verticalEdges": ["top", "bottom"],
    "directionalEdges": ["top", "leading", "bottom", "trailing"],
    "directionalHorizontalEdges": ["leading", "trailing"],
    "directionalVerticalEdges": ["top", "bottom"],
    "size": ["width", "height"],
    "center": ["centerX", "centerY"],
  ]

  /// The words, in alphabetical order.
  static var words: [String] { parts.keys.sorted() }

  /// Whether an attribute is a length, which a number alone can be compared with.
  static func isLength(_ attribute: String) -> Bool {
    attribute == "width" || attribute == "height"
  }
}
