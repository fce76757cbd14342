import Geometry
import LinearProgramming

/// Checks a layout against all required conditions, and collects the optional constraints that it
/// misses.
struct SolutionCheck {
  /// One value for each column of the items.
  private(set) var values: [Double] = []
  /// The constraints that are missed.
  private(set) var missed: [ConstraintMiss] = []
  /// The rows of required constraints that do not hold.
  private(set) var contradictions: [Int] = []
  /// The sizes that are negative.
  private(set) var negativeSizes: [Int] = []

  /// Computes all columns from the roots.
  init(_ reduction: Reduction, width: Double, height: Double, roots: [Double]) {
    values.reserveCapacity(reduction.ground)
    for place in reduction.places.dropLast() {
      values.append(
        place.scale * roots[place.root] + place.offset.value(width: width, height: height))
    }
  }

  /// Throws if a required condition is missed, a size is negative, or a number is not finite.
  mutating func run(_ system: SparseRows) throws(ReductionFailure) {
    for column in values.indices {
      let value = values[column]
      guard value.isFinite else { throw .numericalDoubt }
      if ItemColumns.isSize(column) && value < -Self.tolerance { negativeSizes.append(column) }
    }
    // Contents and the rule of a self-sizing height come after the constraints, and are never
    // required.
    for index in 0..<system.constraintCount {
      let row = system.rows[index]
      var sum = 0.0
      var size = row.rightSide.magnitude
      for place in row.terms {
        let part = system.terms[place].coefficient * values[system.terms[place].column]
        sum += part
        size += part.magnitude
      }
      let difference = sum - row.rightSide
      let priority = difference > 0 ? row.overPriority : row.underPriority
      if priority == 0 {
        if system.broken.isEmpty { continue }
        let points = system.miss(ofBroken: index, excess: difference)
        if points > solverNoise {
          missed.append(ConstraintMiss(constraint: row.source, points: points))
        }
        continue
      }
      if priority == SparseRows.required {
        if difference.magnitude <= Self.tolerance * (1 + size) { continue }
        contradictions.append(index)
      } else if difference.magnitude > solverNoise {
        missed.append(ConstraintMiss(constraint: row.source, points: difference.magnitude))
      }
    }
    system.sort(&missed)
    if !contradictions.isEmpty { throw .notFeasible }
    if !negativeSizes.isEmpty { throw .negativeSize }
  }

  /// The error up to which a required condition holds, in points and per point of the numbers
  /// involved: a tenth of what the simplex method allows.
  static let tolerance = 1e-8
}

/// Checks a layout that changes with the container's width against all required conditions, and
/// collects the optional constraints that it misses: `SolutionCheck` for an interval of widths.
///
/// A column and a row are checked again only if one of their roots changes in another way than
/// before.
struct MovingCheck {
  /// The roots at the last check; `nil` before the first one.
  private var roots: [MovingLength?]
  private var columns: [MovingLength]
  /// The widths at which each column that is a size is not negative.
  private var sizes: [ValidWidths]
  /// The widths at which each row holds; `nil` if it must be checked.
  private var rows: [ValidWidths?]
  private let optionalRows: [Int]
  /// The excess of the sum of each optional row over its right side.
  private var differences: [MovingLength]
  private let places: [ColumnMerging.Place]
  /// The columns with each root, and the constraints with each column.
  private let columnsOfRoots: IndexLists
  private let rowsOfColumns: IndexLists

  /// Starts without any checks; linear in the number of terms.
  init(_ system: SparseRows, _ reduction: Reduction) {
    places = reduction.places
    roots = [MovingLength?](repeating: nil, count: reduction.ground + 1)
    columns = [MovingLength](repeating: MovingLength(), count: reduction.ground)
    sizes = [ValidWidths](repeating: ValidWidths(), count: reduction.ground)
    columnsOfRoots = IndexLists(
      count: reduction.ground + 1,
      reduction.places.prefix(reduction.ground).enumerated().map { (list: $1.root, member: $0) })
    // Contents and the rule of a self-sizing height come after the constraints, and are never
    // required.
    rows = [ValidWidths?](repeating: nil, count: system.constraintCount)
    let uses = (0..<system.constraintCount).flatMap { row in
      system.rows[row].terms.map { (list: system.terms[$0].column, member: row) }
    }
    rowsOfColumns = IndexLists(count: reduction.ground, uses)
    optionalRows = (0..<system.constraintCount).filter {
      system.rows[$0].isOptional || system.broken[$0] != nil
    }
    differences = [MovingLength](repeating: MovingLength(), count: optionalRows.count)
  }

