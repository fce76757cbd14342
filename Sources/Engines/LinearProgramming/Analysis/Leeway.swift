import CGLPK

extension LinearProgram {
  /// Facts about a program that single steps show, instead of one run of the simplex method for each.
  public struct Leeway: Sendable {
    /// The indices of equations among the rows that certainly do not follow from the rest.
    public var neededEquations: Set<Int> = []
    /// The indices of inequalities among the rows that some point violates by more than
    /// `Leeway.margin`, while it satisfies the rest.
    public var neededInequalities: Set<Int> = []
    /// For each sum that was asked about, the range of its values at points of the program; `nil`
    /// where no point is known.
    ///
    /// There may be points beyond the range.
    public var ranges: [ClosedRange<Double>?]

    /// The least difference that counts: far above the solver's tolerances.
    public static let margin = 1e-3
  }

  /// Finds rows that certainly do not follow from the rest of the program, and values of sums.
  ///
  /// It begins at a point at which every inequality has slack. From there, one can violate a single
  /// equation and keep all others, unless it is a combination of other equations. The simplex
  /// method finds such a point, and its basis gives the combinations. The same basis gives a
  /// direction for each nonbasic row and column. Each step along one of them keeps all equations.
  /// If the first bound that the step reaches is that of an inequality, and a second one comes
  /// later, the points in between violate this inequality alone.
  ///
  /// `slack` is the slack of each inequality, above 0; of an interval at most a quarter. Rows that
  /// are not in the answer may follow or not; where there is no such point, the answer is empty.
  /// Objectives are ignored. Takes one run of the simplex method, and for each row and column with
  /// an interval of values time linear in the size of the program. Throws the errors of `solve`.
  public func leeway(
    slack: Double, ofSums sums: [[Term]] = [], options: SolverOptions = SolverOptions()
  ) throws(LinearProgramError) -> Leeway {
    var leeway = Leeway(ranges: sums.map { _ in nil })
    let narrowed = narrowed(by: slack)
    var simplex = try SimplexRunner(narrowed, try ProgramArrays(narrowed), options)
    guard case .optimal = try simplex.run() else { return leeway }
    let count = rows.count + columns.count
    var statuses = [UInt8](repeating: 0, count: count)
    var reducedCosts = [Double](repeating: 0, count: count)
    try simplex.problem.readBasis(&statuses, &reducedCosts)
    try simplex.problem.factorise()
    leeway.neededEquations = try neededEquations(narrowed, statuses, &simplex.problem)
    var steps = StepsFromVertex(self, values: try simplex.problem.values(count: count), sums)
    for position in statuses.indices
    where Int32(statuses[position]) != GLP_BS && !steps.bounds[position].isOneValue {
      steps.take(position, try simplex.problem.basicChanges(perStepOf: position))
    }
    leeway.neededInequalities = steps.neededInequalities
    leeway.ranges = steps.ranges.map { $0 }
    return leeway
  }

  private func neededEquations(
    _ narrowed: LinearProgram, _ statuses: [UInt8], _ problem: inout FencedProblem
  ) throws(LinearProgramError) -> Set<Int> {
    var needed = Set(rows.indices.filter { rows[$0].bounds.isOneValue })
    // A basic position is a combination of nonbasic ones. Where its own value is fixed, the
    // equations in that combination follow from each other.
    for position in statuses.indices
    where Int32(statuses[position]) == GLP_BS && narrowed.bounds(at: position).isOneValue {
      let factors = try problem.rowCoefficients(
        of: costs(ofPosition: position), rowCount: rows.count)
      for row in needed
      where row == position || abs(factors[row]) > SolverTolerances.negligibleFactor {
        needed.remove(row)
      }
    }
    return needed
  }

  private func narrowed(by slack: Double) -> LinearProgram {
    var program = self
    program.removeObjectives()
    for (index, row) in rows.enumerated() {
      // The indices are valid, so nothing is thrown.
      try? program.setRowBounds(index, row.bounds.narrowed(by: slack))
    }
    for (index, column) in columns.enumerated() {
      try? program.setColumnBounds(index, column.bounds.narrowed(by: slack))
    }
    return program
  }

  fileprivate func bounds(at position: Int) -> Bounds {
    position < rows.count ? rows[position].bounds : columns[position - rows.count].bounds
  }

  private func costs(ofPosition position: Int) -> [Double] {
    var costs = [Double](repeating: 0, count: columns.count)
    guard position < rows.count else {
      costs[position - rows.count] = 1
      return costs
    }
    for term in rows[position].terms { costs[term.column] += term.coefficient }
    return costs
  }
}

