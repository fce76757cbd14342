import LinearProgramming

/// Holds a layout that moves with the container's width against everything that must hold, and notes
/// what is missed of the rest: `SolutionCheck` for an interval of widths.
///
/// A row is looked at again only where one of its columns moves in another way than before.
struct MovingCheck {
  private var columns: [MovingLength]
  private var isChanged: [Bool]
  /// Where each row holds; `nil` where it has to be looked at.
  private var rows: [WidthInterval?]
  private let optionalRows: [Int]
  /// By how much the sum of each optional row is more than its right side.
  private var differences: [MovingLength]
  private let places: [ColumnMerging.Place]

  /// Knows nothing yet.
  init(_ system: SparseRows, _ reduction: Reduction) {
    places = reduction.places
    columns = [MovingLength](repeating: MovingLength(), count: reduction.ground)
    isChanged = [Bool](repeating: true, count: reduction.ground)
    // Contents, and the wish for little height, behind the constraints, never must hold.
    rows = [WidthInterval?](repeating: nil, count: system.constraintCount)
    optionalRows = (0..<system.constraintCount).filter { system.rows[$0].isOptional }
    differences = [MovingLength](repeating: MovingLength(), count: optionalRows.count)
  }

  /// Looks at a row again, since its right side changed.
  mutating func forget(row: Int) {
    if rows.indices.contains(row) { rows[row] = nil }
  }

  /// The widths in which everything holds that must.
  ///
  /// Throws where something that must hold is missed at this width, where a size is negative and
  /// where a number is none.
  mutating func run(
    _ problem: ReducedProblem, roots: [MovingLength], at width: Double
  ) throws(ReductionFailure) -> WidthInterval {
    var interval = try setColumns(roots, height: problem.height, at: width)
    for row in rows.indices {
      if rows[row]?.contains(width) != true || isAnyChanged(row, problem.system) {
        rows[row] = try widths(ofRow: row, problem.system, at: width)
      }
      if let widths = rows[row] { interval.formIntersection(widths) }
    }
    for (place, row) in optionalRows.enumerated() {
      differences[place] = difference(ofRow: row, problem.system, at: width).length
    }
    return interval
  }

  /// The value of every column at a width.
  func values(at width: Double) -> [Double] {
    [Double](unsafeUninitializedCapacity: columns.count) { values, count in
      for column in columns.indices {
        values.initializeElement(at: column, to: columns[column].value(at: width))
      }
      count = columns.count
    }
  }

  /// The constraints that are missed at a width.
  func missed(at width: Double, _ system: SparseRows) -> [PassSolution.Miss] {
    var missed: [PassSolution.Miss] = []
    for (index, length) in zip(optionalRows, differences) {
      let difference = length.value(at: width)
      let row = system.rows[index]
      let priority = difference > 0 ? row.overPriority : row.underPriority
      if priority == 0 || difference.magnitude <= solverNoise { continue }
      missed.append(PassSolution.Miss(constraint: row.source, points: difference.magnitude))
    }
    return missed
  }

  /// Puts the roots into all columns; answers where all sizes are at least 0.
  private mutating func setColumns(
    _ roots: [MovingLength], height: Double, at width: Double
  ) throws(ReductionFailure) -> WidthInterval {
    var interval = WidthInterval()
    for column in columns.indices {
      let place = places[column]
      var length = MovingLength(place.offset, height: height)
      length.add(roots[place.root], times: place.scale)
      isChanged[column] = length != columns[column]
      columns[column] = length
      let value = length.value(at: width)
      guard value.isFinite else { throw .numericalDoubt }
      guard ConstraintProgram.isSize(column) else { continue }
      let room = value + SolutionCheck.tolerance
      if room < 0 { throw .negativeSize }
      interval.limit(room, rate: length.rate, at: width)
    }
    return interval
  }

  private func isAnyChanged(_ row: Int, _ system: SparseRows) -> Bool {
    for place in system.rows[row].terms where isChanged[system.terms[place].column] { return true }
    return false
  }

  private func difference(
    ofRow row: Int, _ system: SparseRows, at width: Double
  ) -> (length: MovingLength, size: Double) {
    var length = MovingLength()
    length.constant = -system.rows[row].rightSide
    var size = length.constant.magnitude
    for place in system.rows[row].terms {
      let term = system.terms[place]
      length.add(columns[term.column], times: term.coefficient)
      size += (term.coefficient * columns[term.column].value(at: width)).magnitude
    }
    return (length, size)
  }

  private func widths(
    ofRow index: Int, _ system: SparseRows, at width: Double
  ) throws(ReductionFailure) -> WidthInterval {
    var interval = WidthInterval()
    let row = system.rows[index]
    let mustReach = row.underPriority == SparseRows.required
    let mustNotExceed = row.overPriority == SparseRows.required
    guard mustReach || mustNotExceed else { return interval }
    let (length, size) = difference(ofRow: index, system, at: width)
    let room = SolutionCheck.tolerance * (1 + size)
    let difference = length.value(at: width)
    if mustReach {
      guard difference >= -room else { throw .notFeasible }
      interval.limit(room + difference, rate: length.rate, at: width)
    }
    if mustNotExceed {
      guard difference <= room else { throw .notFeasible }
      interval.limit(room - difference, rate: -length.rate, at: width)
    }
    return interval
  }
}
