// The steps of both simplex methods on a program whose bounds move.
extension ParametricSimplex {
  // MARK: Costs

  private var levelCount: Int { tableau.costs.count + tieBreaks.count }

  /// What an objective, or a column that breaks ties, gains with the nonbasic position of a column.
  private func cost(_ level: Int, _ column: Int) -> Double {
    if level < tableau.costs.count { return tableau.costs[level][column] }
    let position = tieBreaks[level - tableau.costs.count]
    let line = tableau.lineOfPosition[position]
    if line >= 0 { return tableau.entry(line, column) }
    return tableau.nonbasic[column] == position ? 1 : 0
  }

  /// The sign of the first cost that is not 0; 0 where all are.
  private func costSign(ofColumn column: Int) -> Int {
    guard let level = costLevel(ofColumn: column) else { return 0 }
    return cost(level, column) < 0 ? -1 : 1
  }

  /// The first level whose cost is not 0; `nil` where all are.
  private func costLevel(ofColumn column: Int) -> Int? {
    (0..<levelCount).first { abs(cost($0, column)) > Self.noise }
  }

  // MARK: The primal method, at 0

  /// Improves the levels until nothing nonbasic can move for the better.
  mutating func improve() -> Outcome {
    while let (column, direction) = improvingColumn() {
      stepsLeft -= 1
      guard stepsLeft > 0 else { return .unknown }
      let position = tableau.nonbasic[column]
      let limit = limitingLine(column, direction)
      let ownRoom = bounds[position].upper - bounds[position].lower
      if ownRoom.isFinite, ownRoom <= (limit?.room ?? .infinity) {
        isAtUpper[position].toggle()
      } else if let limit {
        exchange(limit.line, column, leavesAtUpper: limit.isUpper)
      } else if let level = costLevel(ofColumn: column), level >= tableau.costs.count {
        // What may be anywhere cannot be told apart by being small.
        tieBreaks.remove(at: level - tableau.costs.count)
      } else {
        return .unbounded
      }
    }
    return .optimal
  }

  /// The first nonbasic position that makes a level better by moving, and which way.
  private func improvingColumn() -> (column: Int, direction: Double)? {
    var best: (column: Int, direction: Double)?
    for (column, position) in tableau.nonbasic.enumerated() where !isFixed(position) {
      guard position < best.map({ tableau.nonbasic[$0.column] }) ?? .max else { continue }
      let sign = costSign(ofColumn: column)
      let isOpen = !bounds[position].lower.isFinite && !bounds[position].upper.isFinite
      let standsAtUpper = isAtUpper[position] || !bounds[position].lower.isFinite
      if sign < 0, isOpen || !standsAtUpper { best = (column, 1) }
      if sign > 0, isOpen || standsAtUpper { best = (column, -1) }
    }
    return best
  }

  /// The basic position that first meets a bound when a nonbasic one moves.
  private func limitingLine(
    _ column: Int, _ direction: Double
  ) -> (line: Int, room: Double, isUpper: Bool)? {
    let values = basicValues()
    var first: (line: Int, room: Double, isUpper: Bool)?
    for line in values.indices {
      let rate = tableau.entry(line, column) * direction
      guard abs(rate) > Self.smallestPivot else { continue }
      let position = tableau.basic[line]
      let bound = rate > 0 ? bounds[position].upper : bounds[position].lower
      guard bound.isFinite else { continue }
      let room = max(0, (bound - values[line].start) / rate)
      if let found = first {
        let isNearer = room < found.room - Self.noise
        let isTied = room <= found.room + Self.noise
        guard isNearer || (isTied && position < tableau.basic[found.line]) else { continue }
      }
      first = (line, room, rate > 0)
    }
    return first
  }

  // MARK: The dual method, just beyond 0

  /// Replaces basic positions that leave their bounds just beyond 0, until none does.
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
      let below = MovingValue(start: bounds[position].lower - value.start, slope: -slope)
      let above = MovingValue(start: value.start - bounds[position].upper, slope: slope)
      if below.isPositiveBeyondZero(noise: Self.noise) { first = (line, false) }
      if above.isPositiveBeyondZero(noise: Self.noise) { first = (line, true) }
    }
    return first
  }

  /// The nonbasic position that brings a basic one back to its bound at the least cost.
  private func enteringColumn(_ line: Int, isUpper: Bool) -> Int? {
    var best: Int?
    for (column, position) in tableau.nonbasic.enumerated() where !isFixed(position) {
      let rate = isUpper ? -tableau.entry(line, column) : tableau.entry(line, column)
      guard abs(rate) > Self.smallestPivot else { continue }
      let isOpen = !bounds[position].lower.isFinite && !bounds[position].upper.isFinite
      let standsAtUpper = isAtUpper[position] || !bounds[position].lower.isFinite
      guard isOpen || (rate > 0) != standsAtUpper else { continue }
      guard let other = best else {
        best = column
        continue
      }
      if isCheaper(column, other, in: line) { best = column }
    }
    return best
  }

  /// Whether entering costs less at the first level that tells two columns apart.
  ///
  /// A level may gain by it, where one above it loses.
  private func isCheaper(_ column: Int, _ other: Int, in line: Int) -> Bool {
    let rate = enteringRate(column, in: line)
    let otherRate = enteringRate(other, in: line)
    for level in 0..<levelCount {
      let price = cost(level, column) / rate
      let otherPrice = cost(level, other) / otherRate
      if abs(price - otherPrice) > Self.noise { return price < otherPrice }
    }
    return tableau.nonbasic[column] < tableau.nonbasic[other]
  }

  /// How fast a basic position moves with a nonbasic one, negative where that one can only fall.
  private func enteringRate(_ column: Int, in line: Int) -> Double {
    let position = tableau.nonbasic[column]
    let falls = isAtUpper[position] || !bounds[position].lower.isFinite
    let rate = abs(tableau.entry(line, column))
    return falls ? -rate : rate
  }

  private mutating func exchange(_ line: Int, _ column: Int, leavesAtUpper: Bool) {
    let leaving = tableau.basic[line]
    let entering = tableau.nonbasic[column]
    tableau.pivot(line: line, column: column)
    isAtUpper[leaving] = leavesAtUpper
    isAtUpper[entering] = false
  }
}
