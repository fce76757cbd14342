extension ConstraintSystem {
  /// A constraint as a rule, in the words of the text grammar: `title.width >= 0.5 * photo.width +
  /// 8 @750`, or `b.leading - a.trailing == 2 * (c.leading - b.trailing)`.
  ///
  /// The index is that of an existing constraint. Names are printed as they are, so the result can
  /// be read as a rule again where these are names that rules may hold.
  public func text(ofConstraint index: Int) -> String {
    text(of: constraints[index])
  }

  /// Any constraint between items of the system as a rule.
  func text(of constraint: Constraint) -> String {
    var text = "\(self.text(of: constraint.first)) \(constraint.relation.rawValue) "
    if let second = constraint.second {
      if constraint.multiplier == 1 {
        text += self.text(of: second)
      } else {
        let factor = self.text(of: second)
        text += "\(decimal(constraint.multiplier)) * \(second.isDistance ? "(\(factor))" : factor)"
      }
      if constraint.constant != 0 {
        text += constraint.constant < 0 ? " - " : " + "
        text += decimal(constraint.constant.magnitude)
      }
    } else {
      text += decimal(constraint.constant)
    }
    if constraint.priority < Priority.required { text += " @\(decimal(constraint.priority))" }
    return text
  }

  private func text(of anchor: Constraint.Anchor) -> String {
    let guide = anchor.guide.map { ".\($0.rawValue)" } ?? ""
    let end = "\(items[anchor.item].name)\(guide).\(anchor.attribute.rawValue)"
    return anchor.start.map { "\(end) - \(text(of: $0))" } ?? end
  }
}

/// The shortest decimal that reads back as `number`, without a `.0` where it is whole.
func decimal(_ number: Double) -> String {
  Int(exactly: number).map(String.init) ?? String(number)
}
