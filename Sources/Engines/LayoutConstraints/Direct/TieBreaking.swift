import LinearProgramming

/// An optimum with several layouts, and the rule that chooses one of them.
struct AmbiguousOptimum: Sendable {
  /// All optimal layouts.
  let face: OptimalFace
  /// The smallest and largest value of each column of the items.
  let ranges: [ClosedRange<Double>]

  /// `nil` if no item can move: then only the errors of rows vary.
  init?(face: OptimalFace, itemColumns: Int) throws(ConstraintError) {
    do {
      let options = SolverOptions(iterationLimit: face.program.iterationLimit)
      ranges = try face.ranges(ofColumns: Array(0..<itemColumns), options: options)
    } catch {
      throw .solver(error)
    }
    self.face = face
    guard ranges.contains(where: Self.isAmbiguous) else { return nil }
  }

  /// Whether a range is wider than rounding, relative to its ends if these are large.
  static func isAmbiguous(_ range: ClosedRange<Double>) -> Bool {
    let scale = max(1, min(range.lowerBound.magnitude, range.upperBound.magnitude))
    return range.upperBound - range.lowerBound > solverNoise * (scale.isFinite ? scale : 1)
  }

  /// The program whose optimum is the chosen one of the equally good layouts.
  ///
  /// Ties are broken in the order of the items, and for each item in the order x, y, width, height.
  /// Every ambiguous value becomes as small as possible; one without a lower limit becomes as near
  /// to 0 as possible. Ours: Auto Layout's choice is not documented, and depends on what was on
  /// screen before.
  func tieBreakingProgram() -> LinearProgram {
    var program = face.program
    for (column, range) in ranges.enumerated() where Self.isAmbiguous(range) {
      let hasSmallest = range.lowerBound.isFinite
      let target = hasSmallest ? column : addMagnitude(of: column, to: &program)
      program.addObjective(
        Objective(
          name: "tie \(program.columns[column].name)", direction: .minimise,
          terms: [Term(column: target, coefficient: 1)]))
    }
    return program
  }

  /// Adds a column that is at least the magnitude of another, and returns its index.
  private func addMagnitude(of column: Int, to program: inout LinearProgram) -> Int {
    let name = program.columns[column].name
    let magnitude = program.addColumn("magnitude.\(name)", bounds: .atLeast(0))
    for sign in [1.0, -1.0] {
      let terms = [
        Term(column: magnitude, coefficient: 1), Term(column: column, coefficient: sign),
      ]
      program.addRow("magnitude.\(name).\(sign)", bounds: .atLeast(0), terms: terms)
    }
    return magnitude
  }
}
