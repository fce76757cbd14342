import LinearProgramming

/// A system after algebra has eliminated all it can, for containers and contents of any size.
///
/// Free columns remain. Conditions on one of them belong to that column. Conditions on several are
/// rows, which connect columns to blocks; each block can be solved separately.
///
/// The reduced system allows at least what the system allows: it leaves out that a size is not
/// negative if that size was eliminated. If its unique best layout meets these conditions too, it
/// is the unique best one of the system.
struct Reduction {
  /// Every column in terms of a root, or of the ground; the ground comes last.
  private(set) var places: [ColumnMerging.Place] = []
  private(set) var ground = 0
  /// The conditions on the roots, including the rows that became definitions.
  var reduced = ReducedRows()
  /// The eliminated roots, each with its row; the last one is the first to become known.
  var definitions: [Definition] = []
  /// The roots that are in no row and still need a value.
  private(set) var isolatedColumns: [Int] = []
  /// The blocks, sets of rows that share no column with other rows: their indices in `blockRows`.
  var blocks: [Range<Int>] = []
  /// The rows of the blocks, block by block.
  var blockRows: [Int] = []
  /// The number of columns in all blocks.
  private(set) var blockColumnCount = 0
  let assumesPositiveSizes: Bool
  /// The state of each row of the system.
  private var states: [EquationMerging.RowState] = []
  /// The next column with the same root, for each column.
  private var rings: [Int32] = []

  /// A root that a row defines, or that was measured from another one.
  struct Definition {
    var root: Int
    /// The row that defines the root; -1 if it is its own value plus `coefficient` times `base`.
    var row: Int
    var coefficient: Double
    var base = -1
    /// The next definition with the same base, and the earlier one with the same root, where that
    /// is measured from others; -1 at the end.
    var next = -1
    var earlier = -1
  }

  /// Begins without a system, which `reduce(_:fixed:)` adds.
  ///
  /// Separate, since an initializer that throws would copy all arrays at its end.
  init(assumesPositiveSizes: Bool) { self.assumesPositiveSizes = assumesPositiveSizes }

  /// Reduces a system, once; nearly linear in the number of terms.
  ///
  /// Throws if rounding could decide anything; it is then of no use.
  mutating func reduce(
    _ system: borrowing SparseRows, fixed: consuming ColumnMerging
  ) throws(ReductionFailure) {
    ground = fixed.ground
    var equations = EquationMerging(rowCount: system.rows.count, merging: fixed)
    try equations.run(system)
    reduced = ReducedRows(columnCount: ground, rowCount: system.rows.count)
    try addRows(of: system, &equations)
    addSizes()
    try eliminate(system)
    findIsolatedColumns()
    findBlocks()
  }

  private mutating func addRows(
    of system: SparseRows, _ equations: inout EquationMerging
  ) throws(ReductionFailure) {
    for row in system.rows.indices where !equations.isUsed(row) {
      try equations.setSum(to: row, of: system)
      switch equations.sum.count {
      case 0: break
      case 1:
        let part = equations.sum[0]
        reduced.append(
          ReducedRows.Single(row: row, coefficient: part.coefficient, shift: equations.sum.shift),
          of: part.root)
      default: reduced.append(row, equations.sum)
      }
    }
    states = equations.allStates
    places = equations.merging.places
    rings = equations.merging.rings
  }

  /// Whether the right side of a row went into others, or affected what was eliminated.
  func isAbsorbed(_ row: Int) -> Bool { states[row].isUsed }

  /// Whether the system without a row is reduced in the same way.
  func isReducedWithout(_ row: Int) -> Bool {
    states[row].isUsed ? states[row].isKnown : !states[row].isDefinition
  }

  /// Records that the right side of a row goes into others.
  mutating func absorb(_ row: Int) { states[row].isUsed = true }

  /// The number of components: the isolated columns come first, then the blocks.
  var componentCount: Int { isolatedColumns.count + blocks.count }

