/// The autoresizing mask of a view, in a scenario's words.
struct AutoresizingWords {
  /// The parts that change with the superview.
  let words: [String]

  private static let names = [
    ("flexibleMinX", "flexibleLeftMargin"), ("widthSizable", "flexibleWidth"),
    ("flexibleMaxX", "flexibleRightMargin"), ("flexibleMinY", "flexibleTopMargin"),
    ("heightSizable", "flexibleHeight"), ("flexibleMaxY", "flexibleBottomMargin"),
  ]

  /// Reads the mask; a content view fills its cell, whatever the file says.
  init(_ view: InterfaceView) {
    if view.isContentView {
      words = ["flexibleWidth", "flexibleHeight"]
      return
    }
    let mask = view.element.child(key: "autoresizingMask")
    words = Self.names.filter { mask?.flag($0.0) == true }.map(\.1)
  }
}
