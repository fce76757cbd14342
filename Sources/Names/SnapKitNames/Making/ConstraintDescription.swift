@MainActor final class ConstraintDescription {
  let item: any ConstrainedItem
  var attributes: ConstraintAttributes, relation = NSLayoutConstraint.Relation.equal
  /// The target of the relation; `nil` for a number, a size, a point or insets.
  var related: ConstraintItem?
  var constant: any ConstraintConstantTarget = CGFloat(0), multiplier: CGFloat = 1,
    priority = ConstraintPriority.required, label: String?, madeAt: SourceLine?
  /// The reason why the chain has no constraints, as a sentence; `nil` where it has.
  var mistake: String?
  init(_ item: any ConstrainedItem, _ attributes: ConstraintAttributes) {
    (self.item, self.attributes) = (item, attributes)
  }
  /// The handle, with the settings at its first access; later changes have no effect.
  private(set) lazy var constraint = Constraint(self, rows: rows())
  /// One row for each attribute; none where one of them is impossible, which is reported.
  private func rows() -> [ConstraintRow] {
    guard let madeAt else { return [] }
    if let mistake {
      report(mistake, madeAt)
      return []
    }
    let target = related?.target
    if related != nil && target == nil {
      report("the view that it is related to no longer exists: keep it in a property", madeAt)
      return []
    }
    let attributes = attributes.inOrder
    let rows = attributes.compactMap { ConstraintRow($0, of: self, to: target) }
    guard rows.count == attributes.count else {
      report(
        "it is measured from the superview, and there is none yet: call addSubview first", madeAt)
      return []
    }
    return rows
  }
  private func report(_ reason: String, _ place: SourceLine) {
    item.constrainedView?.report(
      .invalidConstraint(constraint: text, madeAt: place, reason: reason))
  }
  /// The chain as text: `UILabel.snp.edges`.
  var text: String { "\(item.nameForMessages).snp\(attributes.text)" }
}

/// The constraint for one attribute of a chain, without its constant and its priority.
@MainActor struct ConstraintRow {
  private(set) weak var first, second: (any ConstrainedItem)?
  let attribute: NSLayoutConstraint.Attribute
  /// The attribute of the second item, or else the one that determines the constant's sign.
  let secondAttribute: NSLayoutConstraint.Attribute
  let relation: NSLayoutConstraint.Relation, multiplier: CGFloat
  /// Makes the row of one attribute; `nil` where it needs a superview and there is none.
  ///
  /// Without a target a length is a number, and everything else is measured from the superview: a
  /// centre from its left or top edge.
  init?(
    _ attribute: NSLayoutConstraint.Attribute, of chain: ConstraintDescription,
    to target: (any ConstrainedItem)?
  ) {
    var partner = chain.attributes.partner(of: attribute, in: chain.related?.attributes ?? [])
    if target == nil {
      switch attribute {
      case .centerX: partner = .left
      case .centerY: partner = .top
      default: break
      }
    }
    let isLength = partner == .width || partner == .height
    let second = target ?? (isLength ? nil : chain.item.enclosingView)
    guard second != nil || isLength else { return nil }
    first = chain.item
    (self.second, self.attribute) = (second, attribute)
    secondAttribute = partner
    relation = chain.relation
    multiplier = chain.multiplier
  }

  /// Whether a constraint equals this row except for its constant.
  func matches(_ constraint: LayoutConstraint, priority: UILayoutPriority) -> Bool {
    constraint.firstItem === first && constraint.firstAttribute == attribute
      && constraint.secondItem === second
      && constraint.secondAttribute == (second == nil ? .notAnAttribute : secondAttribute)
      && constraint.relation == relation && constraint.multiplier == multiplier
      && constraint.priority == priority
  }

  /// The constraint, not active; `nil` where the first item no longer exists.
  func constraint(constant: CGFloat, madeAt: SourceLine) -> LayoutConstraint? {
    guard let first else { return nil }
    let other = second.map {
      ConstraintSide(ItemAttribute(item: $0, attribute: secondAttribute))
    }
    return LayoutConstraint(
      ConstraintSide(ItemAttribute(item: first, attribute: attribute)), relation, other,
      multiplier: multiplier, constant: constant, madeAt: madeAt)
  }
  var text: String {
    let own = "\(first.nameForMessages).\(attribute)"
    let other = second == nil ? "a number" : "\(second.nameForMessages).\(secondAttribute)"
    let factor = multiplier == 1 ? "" : " * \(multiplier)"
    return "\(own) \(relation.sign) \(other)\(factor)"
  }
}