  /// The reduced rows of a component; none for an isolated column.
  func rows(ofComponent number: Int) -> ArraySlice<Int> {
    let block = number - isolatedColumns.count
    return block < 0 ? [] : blockRows[blocks[block]]
  }

  /// The columns of a component, in the order of its rows.
  func columns(ofComponent number: Int) -> [Int] {
    if number < isolatedColumns.count { return [isolatedColumns[number]] }
    var columns: [Int] = []
    var seen: Set<Int> = []
    for row in rows(ofComponent: number) {
      for place in reduced.rows[row].terms where seen.insert(reduced.terms[place].column).inserted {
        columns.append(reduced.terms[place].column)
      }
    }
    return columns
  }

  /// The columns with any of these roots, in ascending order.
  ///
  /// The ground is none of them. Takes time for these columns alone.
  func columns(ofRoots roots: [Int]) -> [Int] {
    var columns: [Int] = []
    for root in roots {
      var column = root
      repeat {
        columns.append(column)
        column = Int(rings[column])
      } while column != root
    }
    columns.sort()
    return columns
  }

  /// The indices of the definitions of some roots, and of those that depend on them, directly or
  /// through others; the first to become known first.
  ///
  /// Takes time for the rows alone that these roots were ever in.
  func definitions(around roots: [Int]) -> [Int] {
    var found: [Int] = []
    var isFound = [Bool](repeating: false, count: definitions.count)
    func find(_ index: Int) -> Bool {
      if isFound[index] { return false }
      isFound[index] = true
      found.append(index)
      return true
    }
    var queue = roots
    while let root = queue.popLast() {
      var own = Int(reduced.columns[root].lastMeasurement)
      while own >= 0 {
        _ = find(own)
        own = definitions[own].earlier
      }
      for entry in reduced.entries(of: root) {
        let index = reduced.rows[entry.row].definition
        guard index >= 0, definitions[index].root != root,
          reduced.coefficient(of: root, in: entry.row) != 0, find(index)
        else { continue }
        queue.append(definitions[index].root)
      }
      var measured = Int(reduced.columns[root].firstMeasured)
      while measured >= 0 {
        if find(measured) { queue.append(definitions[measured].root) }
        measured = definitions[measured].next
      }
    }
    found.sort(by: >)
    return found
  }

  /// Adds conditions for sizes that are not known: they must not be negative.
  private mutating func addSizes() {
    for column in 0..<ground where ItemColumns.isSize(column) {
      let place = places[column]
      if place.root == ground { continue }
      // A size that is its own root is not negative in any case.
      if place.root == column { continue }
      reduced.append(
        ReducedRows.Single(row: -1, coefficient: place.scale, shift: place.offset),
        of: place.root)
    }
  }

  private mutating func findIsolatedColumns() {
    isolatedColumns.reserveCapacity(ground / 8)
    for column in 0..<ground where places[column].root == column {
      if reduced.columns[column].uses > 0 {
        blockColumnCount += 1
      } else if !reduced.columns[column].isEliminated {
        isolatedColumns.append(column)
      }
    }
  }
}

extension Reduction {
  /// Eliminates columns that an equation defines, and passes their costs on; nearly linear in the
  /// number of terms.
  ///
  /// A column that is in only one row is removed with that row, which may leave other columns in
  /// only one row. A list of rows, each below the one before, is removed in this way from its end.
  /// A column in few rows is replaced in them as long as they do not grow by much. Throws if
  /// rounding could decide.
  mutating func eliminate(_ system: SparseRows) throws(ReductionFailure) {
    var queue = GrowingBuffer<Int>(capacity: 16)
    for column in reduced.columns.indices where reduced.columns[column].uses == 1 {
      queue.append(column)
    }
    removeSingletons(&queue, system)
    for row in reduced.rows.indices where !reduced.rows[row].isRemoved {
      guard system.rows[reduced.rows[row].origin].isEquation else { continue }
      guard let column = replaceable(in: row, system) else { continue }
      try replace(column, by: row, &queue, system)
      removeSingletons(&queue, system)
    }
    measureFromOthers(&queue, system)
  }

