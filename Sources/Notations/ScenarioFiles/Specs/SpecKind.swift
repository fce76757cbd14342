/// A kind of spec, by its word in a file; in alphabetical order, as messages list them.
enum SpecKind: String, CaseIterable {
  case absolute, background, center, corner, inset, overlay, ratio, relative, spacer, stack,
    `static`
  case wrapper

  /// The keys besides `style`.
  var keys: [String] {
    switch self {
    case .stack:
      [
        "direction", "spacing", "justifyContent", "alignItems", "flexWrap", "alignContent",
        "lineSpacing", "horizontalAlignment", "verticalAlignment", "children",
      ]
    case .inset: ["insets", "child"]
    case .overlay: ["child", "overlay"]
    case .background: ["child", "background"]
    case .absolute: ["sizing", "children"]
    case .static: ["children"]
    case .center: ["centering", "sizing", "child"] + Self.positionKeys
    case .relative: ["sizing", "child"] + Self.positionKeys
    case .ratio: ["ratio", "child"]
    case .corner: ["child", "corner", "location", "offset", "wrapsCorner"]
    case .wrapper: ["children"]
    case .spacer: []
    }
  }

  /// The keys of relative and center specs for the position of their child.
  static let positionKeys = ["horizontalPosition", "verticalPosition"]
}
