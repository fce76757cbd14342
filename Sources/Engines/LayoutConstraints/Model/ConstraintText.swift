extension ConstraintSystem {
  /// A constraint as a rule in the text grammar: `title.width >= 0.5 * photo.width + 8 @750`, or
  /// `b.leading - a.trailing == 2 * (c.leading - b.trailing)`.
  ///
  /// The index must be that of an existing constraint. Names are printed unchanged, so the result
  /// can be parsed again if they are valid names in rules.
  public func text(ofConstraint index: Int) -> String {
    text(of: constraints[index])
  }

  /// Any constraint between items of the system, as a rule.
  package func text(of constraint: Constraint) -> String {
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

/// The shortest decimal that parses back to `number`, without a `.0` if it is whole.
func decimal(_ number: Double) -> String {
  Int(exactly: number).map(String.init) ?? String(number)
}