  mutating func removeSingletons(_ queue: inout GrowingBuffer<Int>, _ system: SparseRows) {
    while let column = queue.popLast() {
      guard reduced.columns[column].uses == 1, isFree(column, system),
        let row = onlyRow(of: column),
        let definition = definition(of: column, by: row, system)
      else { continue }
      define(definition, &queue, system)
    }
  }

  private func onlyRow(of column: Int) -> Int? {
    reduced.entries(of: column).first {
      !reduced.rows[$0.row].isRemoved && reduced.coefficient(of: column, in: $0.row) != 0
    }?.row
  }

  /// The definition of a column by a row; `nil` if the row does not define it, or does more than
  /// that.
  ///
  /// A column whose cost grows in one direction only is at the inequality that limits it there.
  private func definition(of column: Int, by row: Int, _ system: SparseRows) -> Definition? {
    let origin = system.rows[reduced.rows[row].origin]
    guard !origin.isOptional else { return nil }
    let coefficient = reduced.coefficient(of: column, in: row)
    guard SolverLimits.definingCoefficients.contains(coefficient.magnitude) else { return nil }
    if !origin.isEquation {
      let cost = leadingCost(of: column, system)
      guard cost.magnitude > SolverLimits.leastCost else { return nil }
      let stop = cost * coefficient > 0 ? origin.underPriority : origin.overPriority
      guard stop == SparseRows.required else { return nil }
    }
    return Definition(root: column, row: row, coefficient: coefficient)
  }

  /// Whether the only conditions on a column alone are that a size is not negative, and that it is
  /// small: then every point costs the same.
  func isFree(_ column: Int, _ system: SparseRows) -> Bool {
    if reduced.isSize(column) && !assumesPositiveSizes { return false }
    for single in reduced.singles(of: column) {
      guard assumesPositiveSizes, single.row < 0 || isCostOfSize(single, system) else {
        return false
      }
    }
    return true
  }

  private func isCostOfSize(_ single: ReducedRows.Single, _ system: SparseRows) -> Bool {
    guard !system.contentRows.contains(single.row) else { return false }
    let row = system.rows[single.row]
    guard row.underPriority == 0, row.overPriority != SparseRows.required, row.rightSide == 0,
      row.terms.count == 1
    else { return false }
    let term = system.terms[row.start]
    return ItemColumns.isSize(term.column) && term.coefficient > 0
  }

  /// Turns the conditions of a free column into costs.
  mutating func takeCosts(of column: Int, _ system: SparseRows) {
    var index = reduced.columns[column].firstSingle
    while index >= 0 {
      let single = reduced.singles[index]
      index = single.next
      if single.row < 0 { continue }
      let priority = system.rows[single.row].overPriority
      absorb(single.row)
      reduced.addCost(single.coefficient, priority: priority, to: column)
    }
    reduced.removeSingles(of: column)
  }

  /// The cost of a free column on its highest priority level; 0 without any.
  private func leadingCost(of column: Int, _ system: SparseRows) -> Double {
    var highest = 0.0
    var leading = 0.0
    func add(_ points: Double, _ priority: Double) {
      if points == 0 || priority < highest { return }
      leading = priority > highest ? points : leading + points
      highest = priority
    }
    for cost in reduced.costs(of: column) { add(cost.points, cost.priority) }
    for single in reduced.singles(of: column) where single.row >= 0 {
      add(single.coefficient, system.rows[single.row].overPriority)
    }
    return leading
  }

  /// A free column of an equation that is in few other rows.
  private func replaceable(in row: Int, _ system: SparseRows) -> Int? {
    let terms = reduced.rows[row].terms
    var best: Int?
    var least = SolverLimits.fillIn
    for index in terms {
      let term = reduced.terms[index]
      let fillIn = (terms.count - 1) * (reduced.columns[term.column].uses - 1)
      guard fillIn <= least, best == nil || fillIn < least,
        SolverLimits.replacingCoefficients.contains(term.coefficient.magnitude),
        isFree(term.column, system)
      else { continue }
      best = term.column
      least = fillIn
    }
    return best
  }

