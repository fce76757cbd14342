import Geometry
import LinearProgramming

/// Checks a layout against all required conditions, and collects the optional constraints that it
/// misses.
struct SolutionCheck {
  /// One value for each column of the items.
  private(set) var values: [Double] = []
  /// The constraints that are missed.
  private(set) var missed: [ConstraintMiss] = []
  /// The required conditions that do not hold.
  private(set) var contradictions = Contradictions()

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
      if ItemColumns.isSize(column) && value < -SolverLimits.requiredSlack {
        contradictions.negativeSizes.append(column)
      }
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
      if priority == SparseRows.required {
        if difference.magnitude <= SolverLimits.requiredSlack * (1 + size) { continue }
        contradictions.rows.append(index)
      } else if priority > 0 || !system.broken.isEmpty {
        system.addMiss(ofRow: index, excess: difference, to: &missed)
      }
    }
    system.sort(&missed)
    if !contradictions.rows.isEmpty { throw .notFeasible }
    if !contradictions.negativeSizes.isEmpty { throw .negativeSize }
  }
}

/// The required conditions that a layout does not meet, where that is why there is none.
struct Contradictions {
  /// The rows of required constraints that do not hold.
  var rows: [Int] = []
  /// The sizes that are negative.
  var negativeSizes: [Int] = []
  /// The layout that meets all others, if it is known.
  var layout: PassSolution?
}

/// Checks a layout that changes with the container's width against all required conditions, and
/// collects the optional constraints that it misses: `SolutionCheck` for an interval of widths.
struct MovingCheck {
  /// The columns of the items.
  private(set) var columns: [MovingLength]
  private let rows: Range<Int>
  private let optionalRows: [Int]
  /// The excess of the sum of each optional row over its right side.
  private var differences: [MovingLength]
  private let places: [ColumnMerging.Place]

  /// Starts without any checks; linear in the number of rows and columns.
  init(_ system: SparseRows, _ reduction: Reduction) {
    places = reduction.places
    columns = [MovingLength](repeating: MovingLength(), count: reduction.ground)
    // Contents and the rule of a self-sizing height come after the constraints, and are never
    // required.
    rows = 0..<system.constraintCount
    optionalRows = rows.filter {
      system.rows[$0].isOptional || system.broken[$0] != nil
    }
    differences = [MovingLength](repeating: MovingLength(), count: optionalRows.count)
  }

  /// The widths in which all required conditions hold.
  ///
  /// Throws if a required condition is missed at this width, a size is negative, or a number is not
  /// finite.
  mutating func run(
    _ problem: ReducedProblem, roots: [MovingLength], at width: Double
  ) throws(ReductionFailure) -> ValidWidths {
    var interval = ValidWidths()
    for column in columns.indices {
      var length = MovingLength(places[column].offset, height: problem.height)
      length.add(roots[places[column].root], times: places[column].scale)
      columns[column] = length
      let value = length.value(at: width)
      guard value.isFinite else { throw .numericalDoubt }
      guard ItemColumns.isSize(column) else { continue }
      let slack = value + SolverLimits.requiredSlack
      if slack < 0 { throw .negativeSize }
      interval.limit(slack, rate: length.rate, at: width)
    }
    for row in rows {
      interval.formIntersection(try widths(ofRow: row, problem.system, at: width))
    }
    for (place, row) in optionalRows.enumerated() {
      differences[place] = difference(ofRow: row, problem.system, at: width).length
    }
    return interval
  }

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
      system.addMiss(ofRow: index, excess: length.value(at: width), to: &missed)
    }
    system.sort(&missed)
    return missed
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
    let slack = SolverLimits.requiredSlack * (1 + size)
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
