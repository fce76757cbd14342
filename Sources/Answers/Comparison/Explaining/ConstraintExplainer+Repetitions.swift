import LayoutConstraints

extension ConstraintExplainer {
  /// The required equations of an author that also hold a value, beside its causes: all their
  /// places are where they are without them.
  ///
  /// One set of conditions is the reason for a value, and an author may miss a constraint in it
  /// that would have done as well.
  func constraintsThatSayTheSame(as because: Because) throws(ConstraintError) -> [Int] {
    guard !because.isAmbiguous else { return [] }
    var same: [Int] = []
    for (index, constraint) in words.system.constraints.enumerated() {
      guard constraint.isRequiredEquation, !because.causes.contains(where: { $0.has(index) }),
        !words.layout.conflictSets.contains(where: { $0.broken == index })
      else { continue }
      let places = constraint.places
      let others = places.filter { !isSame($0, because.anchor) }
      // Among three or four places, one that comes twice may cancel out.
      guard others.count < places.count, places.count < 3 || others.count == places.count - 1
      else { continue }
      let reasons = try words.layout.because(of: others, isChecked: false)
      let isHeldWithoutIt = reasons.allSatisfy { reason in
        !reason.isAmbiguous && !reason.causes.contains { $0.has(index) }
      }
      if isHeldWithoutIt { same.append(index) }
    }
    return same
  }

  /// Whether two anchors are the same place; leading and left are where no item reads its own way.
  private func isSame(_ first: Constraint.Anchor, _ second: Constraint.Anchor) -> Bool {
    guard first.item == second.item, first.guide == second.guide else { return false }
    return side(first.attribute) == side(second.attribute)
  }

  private func side(_ attribute: Constraint.Attribute) -> Constraint.Attribute {
    guard words.system.items.allSatisfy({ $0.direction == nil }) else { return attribute }
    return attribute.physical(readsRightToLeft: words.system.direction == .rightToLeft)
  }
}

extension Constraint {
  fileprivate var isRequiredEquation: Bool {
    isActive && relation == .equal && priority >= Priority.required && source.isWritten
  }
}

extension ValueCause {
  fileprivate func has(_ constraint: Int) -> Bool {
    conditions.contains(.constraint(constraint))
  }
}
