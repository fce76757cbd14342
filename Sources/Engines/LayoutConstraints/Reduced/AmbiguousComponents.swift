import LinearProgramming

/// Finds the best values of ambiguous components, those without a proven unique best value, and chooses
/// among them as `TieBreak` does.
///
/// The best layouts of a system are all combinations of the best values of its components. So a
/// preference about a sum of values of several components splits into one for each of them: the sum
/// is least if every part is.
struct AmbiguousComponents {
  private let problem: ReducedProblem
  private(set) var combinations: Combinations
  private(set) var programs: [AmbiguousProgram] = []
  /// The columns with several best values, in the order of the items.
  private(set) var columns: [AmbiguousColumn] = []
  private var schedules: [Schedule]

  /// The preferences that a component has already.
  private struct Schedule {
    /// The places, with the direction that is preferred, that have their smallest value.
    var settled: Set<Direction> = []
    /// The preferences that counted when each endless one was last tried.
    var tried: [Direction: Int] = [:]
  }

  /// A place that is to become smaller, or larger.
  private struct Direction: Hashable {
    var place: Int
    var isNegative: Bool
  }

  /// `ambiguous` are the numbers of the components without a unique best value.
  init(_ problem: ReducedProblem, ambiguous: [Int]) {
    self.problem = problem
    combinations = Combinations(
      problem,
      ambiguous: ambiguous.map {
        Combinations.Component(number: $0, columns: problem.reduction.columns(ofComponent: $0))
      })
    schedules = ambiguous.map { _ in Schedule() }
  }

  /// Sets the roots of the ambiguous components, and all that depend on them, to the chosen values.
  ///
  /// The other roots have their values. Throws if a component has no best values, if the choice for
  /// one depends on another, or if the simplex method gives up. `known` has the components whose
  /// choice is known.
  mutating func run(
    _ evaluation: inout Evaluation, known: (Int) -> AmbiguousProgram? = { _ in nil }
  ) throws(ReductionFailure) {
    for component in combinations.components {
      if let program = known(component.number) {
        programs.append(program)
        continue
      }
      if let program = try freeColumn(component) {
        programs.append(program)
        continue
      }
      var program = try AmbiguousProgram(component, of: problem)
      try program.solve()
      programs.append(program)
    }
    setRoots(&evaluation)
    evaluation.defineAll()
    columns = try ambiguousColumns(evaluation.defined)
    if !columns.isEmpty {
      addPreferences(for: columns)
      for index in programs.indices { try programs[index].choose() }
      setRoots(&evaluation)
      evaluation.defineAgain(combinations.roots, by: combinations.definitions)
    }
    for program in programs {
      evaluation.work.addWork(of: program.work)
    }
  }

  /// The program of a component that is one column without optional conditions, as most values are
  /// that nothing determines; `nil` for any other.
  private func freeColumn(
    _ component: Combinations.Component
  ) throws(ReductionFailure) -> AmbiguousProgram? {
    guard component.number < problem.reduction.isolatedColumns.count, component.sums.isEmpty,
      let column = component.columns.first,
      problem.reduction.reduced.columns[column].firstCost < 0
    else { return nil }
    var bends: [CostCurves.Bend] = []
    let bounds = try problem.bounds(of: column, bends: &bends)
    guard bends.isEmpty, bounds.lower < bounds.upper else { return nil }
    return AmbiguousProgram(freeColumn: bounds.lower...bounds.upper)
  }

  private func setRoots(_ evaluation: inout Evaluation) {
    for (component, program) in zip(combinations.components, programs) {
      for (column, value) in zip(component.columns, program.values) {
        evaluation.roots[column] = value
      }
    }
  }

  /// A column of an item with several best values.
  struct AmbiguousColumn {
    var column: Int
    /// The column's value without its parts.
    var constant: Double
    var parts: [Combinations.Part]
  }

