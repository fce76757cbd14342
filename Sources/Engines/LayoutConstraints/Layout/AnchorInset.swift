extension ConstraintLayout {
  /// How far an anchor is to the right of, or below, the item's own position that it is derived
  /// from.
  ///
  /// In points; not 0 only for baselines, margins and guides. For the size of a guide, it is the
  /// difference to the item's size. For a distance, it is the difference to the distance between
  /// the positions that its ends are derived from. Throws if the item does not exist.
  public func inset(of anchor: Constraint.Anchor) throws(ConstraintError) -> Double {
    for end in anchor.ends where !finalProgram.system.items.indices.contains(end.item) {
      throw .unknownItem(index: end.item)
    }
    let place = finalProgram.position(of: anchor).constant
    return withoutNoise(place - finalProgram.position(of: anchor.standsFor).constant)
  }
}

extension Constraint.Anchor {
  /// The item's own position that a baseline, a margin or a guide's position is derived from: `top`
  /// for `firstBaseline`, `left` for `leftMargin`.
  ///
  /// Any other anchor is derived from itself, and a distance from the one between its ends'
  /// positions.
  public var standsFor: Constraint.Anchor {
    if let start { return .distance(from: start.standsFor, to: end.standsFor) }
    let attribute: Constraint.Attribute =
      switch attribute {
      case .firstBaseline: .top
      case .lastBaseline: .bottom
      default: self.attribute.withoutMargin
      }
    return Constraint.Anchor(item: item, attribute: attribute)
  }
}
