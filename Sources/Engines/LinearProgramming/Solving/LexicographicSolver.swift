import CGLPK

extension LinearProgram {
  /// Solves the program, one objective level after the other.
  ///
  /// Each level runs the simplex method from the last basis of the level before. Then every
  /// nonbasic row and column with a nonzero reduced cost is fixed at its bound. By complementary
  /// slackness, the remaining points are exactly the optima so far, and the basis stays feasible.
  /// Once nothing nonbasic can move any more, the levels below cannot change the point and are not
  /// solved. A level without an optimum does what its objective says.
  ///
  /// The costs of each level are scaled by a power of two so that the largest is at least 1 and
  /// below
  /// 2. A reduced cost of 10⁻⁷ or less then counts as zero, which is GLPK's own tolerance for an
  /// optimum. A finer tolerance would take rounding errors for preferences; a cost 10⁷ times
  /// smaller than the largest of its level does not count.
  ///
  /// When GLPK reports numerical trouble, or a basis it cannot use, the level is solved again with
  /// scaled rows and columns, from the basis of all rows. If that fails too, programs of up to 300
  /// rows are solved in exact arithmetic. The result is checked to be finite and within all bounds;
  /// infeasibility is checked through its certificate.
  ///
  /// Any number of threads may solve at once. Throws for an unusable number or index (with its row,
  /// column or objective), when memory runs out, and when rounding errors prevent a reliable
  /// answer.
  public func solve(
    options: SolverOptions = SolverOptions()
  ) throws(LinearProgramError) -> SolverOutcome {
    var solver = try LexicographicSolver(self, options)
    return try solver.solve(firstMethod: options.method)
  }
}

/// The state of one solve.
private struct LexicographicSolver: ~Copyable {
  let program: LinearProgram
  var arrays: ProgramArrays
  var simplex: SimplexRunner
  var costs: LevelCosts
  var statuses: [UInt8]
  var reducedCosts: [Double]
  var fixedPositions: [FixedPosition] = []

  init(_ program: LinearProgram, _ options: SolverOptions) throws(LinearProgramError) {
    let arrays = try ProgramArrays(program)
    let simplex = try SimplexRunner(program, arrays, options)
    self.program = program
    self.arrays = arrays
    self.simplex = simplex
    costs = LevelCosts(columnCount: program.columns.count)
    statuses = [UInt8](repeating: 0, count: arrays.lower.count)
    reducedCosts = [Double](repeating: 0, count: arrays.lower.count)
  }

  mutating func solve(
    firstMethod: SolverOptions.Method
  ) throws(LinearProgramError) -> SolverOutcome {
    var canMove = true
    var fixedCount = 0
    for level in 0..<max(1, program.objectives.count) where canMove {
      try simplex.problem.fix(fixedPositions[fixedCount...])
      fixedCount = fixedPositions.count
      if level < program.objectives.count {
        costs.change(to: arrays.costs[level], program.objectives[level].direction)
        try simplex.problem.setCosts(costs.changedCosts, ofColumns: costs.changedColumns)
      }
      var verdict = try simplex.run(level == 0 ? firstMethod : .primal)
      if case .unbounded = verdict, level < program.objectives.count {
        guard program.objectives[level].whenUnbounded != .fails else {
          return .unbounded(level: level)
        }
        try leaveOut(program.objectives[level])
        verdict = try simplex.run()
      }
      switch verdict {
      case .optimal: canMove = try findWhatCosts()
      case .limit(let limit): return .limitReached(limit)
      case .infeasible where level == 0:
        guard let outcome = try simplex.infeasibility(of: program) else { fallthrough }
        return outcome
      default: throw .numericalTrouble(level: level)
      }
    }
    return .optimal(try solution(isUnique: !canMove))
  }

  /// Removes the costs of an unbounded objective, and fixes its only column at 0 if it says so.
  private mutating func leaveOut(_ objective: Objective) throws(LinearProgramError) {
    if objective.whenUnbounded == .zero, objective.terms.count == 1 {
      let position = program.rows.count + objective.terms[0].column
      let zero = FixedPosition(position: position, value: 0)
      fixedPositions.append(zero)
      (arrays.lower[position], arrays.upper[position]) = (0, 0)
      try simplex.problem.fix([zero])
    }
    costs.change(to: [Double](repeating: 0, count: program.columns.count), .minimise)
    try simplex.problem.setCosts(costs.changedCosts, ofColumns: costs.changedColumns)
  }

