/// The optimum of a program whose bounds move, from `s = 0` up to the first breakpoint.
///
/// Reduced costs do not depend on bounds. So a basis that is optimal at every objective level stays
/// optimal while its basic positions are within their bounds; in that range all values are affine
/// in the parameter. Where a basic position reaches a bound, the dual simplex method finds its
/// replacement.
///
/// The steps are not GLPK's: GLPK answers for one value of the parameter, accurate to 10⁻⁷, while a
/// breakpoint is where two answers meet and must be known more exactly.
package struct ParametricSimplex {
  private(set) var moving: MovingProgram
  private(set) var bounds: [Bounds]
  /// The bounds with those of positions that a tie-break sets to 0.
  var limits: [Bounds]
  var tableau: Tableau
  /// Whether a nonbasic position is at its upper bound; positions without bounds are at 0.
  var isAtUpper: [Bool]
  /// The sums that are minimised, one after the other, after all objectives; their terms name
  /// positions instead of columns.
  private var tieBreaks: [Objective]
  /// The positions that tie-breaks set to 0.
  var zeros: [Int] = []
  /// Whether a tie-break was unbounded, so that it is no longer among them.
  private var hasLeftOutTieBreaks = false
  var stepsLeft: Int

  /// The result of the search for the optimum just beyond `s = 0`.
  package enum Outcome: Sendable, Equatable {
    /// The basis is optimal.
    case optimal
    /// No point satisfies all bounds.
    case infeasible
    /// An objective can be improved without limit.
    case unbounded
    /// Rounding errors or cycling prevent an answer.
    case unknown
  }

  /// Starts from a basis that is optimal where the parameter is 0; `nil` where it is not a basis.
  ///
  /// `tieBreaks` are minimised, one after the other, among all optima. One that is unbounded never
  /// fails.
  package init?(_ moving: MovingProgram, basis: Basis, tieBreaks: [Objective]) {
    self.moving = moving
    bounds = moving.bounds
    limits = moving.bounds
    tableau = Tableau(moving.program)
    let statuses = basis.statuses
    guard statuses.count == bounds.count else { return nil }
    guard tableau.makeBasic(statuses.map { $0 == Basis.Status.basic.rawValue }) else { return nil }
    isAtUpper = statuses.map { $0 == Basis.Status.atUpper.rawValue }
    self.tieBreaks = tieBreaks
    for index in tieBreaks.indices {
      for place in tieBreaks[index].terms.indices {
        self.tieBreaks[index].terms[place].column += tableau.rowCount
      }
    }
    stepsLeft = LinearProgram.iterationLimit(positions: bounds.count)
  }

  /// Moves to the basis that is optimal just beyond `s = 0`.
  package mutating func settle() -> Outcome {
    for position in bounds.indices where bounds[position].upper == .infinity {
      isAtUpper[position] = false
    }
    let primal = improve()
    guard primal == .optimal else { return primal }
    for position in zeros { limits[position] = .exactly(0) }
    return restoreBounds()
  }

  /// Moves to the optimum just beyond `s = 0` of another program; returns whether it is found.
  ///
  /// The other program may differ in the values of bounds alone. Then the basis, once settled, still
  /// has no cost that could improve, and the dual method only replaces what violates its bounds.
  /// Costs are looked at again afterwards. Where the answer is false, nothing is known.
  package mutating func move(to other: MovingProgram) -> Bool {
    guard !hasLeftOutTieBreaks, moving.differsOnlyInValues(from: other) else { return false }
    moving = other
    bounds = other.bounds
    limits = bounds
    stepsLeft = LinearProgram.iterationLimit(positions: bounds.count)
    return restoreBounds() == .optimal && improvingColumn() == nil
  }

  /// The largest value of the parameter up to which the basis stays optimal; may be infinite.
  package func reach() -> Double {
    var reach = Double.infinity
    for (line, value) in basicValues().enumerated() {
      let position = tableau.basic[line]
      let slope = value.slope - moving.slopes[position]
      if slope < -SolverTolerances.parametricNoise {
        reach = min(reach, (limits[position].lower - value.start) / slope)
      }
      if slope > SolverTolerances.parametricNoise {
        reach = min(reach, (limits[position].upper - value.start) / slope)
      }
    }
    return max(0, reach)
  }

  /// The value of every column.
  package func columnValues() -> [MovingValue] {
    var values = [MovingValue](
      repeating: MovingValue(start: 0, slope: 0), count: moving.program.columns.count)
    for (line, value) in basicValues().enumerated() {
      let column = tableau.basic[line] - tableau.rowCount
      if column >= 0 { values[column] = value }
    }
    for position in tableau.nonbasic where position >= tableau.rowCount {
      values[position - tableau.rowCount] = nonbasicValue(of: position)
    }
    return values
  }

  /// Whether the optimum is proven to be unique; false does not prove the opposite.
  package var isUnique: Bool {
    tableau.nonbasic.indices.allSatisfy { column in
      isFixed(tableau.nonbasic[column])
        || tableau.costs.contains { abs($0[column]) > SolverTolerances.parametricNoise }
    }
  }

  /// All optimal points, for all values of the parameter for which the basis, which is optimal,
  /// stays so.
  package var optima: MovingRegion {
    var held: [Int: Bool] = [:]
    for (column, position) in tableau.nonbasic.enumerated() where !isFixed(position) {
      guard tableau.costs.contains(where: { abs($0[column]) > SolverTolerances.parametricNoise })
      else { continue }
      held[position] = isAtUpper[position] || !bounds[position].lower.isFinite
    }
    return MovingRegion(moving, held: held)
  }

  /// The current basis.
  package var basis: Basis {
    let statuses = bounds.indices.map { position in
      if tableau.lineOfPosition[position] >= 0 { return Basis.Status.basic }
      if isFixed(position) { return .fixed }
      switch (bounds[position].lower.isFinite, bounds[position].upper.isFinite) {
      case (true, true): return isAtUpper[position] ? .atUpper : .atLower
      case (true, false): return .atLower
      case (false, true): return .atUpper
      case (false, false): return .free
      }
    }
    return Basis(rowCount: tableau.rowCount, statuses: statuses.map { $0.rawValue })
  }

  // MARK: Values

  private func isFixed(_ position: Int) -> Bool {
    bounds[position].lower == bounds[position].upper
  }

  /// Whether a position can move, unless by its bounds or by a tie-break.
  private func canMove(_ position: Int) -> Bool {
    limits[position].lower < limits[position].upper
  }

  /// Whether a nonbasic position has no bound that it could be at.
  private func isFree(_ position: Int) -> Bool {
    !limits[position].lower.isFinite && !limits[position].upper.isFinite
  }

  /// Whether a nonbasic position, unless it is free, is at its upper bound.
  private func isHeldAbove(_ position: Int) -> Bool {
    isAtUpper[position] || !limits[position].lower.isFinite
  }

  private func nonbasicValue(of position: Int) -> MovingValue {
    let value = isHeldAbove(position) ? limits[position].upper : limits[position].lower
    guard value.isFinite else { return MovingValue(start: 0, slope: 0) }
    return MovingValue(start: value, slope: moving.slopes[position])
  }

  func basicValues() -> [MovingValue] {
    tableau.sums(tableau.nonbasic.map(nonbasicValue))
  }
}

