package import JSONText
package import Layouts

extension ProofRecord {
  /// Why no proof was tried, why it is of a part, or why what differs is not as expected.
  package enum Reason: Decodable, Sendable, Equatable, JSONRepresentable {
    /// The scenario has more elements than a report proves.
    case elements(count: Int, most: Int)
    /// The containers have more heights than a report proves.
    case heights(count: Int, most: Int)
    /// Nothing can be proven of it.
    case failed(error: ProofError)
    /// What differs is not what the scenario expects.
    case unexpected(objection: ExpectationObjection)

    package var json: JSONValue {
      switch self {
      case .elements(let count, let most):
        .enumCase("elements", ["count": count.json, "most": most.json])
      case .heights(let count, let most):
        .enumCase("heights", ["count": count.json, "most": most.json])
      case .failed(let error): .enumCase("failed", ["error": error.json])
      case .unexpected(let objection): .enumCase("unexpected", ["objection": objection.json])
      }
    }
  }
}

/// The reason why nothing can be proven of a scenario.
package enum ProofError: Error, Sendable, Equatable, Decodable, JSONRepresentable {
  /// It has only one of the two notations.
  case onlyOneNotation
  /// A notation is code: it can be run at one width, but not followed over a range.
  case code
  /// A notation has no layout, or its engine failed.
  case layout(failure: LayoutFailure)

  package var json: JSONValue {
    switch self {
    case .onlyOneNotation: .enumCase("onlyOneNotation")
    case .code: .enumCase("code")
    case .layout(let failure): .enumCase("layout", ["failure": failure.json])
    }
  }
}

/// Why what a proof or a certificate shows is not what the scenario expects.
package enum ExpectationObjection: Sendable, Equatable, Decodable, JSONRepresentable {
  /// Other elements differ, or other constraints conflict.
  case unmet(judgement: ExpectationJudgement)
  /// The work reached its limit before every container was compared.
  case notCompared(limit: WorkLimit)

  package var json: JSONValue {
    switch self {
    case .unmet(let judgement): .enumCase("unmet", ["judgement": judgement.json])
    case .notCompared(let limit): .enumCase("notCompared", ["limit": limit.json])
    }
  }
}