  /// Requires a new check of a row, since its right side changed.
  mutating func forget(row: Int) {
    if rows.indices.contains(row) { rows[row] = nil }
  }

  /// The widths in which all required conditions hold.
  ///
  /// Throws if a required condition is missed at this width, a size is negative, or a number is not
  /// finite.
  mutating func run(
    _ problem: ReducedProblem, roots: [MovingLength], at width: Double
  ) throws(ReductionFailure) -> ValidWidths {
    try setColumns(roots, height: problem.height, at: width)
    var interval = ValidWidths()
    for column in sizes.indices where ItemColumns.isSize(column) {
      interval.formIntersection(sizes[column])
    }
    guard interval.contains(width) else { throw .negativeSize }
    for row in rows.indices {
      if let widths = rows[row], widths.contains(width) {
        interval.formIntersection(widths)
      } else {
        let widths = try widths(ofRow: row, problem.system, at: width)
        rows[row] = widths
        interval.formIntersection(widths)
      }
    }
    for (place, row) in optionalRows.enumerated() {
      differences[place] = difference(ofRow: row, problem.system, at: width).length
    }
    return interval
  }

  /// A column as a function of the width.
  func column(_ column: Int) -> MovingLength { columns[column] }

  /// The value of every column at a width.
  func values(at width: Double) -> [Double] {
    [Double](capacity: columns.count) { values, count in
      for column in columns.indices {
        values.initializeElement(at: column, to: columns[column].value(at: width))
      }
      count = columns.count
    }
  }

  /// The constraints that are missed at a width.
  func missed(at width: Double, _ system: SparseRows) -> [ConstraintMiss] {
    var missed: [ConstraintMiss] = []
    for (index, length) in zip(optionalRows, differences) {
      let difference = length.value(at: width)
      let row = system.rows[index]
      let priority = difference > 0 ? row.overPriority : row.underPriority
      if priority == 0 {
        let points = system.miss(ofBroken: index, excess: difference)
        if points > solverNoise {
          missed.append(ConstraintMiss(constraint: row.source, points: points))
        }
        continue
      }
      if difference.magnitude <= solverNoise { continue }
      missed.append(ConstraintMiss(constraint: row.source, points: difference.magnitude))
    }
    system.sort(&missed)
    return missed
  }

  /// Updates the columns whose roots change in another way than before.
  private mutating func setColumns(
    _ roots: [MovingLength], height: Double, at width: Double
  ) throws(ReductionFailure) {
    for root in roots.indices where self.roots[root] != roots[root] {
      self.roots[root] = roots[root]
      for column in columnsOfRoots[root] {
        try set(column, to: roots[root], height: height, at: width)
      }
    }
  }

  private mutating func set(
    _ column: Int, to root: MovingLength, height: Double, at width: Double
  ) throws(ReductionFailure) {
    var length = MovingLength(places[column].offset, height: height)
    length.add(root, times: places[column].scale)
    columns[column] = length
    for row in rowsOfColumns[column] { rows[row] = nil }
    let value = length.value(at: width)
    guard value.isFinite else { throw .numericalDoubt }
    guard ItemColumns.isSize(column) else { return }
    let slack = value + SolutionCheck.tolerance
    if slack < 0 { throw .negativeSize }
    sizes[column] = ValidWidths()
    sizes[column].limit(slack, rate: length.rate, at: width)
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
  ) throws(ReductionFailure) -> ValidWidths {
    var interval = ValidWidths()
    let row = system.rows[index]
    let mustReach = row.underPriority == SparseRows.required
    let mustNotExceed = row.overPriority == SparseRows.required
    guard mustReach || mustNotExceed else { return interval }
    let (length, size) = difference(ofRow: index, system, at: width)
    let slack = SolutionCheck.tolerance * (1 + size)
    let difference = length.value(at: width)
    if mustReach {
      guard difference >= -slack else { throw .notFeasible }
      interval.limit(slack + difference, rate: length.rate, at: width)
    }
    if mustNotExceed {
      guard difference <= slack else { throw .notFeasible }
      interval.limit(slack - difference, rate: -length.rate, at: width)
    }
    return interval
  }
}
