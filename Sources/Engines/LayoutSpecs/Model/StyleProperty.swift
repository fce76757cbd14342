import Geometry

/// One property of a style, as scenario files spell it.
public enum StyleProperty: String, Sendable, CaseIterable, Decodable {
  /// The exact width.
  case width
  /// The exact height.
  case height
  /// The smallest width.
  case minWidth
  /// The largest width.
  case maxWidth
  /// The smallest height.
  case minHeight
  /// The largest height.
  case maxHeight
  /// The weight for growing.
  case flexGrow
  /// The weight for shrinking.
  case flexShrink
  /// The length before growing and shrinking.
  case flexBasis
  /// The alignment across a stack.
  case alignSelf
  /// The space before the element in a stack.
  case spacingBefore
  /// The space after the element in a stack.
  case spacingAfter
  /// The distance of the first baseline from the top.
  case ascender
  /// The distance of the last baseline from the bottom, negative.
  case descender
  /// The origin in an absolute or static spec.
  case layoutPosition
  /// The sizes that a static spec allows.
  case sizeRange

  /// A size: its axis, and whether it is a limit.
  struct Size {
    let axis: Axis
    let bound: Bound
  }

  /// The kind of limit that a size sets for a length.
  enum Bound {
    case exact
    case smallest
    case largest
  }

  /// The size that the property is; `nil` for any other property.
  var size: Size? {
    switch self {
    case .width: Size(axis: .horizontal, bound: .exact)
    case .height: Size(axis: .vertical, bound: .exact)
    case .minWidth: Size(axis: .horizontal, bound: .smallest)
    case .maxWidth: Size(axis: .horizontal, bound: .largest)
    case .minHeight: Size(axis: .vertical, bound: .smallest)
    case .maxHeight: Size(axis: .vertical, bound: .largest)
    default: nil
    }
  }
}

extension ElementStyle {
  /// A size; auto for any other property, which cannot be set here.
  subscript(size property: StyleProperty) -> Dimension {
    get {
      switch property {
      case .width: width
      case .height: height
      case .minWidth: minWidth
      case .maxWidth: maxWidth
      case .minHeight: minHeight
      case .maxHeight: maxHeight
      default: .auto
      }
    }
    set {
      switch property {
      case .width: width = newValue
      case .height: height = newValue
      case .minWidth: minWidth = newValue
      case .maxWidth: maxWidth = newValue
      case .minHeight: minHeight = newValue
      case .maxHeight: maxHeight = newValue
      default: break
      }
    }
  }

  /// Sets a size to auto; changes nothing for any other property.
  public mutating func removeSize(_ property: StyleProperty) { self[size: property] = .auto }
}