// The steps of the primal and the dual simplex method.
extension ParametricSimplex {
  // MARK: Costs

  private var levelCount: Int { tableau.costs.count + tieBreaks.count }

  /// The change of an objective level, or of a tie-break, per unit of the nonbasic position of a
  /// column of the table.
  private func cost(_ level: Int, _ column: Int) -> Double {
    if level < tableau.costs.count { return tableau.costs[level][column] }
    var cost = 0.0
    for term in tieBreaks[level - tableau.costs.count].terms {
      let line = tableau.lineOfPosition[term.column]
      if line >= 0 {
        cost += term.coefficient * tableau.entry(line, column)
      } else if tableau.nonbasic[column] == term.column {
        cost += term.coefficient
      }
    }
    return cost
  }

  /// The sign of the first nonzero cost; 0 where all costs are 0.
  private func costSign(ofColumn column: Int) -> Int {
    guard let level = costLevel(ofColumn: column) else { return 0 }
    return cost(level, column) < 0 ? -1 : 1
  }

  /// The first level whose cost is not 0; `nil` where all costs are 0.
  private func costLevel(ofColumn column: Int) -> Int? {
    (0..<levelCount).first { abs(cost($0, column)) > SolverTolerances.parametricNoise }
  }

  // MARK: The primal method, at 0

  /// Improves the objective levels until no nonbasic position can improve them any more.
  mutating func improve() -> Outcome {
    while let (column, direction) = improvingColumn() {
      stepsLeft -= 1
      guard stepsLeft > 0 else { return .unknown }
      let position = tableau.nonbasic[column]
      let limit = limitingLine(column, direction)
      let ownDistance = limits[position].upper - limits[position].lower
      if ownDistance.isFinite, ownDistance <= (limit?.distance ?? .infinity) {
        isAtUpper[position].toggle()
      } else if let limit {
        exchange(limit.line, column, leavesAtUpper: limit.isUpper)
      } else if let level = costLevel(ofColumn: column), level >= tableau.costs.count {
        leaveOut(level - tableau.costs.count)
      } else {
        return .unbounded
      }
    }
    return .optimal
  }

  /// Removes a tie-break that is unbounded, or replaces it by one that brings its only column to 0.
  private mutating func leaveOut(_ index: Int) {
    hasLeftOutTieBreaks = true
    let tieBreak = tieBreaks[index]
    guard tieBreak.whenUnbounded == .zero, tieBreak.terms.count == 1 else {
      tieBreaks.remove(at: index)
      return
    }
    let position = tieBreak.terms[0].column
    let line = tableau.lineOfPosition[position]
    let isNegative = line >= 0 && basicValues()[line].start < 0
    limits[position] = isNegative ? .atMost(0) : .atLeast(0)
    tieBreaks[index].terms = [Term(column: position, coefficient: isNegative ? -1 : 1)]
    tieBreaks[index].whenUnbounded = .skips
    zeros.append(position)
  }

