import CGLPK
import CGLPKShims

/// A GLPK problem, and the operations on it; a fatal error of GLPK becomes a Swift error.
///
/// It must stay in the synchronous function that created it: GLPK counts memory per thread and
/// aborts when another thread frees a problem. It can be neither copied nor sent, and is freed at
/// the end of its scope. After a fatal error GLPK's whole state of the thread is gone, this problem
/// included, so nothing is freed then.
struct FencedProblem: ~Copyable {
  private(set) var problem: OpaquePointer?
  /// What GLPK writes a column of the simplex table to, as long as is needed.
  private var columnPositions: [Int32] = []
  private var columnValues: [Double] = []

  /// Takes ownership of a problem that GLPK created in this thread.
  init(_ problem: OpaquePointer?) {
    self.problem = problem
  }

  /// Builds the problem without costs; the memory limit is in megabytes, and applies until the
  /// problem is freed.
  init(
    _ program: LinearProgram, _ arrays: ProgramArrays, memoryLimit: Int? = nil
  ) throws(LinearProgramError) {
    let code = fenced_create(
      Int32(program.rows.count), Int32(program.columns.count), arrays.lower, arrays.upper,
      Int32(clamping: max(1, memoryLimit ?? .max)), &problem)
    try check(code)
    try check(
      fenced_load(
        problem, Int32(arrays.entryValues.count - 1), arrays.entryRows, arrays.entryColumns,
        arrays.entryValues))
  }

  deinit {
    if let problem { _ = fenced_delete(problem) }
  }

  /// Throws GLPK's message where the code is `FENCE_BROKEN`.
  mutating func check(_ code: Int32) throws(LinearProgramError) {
    guard code == FENCE_BROKEN else { return }
    problem = nil
    throw .fatal(message: String(cString: fenced_message()))
  }

  /// The number of coefficients that are not zero.
  var nonZeroCount: Int { Int(glp_get_num_nz(problem)) }

  /// Fixes positions at one value each.
  mutating func fix(_ fixed: ArraySlice<FixedPosition>) throws(LinearProgramError) {
    let positions = fixed.map { Int32($0.position + 1) }
    let values = fixed.map { $0.value }
    try check(fenced_set_bounds(problem, Int32(positions.count), positions, values, values))
  }

  /// Replaces the bounds of one position, from 0, rows first.
  mutating func setBounds(_ bounds: Bounds, at position: Int) throws(LinearProgramError) {
    try check(fenced_set_bounds(problem, 1, [Int32(position + 1)], [bounds.lower], [bounds.upper]))
  }

  /// Replaces the costs of some columns; GLPK minimises.
  mutating func setCosts(_ costs: [Double], ofColumns columns: [Int32]) throws(LinearProgramError) {
    try check(fenced_set_objective(problem, Int32(columns.count), columns, costs))
  }

  /// Sets the starting basis; `nil` for GLPK's own.
  mutating func start(from basis: Basis?) throws(LinearProgramError) {
    if let basis {
      try check(fenced_set_basis(problem, basis.statuses))
    } else {
      try check(fenced_set_basis(problem, nil))
    }
  }

  /// Scales the problem and sets the basis of all rows.
  mutating func restart() throws(LinearProgramError) {
    try check(fenced_restart(problem))
  }

  /// Runs the simplex method.
  mutating func solve(_ controls: fenced_controls) throws(LinearProgramError) -> fenced_verdict {
    var controls = controls
    var verdict = fenced_verdict()
    try check(fenced_solve(problem, &controls, &verdict))
    return verdict
  }

  /// Reads the status and the reduced cost at every position, into arrays of that size.
  mutating func readBasis(
    _ statuses: inout [UInt8], _ reducedCosts: inout [Double]
  ) throws(LinearProgramError) {
    try check(fenced_get_basis(problem, &statuses, &reducedCosts))
  }

  /// The value at every position; `count` is their number.
  mutating func values(count: Int) throws(LinearProgramError) -> [Double] {
    var values = [Double](repeating: 0, count: count)
    try check(fenced_get_values(problem, &values))
    return values
  }

  /// The value of one column, from 0.
  func value(ofColumn column: Int) -> Double { glp_get_col_prim(problem, Int32(column + 1)) }

