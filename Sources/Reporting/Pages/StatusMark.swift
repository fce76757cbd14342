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
    case .agrees: self.init("✓", verdict.word, "good")
    case .differs, .unexpected: self.init("✕", verdict.word, "bad")
    case .differsAsExpected: self.init("◆", verdict.word, "note")
    case .conflict: self.init("▲", verdict.word, "bad")
    case .conflictAsExpected: self.init("△", verdict.word, "note")
    case .skipped: self.init("○", verdict.word, "idle")
    case .invalid, .failed: self.init("■", verdict.word, "bad")
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
    .failed, .invalid, .conflict, .unexpected, .differs, .conflictAsExpected,
    .differsAsExpected, .skipped, .agrees,
  ]
}
