import Geometry
import LinearProgramming

/// Solves a reduced system for one container, component by component.
///
/// It has the rows, the reduction and the buffers of a solver as long as it lasts, so that nobody counts
/// a second owner of their many arrays. Hence it cannot be copied.
struct Evaluation: ~Copyable {
  private(set) var problem: ReducedProblem
  /// The value of each root, as it is solved.
  var roots: [Double] = []
  /// The value of each root, also of those that others define or that are measured from others.
  private(set) var defined: [Double] = []
  /// The work of the simplex method.
  var work = SolverStatistics()
  /// The required conditions that do not hold, once that is why there is no layout, with the best
  /// layout without them.
  private(set) var contradictions = Contradictions()
  private var buffers = Buffers()

  /// Memory that is reused from one evaluation to the next.
  struct Buffers {
    var curves = CostCurves()
    var filling = RowFilling()
    var simpleFilling = SimpleRowFilling()
  }

  /// Takes the rows of a solver, their reduction, and the buffers, until `giveBack(_:_:_:)`.
  init(
    _ system: inout SparseRows, _ reduction: inout Reduction, _ buffers: inout Buffers,
    _ container: Container
  ) {
    let rootCount = reduction.ground + 1
    problem = ReducedProblem(container)
    problem.exchange(&system, &reduction)
    swap(&self.buffers, &buffers)
    roots = Array(capacity: rootCount) { roots, count in
      roots.initialize(repeating: 0)
      count = rootCount
    }
  }

  /// Gives back what the initializer took.
  mutating func giveBack(
    _ system: inout SparseRows, _ reduction: inout Reduction, _ buffers: inout Buffers
  ) {
    problem.exchange(&system, &reduction)
    swap(&self.buffers, &buffers)
  }

  /// The best layout, or the chosen one if there are several; nearly linear in the number of terms,
  /// except for linear programs.
  ///
  /// Throws if there is none, or none is proven.
  mutating func run() throws(ReductionFailure) -> PassSolution {
    var ambiguous: [Int] = []
    var isFeasible = true
    for component in 0..<problem.reduction.componentCount {
      do {
        try solve(component: component)
      } catch {
        switch error {
        case .notUnique: ambiguous.append(component)
        case .notFeasible: isFeasible = false
        default: throw error
        }
      }
    }
    var found: AmbiguousComponents?
    if ambiguous.isEmpty || !isFeasible {
      defined = roots
      // The roots alone are not needed any more, and a second owner would make the first change a copy.
      roots = []
      defineOthers()
    } else {
      var components = AmbiguousComponents(problem, ambiguous: ambiguous)
      try components.run(&self)
      found = components
    }
    var check = SolutionCheck(
      problem.reduction, width: problem.width, height: problem.height, roots: defined)
    do {
      try check.run(problem.system)
    } catch {
      contradictions = check.contradictions
      if isFeasible {
        contradictions.layout = PassSolution(
          values: check.values, missed: check.missed, ranges: found?.ranges(check.values),
          statistics: statistics)
      }
      throw isFeasible ? error : .notFeasible
    }
    guard isFeasible else { throw .notFeasible }
    return PassSolution(
      values: check.values, missed: check.missed, ranges: found?.ranges(check.values),
      statistics: statistics)
  }

  /// Sets all roots, also those that others define.
  mutating func defineAll() {
    defined = roots
    defineOthers()
  }

  private mutating func defineOthers() {
    for definition in problem.reduction.definitions.reversed() { define(definition) }
  }

  /// Sets some roots again, after values that only these depend on have changed; `definitions` are
  /// those of them that others define or that are measured from others.
  mutating func defineAgain(_ roots: [Int], by definitions: [Int]) {
    for root in roots { defined[root] = self.roots[root] }
    for index in definitions { define(problem.reduction.definitions[index]) }
  }

  /// Finds the unique best values of one component: an isolated column, or, numbered after all of
  /// these, a block.
  mutating func solve(component: Int) throws(ReductionFailure) {
    let isolatedColumns = problem.reduction.isolatedColumns
    if component < isolatedColumns.count { return try solve(isolatedColumns[component]) }
    let rows = problem.reduction.blocks[component - isolatedColumns.count]
    if rows.count == 1 {
      try solveRow(problem.reduction.blockRows[rows.lowerBound])
    } else {
      try solveProgram(component)
    }
  }

  /// Solves a block of several rows as a linear program.
  ///
  /// Throws unless its best values are proven to be unique.
  private mutating func solveProgram(_ component: Int) throws(ReductionFailure) {
    var program = try BlockProgram(component: component, of: problem)
    let (values, work) = try program.solve()
    self.work.addWork(of: work)
    for (column, value) in zip(program.columns, values) { roots[column] = value }
  }

  private mutating func solve(_ column: Int) throws(ReductionFailure) {
    if let simple = try problem.simpleColumn(column) {
      roots[column] = simple.start
      return
    }
    buffers.curves.removeAll()
    addLevels(of: column)
    try addCurve(of: column)
    let curve = buffers.curves.curves[0]
    guard !curve.isFlat else { throw .notUnique }
    roots[column] = curve.start
  }

  private mutating func addLevels(of column: Int) {
    for single in problem.reduction.reduced.singles(of: column) where single.row >= 0 {
      buffers.curves.addLevel(problem.system.rows[single.row].underPriority)
      buffers.curves.addLevel(problem.system.rows[single.row].overPriority)
    }
    for cost in problem.reduction.reduced.costs(of: column) {
      buffers.curves.addLevel(cost.priority)
    }
  }

  private mutating func addCurve(of column: Int) throws(ReductionFailure) {
    buffers.curves.bends.removeAll(keepingCapacity: true)
    let bounds = try problem.bounds(of: column, bends: &buffers.curves.bends)
    try buffers.curves.endCurve(
      lower: bounds.lower, upper: bounds.upper, problem.reduction.reduced, column: column)
  }

  private mutating func solveRow(_ index: Int) throws(ReductionFailure) {
    if try buffers.simpleFilling.solve(index, of: problem, &roots) { return }
    let row = problem.reduction.reduced.rows[index]
    let origin = problem.system.rows[row.origin]
    buffers.curves.removeAll()
    for term in row.terms { addLevels(of: problem.reduction.reduced.terms[term].column) }
    buffers.curves.addLevel(origin.underPriority)
    buffers.curves.addLevel(origin.overPriority)
    for term in row.terms { try addCurve(of: problem.reduction.reduced.terms[term].column) }
    try buffers.filling.solve(
      buffers.curves,
      RowFilling.Row(
        terms: problem.reduction.reduced.terms[row.terms],
        rightSide: problem.rightSide(ofReducedRow: index),
        underPriority: origin.underPriority, overPriority: origin.overPriority))
    for (term, value) in zip(row.terms, buffers.filling.values) {
      roots[problem.reduction.reduced.terms[term].column] = value
    }
  }

  private mutating func define(_ definition: Reduction.Definition) {
    if definition.row < 0 {
      defined[definition.root] += definition.coefficient * defined[definition.base]
      return
    }
    var sum = problem.rightSide(ofReducedRow: definition.row)
    for index in problem.reduction.reduced.rows[definition.row].terms {
      let term = problem.reduction.reduced.terms[index]
      if term.column != definition.root { sum -= term.coefficient * defined[term.column] }
    }
    defined[definition.root] = sum / definition.coefficient
  }

  /// The size of the problem, and the work of the simplex method so far.
  var statistics: ConstraintStatistics {
    var statistics = ConstraintStatistics(problem.system, problem.reduction)
    statistics.addWork(of: work)
    return statistics
  }
}