  /// Factorises the current basis, for `rowCoefficients`.
  mutating func factorise() throws(LinearProgramError) {
    var code: Int32 = 0
    try check(fenced_factorize(problem, &code))
    guard code == 0 else { throw .numericalTrouble(level: 0) }
  }

  /// Writes an expression, with one cost for each column, in the nonbasic rows and columns of the
  /// basis, and returns the coefficients of the rows; requires `factorise`.
  mutating func rowCoefficients(
    of costs: [Double], rowCount: Int
  ) throws(LinearProgramError) -> [Double] {
    var positions = [Int32](repeating: 0, count: costs.count + 1)
    var values = [Double](repeating: 0, count: costs.count + 1)
    var length: Int32 = 0
    for (column, cost) in costs.enumerated() where cost != 0 {
      length += 1
      positions[Int(length)] = Int32(column + 1)
      values[Int(length)] = cost
    }
    try check(fenced_transform_row(problem, &length, &positions, &values))
    var coefficients = [Double](repeating: 0, count: rowCount)
    for (position, value) in zip(positions, values).dropFirst().prefix(Int(length))
    where position <= rowCount {
      coefficients[Int(position) - 1] = value
    }
    return coefficients
  }

  /// The changes of basic positions (from 0, rows first) for each step of 1 of a nonbasic one, while
  /// the other nonbasic ones stay; requires `factorise`.
  mutating func basicChanges(
    perStepOf position: Int
  ) throws(LinearProgramError) -> [(position: Int, rate: Double)] {
    let count = Int(glp_get_num_rows(problem)) + 1
    if columnValues.count < count {
      columnPositions = Array(repeating: 0, count: count)
      columnValues = Array(repeating: 0, count: count)
    }
    var length: Int32 = 0
    let code = fenced_tableau_column(
      problem, Int32(position + 1), &length, &columnPositions, &columnValues)
    try check(code)
    // GLPK counts from 1.
    return (0..<Int(length)).map { (Int(columnPositions[$0 + 1]) - 1, columnValues[$0 + 1]) }
  }

  /// The basic position (from 0, rows first) whose bound the last basis violates, after the dual
  /// simplex found the problem infeasible; `nil` where GLPK names none.
  var violatedPosition: Int? {
    let position = Int(glp_get_unbnd_ray(problem))
    return position > 0 ? position - 1 : nil
  }

  /// Multipliers for the rows that prove the problem infeasible, after the dual simplex found it
  /// so.
  ///
  /// They are a row of the simplex table: every nonbasic position is already at the bound that
  /// helps the basic one most, and the basic one still violates its own. The caller has to check
  /// the proof.
  mutating func rayMultipliers(
    rowCount: Int, columnCount: Int
  ) throws(LinearProgramError) -> [Double]? {
    var positions = [Int32](repeating: 0, count: columnCount + 1)
    var values = [Double](repeating: 0, count: columnCount + 1)
    var basic: Int32 = 0
    var length: Int32 = 0
    try check(fenced_get_ray(problem, &basic, &length, &positions, &values))
    guard basic > 0 else { return nil }
    var multipliers = [Double](repeating: 0, count: rowCount)
    if basic <= rowCount { multipliers[Int(basic) - 1] = 1 }
    for (position, value) in zip(positions, values).dropFirst().prefix(Int(length))
    where position <= rowCount {
      multipliers[Int(position) - 1] = -value
    }
    return multipliers
  }
}

extension LinearProgramError {
  /// The error for a message of GLPK's error routine, without the line that names GLPK's source
  /// file.
  static func fatal(message: String) -> LinearProgramError {
    let lines = message.split(separator: "\n").filter { !$0.hasPrefix("Error detected in file") }
    let text = lines.last.map(String.init) ?? message
    let isAboutMemory = text.contains("memory")
    return isAboutMemory ? .outOfMemory(message: text) : .glpkFailed(message: text)
  }
}

extension LinearProgram {
  /// The version of GLPK, such as `5.0`.
  public static var solverVersion: String {
    String(cString: glp_version())
  }
}

/// A row or column that reduced-cost fixing has fixed at one value.
struct FixedPosition: Sendable {
  /// The position: rows first, then columns, from 0.
  var position: Int
  /// The value, in the units of the row or column.
  var value: Double
}