  private mutating func replace(
    _ column: Int, by equation: Int, _ queue: inout GrowingBuffer<Int>, _ system: SparseRows
  ) throws(ReductionFailure) {
    let rightSide = system.rows[reduced.rows[equation].origin].rightSide
    var entry = reduced.columns[column].firstEntry
    while entry >= 0 {
      let row = reduced.entries[entry].row
      entry = reduced.entries[entry].next
      if row == equation || reduced.rows[row].isRemoved
        || reduced.coefficient(of: column, in: row) == 0
      {
        continue
      }
      try reduced.substitute(column, by: equation, rightSide: rightSide, in: row)
      absorb(reduced.rows[equation].origin)
    }
    let coefficient = reduced.coefficient(of: column, in: equation)
    define(Definition(root: column, row: equation, coefficient: coefficient), &queue, system)
  }

  /// Removes a column and its row; the other columns of the row take over its costs.
  private mutating func define(
    _ definition: Definition, _ queue: inout GrowingBuffer<Int>, _ system: SparseRows
  ) {
    let column = definition.root
    states[reduced.rows[definition.row].origin].isDefinition = true
    takeCosts(of: column, system)
    reduced.remove(column, with: definition.row, definition: definitions.count)
    definitions.append(definition)
    for place in reduced.rows[definition.row].terms {
      let term = reduced.terms[place]
      if term.column == column { continue }
      if reduced.columns[term.column].uses == 1 { queue.append(term.column) }
      reduced.passCosts(
        of: column, to: term.column, times: -term.coefficient / definition.coefficient)
    }
  }
}

extension Reduction {
  /// Finds the rows that share columns, directly or through others; linear in the number of terms.
  mutating func findBlocks() {
    for row in reduced.rows.indices where reduced.takeIntoBlock(row: row) {
      let start = blockRows.count
      blockRows.append(row)
      var next = start
      while next < blockRows.count {
        addNeighbours(of: blockRows[next])
        next += 1
      }
      blocks.append(start..<blockRows.count)
    }
  }

  private mutating func addNeighbours(of row: Int) {
    for index in reduced.rows[row].terms {
      let column = reduced.terms[index].column
      guard reduced.columns[column].uses > 1, reduced.takeIntoBlock(column: column) else {
        continue
      }
      for entry in reduced.entries(of: column) where reduced.takeIntoBlock(row: entry.row) {
        blockRows.append(entry.row)
      }
    }
  }
}

extension ConstraintStatistics {
  /// The size of a system before and after reducing, without any work.
  init(_ system: borrowing SparseRows, _ reduction: borrowing Reduction) {
    reducedPasses = 1
    rows = system.constraintCount + system.contentCount
    columns = reduction.ground + system.errorCount
    nonZeros = system.terms.count + system.errorCount
    reducedRows = reduction.blockRows.count
    reducedColumns = reduction.isolatedColumns.count + reduction.blockColumnCount
    components = reduction.componentCount
    for rows in reduction.blocks { largestComponentRows = max(largestComponentRows, rows.count) }
    for row in reduction.blockRows { reducedNonZeros += reduction.reduced.rows[row].terms.count }
  }
}

/// The reason why the reduced solver leaves a system to the direct one.
enum ReductionFailure: Error {
  /// Numbers of very different size meet, so that rounding could decide.
  case numericalDoubt
  /// No layout meets all required conditions, or none is proven to.
  case notFeasible
  /// No layout is proven to be the unique best one.
  case notUnique
  /// A size that was assumed to be positive is negative.
  case negativeSize
}

/// The result of solving a program; an error of the solver is a numerical doubt.
func solvingReduced<Result>(
  _ solution: @autoclosure () throws(LinearProgramError) -> Result
) throws(ReductionFailure) -> Result {
  do {
    return try solution()
  } catch {
    throw .numericalDoubt
  }
}
