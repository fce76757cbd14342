package import LayoutSpecs

extension SpecKind {
  /// The kinds that have a block of keys in a file, in alphabetical order, as messages list them: all
  /// but an element.
  static let blocks = allCases.filter { $0 != .element }.sorted { $0.rawValue < $1.rawValue }

  /// The keys of the block, besides `style`.
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
    case .element, .spacer: []
    }
  }

  /// The keys of children, in the order in which the spec has them; `nil` for kinds with a list of them.
  package var childKeys: [String]? {
    switch self {
    case .inset, .center, .relative, .ratio: ["child"]
    case .overlay: ["child", "overlay"]
    case .background: ["background", "child"]
    case .corner: ["child", "corner"]
    case .stack, .wrapper, .absolute, .static, .element, .spacer: nil
    }
  }

  /// The keys of relative and center specs for the position of their child.
  static let positionKeys = ["horizontalPosition", "verticalPosition"]
}
