import Geometry
import LayoutSpecs

extension VectorFields {
  /// The properties of a stack.
  ///
  /// `horizontalAlignment` and `verticalAlignment` write `justifyContent` and `alignItems`, which
  /// of them depends on the direction; where the file gives these too, they hold.
  /// Source: `ASStackLayoutSpec`.
  func stack() throws -> StackSpec {
    let direction: Axis = try word("direction") ?? .horizontal
    let horizontal = try alignment(.horizontal, ["left", "middle", "right"])
    let vertical = try alignment(.vertical, ["top", "center", "bottom"])
    let (along, across) =
      direction == .horizontal ? (horizontal, vertical) : (vertical, horizontal)
    return StackSpec(
      direction: direction, spacing: try value("spacing") ?? 0,
      justifyContent: try word("justifyContent") ?? along?.justifyContent ?? .start,
      alignItems: try word("alignItems") ?? across?.alignItems ?? .stretch,
      flexWrap: try word("flexWrap") ?? .noWrap,
      alignContent: try word("alignContent") ?? .start,
      lineSpacing: try value("lineSpacing") ?? 0)
  }

  /// A third of an axis, or `nil` where none is chosen; `words` are its names from start to end.
  private func alignment(_ axis: Axis, _ words: [String]) throws -> AxisAlignment? {
    let key = "\(axis.rawValue)Alignment"
    return try word(
      key, among: ["none": nil, words[0]: .start, words[1]: .center, words[2]: .end]) ?? nil
  }
}

/// Where `horizontalAlignment` and `verticalAlignment` put children on their axis.
private enum AxisAlignment {
  case start, center, end

  var justifyContent: JustifyContent {
    switch self {
    case .start: .start
    case .center: .center
    case .end: .end
    }
  }

  var alignItems: AlignItems {
    switch self {
    case .start: .start
    case .center: .center
    case .end: .end
    }
  }
}
