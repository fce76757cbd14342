import LinearProgramming

/// The best layout of a reduced system, or the chosen one of several, as a function of the
/// container's width.
///
/// Every component has an interval of widths in which its columns change at known rates. Within all
/// intervals, a layout takes one multiplication and one addition for each column. If the width
/// leaves the interval of a component, or its contents change, only that component is solved again;
/// the result is checked against the system as always. The height of the container is fixed: with
/// another one all is solved again.
struct SolutionCache {
  /// The height of the container; 0 if it has none.
  let height: Double
  private var components: ComponentMap
  /// The lengths of wrapping contents at the last move, in the order of their rows.
  var contents: [Double] = []
  /// The widths in which each component's rates are valid; `nil` if it must be solved.
  private var intervals: [ValidWidths?]
  private var roots: [MovingLength]
  private var check: MovingCheck
  /// The widths in which all rates are valid.
  private var interval: ValidWidths?
  private var rates: [Double]
  /// The choices for components with several best values, by their numbers.
  private var choices: [Int: MovingChoice] = [:]
  /// The columns of items that depend on them.
  private var ambiguousColumns: [AmbiguousComponents.AmbiguousColumn] = []
  /// The ambiguous components, in the order in which `ambiguousColumns` count them.
  private var ambiguousComponents: [Int] = []
  /// The size of the problem, without any work.
  let statistics: ConstraintStatistics

  /// Starts without results.
  init(_ system: SparseRows, _ reduction: Reduction, height: Double) {
    self.height = height
    components = ComponentMap(system, reduction)
    intervals = [ValidWidths?](repeating: nil, count: components.count)
    roots = [MovingLength](repeating: MovingLength(), count: reduction.ground + 1)
    check = MovingCheck(system, reduction)
    rates = [Double](repeating: 0, count: reduction.ground + 1)
    statistics = ConstraintStatistics(system, reduction)
  }

  /// Discards everything that depends on the right side of a row.
  mutating func invalidate(row: Int) {
    interval = nil
    for (component, choice) in choices where choice.dependsOnOthers { intervals[component] = nil }
    guard let component = components.component(ofRow: row) else { return }
    intervals[component] = nil
  }

  /// Whether the layout at a width is known.
  func holds(at width: Double) -> Bool { interval?.contains(width) == true }

  /// How the columns of the items move, and the widths in which they do; `nil` where no layout is known.
  var movement: (columns: [MovingLength], widths: ValidWidths)? {
    interval.map { (check.columns, $0) }
  }

  /// Finds the layout at a width, and returns the number of components that had to be solved.
  ///
  /// Throws if no layout is proven to be the unique best one; the results are then invalid.
  mutating func move(
    to width: Double, _ evaluation: inout Evaluation
  ) throws(ReductionFailure) -> Int {
    var solvedCount = 0
    var common = ValidWidths()
    var unsolved: [Int] = []
    for component in intervals.indices where intervals[component]?.contains(width) != true {
      choices[component] = nil
      do {
        try solve(component, at: width, &evaluation)
      } catch {
        guard error == .notUnique else { throw error }
        unsolved.append(component)
      }
      solvedCount += 1
    }
    if !unsolved.isEmpty || choices.count != ambiguousComponents.count {
      try choose(unsolved, at: width, &evaluation)
    }
    for interval in intervals {
      if let interval { common.formIntersection(interval) }
    }
    var defined = roots
    for definition in evaluation.problem.reduction.definitions.reversed() {
      define(definition, evaluation.problem, &defined)
    }
    common.formIntersection(try check.run(evaluation.problem, roots: defined, at: width))
    for column in ambiguousColumns where ItemColumns.isSize(column.column) {
      let least = end(of: column, isUpper: false, at: width)
      let slack = least.value(at: width) + SolverLimits.requiredSlack
      guard slack >= 0 else { throw .negativeSize }
      common.limit(slack, rate: least.rate, at: width)
    }
    interval = common
    return solvedCount
  }

  /// Finds the best values of components with several, and chooses among them.
  ///
  /// All others have their values.
  private mutating func choose(
    _ unsolved: [Int], at width: Double, _ evaluation: inout Evaluation
  ) throws(ReductionFailure) {
    for component in intervals.indices {
      for column in components.columns(of: component) {
        evaluation.roots[column] = roots[column].value(at: width)
      }
    }
    ambiguousComponents = (unsolved + choices.keys).sorted()
    var search = AmbiguousComponents(evaluation.problem, ambiguous: ambiguousComponents)
    let known = choices
    try search.run(&evaluation) { number in known[number]?.program(at: width) }
    ambiguousColumns = search.columns
    var values = evaluation.roots
    let chosen = zip(search.combinations.components, search.programs)
    for (component, program) in chosen where choices[component.number] == nil {
      cache(component, program, evaluation.problem, &values, at: width)
    }
  }

