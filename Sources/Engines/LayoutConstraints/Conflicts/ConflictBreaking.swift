import Geometry
import LinearProgramming

/// Breaks required constraints of a system, conflict by conflict, until the others can hold.
struct ConflictBreaking {
  let system: ConstraintSystem
  let container: Container
  /// The conflicts so far, in the order in which they were found.
  private(set) var conflicts: [Conflict] = []
  /// The work of detecting conflicts, explaining them, and finding no more.
  private(set) var work = Work()

  /// The steps of the simplex method, by their purpose.
  struct Work {
    var detectionIterations = 0
    var explanationIterations = 0
    var otherIterations = 0
    var solverCalls = 0

    /// All steps.
    var iterations: Int { detectionIterations + explanationIterations + otherIterations }

    /// Adds other work.
    mutating func add(_ other: Work) {
      detectionIterations += other.detectionIterations
      explanationIterations += other.explanationIterations
      otherIterations += other.otherIterations
      solverCalls += other.solverCalls
    }
  }

  init(_ system: ConstraintSystem, in container: Container) {
    self.system = system
    self.container = container
  }

  /// Breaks constraints until the required ones can all hold.
  ///
  /// `certificate` is the proof that `lowered` is infeasible before that.
  mutating func breakConflicts(
    of lowered: ConstraintProgram, certificate: InfeasibilityCertificate
  ) throws(LinearProgramError) {
    try breakConflicts(
      of: RequiredRows(
        program: try requirements(of: lowered), constraints: lowered.rowMeanings.map(\.constraint)),
      certificate: certificate)
  }

  /// Breaks constraints among these rows until all others can hold; nothing if all can.
  mutating func breakConflicts(of rows: RequiredRows) throws(LinearProgramError) {
    guard let certificate = try contradiction(in: rows.program) else { return }
    try breakConflicts(of: rows, certificate: certificate)
  }

  /// Breaks the constraint of the only conflict among these rows, if they are conditions on a single
  /// column, and proves that it is the only one; returns whether it did.
  mutating func breakOnlyConflict(of rows: RequiredRows) throws(LinearProgramError) -> Bool {
    guard let conflict = ColumnConflict(in: rows.program) else { return false }
    _ = try add(
      members: conflict.rows, shortfalls: conflict.shortfalls,
      columns: conflict.needsBounds ? [0] : [], of: rows)
    return true
  }

  /// The conflicts in the order of findings: those that are missed by most points first, then in the
  /// order in which their broken constraints were activated.
  ///
  /// That is how the simplex method finds them in most cases. It does not depend on other parts of
  /// the system.
  var sortedConflicts: [Conflict] { sorted(conflicts) }

  /// Conflicts of the system in the order of findings.
  func sorted(_ conflicts: [Conflict]) -> [Conflict] {
    let moments = system.activations.moments
    return conflicts.sorted { first, second in
      let points = (withoutNoise(first.shortfall), withoutNoise(second.shortfall))
      return points.0 == points.1
        ? moments[first.broken] < moments[second.broken] : points.0 > points.1
    }
  }

  /// Whether the conflicts from an index on are proven to be the only ones among these rows.
  ///
  /// They are if there is at most one, and the rows without any one of its members can be satisfied:
  /// another contradiction would contain the broken member, and lack one of the others.
  mutating func isOnlyWay(
    of rows: RequiredRows, since known: Int
  ) throws(LinearProgramError) -> Bool {
    guard conflicts.count == known + 1, let conflict = conflicts.last else {
      return conflicts.count == known
    }
    for member in conflict.members where !member.isBroken {
      guard let row = rows.constraints.firstIndex(of: member.constraint) else { return false }
      var program = rows.program
      try program.setRowBounds(row, .free)
      if try contradiction(in: program) != nil { return false }
    }
    return true
  }

  private mutating func breakConflicts(
    of rows: RequiredRows, certificate: InfeasibilityCertificate
  ) throws(LinearProgramError) {
    var rows = rows
    var next: InfeasibilityCertificate? = certificate
    while let certificate = next {
      work.detectionIterations += certificate.statistics.simplexIterations
      work.solverCalls += certificate.statistics.solverCalls
      let row = try breakOne(of: rows, certificate)
      try rows.program.setRowBounds(row, .free)
      next = try contradiction(in: rows.program)
    }
  }

