import Comparison
import RunRecords

/// A status as a shape, a word and a colour, so that nothing depends on colour alone.
struct StatusMark {
  /// A sign beside the word, another one for each status.
  let shape: String
  let word: String
  /// The CSS class of its colour: `good`, `near`, `bad`, `note` or `idle`.
  let style: String

  /// An element that is ambiguous in the constraints.
  static let ambiguous = StatusMark("◆", "ambiguous", "note")
  /// An element with equal frames.
  static let equal = StatusMark("✓", "equal", "good")
  /// An element with frames that differ.
  static let differs = StatusMark("✗", "differs", "bad")

  /// A container or an element that only one notation has.
  static let notCompared = StatusMark("–", "not compared", "idle")
  /// A proof of layouts of which the constraints allow others.
  static let provenAmbiguous = StatusMark("◇", "proven, ambiguous", "note")

  init(_ proof: ProofRecord) {
    if proof.isAmbiguous { self = .provenAmbiguous } else { self.init(proof.outcome) }
  }

  init(_ outcome: ProofRecord.Outcome) {
    switch outcome {
    case .equal: self.init("=", "proven", "good")
    case .differs: self.init("≠", "differs", "note")
    case .unproven: self.init("?", "not proven", "idle")
    case .notTried: self.init("–", "not tried", "idle")
    }
  }

  init(_ verdict: ProvenStretch.Verdict) {
    switch verdict {
    case .equal, .nearlyEqual: self.init("=", "equal", "good")
    case .differs: self.init("≠", "differs", "bad")
    case .conflict: self.init("▲", "conflict", "bad")
    case .unproven: self.init("?", "not proven", "idle")
    }
  }

  /// The mark of a scenario's standing.
  init(_ standing: Standing) {
    self.init(standing.shape, standing.word, standing.style)
  }

  init(_ container: ContainerComparison) {
    if let failure = container.failure {
      self.init(failure.isInternal ? Standing.failed : .invalid)
    } else if !container.conflicts.isEmpty {
      self.init(Standing.conflict)
    } else if container.elements.isEmpty, container.given == nil {
      self = .notCompared
    } else {
      let agreement = container.isDrawnDifferently ? Standing.agreesAmbiguously : .agrees
      self.init(container.agrees ? agreement : .differs)
    }
  }

  init(_ element: ElementComparison) {
    switch element.agreement {
    case _ where element.isAmbiguous: self = .ambiguous
    case .equal: self = .equal
    case .rounding: self.init("≈", "rounding", "near")
    case .differs: self = .differs
    }
  }

  init(_ shape: String, _ word: String, _ style: String) {
    self.shape = shape
    self.word = word
    self.style = style
  }
}
