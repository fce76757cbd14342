import CGLPK

extension LinearProgram {
  /// The indices of equations among the rows that certainly do not follow from the rest of the
  /// program.
  ///
  /// Take a point at which every inequality has slack. From there, one can violate a single
  /// equation and keep all others, unless it is a combination of other equations. The simplex
  /// method finds such a point, and its basis gives the combinations. So one run answers for all
  /// equations, instead of one run for each.
  ///
  /// `slack` is the slack of each inequality, above 0; of an interval at most a quarter. Equations
  /// that are not in the answer may follow or not; where there is no such point, no equation is in
  /// the answer. Objectives are ignored. Throws the errors of `solve`.
  public func neededEquations(
    slack: Double, options: SolverOptions = SolverOptions()
  ) throws(LinearProgramError) -> Set<Int> {
    let narrowed = narrowed(by: slack)
    var simplex = try SimplexRunner(narrowed, try ProgramArrays(narrowed), options)
    guard case .optimal = try simplex.run() else { return [] }
    var statuses = [UInt8](repeating: 0, count: rows.count + columns.count)
    var reducedCosts = [Double](repeating: 0, count: statuses.count)
    try simplex.problem.readBasis(&statuses, &reducedCosts)

    var needed = Set(rows.indices.filter { rows[$0].bounds.isOneValue })
    // A basic position is a combination of nonbasic ones. Where its own value is fixed, the
    // equations in that combination follow from each other.
    let tied = statuses.indices.filter {
      Int32(statuses[$0]) == GLP_BS && narrowed.bounds(at: $0).isOneValue
    }
    guard !tied.isEmpty else { return needed }
    try simplex.problem.factorise()
    for position in tied {
      let factors = try simplex.problem.rowCoefficients(
        of: costs(ofPosition: position), rowCount: rows.count)
      for row in needed where row == position || abs(factors[row]) > Self.negligibleFactor {
        needed.remove(row)
      }
    }
    return needed
  }

  /// Ours: far below the smallest multiplier of an equation, above rounding errors.
  private static let negligibleFactor = 1e-9

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

  private func bounds(at position: Int) -> Bounds {
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
