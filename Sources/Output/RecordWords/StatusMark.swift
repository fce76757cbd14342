package import Comparison
package import Layouts
import Reasons
package import RunRecords

/// A status as a shape, a word and a colour, so that nothing depends on colour alone.
package struct StatusMark {
  /// A sign beside the word, another one for each status.
  package let shape: String
  package var word: String
  /// The CSS class of its colour: `good`, `near`, `bad`, `note` or `idle`.
  package var style: String

  /// An element that is ambiguous in the constraints.
  package static let ambiguous = StatusMark(.diamond, "ambiguous", "note")
  /// An element with equal frames.
  package static let equal = StatusMark(.check, "equal", "good")
  /// An element with frames that differ.
  package static let differs = StatusMark(.cross, "differs", "bad")

  /// A container or an element that only one notation has.
  package static let notCompared = StatusMark(.dash, "not compared", "idle")
  /// A proof of layouts of which the constraints allow others.
  package static let provenAmbiguous = StatusMark(.openDiamond, "proven, ambiguous", "note")

  package init(_ proof: ProofRecord) {
    if proof.isAmbiguous { self = .provenAmbiguous } else { self.init(proof.outcome) }
  }

  package init(_ outcome: ProofRecord.Outcome) {
    switch outcome {
    case .equal: self.init(.equals, "proven", "good")
    case .differs: self.init(.unequal, "differs", "note")
    case .unproven: self.init(.question, "not proven", "idle")
    case .notTried: self.init(.dash, "not tried", "idle")
    }
  }

  package init(_ verdict: ProofSegment.Verdict) {
    switch verdict {
    case .equal, .nearlyEqual: self.init(.equals, "equal", "good")
    case .differs: self.init(.unequal, "differs", "bad")
    case .conflict: self.init(.triangle, "conflict", "bad")
    case .unproven: self.init(.question, "not proven", "idle")
    }
  }

  package init(_ promise: PromiseStatus) {
    switch promise {
    case .broken, .unplaced: self.init(.cross, "broken", "bad")
    case .conflict: self.init(.triangle, "conflict", "bad")
    case .unfinished: self.init(.question, "not decided", "bad")
    case .keptInContainers: self.init(.check, "kept in containers", "near")
    case .keptWhereSampled: self.init(.almostEqual, "kept, sampled", "near")
    case .keptAmbiguously: self.init(.diamond, "kept, ambiguous", "near")
    case .kept: self.init(.check, "kept", "good")
    }
  }

  /// The mark of a scenario's standing.
  package init(_ standing: Standing) {
    self.init(standing.mark, standing.word, standing.style)
  }

  package init(_ container: ContainerComparison) {
    if let failure = container.failure {
      self.init(failure.reason.isInternal ? Standing.failed : .invalid)
    } else if !container.conflicts.isEmpty {
      self.init(Standing.conflict)
    } else if container.elements.isEmpty, container.given == nil {
      self = .notCompared
    } else {
      let agreement = container.isDrawnDifferently ? Standing.agreesAmbiguously : .agrees
      self.init(container.agrees ? agreement : .differs)
    }
  }

  package init(_ element: ElementComparison) {
    switch element.agreement {
    case _ where element.isAmbiguous: self = .ambiguous
    case .equal: self = .equal
    case .rounding: self.init(.almostEqual, "rounding", "near")
    case .differs: self = .differs
    }
  }

  package init(_ shape: MarkShape, _ word: String, _ style: String) {
    self.shape = shape.rawValue
    self.word = word
    self.style = style
  }
}
