import CGLPK

/// Thins out the rows of an infeasible program until none can be spared, in one problem of GLPK.
///
/// Rows here are those of the subprogram. What is dropped has its bounds taken away, in the problem
/// and in `program`, so that every certificate is checked against the rows that are left.
struct DeletionFilter: ~Copyable {
  private var program: LinearProgram
  private let isBackground: [Bool]
  private var simplex: SimplexRunner
  /// The proof for what is left.
  private var certificate: InfeasibilityCertificate
  /// The position that is basic outside its bounds while everything nonbasic stands where
  /// `certificate` wants it; `nil` where it is not known.
  private var violatedPosition: Int?
  private var statuses: [UInt8]
  private var reducedCosts: [Double]
  private var isNeeded: [Bool]
  private var shortfalls: [Double?]

  /// What is left in the end.
  struct Result {
    /// In the indices of the whole program.
    var subset: InfeasibleSubset
    /// The factors that prove it, one for each row of the whole program.
    var ray: [Double]
    /// The last basis of the part.
    var basis: Basis
  }

  /// Thins out `part`, of which `ray` is known to prove a contradiction, with one factor for each
  /// row of the whole program.
  static func filter(
    _ part: Subprogram, ray: [Double], fixedRows: Set<Int>, _ options: SolverOptions
  ) throws(LinearProgramError) -> Result {
    var filter = try DeletionFilter(part, ray: ray, fixedRows: fixedRows, options)
    try filter.readProof()
    while let row = filter.nextRow { try filter.release(row) }
    var result = Result(
      subset: filter.subset(of: part), ray: ray.map { _ in 0 },
      basis: Basis(rowCount: part.rows.count, statuses: filter.statuses))
    for (row, multiplier) in zip(part.rows, filter.certificate.rowMultipliers) {
      result.ray[row] = multiplier
    }
    return result
  }

  /// A contradiction near the solver's tolerance is found in one problem and missed in another;
  /// then the proof that is known already has to do.
  private init(
    _ part: Subprogram, ray: [Double], fixedRows: Set<Int>, _ options: SolverOptions
  ) throws(LinearProgramError) {
    let program = part.program
    var simplex = try SimplexRunner(program, try ProgramArrays(program), options)
    let known = InfeasibilityCertificate(program, ray: part.rows.map { ray[$0] })
    let certificate = try simplex.certificate(of: program, orElse: known)
    self.program = program
    self.certificate = certificate
    self.simplex = simplex
    isBackground = part.rows.map(fixedRows.contains)
    statuses = [UInt8](repeating: 0, count: program.rows.count + program.columns.count)
    reducedCosts = [Double](repeating: 0, count: statuses.count)
    isNeeded = [Bool](repeating: false, count: program.rows.count)
    shortfalls = [Double?](repeating: nil, count: program.rows.count)
  }

  /// The rows that are left and may be dropped.
  private var members: [Int] { certificate.rows.filter { !isBackground[$0] } }

  /// The next row to release: first those that may not be needed, then those whose shortfall is out
  /// of date.
  private var nextRow: Int? {
    let members = members
    // Releasing the violated row itself leaves the basis as it is.
    if let violatedPosition, members.contains(violatedPosition), !isNeeded[violatedPosition] {
      return violatedPosition
    }
    return members.first { !isNeeded[$0] } ?? members.first { shortfalls[$0] == nil }
  }

  /// Takes a row's bounds away, and minimises by how much the row then misses them.
  private mutating func release(_ row: Int) throws(LinearProgramError) {
    let bounds = program.rows[row].bounds
    // The contradiction needs the lower bound where the factor is positive.
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

  /// Makes a nonbasic row basic in place of the violated position, which goes to the bound that it
  /// breaks; every reduced cost then has the right sign for the row's shortfall.
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

  /// Gives a row its bounds back that the others contradict, and notes by how much.
  ///
  /// Its reduced costs are a proof themselves: of the bounds that stop the row, those that matter.
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

  /// Takes the basis in which the problem was just found infeasible, and the certificate with it.
  private mutating func readProof() throws(LinearProgramError) {
    violatedPosition = simplex.problem.violatedPosition
    try simplex.problem.readBasis(&statuses, &reducedCosts)
    try dropWhatIsNotProven()
  }

  /// Drops the rows that the certificate does not name, and says whether there were any.
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

  private func subset(of part: Subprogram) -> InfeasibleSubset {
    let members = members
    return InfeasibleSubset(
      rows: members.map { part.rows[$0] },
      shortfalls: members.map { shortfalls[$0] ?? 0 },
      backgroundRows: certificate.rows.filter { isBackground[$0] }.map { part.rows[$0] },
      columns: certificate.columns.map { part.columns[$0] },
      statistics: simplex.statistics)
  }
}

extension SimplexRunner {
  /// A checked proof that `program`, whose problem this is, is infeasible; where rounding prevents
  /// one, the proof that is known.
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

  /// Makes the terms, times a factor, all there is to minimise.
  fileprivate mutating func setCosts(
    _ terms: [Term], times factor: Double, columnCount: Int
  ) throws(LinearProgramError) {
    var costs = [Double](repeating: 0, count: columnCount)
    for term in terms { costs[term.column] += factor * term.coefficient }
    try problem.setCosts(costs, ofColumns: (0..<columnCount).map { Int32($0 + 1) })
  }
}

/// Some rows of a program with the columns that they touch, bounds included, and no objectives.
struct Subprogram {
  /// The rows and columns as a program of their own.
  private(set) var program = LinearProgram()
  /// The index in the whole program of each row.
  let rows: [Int]
  /// The index in the whole program of each column, ascending.
  let columns: [Int]

  /// Takes the rows with these indices, in the order given.
  init(_ whole: LinearProgram, rows: [Int]) {
    self.rows = rows
    columns = Set(rows.lazy.flatMap { whole.rows[$0].terms.lazy.map(\.column) }).sorted()
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

  /// A basis for this program that continues one of `other`, whose rows and columns are here too.
  ///
  /// Rows that are new are basic and columns that are new are not, so that a basis it is.
  func basis(continuing basis: Basis, of other: Subprogram) -> Basis {
    let rowStatuses = Dictionary(zip(other.rows, basis.rowStatuses)) { first, _ in first }
    let columnStatuses = Dictionary(zip(other.columns, basis.columnStatuses)) { first, _ in first }
    return Basis(
      rows: rows.map { rowStatuses[$0] ?? .basic },
      columns: columns.map { columnStatuses[$0] ?? .atLower })
  }
}