/// Steps from a vertex with slack along its edges, and what they show.
private struct StepsFromVertex {
  /// The bounds of each position, rows first.
  let bounds: [Bounds]
  /// The inequalities that points violate alone.
  private(set) var neededInequalities: Set<Int> = []
  /// The values of each sum at the points so far.
  private(set) var ranges: [ClosedRange<Double>]
  private let rowCount: Int
  private let values: [Double]
  /// The value of each sum at the vertex.
  private let starts: [Double]
  /// The sums that each column is in.
  private var sumsOfColumns: [[(sum: Int, coefficient: Double)]]
  /// The change of each sum along the current edge, and the size of its parts; 0 between edges.
  private var rates: [(sum: Double, size: Double)]

  init(_ program: LinearProgram, values: [Double], _ sums: [[Term]]) {
    rowCount = program.rows.count
    bounds = values.indices.map { program.bounds(at: $0) }
    self.values = values
    starts = sums.map { terms in
      terms.reduce(0) { $0 + $1.coefficient * values[program.rows.count + $1.column] }
    }
    ranges = starts.map { $0...$0 }
    rates = Array(repeating: (0, 0), count: sums.count)
    sumsOfColumns = Array(repeating: [], count: program.columns.count)
    for (sum, terms) in sums.enumerated() {
      for term in terms {
        sumsOfColumns[term.column].append((sum, term.coefficient))
      }
    }
  }

  /// Moves both ways along the edge of a nonbasic position, whose steps of 1 change basic
  /// positions.
  mutating func take(_ position: Int, _ basicChanges: [(position: Int, rate: Double)]) {
    let changes = [(position: position, rate: 1.0)] + basicChanges
    for sign in [1.0, -1] {
      let reached = firstBounds(changes, sign)
      if reached.first < SolverTolerances.leewayReach { note(reached, changes, sign) }
      widenRanges(changes, steps: sign * min(reached.first, SolverTolerances.leewayReach))
    }
  }

  /// The steps to the first bound that is reached, and to the next one, of another position.
  private func firstBounds(
    _ changes: [(position: Int, rate: Double)], _ sign: Double
  ) -> (first: Double, place: Int, second: Double) {
    var reached = (first: Double.infinity, place: -1, second: Double.infinity)
    for (place, change) in changes.enumerated()
    where abs(change.rate) > SolverTolerances.cancelledPart {
      let rate = sign * change.rate
      let limits = bounds[change.position]
      let bound = rate > 0 ? limits.upper : limits.lower
      guard bound.isFinite else { continue }
      let steps = max(0, (bound - values[change.position]) / rate)
      if steps < reached.first {
        reached = (steps, place, reached.first)
      } else {
        reached.second = min(reached.second, steps)
      }
    }
    return reached
  }

  /// Notes an inequality that is violated between the first and the second bound.
  private mutating func note(
    _ reached: (first: Double, place: Int, second: Double),
    _ changes: [(position: Int, rate: Double)], _ sign: Double
  ) {
    let change = changes[reached.place]
    guard change.position < rowCount, !bounds[change.position].isOneValue,
      abs(change.rate) >= SolverTolerances.leastReliablePart
    else { return }
    // Beyond an interval's other bound a row is violated just the same.
    let steps = min(reached.second, SolverTolerances.leewayReach) - reached.first
    guard steps * abs(change.rate) > LinearProgram.Leeway.margin else { return }
    neededInequalities.insert(change.position)
  }

  private mutating func widenRanges(
    _ changes: [(position: Int, rate: Double)], steps: Double
  ) {
    var touched: [Int] = []
    for change in changes where change.position >= rowCount {
      for place in sumsOfColumns[change.position - rowCount] {
        let part = place.coefficient * change.rate
        if rates[place.sum].size == 0 { touched.append(place.sum) }
        rates[place.sum].sum += part
        rates[place.sum].size += part.magnitude
      }
    }
    for sum in touched {
      let rate = rates[sum]
      rates[sum] = (0, 0)
      guard rate.sum.magnitude >= SolverTolerances.leastReliablePart * rate.size else { continue }
      let end = starts[sum] + steps * rate.sum
      ranges[sum] = min(ranges[sum].lowerBound, end)...max(ranges[sum].upperBound, end)
    }
  }
}

extension Bounds {
  /// Whether exactly one value is allowed.
  fileprivate var isOneValue: Bool { lower == upper }

  /// The interval without a margin of `slack` at both ends; a single value stays as it is.
  fileprivate func narrowed(by slack: Double) -> Bounds {
    guard !isOneValue else { return self }
    let margin = min(slack, (upper - lower) / 4)
    return Bounds(lower: lower + margin, upper: upper - margin)
  }
}
