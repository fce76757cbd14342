import Geometry
import LinearProgramming

/// Breaks required constraints of a system, conflict by conflict, until the others can hold.
struct ConflictBreaking {
  let system: ConstraintSystem
  let container: Container
  /// The conflicts so far, in the order in which they were found.
  private(set) var conflicts: [Conflict] = []
  /// The work of detecting conflicts, explaining them, and finding no more.
  private(set) var work = ConstraintStatistics()

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
        program: try requirements(of: lowered),
        constraints: lowered.rowMeanings.map { $0.constraint }),
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
    conflicts.append(
      try self.conflict(
        members: conflict.rows, shortfalls: conflict.shortfalls,
        columns: conflict.needsBounds ? [0] : [], of: rows
      ).conflict)
    return true
  }

  /// Conflicts of the system in the order of findings: those that are missed by most points first, then in the
  /// order in which their broken constraints were activated.
  ///
  /// That is how the simplex method finds them in most cases. It does not depend on other parts of
  /// the system.
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
    var kept = rows
    let known = conflicts.count
    var next: InfeasibilityCertificate? = certificate
    while let certificate = next {
      work.addWork(of: certificate.statistics)
      work.conflictDetectionIterations += certificate.statistics.simplexIterations
      let found = try explain(certificate, in: kept)
      conflicts.append(found.conflict)
      try kept.program.setRowBounds(found.row, .free)
      next = try contradiction(in: kept.program)
    }
    try explainWithoutBroken(since: known, of: rows, kept: kept)
  }

  /// Explains conflicts from an index on by constraints that are kept, where another one of them broke
  /// a member: an author who reads that it is broken would not look for it in the next reason.
  ///
  /// The reason stays where the constraint is not in conflict with those that are kept, or another one
  /// of the members would be broken first.
  private mutating func explainWithoutBroken(
    since known: Int, of rows: RequiredRows, kept: RequiredRows
  ) throws(LinearProgramError) {
    let broken = Set(conflicts[known...].map { $0.broken })
    for index in conflicts.indices.dropFirst(known) {
      let conflict = conflicts[index]
      let hasBroken = conflict.members.contains { !$0.isBroken && broken.contains($0.constraint) }
      guard hasBroken, let row = rows.constraints.firstIndex(of: conflict.broken) else { continue }
      var trial = kept
      try trial.program.setRowBounds(row, rows.program.rows[row].bounds)
      guard let certificate = try contradiction(in: trial.program) else { continue }
      let found = try explain(certificate, in: trial).conflict
      if found.broken == conflict.broken { conflicts[index] = found }
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

  /// The conflict behind a certificate, and the row of its broken constraint.
  private mutating func explain(
    _ certificate: InfeasibilityCertificate, in rows: RequiredRows
  ) throws(LinearProgramError) -> (conflict: Conflict, row: Int) {
    let program = rows.program
    let subset = try program.irreducibleSubset(
      of: certificate, options: program.limited())
    work.addWork(of: subset.statistics)
    work.conflictExplanationIterations += subset.statistics.simplexIterations
    return try conflict(
      members: subset.rows, shortfalls: subset.shortfalls, columns: subset.columns, of: rows)
  }

  /// The conflict of some rows and of the bounds of some columns, and the row of its broken constraint.
  private func conflict(
    members: [Int], shortfalls: [Double], columns: [Int], of rows: RequiredRows
  ) throws(LinearProgramError) -> (conflict: Conflict, row: Int) {
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
    let conflict = Conflict(
      members: members.map { member in
        ConflictMember(
          constraint: member.constraint, rule: system.text(ofConstraint: member.constraint),
          origin: system.constraints[member.constraint].origin, shortfall: member.shortfall,
          isBroken: member.constraint == broken)
      }.sorted { $0.constraint < $1.constraint },
      background: columns.map(rows.itemColumn).compactMap(condition), broken: broken,
      reason: reason)
    return (conflict, members[lowest].row)
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
    switch try program.solve(options: program.limited()) {
    case .infeasible(let certificate): return certificate
    case .optimal(let solution):
      work.addWork(of: solution.statistics)
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
