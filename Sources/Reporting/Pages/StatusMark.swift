import Comparison

/// A status as a shape, a word and a class for its colour, so that it never hangs on colour alone.
struct StatusMark {
  /// A sign that differs from status to status; the word says the same.
  let shape: String
  let word: String
  /// The style: `good`, `bad`, `note` or `idle`.
  let style: String

  init(_ verdict: Verdict) {
    switch verdict {
    case .agrees: self.init("✓", "agrees", "good")
    case .differs: self.init("✕", "differs", "bad")
    case .differsAsExpected: self.init("◆", "differs as expected", "note")
    case .unexpected: self.init("✕", "not as expected", "bad")
    case .conflict: self.init("▲", "conflict", "bad")
    case .skipped: self.init("○", "skipped", "idle")
    case .invalid: self.init("■", "invalid", "bad")
    case .failed: self.init("■", "failed", "bad")
    }
  }

  init(_ container: ContainerComparison) {
    if let failure = container.failure {
      self.init(failure.isInternal ? .failed : .invalid)
    } else if !container.conflicts.isEmpty {
      self.init(.conflict)
    } else {
      self.init(container.agrees ? .agrees : .differs)
    }
  }

  init(_ element: ElementComparison) {
    switch element.agreement {
    case _ where element.isAmbiguous: self.init("◆", "ambiguous", "note")
    case .equal: self.init("✓", "equal", "good")
    case .rounding: self.init("≈", "rounding", "good")
    case .differs: self.init("✕", "differs", "bad")
    }
  }

  private init(_ shape: String, _ word: String, _ style: String) {
    self.shape = shape
    self.word = word
    self.style = style
  }
}

extension Verdict {
  /// The order of an overview: what needs a person first.
  static let byUrgency: [Verdict] = [
    .failed, .invalid, .conflict, .unexpected, .differs, .differsAsExpected, .skipped, .agrees,
  ]
}
