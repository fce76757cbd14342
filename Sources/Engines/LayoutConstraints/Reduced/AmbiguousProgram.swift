import LinearProgramming

/// An ambiguous component as a linear program: all its best values, and the choice among them.
///
/// Its columns are those of the component, then the sums of them that other values need.
struct AmbiguousProgram {
  /// The best values of one solution.
  private(set) var values: [Double] = []
  /// The smallest and the largest best value of each column and sum.
  private(set) var ranges: [ClosedRange<Double>] = []
  /// The values of the columns where a column or a sum has its least and its largest best value, if
  /// it has.
  private(set) var lowerEnds: [Int: [Double]] = [:]
  private(set) var upperEnds: [Int: [Double]] = [:]
  /// Whether a preference depends on values of other components.
  private(set) var dependsOnOthers = false
  /// The work of the simplex method.
  private(set) var work = SolverStatistics()
  private var program = BlockProgram()
  private let count: Int
  private var isKnown = false
  /// The columns of the errors of optional inequalities, with their rows of the system.
  var errorColumns: [(row: Int, column: Int)] { program.errorColumns }
  private var face: OptimalFace?
  /// All best values, if these are on a line.
  private var segment: FaceSegment?
  /// The preferences that choose between equally good values, each for a small sum.
  private var preferences: [Objective] = []

  /// A component whose choice is known already.
  init(values: [Double], ranges: [ClosedRange<Double>]) {
    self.values = values
    self.ranges = ranges
    count = values.count
    isKnown = true
  }

  /// A component that is one column, with all values in a range as the best ones.
  init(freeColumn range: ClosedRange<Double>) {
    count = 1
    let value = min(max(0, range.lowerBound), range.upperBound)
    values = [value]
    take(
      FaceSegment(
        origin: values, direction: [1],
        reach: range.lowerBound - value...range.upperBound - value))
  }

  /// Throws if bounds of a column contradict each other.
  init(
    _ component: Combinations.Component, of problem: ReducedProblem
  ) throws(ReductionFailure) {
    count = component.columns.count + component.sums.count
    program = try BlockProgram(component: component.number, sums: component.sums, of: problem)
  }

  /// Finds the best values and their ranges.
  ///
  /// Throws if there are none, or the simplex method gives up.
  mutating func solve() throws(ReductionFailure) {
    let program = program.finished()
    let options = program.limited()
    switch try solvingReduced(program.solve(options: options)) {
    case .optimal(let solution): try take(solution, options)
    case .infeasible: throw .notFeasible
    // A size that was assumed to be positive has no other end.
    case .unbounded: throw .negativeSize
    case .limitReached: throw .numericalDoubt
    }
  }

  /// Takes the best values, of which a solution is one.
  private mutating func take(
    _ solution: Solution, _ options: SolverOptions
  ) throws(ReductionFailure) {
    work.addWork(of: solution.statistics)
    values = Array(solution.columnValues.prefix(count))
    if solution.isUnique {
      ranges = values.map { $0...$0 }
      return
    }
    let face = solution.optimalFace
    if let segment = face.segment(through: solution.columnValues) {
      take(segment)
    } else {
      let count = count
      var ends: (lower: [Int: [Double]], upper: [Int: [Double]]) = ([:], [:])
      ranges = try solvingReduced(
        face.ranges(ofColumns: Array(0..<count), options: options) {
          let values = Array($2.prefix(count))
          if $1 { ends.upper[$0] = values } else { ends.lower[$0] = values }
        })
      (lowerEnds, upperEnds) = ends
    }
    if hasRange { self.face = face }
  }

  /// Takes the best values from a line.
  private mutating func take(_ segment: FaceSegment) {
    self.segment = segment
    ranges = (0..<count).map { segment.range(ofColumn: $0) }
    let ends = [segment.reach.lowerBound, segment.reach.upperBound].map { steps in
      steps.isFinite ? Array(segment.point(at: steps).prefix(count)) : nil
    }
    for place in 0..<count where segment.direction[place] != 0 {
      let isGrowing = segment.direction[place] > 0
      lowerEnds[place] = ends[isGrowing ? 0 : 1]
      upperEnds[place] = ends[isGrowing ? 1 : 0]
    }
  }

