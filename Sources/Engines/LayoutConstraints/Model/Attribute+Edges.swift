extension Constraint.Attribute {
  /// The edge on the other side: trailing for leading; `nil` for what is no edge of a rectangle.
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

  /// Whether this is the edge where the axis, or reading, ends.
  public var isFarEdge: Bool { self == .right || self == .bottom || self == .trailing }
}
