extension LayoutSpec {
  /// The name of the element that the spec is, if it is one.
  public var elementName: String? {
    switch kind {
    case .element(let name, _), .selfMeasured(let name, _): name
    default: nil
    }
  }

  /// The kind as scenario files spell it, or the element's own name.
  public var kindName: String {
    switch kind {
    case .element(let name, _), .selfMeasured(let name, _): name
    case .spacer: "spacer"
    case .wrapper: "wrapper"
    case .stack: "stack"
    case .inset: "inset"
    case .overlay: "overlay"
    case .background: "background"
    case .absolute: "absolute"
    case .static: "static"
    case .relative: "relative"
    case .center: "center"
    case .ratio: "ratio"
    case .corner: "corner"
    }
  }

  /// The names of all elements in it, in order; linear in the size of the spec, but for copies at every level.
  public var elementNames: [String] {
    (elementName.map { [$0] } ?? []) + children.flatMap(\.elementNames)
  }
}
