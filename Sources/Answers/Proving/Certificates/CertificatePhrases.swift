import Comparison
import LayoutConstraints
package import Phrases

extension CertificateObjection {
  /// The objection as a clause, with its length.
  package var phrase: Phrase {
    switch self {
    case .version(let version):
      "its format version is \(version), expected \(Certificate.currentVersion)"
    case .scenario(let found, let expected):
      "it is for the scenario '\(found)', not for '\(expected)'"
    case .unknownCase(let name): "the scenario has no case '\(name)'"
    case .noContainers: "it covers no containers"
    case .noLengths: "it covers no lengths"
    case .noWidth: "it covers heights, but names no width"
    case .uncovered(let from, let to):
      "the segments do not cover \(from.description) to \(to.description) pt"
    case .gap(let end, let next):
      "at \(end.description) pt a segment ends, but the next one starts at \(next.description) pt"
    case .meetingRounding(let length):
      "at \(length.description) pt two segments that claim to be rounding meet"
    case .longRounding: "the segments that claim to be rounding are too long in total"
    case .manyPaths: "the spec engine takes another decision path at too many lengths"
    case .unknownPromise(let promise):
      "no certificate can claim there that '\(promise)' is kept"
    case .segment(let from, let to, let objection):
      "from \(from.exact) to \(to.exact) pt: \(objection.phrase)"
    case .scale(let scale): "no screen has \(scale.description) pixels per point"
    case .rounding: "the layouts on pixels do not differ as it claims"
    }
  }
}

extension SegmentObjection {
  fileprivate var phrase: Phrase {
    switch self {
    case .noLength: "the segment has no length"
    case .longRounding: "the segment is too long to be rounding"
    case .short: "the segment is too short for its claim"
    case .foreignClaim: "the claim is about another number of notations"
    case .noFrames: "the frames or passes are not those of the scenario's notations"
    case .manyPaths: "the spec engine's decision path changes too often within the segment"
    case .surprisingFrame(let element): "the spec engine has no frame for \(element)"
    case .missingFrame(let element): "the spec's frame for \(element) is missing"
    case .specFrame(let element, let length):
      "the spec engine has another frame for \(element) at \(length.exactWithUnit)"
    case .foreignPass: "a pass does not fit the scenario's constraints"
    case .passes(let objection): objection.phrase
    case .constraintFrames: "the constraints have other frames"
    case .solverFrame(let element): "the solver has another frame for \(element)"
    case .differs(let element): "\(element) differs between the notations"
    case .equal: "nothing differs"
    case .promise(let promise, let objection): "\(objection.phrase) '\(promise)'"
    }
  }
}

extension PromiseObjection {
  /// The objection, up to the promise.
  fileprivate var phrase: Phrase {
    switch self {
    case .noFrames: "there are no frames that keep"
    case .unplaced: "no notation has all frames of"
    case .ambiguous(let element):
      "the constraints allow other frames of \(element), which may break"
    case .broken: "the frames break"
    }
  }
}

extension SegmentCheck.Objection {
  fileprivate var phrase: Phrase {
    switch self {
    case .count(let count, let most):
      "there are \(count) passes, and a layout takes 1 to \(most)"
    case .unmeasuredContent(let item):
      "the content of \(item) must be measured again, and was not"
    case .unplacedGuides: "guides must be placed again, and were not"
    case .shrinkingFrame(let length): "a frame shrinks to 0 after \(length.description) pt"
    case .content(let item, let pass):
      "the content of \(item) in pass \(pass) differs from what was measured"
    case .noBasis(let pass): "the basis of pass \(pass) is not a basis of its program"
    case .notOptimal(let pass): "the basis of pass \(pass) is not optimal"
    case .shortReach(let pass, let length):
      "the basis of pass \(pass) is optimal for only \(length.description) pt"
    case .changingText: "the height of a text differs between the two ends"
    case .changingGuides: "a safe area or a margin differs between the two ends"
    }
  }
}
