public import Geometry

extension Constraint {
  /// An edge, a centre, a baseline or a size of an item, by its Auto Layout name.
  ///
  /// The solver's variables are the `x`, `y`, `width` and `height` of an item's alignment
  /// rectangle. Every attribute is a linear expression in them.
  public enum Attribute: String, Sendable, CaseIterable, Decodable {
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The edge where reading starts.
    case leading
    /// The edge where reading ends.
    case trailing
    /// The horizontal size.
    case width
    /// The vertical size.
    case height
    /// The middle between left and right.
    case centerX
    /// The middle between top and bottom.
    case centerY
    /// The baseline of the last line of text; the bottom where there is no text.
    case lastBaseline
    /// The baseline of the first line of text; the top where there is no text.
    case firstBaseline
    /// The left edge, moved inwards by the layout margin.
    case leftMargin
    /// The right edge, moved inwards by the layout margin.
    case rightMargin
    /// The top edge, moved inwards by the layout margin.
    case topMargin
    /// The bottom edge, moved inwards by the layout margin.
    case bottomMargin
    /// The edge where reading starts, moved inwards by the layout margin.
    case leadingMargin
    /// The edge where reading ends, moved inwards by the layout margin.
    case trailingMargin
    /// The middle between the left and the right margin.
    case centerXWithinMargins
    /// The middle between the top and the bottom margin.
    case centerYWithinMargins

    /// The axis that the attribute measures along.
    public var axis: Axis {
      switch withoutMargin {
      case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
      default: .vertical
      }
    }

    /// Whether this is a size rather than a position.
    public var isSize: Bool { self == .width || self == .height }

    /// Whether this is measured from the layout margins rather than from the edges.
    public var isOfMargins: Bool {
      switch self {
      case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
        .centerXWithinMargins, .centerYWithinMargins:
        true
      default: false
      }
    }

    /// The same attribute of the rectangle itself: `left` for `leftMargin`.
    public var withoutMargin: Attribute {
      switch self {
      case .leftMargin: .left
      case .rightMargin: .right
      case .topMargin: .top
      case .bottomMargin: .bottom
      case .leadingMargin: .leading
      case .trailingMargin: .trailing
      case .centerXWithinMargins: .centerX
      case .centerYWithinMargins: .centerY
      default: self
      }
    }

    /// Whether this edge depends on the reading direction.
    public var followsDirection: Bool { withoutMargin == .leading || withoutMargin == .trailing }

    /// Whether this edge is left or right in every reading direction.
    var isPhysicalSide: Bool { withoutMargin == .left || withoutMargin == .right }

    /// The left or right side that a leading or trailing edge is on; any other attribute is
    /// unchanged.
    public func physical(readsRightToLeft: Bool) -> Attribute {
      switch self {
      case .leading: readsRightToLeft ? .right : .left
      case .trailing: readsRightToLeft ? .left : .right
      case .leadingMargin: readsRightToLeft ? .rightMargin : .leftMargin
      case .trailingMargin: readsRightToLeft ? .leftMargin : .rightMargin
      default: self
      }
    }

    /// Leading or trailing for left and right; any other attribute is unchanged.
    func directional(readsRightToLeft: Bool) -> Attribute {
      let candidates: [Attribute] = [.leading, .trailing, .leadingMargin, .trailingMargin]
      return candidates.first { $0.physical(readsRightToLeft: readsRightToLeft) == self } ?? self
    }

    /// Whether this is a line of text rather than a position of the rectangle.
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
  }
}

extension Constraint.Attribute {
  /// Leading or top.
  static func start(along axis: Axis) -> Self { axis == .horizontal ? .leading : .top }

  /// Trailing or bottom.
  static func end(along axis: Axis) -> Self { axis == .horizontal ? .trailing : .bottom }

  /// Left or top, in every reading direction.
  static func near(along axis: Axis) -> Self { axis == .horizontal ? .left : .top }

  /// Right or bottom, in every reading direction.
  static func far(along axis: Axis) -> Self { axis == .horizontal ? .right : .bottom }

  /// Width or height.
  public static func size(along axis: Axis) -> Self { axis == .horizontal ? .width : .height }

  /// The middle between start and end.
  static func center(along axis: Axis) -> Self { axis == .horizontal ? .centerX : .centerY }

  /// The edge on the other side, such as trailing for leading; `nil` if this is no edge of a
  /// rectangle.
  var oppositeEdge: Constraint.Attribute? {
    switch self {
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    default: nil
    }
  }

  /// Whether this is the edge where the axis, or the reading direction, ends.
  public var isFarEdge: Bool { self == .right || self == .bottom || self == .trailing }
}