  /// Adds every nonbasic position with a nonzero reduced cost to those to be fixed, and returns
  /// whether any other can move.
  ///
  /// A reduced cost of the wrong sign is rounding error, however large: it fixes nothing.
  private mutating func findWhatCosts() throws(LinearProgramError) -> Bool {
    let tolerance = SolverTolerances.reducedCostError
    try simplex.problem.readBasis(&statuses, &reducedCosts)
    var canMove = false
    for position in statuses.indices where arrays.lower[position] < arrays.upper[position] {
      let value: Double
      switch Int32(statuses[position]) {
      case GLP_BS: continue
      case GLP_NL where reducedCosts[position] > tolerance: value = arrays.lower[position]
      case GLP_NU where reducedCosts[position] < -tolerance: value = arrays.upper[position]
      default:
        canMove = true
        continue
      }
      fixedPositions.append(FixedPosition(position: position, value: value))
      arrays.lower[position] = value
      arrays.upper[position] = value
    }
    return canMove
  }

  private mutating func solution(isUnique: Bool) throws(LinearProgramError) -> Solution {
    let rowCount = program.rows.count
    let values = try simplex.problem.values(count: statuses.count)
    let columnValues = Array(values[rowCount...])
    let duals = reducedCosts.map { $0 / costs.factor }
    guard program.admits(columnValues), duals.allSatisfy({ $0.isFinite }) else {
      throw .numericalTrouble(level: max(0, program.objectives.count - 1))
    }
    return Solution(
      columnValues: columnValues,
      rowActivities: Array(values[..<rowCount]),
      objectiveValues: program.objectives.map { $0.value(at: columnValues) },
      rowDuals: Array(duals[..<rowCount]),
      columnReducedCosts: Array(duals[rowCount...]),
      basis: Basis(rowCount: rowCount, statuses: statuses),
      isUnique: isUnique,
      statistics: simplex.statistics,
      program: program,
      fixedPositions: fixedPositions)
  }
}

extension LinearProgram {
  /// Whether a point is finite and within all bounds, up to rounding errors.
  fileprivate func admits(_ point: [Double]) -> Bool {
    func allows(_ bounds: Bounds, _ value: Double, _ magnitude: Double) -> Bool {
      let tolerance = SolverTolerances.boundError * (1 + magnitude)
      return value.isFinite && magnitude.isFinite && value >= bounds.lower - tolerance
        && value <= bounds.upper + tolerance
    }
    for (column, value) in zip(columns, point) {
      guard allows(column.bounds, value, abs(value)) else { return false }
    }
    for row in rows {
      var activity = 0.0
      var magnitude = 0.0
      for term in row.terms {
        activity += term.coefficient * point[term.column]
        magnitude += abs(term.coefficient * point[term.column])
      }
      guard allows(row.bounds, activity, magnitude) else { return false }
    }
    return true
  }
}

/// The costs of an objective level as GLPK gets them: to be minimised, scaled, and only those that
/// change.
struct LevelCosts {
  /// The factor of the level's own coefficients: not 0, and negative where the level maximises.
  private(set) var factor = 1.0
  /// The columns whose cost changes, from 1 as GLPK counts.
  private(set) var changedColumns: [Int32] = []
  /// The new costs of `changedColumns`.
  private(set) var changedCosts: [Double] = []
  private var costs: [Double]

  /// Creates costs that are all zero.
  init(columnCount: Int) {
    costs = [Double](repeating: 0, count: columnCount)
  }

  /// Changes to the costs of a level, one for each column.
  mutating func change(to coefficients: [Double], _ direction: Objective.Direction) {
    let scale = Self.scale(of: coefficients)
    factor = direction == .minimise ? scale : -scale
    changedColumns.removeAll(keepingCapacity: true)
    changedCosts.removeAll(keepingCapacity: true)
    for column in costs.indices {
      let cost = coefficients[column] * factor
      guard cost != costs[column] else { continue }
      costs[column] = cost
      changedColumns.append(Int32(column + 1))
      changedCosts.append(cost)
    }
  }

  /// The power of two that brings the largest coefficient to at least 1 and below 2; 1 where all
  /// are zero.
  ///
  /// Multiplying by it is exact. It is at most 2^±1000, so that it and its inverse are normal
  /// numbers; a level whose coefficients are all below 10⁻³⁰⁹ is therefore ignored.
  private static func scale(of coefficients: [Double]) -> Double {
    let largest = coefficients.lazy.map { $0.magnitude }.max() ?? 0
    guard largest > 0 else { return 1 }
    let exponent = max(-1000, min(1000, -Int(largest.exponent)))
    return Double(sign: .plus, exponent: exponent, significand: 1)
  }
}