  /// Caches how the choice for a component changes with the width.
  private mutating func cache(
    _ component: Combinations.Component, _ program: AmbiguousProgram, _ problem: ReducedProblem,
    _ values: inout [Double], at width: Double
  ) {
    let rows = problem.reduction.rows(ofComponent: component.number)
    let isOnlyHere = program.dependsOnOthers || program.hasNarrowRange
    var interval = isOnlyHere ? ValidWidths(only: width) : ValidWidths()
    /// The rates of all columns and sums where the columns have these values.
    func lengths(at point: [Double]) -> [MovingLength] {
      for (column, value) in zip(component.columns, point) { values[column] = value }
      let found =
        problem.isUnlimited(component.columns, rows: rows)
        ? unlimited(component.columns)
        : problem.movement(of: component.columns, rows: rows, roots: values, rates: &rates)
      interval.formIntersection(found ?? ValidWidths(only: width))
      var all = zip(component.columns, point).map { column, value in
        MovingLength(value, at: width, rate: found == nil ? 0 : rates[column])
      }
      for sum in component.sums {
        var length = MovingLength()
        for term in sum { length.add(all[term.column], times: term.coefficient) }
        all.append(length)
      }
      return all
    }
    let noEnds = [MovingLength?](repeating: nil, count: program.ranges.count)
    var choice = MovingChoice(
      values: [], lower: noEnds, upper: noEnds,
      haveRange: program.ranges.indices.map(program.hasRange),
      dependsOnOthers: program.dependsOnOthers)
    for place in program.ranges.indices where program.hasRange(place) {
      if let point = program.lowerEnds[place] {
        choice.lower[place] = lengths(at: point)[place]
      }
      if let point = program.upperEnds[place] {
        choice.upper[place] = lengths(at: point)[place]
      }
    }
    choice.values = lengths(at: program.values)
    for (column, length) in zip(component.columns, choice.values) { roots[column] = length }
    intervals[component.number] = interval
    choices[component.number] = choice
  }

  /// The widths of a column without conditions, whose value is 0 in every container.
  private mutating func unlimited(_ columns: [Int]) -> ValidWidths {
    for column in columns { rates[column] = 0 }
    return ValidWidths()
  }

  /// One end of the range of a column.
  private func end(
    of column: AmbiguousComponents.AmbiguousColumn, isUpper: Bool, at width: Double
  ) -> MovingLength {
    var length = check.columns[column.column]
    for part in column.parts {
      guard let choice = choices[ambiguousComponents[part.component]] else { continue }
      let ends = isUpper == (part.factor > 0) ? choice.upper : choice.lower
      let endless = isUpper ? Double.infinity : -Double.infinity
      guard let end = ends[part.place] else {
        length.constant = endless
        length.rate = 0
        return length
      }
      length.add(end, times: part.factor)
      length.add(choice.values[part.place], times: -part.factor)
    }
    return length
  }

  /// The range of each column of the items at a width; `nil` if all values are unique.
  private func ranges(_ values: [Double], at width: Double) -> ColumnRanges? {
    if ambiguousColumns.isEmpty { return nil }
    let ranges = ambiguousColumns.map { column in
      let lower = end(of: column, isUpper: false, at: width).value(at: width)
      let upper = end(of: column, isUpper: true, at: width).value(at: width)
      return lower...max(lower, upper)
    }
    return ColumnRanges(values, columns: ambiguousColumns.map { $0.column }, ranges: ranges)
  }

  /// The layout at the width of the last `move`.
  func solution(
    at width: Double, _ system: SparseRows, _ statistics: ConstraintStatistics
  ) -> PassSolution {
    let values = check.values(at: width)
    return PassSolution(
      values: values, missed: check.missed(at: width, system), ranges: ranges(values, at: width),
      statistics: statistics)
  }

  private mutating func solve(
    _ component: Int, at width: Double, _ evaluation: inout Evaluation
  ) throws(ReductionFailure) {
    let rows = evaluation.problem.reduction.rows(ofComponent: component)
    let columns = components.columns(of: component)
    try evaluation.solve(component: component)
    let values = evaluation.roots
    let found = evaluation.problem.movement(of: columns, rows: rows, roots: values, rates: &rates)
    intervals[component] = found ?? ValidWidths(only: width)
    for column in columns {
      roots[column] = MovingLength(
        values[column], at: width, rate: found == nil ? 0 : rates[column])
    }
  }

  private func define(
    _ definition: Reduction.Definition, _ problem: ReducedProblem, _ roots: inout [MovingLength]
  ) {
    if definition.row < 0 {
      roots[definition.root].add(roots[definition.base], times: definition.coefficient)
      return
    }
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

/// The chosen values of a component with several best ones, as functions of the container's width.
private struct MovingChoice {
  /// The values of its columns and sums.
  var values: [MovingLength]
  /// The ends of their ranges, where they have one.
  var lower: [MovingLength?]
  var upper: [MovingLength?]
  /// Which of them have several best values.
  var haveRange: [Bool]
  /// Whether the choice depends on values of other components.
  var dependsOnOthers: Bool

  /// The choice at a width.
  func program(at width: Double) -> AmbiguousProgram {
    AmbiguousProgram(
      values: values.map { $0.value(at: width) },
      ranges: values.indices.map { place in
        let value = values[place].value(at: width)
        guard haveRange[place] else { return value...value }
        let start = lower[place]?.value(at: width) ?? -.infinity
        return start...max(start, upper[place]?.value(at: width) ?? .infinity)
      })
  }
}

extension ReducedProblem {
  /// Whether there is just one column, without any condition.
  fileprivate func isUnlimited(_ columns: [Int], rows: ArraySlice<Int>) -> Bool {
    guard columns.count == 1, rows.isEmpty, let column = columns.first else { return false }
    let state = reduction.reduced.columns[column]
    return !reduction.reduced.isSize(column) && state.firstSingle < 0 && state.firstCost < 0
  }
}
