import CGLPK

extension LinearProgram {
  /// Equations among the rows that surely do not follow from everything else in the program.
  ///
  /// From a point at which every inequality has room to spare, an equation can be left behind while
  /// all others still hold, unless it is a sum of other equations. The simplex method finds such a
  /// point, and its basis tells the sums: so one run answers for all equations at once, where asking
  /// each would take a run for each.
  ///
  /// `room` is what each inequality is to spare, above 0; of an interval at most a quarter. Equations
  /// that are not in the answer may follow or not: that is so for all where there is no such point.
  /// Objectives have no say. Throws as `solve` does.
  public func neededEquations(
    room: Double, options: SolverOptions = SolverOptions()
  ) throws(LinearProgramError) -> Set<Int> {
    let narrowed = narrowed(by: room)
    var simplex = try SimplexRunner(narrowed, try ProgramArrays(narrowed), options)
    guard case .optimal = try simplex.run() else { return [] }
    var statuses = [UInt8](repeating: 0, count: rows.count + columns.count)
    var reducedCosts = [Double](repeating: 0, count: statuses.count)
    try simplex.problem.readBasis(&statuses, &reducedCosts)

    var needed = Set(rows.indices.filter { rows[$0].bounds.isOneValue })
    // What is basic follows from what is not; where its value is one that it must have, so do others.
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

  /// Ours: below the smallest multiplier of an equation by far, above rounding.
  private static let negligibleFactor = 1e-9

  private func narrowed(by room: Double) -> LinearProgram {
    var program = self
    program.removeObjectives()
    for (index, row) in rows.enumerated() {
      // The indices are the program's own.
      try? program.setRowBounds(index, row.bounds.narrowed(by: room))
    }
    for (index, column) in columns.enumerated() {
      try? program.setColumnBounds(index, column.bounds.narrowed(by: room))
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
  /// Whether there is one value that is allowed.
  fileprivate var isOneValue: Bool { lower == upper }

  /// The part of the interval that keeps off its ends; one value stays as it is.
  fileprivate func narrowed(by room: Double) -> Bounds {
    guard !isOneValue else { return self }
    let margin = min(room, (upper - lower) / 4)
    return Bounds(lower: lower + margin, upper: upper - margin)
  }
}