  /// The first nonbasic position that improves a level by moving, and its direction.
  private func improvingColumn() -> (column: Int, direction: Double)? {
    var best: (column: Int, direction: Double)?
    for (column, position) in tableau.nonbasic.enumerated() where canMove(position) {
      guard position < best.map({ tableau.nonbasic[$0.column] }) ?? .max else { continue }
      let sign = costSign(ofColumn: column)
      if sign < 0, isFree(position) || !isHeldAbove(position) { best = (column, 1) }
      if sign > 0, isFree(position) || isHeldAbove(position) { best = (column, -1) }
    }
    return best
  }

  /// The basic position that is the first to reach a bound when a nonbasic one moves.
  private func limitingLine(
    _ column: Int, _ direction: Double
  ) -> (line: Int, distance: Double, isUpper: Bool)? {
    let values = basicValues()
    var first: (line: Int, distance: Double, isUpper: Bool)?
    for line in values.indices {
      let rate = tableau.entry(line, column) * direction
      guard abs(rate) > SolverTolerances.smallestPivot else { continue }
      let position = tableau.basic[line]
      let bound = rate > 0 ? limits[position].upper : limits[position].lower
      guard bound.isFinite else { continue }
      let distance = max(0, (bound - values[line].start) / rate)
      if let found = first {
        let isNearer = distance < found.distance - SolverTolerances.parametricNoise
        let isTied = distance <= found.distance + SolverTolerances.parametricNoise
        guard isNearer || (isTied && position < tableau.basic[found.line]) else { continue }
      }
      first = (line, distance, rate > 0)
    }
    return first
  }

  // MARK: The dual method, just beyond 0

  /// Replaces basic positions that violate their bounds just beyond 0, until none does.
  mutating func restoreBounds() -> Outcome {
    while let (line, isUpper) = violatedLine() {
      stepsLeft -= 1
      guard stepsLeft > 0 else { return .unknown }
      guard let column = enteringColumn(line, isUpper: isUpper) else { return .infeasible }
      exchange(line, column, leavesAtUpper: isUpper)
    }
    return .optimal
  }

  private func violatedLine() -> (line: Int, isUpper: Bool)? {
    var first: (line: Int, isUpper: Bool)?
    for (line, value) in basicValues().enumerated() {
      let position = tableau.basic[line]
      guard position < first.map({ tableau.basic[$0.line] }) ?? .max else { continue }
      let slope = value.slope - moving.slopes[position]
      let below = MovingValue(start: limits[position].lower - value.start, slope: -slope)
      let above = MovingValue(start: value.start - limits[position].upper, slope: slope)
      if below.isPositiveBeyondZero(noise: SolverTolerances.parametricNoise) {
        first = (line, false)
      }
      if above.isPositiveBeyondZero(noise: SolverTolerances.parametricNoise) {
        first = (line, true)
      }
    }
    return first
  }

  /// The nonbasic position that returns a basic one to its bound at the lowest cost.
  private func enteringColumn(_ line: Int, isUpper: Bool) -> Int? {
    var best: Int?
    for entry in tableau.entries(ofLine: line) where canMove(tableau.nonbasic[entry.column]) {
      let column = entry.column
      let position = tableau.nonbasic[column]
      let rate = isUpper ? -entry.value : entry.value
      guard abs(rate) > SolverTolerances.smallestPivot else { continue }
      guard isFree(position) || (rate > 0) != isHeldAbove(position) else { continue }
      if let other = best, !isCheaper(column, other, in: line) { continue }
      best = column
    }
    return best
  }

  /// Whether entering costs less at the first level at which two columns differ.
  ///
  /// A level may even improve by it, where a level above it becomes worse.
  private func isCheaper(_ column: Int, _ other: Int, in line: Int) -> Bool {
    let rate = enteringRate(column, in: line)
    let otherRate = enteringRate(other, in: line)
    for level in 0..<levelCount {
      let price = cost(level, column) / rate
      let otherPrice = cost(level, other) / otherRate
      if abs(price - otherPrice) > SolverTolerances.parametricNoise { return price < otherPrice }
    }
    return tableau.nonbasic[column] < tableau.nonbasic[other]
  }

  /// The rate at which a basic position moves with a nonbasic one; negative where the nonbasic one
  /// can only decrease.
  private func enteringRate(_ column: Int, in line: Int) -> Double {
    let rate = abs(tableau.entry(line, column))
    return isHeldAbove(tableau.nonbasic[column]) ? -rate : rate
  }

  private mutating func exchange(_ line: Int, _ column: Int, leavesAtUpper: Bool) {
    let leaving = tableau.basic[line]
    let entering = tableau.nonbasic[column]
    tableau.pivot(line: line, column: column)
    isAtUpper[leaving] = leavesAtUpper
    isAtUpper[entering] = false
  }
}