  /// The columns with several best values, in the order of the items.
  private func ambiguousColumns(_ roots: [Double]) throws(ReductionFailure) -> [AmbiguousColumn] {
    var columns: [AmbiguousColumn] = []
    let reduction = problem.reduction
    for column in reduction.columns(ofRoots: combinations.roots) {
      let place = problem.reduction.places[column]
      guard let combination = combinations.ofRoot(place.root) else { continue }
      var ambiguous = AmbiguousColumn(
        column: column, constant: problem.value(of: column, roots), parts: [])
      var isEndless = false
      for part in combination {
        let program = programs[part.component]
        guard program.hasRange(part.place) else { continue }
        var part = part
        part.factor *= place.scale
        ambiguous.constant -= part.factor * program.values[part.place]
        ambiguous.parts.append(part)
        if isEndlessBelow(part) { isEndless = true }
      }
      if ambiguous.parts.isEmpty { continue }
      // One component without an end decides that a preference is skipped in all of them.
      if isEndless && ambiguous.parts.count > 1 { throw .notUnique }
      if ItemColumns.isSize(column) {
        guard range(of: ambiguous).lowerBound >= -SolverLimits.requiredSlack else {
          throw .negativeSize
        }
      }
      columns.append(ambiguous)
    }
    return columns
  }

  private func isEndlessBelow(_ part: Combinations.Part) -> Bool {
    let range = programs[part.component].ranges[part.place]
    return part.factor > 0 ? range.lowerBound.isInfinite : range.upperBound.isInfinite
  }

  private func range(of column: AmbiguousColumn) -> ClosedRange<Double> {
    var lower = column.constant
    var upper = column.constant
    for part in column.parts {
      let range = programs[part.component].ranges[part.place]
      let ends = (part.factor * range.lowerBound, part.factor * range.upperBound)
      lower += min(ends.0, ends.1)
      upper += max(ends.0, ends.1)
    }
    return lower...max(lower, upper)
  }

  /// The range of each column of the items, given the values of all; `nil` if every value is unique
  /// after all.
  func ranges(_ values: [Double]) -> ColumnRanges? {
    if columns.isEmpty { return nil }
    return ColumnRanges(values, columns: columns.map { $0.column }, ranges: columns.map(range))
  }
}

extension AmbiguousComponents {
  /// Adds the preferences of `TieBreak`, in its order, to every component that they are about.
  private mutating func addPreferences(for columns: [AmbiguousColumn]) {
    let sizes = columns.filter { ItemColumns.isSize($0.column) }
    let positions = columns.filter { !ItemColumns.isSize($0.column) }
    keepContents(sizes)
    for column in sizes + positions {
      for part in column.parts { preferSmall(part) }
    }
    if positions.isEmpty { return }
    preferSmallSlacks()
    for column in positions {
      for part in column.parts where isEndlessBelow(part) {
        let direction = Direction(place: part.place, isNegative: part.factor < 0)
        guard schedules[part.component].settled.insert(direction).inserted else { continue }
        programs[part.component].preferZero(
          part.place, factor: part.factor, constant: column.constant,
          isFixed: isFixed(column, in: part.component))
      }
    }
  }

  /// Adds the preference for sizes that are those of contents.
  ///
  /// In equally good layouts, a size is never on both sides of its content: the sum of all errors would
  /// bend there. So a small error is a small size, or a large one.
  private mutating func keepContents(_ sizes: [AmbiguousColumn]) {
    let system = problem.system
    if system.rowsKeptInTies.isEmpty { return }
    var places: [Int: Int] = [:]
    for (place, size) in sizes.enumerated() { places[size.column] = place }
    for row in system.rowsKeptInTies {
      let column = system.terms[system.rows[row].start].column
      guard let size = places[column].map({ sizes[$0] }) else { continue }
      let range = range(of: size)
      let isLonger = (range.lowerBound + range.upperBound) / 2 > system.rows[row].rightSide
      for var part in size.parts {
        if !isLonger { part.factor = -part.factor }
        preferSmall(part)
      }
    }
  }

  /// Whether a column of an item depends on nothing but a column of this component.
  private func isFixed(_ column: AmbiguousColumn, in component: Int) -> Bool {
    let place = problem.reduction.places[column.column]
    return place.offset.width == 0
      && !problem.reduction.reduced.columns[place.root].isMoved
      && combinations.components[component].columns.contains(place.root)
  }

