extension ConstraintSystem {
  /// Finds constraints that say less, or something else, than their author probably means.
  ///
  /// Warnings are about active constraints of an author, and about stack views at one of theirs.
  /// One run of the simplex method over the required constraints shows of most constraints that they
  /// matter. Each other one that repeats none takes up to four runs more. A system with more than
  /// 1000 constraints is not searched in this way. If the solver gives up, the report says so.
  public func lint() -> LintReport {
    let repetitions = repetitionWarnings()
    let search = RedundancySearch(self, leavingOut: Set(repetitions.map { $0.index }))
    let warnings =
      repetitions + search.warnings + mixedSideWarnings() + autoresizingWarnings()
      + proportionWarnings() + wrongWayBoundWarnings() + overlappingInsetWarnings()
      + factorOfZeroWarnings() + needlessWordWarnings()
    return LintReport(
      warnings: warnings.enumerated().sorted {
        ($0.element.index, $0.offset) < ($1.element.index, $1.offset)
      }.map { $0.element },
      search: search.progress)
  }

  /// The indices of the active constraints that an author wrote.
  var writtenConstraints: [Int] {
    constraints.indices.filter { constraints[$0].isActive && constraints[$0].source.isWritten }
  }
}
