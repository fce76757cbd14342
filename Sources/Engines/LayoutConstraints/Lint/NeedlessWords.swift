/// Parts of rules that change nothing.
extension ConstraintSystem {
  /// One warning for each constraint whose origin is an equation with `@1000`, or with a factor or
  /// a divisor of 1; linear in the length of the rules.
  func needlessWordWarnings() -> [LintWarning] {
    writtenConstraints.compactMap { index in
      let constraint = constraints[index]
      // Most rules have none of the signs, and are not taken apart. No other priority is needless.
      let sign = constraint.priority == Priority.required ? isSign : isFactorSign
      guard var origin = constraint.origin, origin.withUTF8({ $0.contains(where: sign) }),
        !ConstraintRule.isVisualFormat(origin),
        let words = needlessWords(in: origin, of: constraint)
      else { return nil }
      return LintWarning(
        index: index, related: [], problem: .needlessWords(words: words),
        betterForm: text(of: constraint))
    }
  }

  private func needlessWords(in rule: String, of constraint: Constraint) -> String? {
    let parts = rule.split(separator: "@")
    guard parts.count <= 2, let equation = parts.first else { return nil }
    if parts.count == 2, constraint.priority == Priority.required, parts[1].number == 1000 {
      return "@" + parts[1].filter { $0 != " " }
    }
    guard rule.utf8.contains(where: isFactorSign) else { return nil }
    guard constraint.second != nil, constraint.multiplier == 1,
      let right = equation.split(separator: "=").last
    else { return nil }
    if right.split(separator: "/").last?.upToConstant.number == 1 { return "/ 1" }
    let isFactor = right.split(separator: "*").contains { $0.upToConstant.number == 1 }
    return right.contains("*") && isFactor ? "1 *" : nil
  }
}

/// Whether a byte of a rule is the sign of a priority, a factor or a divisor.
private func isSign(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "@") || isFactorSign(byte) }

private func isFactorSign(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "*") || byte == UInt8(ascii: "/")
}

extension Substring {
  /// The part before a sum's sign.
  fileprivate var upToConstant: Substring { prefix { $0 != "+" && $0 != "-" } }

  /// The decimal number with only spaces around it; `nil` for any other text.
  fileprivate var number: Double? { Double(filter { $0 != " " }) }
}
