/// Points of a program whose bounds move, for all values of the parameter together.
///
/// The parameter is a column like the others, so that the region is convex: what lies in it at two
/// values of the parameter, and changes in step with it, lies in it at all values between.
package struct MovingRegion: Sendable {
  /// The program with the parameter as its last column; without objectives.
  private var program: LinearProgram
  private let parameter: Int

  /// All feasible points.
  package init(feasibleIn moving: MovingProgram) {
    self.init(moving, held: [:])
  }

  /// The feasible points at which some positions stand at a bound: the lower one, or the upper one
  /// where it says so.
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

  /// Keeps the points at which a sum lies within `tolerance` of a value that moves.
  package mutating func keep(_ terms: [Term], at value: MovingValue, within tolerance: Double) {
    program.addRow(
      "kept", bounds: .between(value.start - tolerance, value.start + tolerance),
      terms: terms + moved(value.slope))
  }

  /// The smallest and the largest value of the parameter, from 0 to `limit`, with a point; `nil`
  /// where there is none.
  ///
  /// There is a point at all values between. Takes two runs of the simplex method.
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
    // Rounding may put two that should be equal the wrong way round.
    return min(ends[0], ends[1])...max(ends[0], ends[1])
  }

  /// Whether there is a point at one value of the parameter.
  package func hasPoint(at value: Double) throws(LinearProgramError) -> Bool {
    var fixed = program
    try fixed.setColumnBounds(parameter, .exactly(value))
    switch try fixed.solve(options: SolverOptions(iterationLimit: iterationLimit)) {
    case .optimal, .unbounded: return true
    case .infeasible: return false
    case .limitReached(let limit): throw .limitReached(limit)
    }
  }

  /// Beyond so many steps, which layouts do not come near, the method runs in circles.
  private var iterationLimit: Int { 20 * (program.rows.count + program.columns.count) + 1000 }
}
