import LinearProgramming

/// The only best layout of a reduced system, as far as it says what the layout is in other widths.
///
/// Every component has an interval of widths in which its columns move at known rates. What none of
/// them has left is a multiplication and an addition for each column. Where the width leaves the
/// interval of a component, or its contents change, this one is solved again, and no other; what
/// follows from it is held against the system as ever. The height of the container is one: with
/// another one all is solved again.
struct RememberedSolution {
  /// The height of the container; 0 where it has none.
  let height: Double
  private var components: ComponentMap
  /// Where each component moves as it is remembered to; `nil` if it has to be solved.
  private var intervals: [WidthInterval?]
  /// What blocks that are linear programs were in other intervals.
  private var earlierIntervals: [Int: [EarlierInterval]] = [:]
  private var roots: [MovingLength]
  private var check: MovingCheck
  /// Where all of this holds.
  private var interval: WidthInterval?
  private var rates: [Double]
  /// The size of the problem, without any work.
  let statistics: ReductionStatistics

  /// A component as it was in some interval.
  private struct EarlierInterval {
    var interval: WidthInterval
    var columns: [MovingLength]
  }

  /// The most intervals of one linear program that are kept.
  private static let mostEarlierIntervals = 64

  /// Knows nothing yet.
  init(_ system: SparseRows, _ reduction: Reduction, height: Double) {
    self.height = height
    components = ComponentMap(system, reduction)
    intervals = [WidthInterval?](repeating: nil, count: components.count)
    roots = [MovingLength](repeating: MovingLength(), count: reduction.ground + 1)
    check = MovingCheck(system, reduction)
    rates = [Double](repeating: 0, count: reduction.ground + 1)
    statistics = ReductionStatistics(system, reduction)
  }

  /// Forgets what depends on the right side of a row.
  mutating func forget(row: Int) {
    interval = nil
    check.forget(row: row)
    guard let component = components.component(ofRow: row) else { return }
    intervals[component] = nil
    earlierIntervals[component] = nil
  }

  /// Whether the layout is known in a width.
  func holds(at width: Double) -> Bool { interval?.contains(width) == true }

  /// Finds the layout in a width; answers how many components had to be solved for that.
  ///
  /// Throws if no layout is proven to be the only best one; what is remembered is of no use then.
  mutating func move(
    to width: Double, _ evaluation: inout Evaluation
  ) throws(ReductionFailure) -> Int {
    var solvedCount = 0
    var common = WidthInterval()
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

  /// The layout in a width that it was moved to.
  func solution(
    at width: Double, _ system: SparseRows, _ statistics: ReductionStatistics
  ) -> ReducedSolution {
    ReducedSolution(
      values: check.values(at: width), missed: check.missed(at: width, system),
      statistics: statistics)
  }

  /// Takes what a linear program was when the container was last as wide.
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
    intervals[component] = found ?? WidthInterval(only: width)
    for column in columns {
      roots[column] = MovingLength(
        values[column], at: width, rate: found == nil ? 0 : rates[column])
    }
    guard rows.count > 1 else { return }
    var known = earlierIntervals[component] ?? []
    if known.count == Self.mostEarlierIntervals { known.removeFirst() }
    known.append(
      EarlierInterval(
        interval: intervals[component] ?? WidthInterval(only: width),
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
