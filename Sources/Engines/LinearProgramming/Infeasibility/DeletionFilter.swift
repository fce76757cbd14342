import CGLPK

/// Drops rows of an infeasible program until every remaining one is needed, in one GLPK problem.
///
/// Row indices are those of the subprogram. A dropped row loses its bounds, in the problem and in
/// `program`, so that every certificate is checked against the remaining rows.
struct DeletionFilter: ~Copyable {
  private var program: LinearProgram
  private let isBackground: [Bool]
  private var simplex: SimplexRunner
  /// The proof for the remaining rows.
  private var certificate: InfeasibilityCertificate
  /// The basic position that violates its bounds while every nonbasic one is at the bound that
  /// `certificate` uses; `nil` where it is unknown.
  private var violatedPosition: Int?
  private var statuses: [UInt8]
  private var reducedCosts: [Double]
  private var isNeeded: [Bool]
  private var shortfalls: [Double?]

  /// The result of filtering.
  struct Result {
    /// The subset, in the indices of the whole program.
    var subset: InfeasibleSubset
    /// The multipliers that prove it, one for each row of the whole program.
    var ray: [Double]
    /// The last basis of the subprogram.
    var basis: Basis
  }

  /// Filters `subprogram`; `ray` has one multiplier for each row of the whole program, and proves a
  /// contradiction.
  static func filter(
    _ subprogram: Subprogram, ray: [Double], fixedRows: Set<Int>, _ options: SolverOptions
  ) throws(LinearProgramError) -> Result {
    var filter = try DeletionFilter(subprogram, ray: ray, fixedRows: fixedRows, options)
    try filter.readProof()
    while let row = filter.nextRow { try filter.release(row) }
    var result = Result(
      subset: filter.subset(of: subprogram), ray: ray.map { _ in 0 },
      basis: Basis(rowCount: subprogram.rows.count, statuses: filter.statuses))
    for (row, multiplier) in zip(subprogram.rows, filter.certificate.rowMultipliers) {
      result.ray[row] = multiplier
    }
    return result
  }

  /// Creates the filter; the known proof is used where the solver does not find the contradiction
  /// again, which may happen for a contradiction near its tolerance.
  private init(
    _ subprogram: Subprogram, ray: [Double], fixedRows: Set<Int>, _ options: SolverOptions
  ) throws(LinearProgramError) {
    let program = subprogram.program
    var simplex = try SimplexRunner(program, try ProgramArrays(program), options)
    let known = InfeasibilityCertificate(program, ray: subprogram.rows.map { ray[$0] })
    let certificate = try simplex.certificate(of: program, orElse: known)
    self.program = program
    self.certificate = certificate
    self.simplex = simplex
    isBackground = subprogram.rows.map(fixedRows.contains)
    statuses = [UInt8](repeating: 0, count: program.rows.count + program.columns.count)
    reducedCosts = [Double](repeating: 0, count: statuses.count)
    isNeeded = [Bool](repeating: false, count: program.rows.count)
    shortfalls = [Double?](repeating: nil, count: program.rows.count)
  }

  /// The remaining rows that may be dropped.
  private var members: [Int] { certificate.rows.filter { !isBackground[$0] } }

  /// The next row to release: first those that may be unnecessary, then those whose shortfall is
  /// out of date.
  private var nextRow: Int? {
    let members = members
    // Releasing the violated row itself leaves the basis as it is.
    if let violatedPosition, members.contains(violatedPosition), !isNeeded[violatedPosition] {
      return violatedPosition
    }
    return members.first { !isNeeded[$0] } ?? members.first { shortfalls[$0] == nil }
  }

  /// Removes a row's bounds, and minimises the row's violation of them.
  private mutating func release(_ row: Int) throws(LinearProgramError) {
    let bounds = program.rows[row].bounds
    // The contradiction uses the lower bound where the multiplier is positive.
    let sign: Double = certificate.rowMultipliers[row] > 0 ? 1 : -1
    try setBounds(.free, ofRow: row)
    exchange(row)
    try simplex.problem.start(from: Basis(rowCount: program.rows.count, statuses: statuses))
    try simplex.setCosts(program.rows[row].terms, times: -sign, columnCount: program.columns.count)
    switch try simplex.run(.dual) {
    case .optimal: try keep(row, bounds, sign)
    case .infeasible:
      certificate = try simplex.certificate(of: program, orElse: nil)
      try readProof()
      for row in shortfalls.indices { shortfalls[row] = nil }
    case .limit(let limit): throw .limitReached(limit)
    case .unbounded, nil: throw .numericalTrouble(level: 0)
    }
  }

  /// Makes a nonbasic row basic in place of the violated position, which moves to the bound that it
  /// violates; every reduced cost then has the right sign for minimising the row's shortfall.
  private mutating func exchange(_ row: Int) {
    guard let violatedPosition, violatedPosition != row, statuses[row] != GLP_BS else { return }
    let rowCount = program.rows.count
    let multiplier =
      violatedPosition < rowCount
      ? certificate.rowMultipliers[violatedPosition]
      : certificate.columnMultipliers[violatedPosition - rowCount]
    guard multiplier != 0 else { return }
    statuses[violatedPosition] = UInt8(multiplier > 0 ? GLP_NL : GLP_NU)
    statuses[row] = UInt8(GLP_BS)
  }

