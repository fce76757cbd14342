package import JSONText
import Layouts
import Phrases

extension ConflictExplanation.Member: JSONRepresentable {
  package var json: JSONValue {
    .object([
      "rule": rule.json, "part": part?.json, "line": line?.json, "shortfall": shortfall.json,
      "isBroken": isBroken.json,
    ])
  }
}

extension ConflictExplanation.Background: JSONRepresentable {
  package var json: JSONValue {
    .object(["width": width?.json, "height": height?.json, "notNegative": notNegative.json])
  }
}

extension ConflictExplanation.Reason: JSONRepresentable {
  package var json: JSONValue {
    switch self {
    case .onlyMember: .enumCase("onlyMember")
    case .activatedLast: .enumCase("activatedLast")
    case .noIdentifier: .enumCase("noIdentifier")
    case .source(let of, let before): .enumCase("source", ["of": of.json, "before": before.json])
    }
  }
}

extension ConflictExplanation: JSONRepresentable {
  /// The facts, with the words for programs that show them to people.
  package var json: JSONValue {
    .object([
      "members": members.json, "background": background.phrases.json, "given": background.json,
      "reason": reason.phrase.json, "why": reason.json, "missedBy": missedBy.json,
      "advice": advice?.json, "log": log.json,
    ])
  }
}
