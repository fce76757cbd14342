/// A set of points of a program whose bounds move, for all values of the parameter together.
///
/// The parameter is a column like the others, so the region is convex: a point that is affine in
/// the parameter, and in the region at two values of it, is in the region at all values between.
package struct MovingRegion: Sendable {
  /// The program with the parameter as its last column; without objectives.
  private var program: LinearProgram
  private let parameter: Int

  /// All feasible points.
  package init(feasibleIn moving: MovingProgram) {
    self.init(moving, held: [:])
  }

  /// The feasible points at which some positions are at a bound: the upper one where `held` is true
  /// for the position, the lower one where it is false.
  init(_ moving: MovingProgram, held: [Int: Bool]) {
    program = LinearProgram(name: moving.program.name)
    let rowCount = moving.program.rows.count
    parameter = moving.program.columns.count
    func bounds(_ bounds: Bounds, _ position: Int) -> Bounds {
      guard let isUpper = held[position] else { return bounds }
      return .exactly(isUpper ? bounds.upper : bounds.lower)
    }
    for (index, column) in moving.program.columns.enumerated() {
      let position = rowCount + index
      let isStill = moving.slopes[position] == 0
      program.addColumn(column.name, bounds: isStill ? bounds(column.bounds, position) : .free)
    }
    program.addColumn("parameter", bounds: .atLeast(0))
    for (position, row) in moving.program.rows.enumerated() {
      program.addRow(
        row.name, bounds: bounds(row.bounds, position),
        terms: row.terms + moved(moving.slopes[position]))
    }
    for (index, column) in moving.program.columns.enumerated() {
      let position = rowCount + index
      guard moving.slopes[position] != 0 else { continue }
      program.addRow(
        column.name, bounds: bounds(column.bounds, position),
        terms: [Term(column: index, coefficient: 1)] + moved(moving.slopes[position]))
    }
  }

  private func moved(_ slope: Double) -> [Term] {
    slope == 0 ? [] : [Term(column: parameter, coefficient: -slope)]
  }

  /// Restricts the region to the points at which a sum is within `tolerance` of a moving value.
  package mutating func keep(_ terms: [Term], at value: MovingValue, within tolerance: Double) {
    program.addRow(
      "kept", bounds: .between(value.start - tolerance, value.start + tolerance),
      terms: terms + moved(value.slope))
  }

  /// The smallest and the largest value of the parameter, from 0 to `limit`, at which the region
  /// has a point; `nil` where it has none.
  ///
  /// It has a point at all values between. Takes two runs of the simplex method.
  package func parameters(upTo limit: Double) throws(LinearProgramError) -> ClosedRange<Double>? {
    var ends: [Double] = []
    for direction in [Objective.Direction.minimise, .maximise] {
      var bounded = program
      try bounded.setColumnBounds(parameter, .between(0, limit))
      bounded.addObjective(
        Objective(
          direction: direction, terms: [Term(column: parameter, coefficient: 1)]))
      switch try bounded.solve(options: SolverOptions(iterationLimit: iterationLimit)) {
      case .optimal(let solution): ends.append(solution.columnValues[parameter])
      case .infeasible: return nil
      case .limitReached(let limit): throw .limitReached(limit)
      case .unbounded: throw .numericalTrouble(level: 0)
      }
    }
    // Rounding errors may swap two ends that should be equal.
    return min(ends[0], ends[1])...max(ends[0], ends[1])
  }

  /// Whether the region has a point at one value of the parameter.
  package func hasPoint(at value: Double) throws(LinearProgramError) -> Bool {
    var fixed = program
    try fixed.setColumnBounds(parameter, .exactly(value))
    switch try fixed.solve(options: SolverOptions(iterationLimit: iterationLimit)) {
    case .optimal, .unbounded: return true
    case .infeasible: return false
    case .limitReached(let limit): throw .limitReached(limit)
    }
  }

  /// The number of iterations beyond which the method is assumed to cycle; layouts take far fewer.
  private var iterationLimit: Int { 20 * (program.rows.count + program.columns.count) + 1000 }
}
