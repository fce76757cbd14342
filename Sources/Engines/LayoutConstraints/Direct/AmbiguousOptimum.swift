import LinearProgramming

/// An optimum with several layouts, and the rule that chooses one of them.
struct AmbiguousOptimum: Sendable {
  /// All optimal layouts.
  let face: OptimalFace
  /// The smallest and largest value of each column of the items.
  let ranges: [ClosedRange<Double>]

  /// `nil` if no item can move: then only the errors of rows vary.
  init?(face: OptimalFace, ranges: [ClosedRange<Double>]) {
    guard ranges.contains(where: Self.isAmbiguous) else { return nil }
    self.face = face
    self.ranges = ranges
  }

  /// Finds the ranges, with two linear programs for each column that may have one.
  init?(face: OptimalFace, itemColumns: Int) throws(ConstraintError) {
    let ranges = try solving(
      face.ranges(ofColumns: Array(0..<itemColumns), options: face.program.limited()))
    self.init(face: face, ranges: ranges)
  }

  /// Whether a range is wider than rounding, relative to its ends if these are large.
  @inline(__always)
  static func isAmbiguous(_ range: ClosedRange<Double>) -> Bool {
    range.lowerBound != range.upperBound && isWide(range)
  }

  private static func isWide(_ range: ClosedRange<Double>) -> Bool {
    let scale = max(1, min(range.lowerBound.magnitude, range.upperBound.magnitude))
    return range.upperBound - range.lowerBound > solverNoise * (scale.isFinite ? scale : 1)
  }

  /// The program whose optimum is the chosen one of the equally good layouts: see `TieBreak`.
  ///
  /// `lowered` is the program whose face this is.
  func tieBreakingProgram(of lowered: ConstraintProgram) -> LinearProgram {
    var program = face.program
    let columns = ranges.indices.filter { Self.isAmbiguous(ranges[$0]) }
    let tieBreaks = TieBreak.all(
      for: columns, of: face.program, itemColumns: ranges.count,
      contentErrors: lowered.contentErrorsInTies)
    for tieBreak in tieBreaks { program.addObjective(tieBreak) }
    return program
  }
}
