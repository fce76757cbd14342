import LinearProgramming

/// The unique best layout of a reduced system, as a function of the container's width.
///
/// Every component has an interval of widths in which its columns change at known rates. Within all
/// intervals, a layout takes one multiplication and one addition for each column. If the width
/// leaves the interval of a component, or its contents change, only that component is solved again;
/// the result is checked against the system as always. The height of the container is fixed: with
/// another one all is solved again.
struct RememberedSolution {
  /// The height of the container; 0 if it has none.
  let height: Double
  private var components: ComponentMap
  /// The widths in which each component's rates are valid; `nil` if it must be solved.
  private var intervals: [ValidWidths?]
  /// Earlier results of blocks that are linear programs, in other intervals.
  private var earlierIntervals: [Int: [EarlierInterval]] = [:]
  private var roots: [MovingLength]
  private var check: MovingCheck
  /// The widths in which all rates are valid.
  private var interval: ValidWidths?
  private var rates: [Double]
  /// The size of the problem, without any work.
  let statistics: ReductionStatistics

  /// A component's result in one interval.
  private struct EarlierInterval {
    var interval: ValidWidths
    var columns: [MovingLength]
  }

  /// The most results that are kept for one linear program.
  private static let mostEarlierIntervals = 64

  /// Starts without results.
  init(_ system: SparseRows, _ reduction: Reduction, height: Double) {
    self.height = height
    components = ComponentMap(system, reduction)
    intervals = [ValidWidths?](repeating: nil, count: components.count)
    roots = [MovingLength](repeating: MovingLength(), count: reduction.ground + 1)
    check = MovingCheck(system, reduction)
    rates = [Double](repeating: 0, count: reduction.ground + 1)
    statistics = ReductionStatistics(system, reduction)
  }

  /// Discards everything that depends on the right side of a row.
  mutating func forget(row: Int) {
    interval = nil
    check.forget(row: row)
    guard let component = components.component(ofRow: row) else { return }
    intervals[component] = nil
    earlierIntervals[component] = nil
  }

  /// Whether the layout at a width is known.
  func holds(at width: Double) -> Bool { interval?.contains(width) == true }

  /// Finds the layout at a width, and returns the number of components that had to be solved.
  ///
  /// Throws if no layout is proven to be the unique best one; the results are then invalid.
  mutating func move(
    to width: Double, _ evaluation: inout Evaluation
  ) throws(ReductionFailure) -> Int {
    var solvedCount = 0
    var common = ValidWidths()
    for component in intervals.indices {
      if intervals[component]?.contains(width) != true, !recall(component, at: width) {
        try solve(component, at: width, &evaluation)
        solvedCount += 1
      }
      if let interval = intervals[component] { common.formIntersection(interval) }
    }
    for definition in evaluation.problem.reduction.definitions.reversed() {
      define(definition, evaluation.problem)
    }
    common.formIntersection(try check.run(evaluation.problem, roots: roots, at: width))
    interval = common
    return solvedCount
  }

  /// The layout at the width of the last `move`.
  func solution(
    at width: Double, _ system: SparseRows, _ statistics: ReductionStatistics
  ) -> ReducedSolution {
    ReducedSolution(
      values: check.values(at: width), missed: check.missed(at: width, system),
      statistics: statistics)
  }

  /// Restores a linear program's earlier result for a width; returns whether there is one.
  private mutating func recall(_ component: Int, at width: Double) -> Bool {
    guard let known = earlierIntervals[component]?.first(where: { $0.interval.contains(width) })
    else {
      return false
    }
    intervals[component] = known.interval
    for (column, length) in zip(components.columns(of: component), known.columns) {
      roots[column] = length
    }
    return true
  }

  private mutating func solve(
    _ component: Int, at width: Double, _ evaluation: inout Evaluation
  ) throws(ReductionFailure) {
    let rows = components.rows(of: component, evaluation.problem.reduction)
    let columns = components.columns(of: component)
    try evaluation.solve(component: component)
    let values = evaluation.roots
    let found = evaluation.problem.movement(of: columns, rows: rows, roots: values, rates: &rates)
    intervals[component] = found ?? ValidWidths(only: width)
    for column in columns {
      roots[column] = MovingLength(
        values[column], at: width, rate: found == nil ? 0 : rates[column])
    }
    guard rows.count > 1 else { return }
    var known = earlierIntervals[component] ?? []
    if known.count == Self.mostEarlierIntervals { known.removeFirst() }
    known.append(
      EarlierInterval(
        interval: intervals[component] ?? ValidWidths(only: width),
        columns: columns.map { roots[$0] }))
    earlierIntervals[component] = known
  }

  private mutating func define(_ definition: Reduction.Definition, _ problem: ReducedProblem) {
    let row = problem.reduction.reduced.rows[definition.row]
    var sum = MovingLength(row.shift, height: height)
    sum.constant -= problem.system.rows[row.origin].rightSide
    for place in row.terms {
      let term = problem.reduction.reduced.terms[place]
      if term.column != definition.root { sum.add(roots[term.column], times: term.coefficient) }
    }
    var length = MovingLength()
    length.add(sum, times: -1 / definition.coefficient)
    roots[definition.root] = length
  }
}
