package import JSONText
package import Phrases

/// Why a value is ambiguous.
package enum AmbiguityCause: Sendable, Hashable, Decodable, JSONRepresentable {
  /// Nothing constrains it.
  case unconstrained
  /// Only inequalities limit it, these where they are few, to this range in points; `nil` for a side
  /// without a limit.
  case limited(by: [NamedCondition], from: Double?, to: Double?)
  /// Conditions of one priority compete.
  case tie(of: [NamedTie])

  package var json: JSONValue {
    switch self {
    case .unconstrained: .enumCase("unconstrained")
    case .limited(let by, let from, let to):
      .enumCase("limited", ["by": by.json, "from": from?.json, "to": to?.json])
    case .tie(let of): .enumCase("tie", ["of": of.json])
    }
  }
}

/// Conditions of one priority that compete for a value.
package struct NamedTie: Sendable, Hashable, Decodable, JSONRepresentable {
  package var priority: Double
  package var between: [NamedCondition]

  package var json: JSONValue { .object(["priority": priority.json, "between": between.json]) }
}

extension AmbiguityCause {
  /// Why a value is ambiguous: `nothing constrains it`, `only 'a.width >= 40' limits it (40 pt or
  /// more)`, `a tie at priority 250 between … and …`.
  package func phrase(_ register: Register = .exact) -> Phrase {
    switch self {
    case .unconstrained: return "nothing constrains it"
    case .limited(let conditions, let smallest, let largest):
      let clause: Phrase =
        conditions.isEmpty
        ? "only inequalities limit it"
        : "only \(conditions.listed(register)) \(conditions.count == 1 ? "limits" : "limit") it"
      guard register == .exact else { return clause }
      return "\(clause) (\(AmbiguityFinding.range(from: smallest, to: largest)))"
    case .tie(let ties):
      let phrases = ties.map { tie -> Phrase in
        "a tie at priority \(exact: tie.priority) between \(tie.between.listed(register))"
      }
      return "\(register == .plain ? "there is " : "")\(phrases.joined(separator: ", and "))"
    }
  }
}