  /// Restores the bounds of a row that is needed, and records its shortfall.
  ///
  /// The reduced costs are a proof themselves: they are the multipliers of the bounds that block
  /// the row.
  private mutating func keep(
    _ row: Int, _ bounds: Bounds, _ sign: Double
  ) throws(LinearProgramError) {
    let values = try simplex.problem.values(count: statuses.count)
    let shortfall = sign > 0 ? bounds.lower - values[row] : values[row] - bounds.upper
    try simplex.problem.readBasis(&statuses, &reducedCosts)
    try setBounds(bounds, ofRow: row)
    isNeeded[row] = true
    violatedPosition = row
    var multipliers = Array(reducedCosts[..<program.rows.count])
    multipliers[row] = sign
    if let proof = InfeasibilityCertificate(program, ray: multipliers) {
      certificate = proof
      if try dropWhatIsNotProven() {
        for row in shortfalls.indices { shortfalls[row] = nil }
      }
    }
    shortfalls[row] = max(0, shortfall)
  }

  /// Reads the basis in which the problem was just found infeasible.
  private mutating func readProof() throws(LinearProgramError) {
    violatedPosition = simplex.problem.violatedPosition
    try simplex.problem.readBasis(&statuses, &reducedCosts)
    try dropWhatIsNotProven()
  }

  /// Drops the rows without a multiplier in the certificate, and returns whether there were any.
  @discardableResult
  private mutating func dropWhatIsNotProven() throws(LinearProgramError) -> Bool {
    var hasDropped = false
    for row in program.rows.indices
    where !isBackground[row] && certificate.rowMultipliers[row] == 0
      && program.rows[row].bounds != .free
    {
      try setBounds(.free, ofRow: row)
      hasDropped = true
    }
    return hasDropped
  }

  private mutating func setBounds(_ bounds: Bounds, ofRow row: Int) throws(LinearProgramError) {
    try program.setRowBounds(row, bounds)
    try simplex.problem.setBounds(bounds, at: row)
  }

  private func subset(of subprogram: Subprogram) -> InfeasibleSubset {
    let members = members
    return InfeasibleSubset(
      rows: members.map { subprogram.rows[$0] },
      shortfalls: members.map { shortfalls[$0] ?? 0 },
      backgroundRows: certificate.rows.filter { isBackground[$0] }.map { subprogram.rows[$0] },
      columns: certificate.columns.map { subprogram.columns[$0] },
      statistics: simplex.statistics)
  }
}

extension SimplexRunner {
  /// A checked proof that `program`, whose problem this is, is infeasible; the known proof where
  /// rounding errors prevent one.
  fileprivate mutating func certificate(
    of program: LinearProgram, orElse known: InfeasibilityCertificate?
  ) throws(LinearProgramError) -> InfeasibilityCertificate {
    switch try infeasibility(of: program) {
    case .infeasible(let certificate): return certificate
    case .limitReached(let limit): throw .limitReached(limit)
    default:
      guard let known else { throw .numericalTrouble(level: 0) }
      return known
    }
  }

  /// Sets the terms, times a factor, as the only objective.
  fileprivate mutating func setCosts(
    _ terms: [Term], times factor: Double, columnCount: Int
  ) throws(LinearProgramError) {
    var costs = [Double](repeating: 0, count: columnCount)
    for term in terms { costs[term.column] += factor * term.coefficient }
    try problem.setCosts(costs, ofColumns: (0..<columnCount).map { Int32($0 + 1) })
  }
}

/// Some rows of a program with the columns that they use, bounds included, without objectives.
struct Subprogram {
  /// The rows and columns as a program of their own.
  private(set) var program = LinearProgram()
  /// The index in the whole program of each row.
  let rows: [Int]
  /// The index in the whole program of each column, ascending.
  let columns: [Int]

  /// Creates the subprogram of the rows with these indices, in this order.
  init(_ whole: LinearProgram, rows: [Int]) {
    self.rows = rows
    columns = Set(rows.lazy.flatMap { whole.rows[$0].terms.lazy.map { $0.column } }).sorted()
    var places = [Int](repeating: 0, count: whole.columns.count)
    for (place, index) in columns.enumerated() {
      places[index] = place
      program.addColumn(whole.columns[index].name, bounds: whole.columns[index].bounds)
    }
    for row in rows.lazy.map({ whole.rows[$0] }) {
      let terms = row.terms.map { Term(column: places[$0.column], coefficient: $0.coefficient) }
      program.addRow(row.name, bounds: row.bounds, terms: terms)
    }
  }

  /// A basis of this program that extends one of `other`, whose rows and columns are here too.
  ///
  /// New rows are basic and new columns are not, so that the result is a basis.
  func basis(continuing basis: Basis, of other: Subprogram) -> Basis {
    let rowStatuses = Dictionary(zip(other.rows, basis.rowStatuses)) { first, _ in first }
    let columnStatuses = Dictionary(zip(other.columns, basis.columnStatuses)) { first, _ in first }
    return Basis(
      rows: rows.map { rowStatuses[$0] ?? .basic },
      columns: columns.map { columnStatuses[$0] ?? .atLower })
  }
}