  /// Adds the preference for a small value, unless it cannot change anything any more.
  private mutating func preferSmall(_ part: Combinations.Part) {
    let direction = Direction(place: part.place, isNegative: part.factor < 0)
    let counting = schedules[part.component].settled.count
    if isEndlessBelow(part) {
      guard schedules[part.component].tried[direction] != counting else { return }
      schedules[part.component].tried[direction] = counting
    } else {
      guard schedules[part.component].settled.insert(direction).inserted else { return }
    }
    programs[part.component].prefer(
      [Term(column: part.place, coefficient: part.factor < 0 ? -1 : 1)])
  }

  /// Adds the preference for a small sum of slacks: see `TieBreak`.
  private mutating func preferSmallSlacks() {
    var sums = [[Int: Double]](repeating: [:], count: programs.count)
    var seen: Set<[Int: Double]> = []
    var errors: [Int: [(component: Int, column: Int)]]?
    let system = problem.system
    for index in ambiguousInequalities {
      let row = system.rows[index]
      var largest = 0.0
      var terms: [Term] = []
      for place in row.terms where !ItemColumns.isSize(system.terms[place].column) {
        terms.append(system.terms[place])
        largest = max(largest, system.terms[place].coefficient.magnitude)
      }
      guard largest > 0 else { continue }
      let scale = row.underPriority > 0 ? 1 / largest : -1 / largest
      if !row.isOptional {
        var slack: [Int: Double] = [:]
        for term in terms { slack[term.column, default: 0] += term.coefficient * scale }
        guard seen.insert(slack).inserted else { continue }
      }
      for term in terms {
        let place = problem.reduction.places[term.column]
        for part in combinations.ofRoot(place.root) ?? [] {
          sums[part.component][part.place, default: 0] +=
            part.factor * place.scale * term.coefficient * scale
        }
      }
      guard row.isOptional else { continue }
      if errors == nil { errors = errorColumns }
      for (component, error) in errors?[index] ?? [] {
        sums[component][error, default: 0] += 1 / largest
      }
    }
    for (component, sum) in sums.enumerated() {
      // What rounding leaves of terms that cancel out must not become a preference.
      let terms = sum.filter { $0.value.magnitude > SolverLimits.boundRounding }
        .sorted { $0.key < $1.key }.map { Term(column: $0.key, coefficient: $0.value) }
      if !terms.isEmpty { programs[component].prefer(terms) }
    }
  }

  /// The error columns of each row of the system, by the ambiguous components that it is part of.
  private var errorColumns: [Int: [(component: Int, column: Int)]] {
    var columns: [Int: [(component: Int, column: Int)]] = [:]
    for (component, program) in programs.enumerated() {
      for (row, column) in program.errorColumns {
        columns[row, default: []].append((component, column))
      }
    }
    return columns
  }

  /// The inequalities about positions with several best values, in the order of the rows.
  ///
  /// Every one of them became a condition on a root that depends on ambiguous components, unless these
  /// cancel out.
  private var ambiguousInequalities: [Int] {
    let system = problem.system
    let reduced = problem.reduction.reduced
    var found: [Int] = []
    func add(_ index: Int) {
      guard index >= 0, index < system.constraintCount else { return }
      let row = system.rows[index]
      if row.isInequality && isAmbiguous(row) { found.append(index) }
    }
    for root in combinations.roots {
      for single in reduced.singles(of: root) { add(single.row) }
      for entry in reduced.entries(of: root) { add(reduced.rows[entry.row].origin) }
    }
    found.sort()
    return found.indices.filter { $0 == 0 || found[$0] != found[$0 - 1] }.map { found[$0] }
  }

  /// Whether a row is about a position with several best values.
  private func isAmbiguous(_ row: SparseRows.Row) -> Bool {
    row.terms.contains { place in
      let column = problem.system.terms[place].column
      return !ItemColumns.isSize(column)
        && !combinations.isKnown(problem.reduction.places[column].root)
    }
  }
}

extension ReducedProblem {
  /// The value of a column of an item.
  func value(of column: Int, _ roots: [Double]) -> Double {
    let place = reduction.places[column]
    return place.scale * roots[place.root] + place.offset.value(width: width, height: height)
  }
}
