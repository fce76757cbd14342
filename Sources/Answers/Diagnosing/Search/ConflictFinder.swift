import Geometry
import LayoutConstraints
import LinearProgramming

/// Finds the irreducible conflict among the lines of a log.
///
/// The facts that no size is negative are released first: real lists are whole then, and have the
/// broken line in them. With the facts as a matter of course, lines that the engine used would be
/// missing. So this counts each fact as a condition of its own and asks:
///
/// 1. Do the lines conflict without any fact?
/// 2. If not, does a single fact suffice? Of several, the one whose conflict has the broken line,
///    then the one with the most lines: real lists print every line that the engine used.
/// 3. If none does, which facts do all lines need? That set is made irreducible with all lines.
/// 4. With these facts alone, which lines are needed? That set is made irreducible too.
///
/// The subsets are those of `LinearProgram.irreducibleSubset`, which layouts of scenarios use, too.
struct ConflictFinder {
  let lowered: LogProgram

  /// A conflict in rows of lines and facts.
  struct Found: Equatable {
    /// The lines, ascending, with the distance by which each alone must give way.
    var members: [ConflictingLine]
    /// The indices of the facts in `LogProgram.facts`.
    var facts: [Int]

    /// Whether it has the preferred line and the other has not, or has more lines.
    func isBetter(than other: Found, _ preferred: Int?) -> Bool {
      let has = members.contains { $0.index == preferred }
      let otherHas = other.members.contains { $0.index == preferred }
      return has == otherHas ? members.count > other.members.count : has
    }
  }

  /// A conflict among all lines except `without`, with additional required rows; `nil` if all of them
  /// can be satisfied.
  ///
  /// If there is a conflict with the line `preferred`, it is that one.
  func conflict(
    without: Set<Int> = [], assuming extra: [Assumption] = [], containing preferred: Int? = nil
  ) throws(LinearProgramError) -> Found? {
    guard let first = try anyConflict(without, extra, preferred) else { return nil }
    guard let preferred, !without.contains(preferred), lowered.rowOfLine[preferred] != nil,
      !first.members.contains(where: { $0.index == preferred })
    else { return first }
    var released = without
    var next: Found? = first
    for _ in 0..<20 {
      guard let member = next?.members.first(where: { !released.contains($0.index) }) else { break }
      released.insert(member.index)
      next = try anyConflict(released, extra, preferred)
      guard let next else { break }
      if next.members.contains(where: { $0.index == preferred }) { return next }
    }
    return first
  }

  /// An assumption besides the lines: a row of terms with bounds.
  struct Assumption {
    var terms: [Term]
    var bounds: Bounds
  }

  private func anyConflict(
    _ without: Set<Int>, _ extra: [Assumption], _ preferred: Int?
  ) throws(LinearProgramError) -> Found? {
    var whole = lowered.program
    var fixed = Set(lowered.definitions)
    for assumption in extra {
      fixed.insert(
        whole.addRow("assumption", bounds: assumption.bounds, terms: assumption.terms))
    }
    for line in without {
      if let row = lowered.rowOfLine[line] { try whole.setRowBounds(row, .free) }
    }
    var bare = whole
    for fact in lowered.facts { try bare.setRowBounds(fact.row, .free) }
    if let certificate = try contradiction(bare) {
      return try found(in: bare, certificate, fixed: fixed, facts: [])
    }
    guard let certificate = try contradiction(whole) else { return nil }
    if let single = try conflictOfOneFact(bare, fixed, preferred) { return single }
    let lines = lowered.rowOfLine.compactMap(\.self)
    let subset = try whole.irreducibleSubset(
      of: certificate, fixedRows: fixed.union(lines), options: options(whole))
    let needed = Set(subset.rows)
    let facts = lowered.facts.indices.filter { needed.contains(lowered.facts[$0].row) }
    var program = bare
    for fact in facts { try program.setRowBounds(lowered.facts[fact].row, .atLeast(0)) }
    guard let second = try contradiction(program) else { throw .numericalTrouble(level: 0) }
    return try found(in: program, second, fixed: fixed.union(needed), facts: facts)
  }

  /// Beyond this number of facts, one is taken that the proof uses.
  private static let mostFactsToTry = 60

