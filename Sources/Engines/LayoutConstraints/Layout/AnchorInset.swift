extension ConstraintLayout {
  /// How far an anchor lies to the right of, or below, the place of its item that it stands for.
  ///
  /// In points, and not 0 only for baselines, margins and guides; for the size of a guide, how much
  /// larger it is than the item's, and for a distance, how much larger it is than that between the
  /// places its ends stand for. Throws if the item does not exist.
  public func inset(of anchor: Constraint.Anchor) throws(ConstraintError) -> Double {
    for end in anchor.ends where !finalProgram.system.items.indices.contains(end.item) {
      throw .unknownItem(index: end.item)
    }
    let place = finalProgram.position(of: anchor).constant
    return withoutNoise(place - finalProgram.position(of: anchor.standsFor).constant)
  }
}

extension Constraint.Anchor {
  /// The place of the item itself that a baseline, a margin or a place of a guide stands for: `top`
  /// for `firstBaseline`, `left` for `leftMargin`; any other anchor stands for itself, and a
  /// distance for that between the places of its ends.
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
