public import Geometry

extension Constraint {
  /// An edge, a centre, a baseline or a size of an item, in Auto Layout's words.
  ///
  /// Solver variables are an item's `x`, `y`, `width` and `height`; every attribute is a linear
  /// expression in them. Leading is left and trailing is right: the reading direction is left to
  /// right.
  public enum Attribute: String, Sendable, CaseIterable {
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
    /// The baseline of the first line of text; the top where there is no text.
    case firstBaseline
    /// The baseline of the last line of text; the bottom where there is no text.
    case lastBaseline

    /// The direction that the attribute measures along.
    public var axis: Axis {
      switch self {
      case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
      case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline: .vertical
      }
    }

    /// Whether this is a size rather than a position.
    public var isSize: Bool { self == .width || self == .height }

    /// Whether this edge depends on the reading direction.
    var followsDirection: Bool { self == .leading || self == .trailing }

    /// Whether this edge is left or right in every reading direction.
    var isPhysicalSide: Bool { self == .left || self == .right }

    /// How much of the item's size lies before a position, 0 (its start) to 1 (its end).
    var fractionOfSize: Double {
      switch self {
      case .left, .leading, .top, .firstBaseline: 0
      case .centerX, .centerY: 0.5
      case .right, .trailing, .bottom, .lastBaseline: 1
      case .width, .height: preconditionFailure("a size has no place within itself")
      }
    }
  }
}