  /// The conflict that a single fact makes of the lines; `nil` where none does.
  private func conflictOfOneFact(
    _ bare: LinearProgram, _ fixed: Set<Int>, _ preferred: Int?
  ) throws(LinearProgramError) -> Found? {
    guard lowered.facts.count <= Self.mostFactsToTry else { return nil }
    var best: Found?
    for (index, fact) in lowered.facts.enumerated() {
      var program = bare
      try program.setRowBounds(fact.row, .atLeast(0))
      guard let certificate = try contradiction(program) else { continue }
      let found = try found(
        in: program, certificate, fixed: fixed.union([fact.row]), facts: [index])
      if let current = best, !found.isBetter(than: current, preferred) { continue }
      best = found
    }
    return best
  }

  private func found(
    in program: LinearProgram, _ certificate: InfeasibilityCertificate, fixed: Set<Int>,
    facts: [Int]
  ) throws(LinearProgramError) -> Found {
    let subset = try program.irreducibleSubset(
      of: certificate, fixedRows: fixed, options: options(program))
    let shortfalls = Dictionary(
      uniqueKeysWithValues: zip(subset.rows, subset.shortfalls.map(Self.rounded)))
    let members = lowered.rowOfLine.enumerated().compactMap { line, row in
      row.flatMap { shortfalls[$0] }.map { ConflictingLine(index: line, shortfall: $0) }
    }
    return Found(members: members, facts: facts)
  }

  /// Whether all lines and facts can be satisfied.
  func canHold() throws(LinearProgramError) -> Bool {
    try contradiction(lowered.program) == nil
  }

  /// A proof that the rows cannot all hold; `nil` where they can.
  func contradiction(
    _ program: LinearProgram
  ) throws(LinearProgramError) -> InfeasibilityCertificate? {
    switch try program.solve(options: options(program)) {
    case .infeasible(let certificate): return certificate
    case .optimal: return nil
    case .limitReached(let limit): throw .limitReached(limit)
    case .unbounded: throw .numericalTrouble(level: 0)
    }
  }

  /// A limit many times the number of steps that such programs take; `SolverAllowance.current` bounds
  /// all of them together.
  private func options(_ program: LinearProgram) -> SolverOptions {
    SolverOptions(iterationLimit: 50 * (program.rows.count + program.columns.count) + 5000)
  }

  /// Printed numbers have six digits or more; beyond nine decimals there is only the solver's noise.
  static func rounded(_ points: Double) -> Double {
    guard points.magnitude < 1e6 else { return points }
    return (points * 1e6).rounded() / 1e6
  }

  // MARK: - Ranges

  /// The least and the largest value of a sum in all solutions; infinite where nothing limits it.
  func range(
    of terms: [Term], assuming extra: [Assumption] = []
  ) throws(LinearProgramError) -> (lower: Double, upper: Double) {
    let lower = try extreme(of: terms, .minimise, extra) ?? -.infinity
    let upper = try extreme(of: terms, .maximise, extra) ?? .infinity
    return (Self.rounded(lower), Self.rounded(upper))
  }

  private func extreme(
    of terms: [Term], _ direction: Objective.Direction, _ extra: [Assumption]
  ) throws(LinearProgramError) -> Double? {
    var program = lowered.program
    for assumption in extra {
      program.addRow("assumption", bounds: assumption.bounds, terms: assumption.terms)
    }
    program.addObjective(Objective(direction: direction, terms: terms))
    switch try program.solve(options: options(program)) {
    case .optimal(let solution): return solution.objectiveValues[0]
    case .unbounded: return nil
    case .infeasible: throw .numericalTrouble(level: 0)
    case .limitReached(let limit): throw .limitReached(limit)
    }
  }

  /// The value of a sum if the lines except the facts are satisfied, and one line gives way as little
  /// as it can; `nil` where that is not one value.
  func value(
    of terms: [Term], giving line: Int, by shortfall: Double, facts: [Int], members: Set<Int>
  ) throws(LinearProgramError) -> Double? {
    var program = lowered.program
    for (index, row) in lowered.rowOfLine.enumerated() {
      if let row, !members.contains(index) || index == line { try program.setRowBounds(row, .free) }
    }
    for (index, fact) in lowered.facts.enumerated() where !facts.contains(index) {
      try program.setRowBounds(fact.row, .free)
    }
    var ends: [Double] = []
    for direction in [Objective.Direction.minimise, .maximise] {
      var copy = program
      copy.addObjective(Objective(direction: direction, terms: terms))
      guard case .optimal(let solution) = try copy.solve(options: options(copy)) else {
        continue
      }
      ends.append(solution.objectiveValues[0])
    }
    guard let first = ends.first else { return nil }
    if ends.count == 2, (ends[1] - first).magnitude > 1e-6 { return nil }
    return Self.rounded(first)
  }
}