  /// The same rows and columns with the optional rows free: their error columns make them always
  /// satisfiable, so they would only cost time.
  private func requirements(
    of lowered: ConstraintProgram
  ) throws(LinearProgramError) -> LinearProgram {
    var program = lowered.program
    program.removeObjectives()
    for (row, meaning) in lowered.rowMeanings.enumerated() {
      guard meaning.constraint.map(lowered.mustHold) != true else { continue }
      try program.setRowBounds(row, .free)
    }
    return program
  }

  /// Adds the conflict behind a certificate, and returns the row of its broken constraint.
  private mutating func breakOne(
    of rows: RequiredRows, _ certificate: InfeasibilityCertificate
  ) throws(LinearProgramError) -> Int {
    let program = rows.program
    let subset = try program.irreducibleSubset(
      of: certificate, options: SolverOptions(iterationLimit: program.iterationLimit))
    work.explanationIterations += subset.statistics.simplexIterations
    work.solverCalls += subset.statistics.solverCalls
    return try add(
      members: subset.rows, shortfalls: subset.shortfalls, columns: subset.columns, of: rows)
  }

  /// Adds the conflict of some rows and of the bounds of some columns, and returns the row of its
  /// broken constraint.
  private mutating func add(
    members: [Int], shortfalls: [Double], columns: [Int], of rows: RequiredRows
  ) throws(LinearProgramError) -> Int {
    let members = zip(members, shortfalls).compactMap { row, shortfall in
      rows.constraints[row].map { (row: row, constraint: $0, shortfall: shortfall) }
    }
    let ranks = members.map { BreakingRank(system, constraint: $0.constraint) }
    guard let lowest = ranks.indices.min(by: { ranks[$0] < ranks[$1] }) else {
      // The bounds of columns alone never contradict each other, so there is a row.
      throw .numericalTrouble(level: 0)
    }
    let broken = members[lowest].constraint
    var others = ranks
    let reason = others.remove(at: lowest).reason(against: others)
    conflicts.append(
      Conflict(
        members: members.map { member in
          ConflictMember(
            constraint: member.constraint, rule: system.text(ofConstraint: member.constraint),
            origin: system.constraints[member.constraint].origin, shortfall: member.shortfall,
            isBroken: member.constraint == broken)
        }.sorted { $0.constraint < $1.constraint },
        background: columns.map(rows.itemColumn).compactMap(condition), broken: broken,
        reason: reason))
    return members[lowest].row
  }

  /// The condition that a column's bounds stand for; `nil` if they are no condition on the layout.
  private func condition(ofColumn column: Int) -> LayoutCondition? {
    let place = ItemColumns.place(ofColumn: column, itemCount: system.items.count)
    guard let (item, variable) = place, variable.isSize else { return nil }
    let axis = variable.axis
    let isGiven = axis == .horizontal || container.height != nil
    return item == ConstraintSystem.container && isGiven
      ? .containerSize(axis) : .nonNegativeSize(item: item, axis: axis)
  }

  private mutating func contradiction(
    in program: LinearProgram
  ) throws(LinearProgramError) -> InfeasibilityCertificate? {
    let options = SolverOptions(iterationLimit: program.iterationLimit)
    switch try program.solve(options: options) {
    case .infeasible(let certificate): return certificate
    case .optimal(let solution):
      work.otherIterations += solution.statistics.simplexIterations
      work.solverCalls += solution.statistics.solverCalls
      return nil
    case .limitReached(let limit): throw .limitReached(limit)
    case .unbounded: throw .numericalTrouble(level: 0)
    }
  }
}

/// Rows of required constraints, without objectives.
struct RequiredRows {
  var program: LinearProgram
  /// The index of each row's constraint; `nil` for a row that is free.
  var constraints: [Int?]
  /// The column of the items behind each column; `nil` if the columns are those of the items.
  var columns: [Int]?

  fileprivate func itemColumn(_ column: Int) -> Int { columns.map { $0[column] } ?? column }
}

extension ConstraintProgram.RowMeaning {
  /// The index of the row's constraint.
  fileprivate var constraint: Int? {
    if case .constraint(let index) = self { return index }
    return nil
  }
}
