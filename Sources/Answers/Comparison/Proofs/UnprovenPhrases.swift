import Geometry
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
    case .noSpecLayout(let sentence): "the layout spec gives no layout: \(sentence)"
    case .stated(let clause): "\(clause)"
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
