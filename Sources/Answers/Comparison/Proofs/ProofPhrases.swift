import Geometry
import LayoutConstraints
import LayoutSpecs
import Layouts
package import Phrases
import Scenarios

extension ProofSegment.Verdict {
  /// The rules that a conflict breaks, or the reason why nothing is proven; `nil` for other verdicts.
  package var reason: Phrase? {
    switch self {
    case .equal, .nearlyEqual, .differs: nil
    case .conflict(let rules):
      """
      required constraints conflict; \(rules.map { rule -> Phrase in "\(rule: rule)" }.listedInShort) \
      \(rules.count == 1 ? "is broken" : "are broken")
      """
    case .unproven(let reason): "not proven: \(reason.phrase)"
    }
  }
}

extension UnprovenReason {
  /// The reason as a clause, without a full stop.
  package var phrase: Phrase {
    switch self {
    case .conflict: "the constraints conflict"
    case .missedDecision(let engine, let length):
      "\(engine.giver) gives other frames at \(length.exact), by a decision that the proof missed"
    case .otherFrames(let engine): "\(engine.giver) gives other frames than the proof expects"
    case .solversDiffer: "the two solvers give different frames"
    case .pixelBoundary: "a length is within floating-point error of a pixel boundary"
    case .scale(let scale): "no screen has \(exact: scale) pixels per point"
    case .segments(let most): "there are more than \(most) segments up to here"
    case .steps(let most): "there are more than \(most) steps up to here"
    case .noLayout(let failure): "\(failure.description)"
    case .unfollowedSpec(let obstacle): "\(obstacle.clause)"
    case .unfollowedConstraints(let obstacle): "\(obstacle.clause)"
    case .workEnded(let limit): "\(limit.clause)"
    }
  }
}

extension ProofRecord.Reason {
  /// The reason as a clause, without a full stop.
  package var clause: String {
    switch self {
    case .elements(let count, let most):
      "\(count) elements are more than the \(most) that a report proves"
    case .heights(let count, let most): "of \(count) heights, a report proves the first \(most)"
    case .failed(let error): error.description
    case .unexpected(let objection): "not as expected: \(objection.clause)"
    }
  }
}

extension ProofError: CustomStringConvertible {
  /// The sentence, without a full stop.
  package var description: String {
    switch self {
    case .onlyOneNotation:
      "it has only one notation and no promises, so there is nothing to prove: add promises, or the other notation"
    case .code:
      "a notation is code, which runs at one width at a time: proofs need both notations as values"
    case .layout(let failure): failure.description
    }
  }
}

extension ExpectationObjection {
  /// The reason as a clause.
  package var clause: String {
    switch self {
    case .unmet(let judgement): judgement.clause
    case .notCompared(let limit): "not every container was compared: \(limit.clause)"
    }
  }
}

extension ExpectationJudgement {
  /// The reason why what was found is not what the scenario expects, as a clause; empty where it is.
  var clause: String {
    var parts: [String] = []
    if lacksConflict {
      parts.append("a conflict is expected, but the required constraints are satisfiable")
    }
    if hasSurprisingConflict { parts.append("required constraints conflict but should not") }
    if !missing.isEmpty {
      let verb = missing.count == 1 ? "does" : "do"
      parts.append("\(missing.listedInShort) should differ but \(verb) not")
    }
    if !surprising.isEmpty {
      let verb = surprising.count == 1 ? "differs" : "differ"
      parts.append("\(surprising.listedInShort) \(verb) but should not")
    }
    if parts.isEmpty, namesNothing {
      parts.append("a difference is expected, but no element is named")
    }
    return parts.joined(separator: "; ")
  }
}

extension SpecObstacle {
  fileprivate var clause: String {
    switch self {
    case .code: "an element arranges its own inside in code, which cannot be followed"
    case .content: "the content of an element does not say at which widths its size changes"
    case .everyWidth: "the layout changes with every width"
    }
  }
}

extension ConstraintSegment.Obstacle {
  fileprivate var clause: String {
    switch self {
    case .content: "the content of an item does not say at which widths its size changes"
    case .changingSizes: "measured sizes keep changing from pass to pass"
    case .conflictBeforeGuides:
      "constraints contradict each other before it is known where guides are"
    case .singularBasis: "the solver's basis is singular"
    case .unboundedLength: "the constraints leave a length unbounded"
    case .rounding: "rounding prevents an answer"
    case .hiddenConflict: "rounding hides a conflict"
    }
  }
}

extension Engine {
  /// What gives the frames.
  fileprivate var giver: String { self == .spec ? "the spec engine" : "the solver" }
}

extension Double {
  /// A length that people are to try out, in full where six decimals are enough: `470.0435`; else with
  /// two: `313.67`.
  package var exact: Phrase {
    let isShort = abs((self * 1e6).rounded() - self * 1e6) < 1e-3
    return isShort ? "\(decimal: self, places: 6)" : "\(bare: self)"
  }
}
