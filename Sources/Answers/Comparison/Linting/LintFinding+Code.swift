import Scenarios

extension LintFinding {
  /// The constraints, at least one, that were made and never activated, in words.
  init(neverActivated constraints: [String]) {
    let quoted = constraints.map { "'\($0)'" }.named
    self.init(
      message: constraints.count == 1
        ? "\(quoted) was made and never activated: it holds nothing"
        : "\(quoted) were made and never activated: they hold nothing",
      advice: """
        hand what is made to NSLayoutConstraint.activate([…]), or set isActive; a view that nothing \
        else places stays where its frame is
        """)
  }

  /// What notations that are code show of how they were written.
  static func findings(about habits: CodedHabits) -> [LintFinding] {
    let specs = habits.specs.map { LintFinding($0.warning, of: $0.node) }
    return habits.neverActivated.isEmpty
      ? specs : specs + [LintFinding(neverActivated: habits.neverActivated)]
  }
}
