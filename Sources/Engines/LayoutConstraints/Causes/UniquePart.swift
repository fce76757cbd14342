import LinearProgramming

/// The part of a layout's program that some values depend on, where nothing in it is ambiguous.
///
/// Columns that share no row, directly or through others, do not influence each other. So values are
/// explained by their own part of the program alone, as fast as if nothing else were ambiguous.
struct UniquePart {
  /// The program of the whole layout.
  let whole: ConstraintProgram
  /// The program in which only this part can move, with its solution.
  ///
  /// Its rows and columns have the indices that they have in `whole`.
  let solved: SolvedProgram

  /// `nil` if the part has more than one best layout.
  ///
  /// `whole` has no conflict any more. Columns outside the part keep their values in `final`. Throws if
  /// the solver gives up.
  init?(
    around columns: [Int], of whole: ConstraintProgram, in final: FinalProgram
  ) throws(ConstraintError) {
    let isPart = whole.program.connected(with: columns) {
      whole.program.columns[$0].bounds.lower < whole.program.columns[$0].bounds.upper
    }.columns
    if let ranges = final.ranges {
      let isUnique = ranges.columns.allSatisfy { !isPart[$0] || !ranges.isAmbiguous($0) }
      guard isUnique else { return nil }
    }
    var part = whole
    part.program = LinearProgram(whole.program, moving: isPart, values: final.values)
    guard case .optimal(let solution) = try final.direct.outcome(of: part.program) else {
      return nil
    }
    let solved = try final.direct.breakingTies(in: solution, of: part)
    guard solved.ambiguity == nil else { return nil }
    self.whole = whole
    self.solved = solved
  }
}

extension LinearProgram {
  /// A program in which only some of its columns move, and only their rows have terms.
  ///
  /// All others have the values that are given, or 0.
  fileprivate init(_ program: LinearProgram, moving isMoving: [Bool], values: [Double]) {
    self.init(name: program.name)
    for (index, column) in program.columns.enumerated() {
      let isFixed = column.bounds.lower == column.bounds.upper
      addColumn(
        column.name,
        bounds: isMoving[index] || isFixed
          ? column.bounds : .exactly(values.indices.contains(index) ? values[index] : 0))
    }
    for row in program.rows {
      let isPart = row.terms.contains { isMoving[$0.column] }
      addRow(
        row.name, bounds: isPart ? row.bounds : .free, terms: isPart ? row.terms : [])
    }
    for objective in program.objectives {
      let terms = objective.terms.filter { isMoving[$0.column] }
      if terms.isEmpty { continue }
      addObjective(
        Objective(
          name: objective.name, direction: objective.direction, terms: terms,
          whenUnbounded: objective.whenUnbounded))
    }
  }
}