  /// Whether any value has a range.
  var hasRange: Bool { ranges.contains(where: Self.isRange) }

  /// Whether a value has a range, even if it is so narrow that it counts as one value.
  ///
  /// The choice in a narrow range is that in a wide one: so no value jumps where a tie begins.
  func hasRange(_ place: Int) -> Bool { Self.isRange(ranges[place]) }

  /// Whether a value has a range that counts as one value.
  ///
  /// So near to the width at which a tie begins or ends, the range may be wide, or empty, a little
  /// further on.
  var hasNarrowRange: Bool {
    ranges.contains { Self.isRange($0) && !AmbiguousOptimum.isAmbiguous($0) }
  }

  /// Whether a range is more than the rounding of one value.
  private static func isRange(_ range: ClosedRange<Double>) -> Bool {
    if range.lowerBound == range.upperBound { return false }
    let size = min(range.lowerBound.magnitude, range.upperBound.magnitude)
    return range.upperBound - range.lowerBound
      > SolverLimits.boundRounding * (1 + (size.isFinite ? size : 0))
  }

  /// Adds the preference for a small sum after all others.
  mutating func prefer(_ terms: [Term]) {
    if isKnown { return }
    preferences.append(Objective(direction: .minimise, terms: terms, whenUnbounded: .skips))
  }

  /// Adds the preference that `factor` times a value plus a constant is small, or 0 if it has no
  /// smallest value.
  ///
  /// `isFixed` if the constant is the same in every container.
  mutating func preferZero(_ place: Int, factor: Double, constant: Double, isFixed: Bool) {
    if isKnown { return }
    if !isFixed { dependsOnOthers = true }
    preferences.append(
      Objective(
        direction: .minimise, terms: [Term(column: place, coefficient: factor)],
        constant: constant, whenUnbounded: .zero))
  }

  /// Chooses `values` by the preferences.
  ///
  /// Throws if the simplex method gives up.
  mutating func choose() throws(ReductionFailure) {
    guard hasRange, !preferences.isEmpty else { return }
    if let segment, let chosen = chosenPoint(on: segment) {
      values = Array(chosen.prefix(count))
      return
    }
    guard let face else { throw .numericalDoubt }
    var program = face.program
    for var preference in preferences {
      if preference.whenUnbounded == .zero {
        // A column for the sum.
        let column = program.addColumn("", bounds: .free)
        program.addRow(
          "", bounds: .exactly(-preference.constant),
          terms: preference.terms + [Term(column: column, coefficient: -1)])
        preference.terms = [Term(column: column, coefficient: 1)]
        preference.constant = 0
      }
      program.addObjective(preference)
    }
    let isFace = program.rows.count == face.program.rows.count
    let outcome = try solvingReduced(
      program.solve(options: program.limited(from: isFace ? face.basis : nil)))
    guard case .optimal(let solution) = outcome else { throw .numericalDoubt }
    work.addWork(of: solution.statistics)
    values = Array(solution.columnValues.prefix(count))
  }

  /// The point that the preferences choose on a line; `nil` where rounding could decide.
  ///
  /// The first preference that changes along the line decides, unless there is no end where it is
  /// least.
  private func chosenPoint(on segment: FaceSegment) -> [Double]? {
    for preference in preferences {
      guard let rate = segment.rate(of: preference.terms) else { return nil }
      if rate == 0 { continue }
      let end = rate > 0 ? segment.reach.lowerBound : segment.reach.upperBound
      if end.isFinite { return segment.point(at: end) }
      guard preference.whenUnbounded == .zero else { continue }
      let steps = -(segment.value(of: preference.terms) + preference.constant) / rate
      return segment.reach.contains(steps) ? segment.point(at: steps) : nil
    }
    return segment.origin
  }
}
