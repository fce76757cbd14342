public import Geometry

/// Properties of a style that nothing reads, or that a size range overrules in every layout.
public struct IgnoredStyle: Sendable, Equatable {
  /// The way to the spec: the index of a child at each level, from the root; empty for the root.
  public var way: [Int]
  /// The element's name, or the kind as scenario files spell it.
  public var label: String
  /// The properties, at least one.
  public var properties: [StyleProperty]
  /// Why they are ignored.
  public var reason: Reason

  /// Makes a finding; nothing is checked.
  public init(way: [Int], label: String, properties: [StyleProperty], reason: Reason) {
    self.way = way
    self.label = label
    self.properties = properties
    self.reason = reason
  }

  /// Why properties are ignored.
  public enum Reason: Sendable, Equatable {
    /// Only children of other kinds of specs have them; the parent's kind, `nil` for the root.
    case notRead(parent: SpecKind?)
    /// Specs of this kind do not read sizes of their own.
    ///
    /// Source: `ASInsetLayoutSpec`, `ASOverlayLayoutSpec` and `ASBackgroundLayoutSpec`, which
    /// override `calculateLayoutThatFits:restrictedToSize:relativeToParentSize:`.
    case ownSize(SpecKind)
    /// The parent, or the container without one, asks for exactly this length along an axis.
    case exactLength(Double, Axis, parent: SpecKind?)
    /// A stack stretches the spec to this length across its direction.
    case stretched(Double, Axis)
    /// A stack grows or shrinks the spec along its direction, whatever its limits.
    case flexed(Double, Axis)
    /// The property is a fraction of a length that the parent does not know.
    case unknownParentLength(Axis)
    /// Other sizes, of its own or around it, decide; the resulting length.
    case overruled(Double, Axis)
  }
}

/// One property of a style, as scenario files spell it.
public enum StyleProperty: String, Sendable, CaseIterable {
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
  /// The origin in an absolute or static spec.
  case layoutPosition
  /// The sizes that a static spec allows.
  case sizeRange
}

extension StyleProperty {
  /// A size: its place in a style, its axis, and whether it is a limit.
  struct Size {
    let path: WritableKeyPath<ElementStyle, Dimension>
    let axis: Axis
    let bound: Bound
  }

  /// What a size says of a length.
  enum Bound {
    case exact
    case smallest
    case largest
  }

  /// The size that the property is; `nil` for any other property.
  var size: Size? {
    switch self {
    case .width: Size(path: \.width, axis: .horizontal, bound: .exact)
    case .height: Size(path: \.height, axis: .vertical, bound: .exact)
    case .minWidth: Size(path: \.minWidth, axis: .horizontal, bound: .smallest)
    case .maxWidth: Size(path: \.maxWidth, axis: .horizontal, bound: .largest)
    case .minHeight: Size(path: \.minHeight, axis: .vertical, bound: .smallest)
    case .maxHeight: Size(path: \.maxHeight, axis: .vertical, bound: .largest)
    default: nil
    }
  }
}

extension ElementStyle {
  /// Sets a size to auto; changes nothing for any other property.
  public mutating func removeSize(_ property: StyleProperty) {
    if let size = property.size { self[keyPath: size.path] = .auto }
  }
}

extension StyleProperty.Size {
  /// Whether a length is as the size says, within a hundredth of a point.
  func isMet(by length: Double, _ wanted: Double) -> Bool {
    guard wanted.isFinite else { return false }
    switch bound {
    case .exact: return abs(length - wanted) <= 0.01
    case .smallest: return length >= wanted - 0.01
    case .largest: return length <= wanted + 0.01
    }
  }
}
