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
/// 5. Are all of these lines needed where every fact counts? If not, those that are remain, and
///    another conflict is tried that has the broken line. If there is none, the whole list stays:
///    it is what the engine printed. Its lines then say whether they resolve it.
///
/// Distances are those with every fact. The subsets are those of `LinearProgram.irreducibleSubset`,
/// which layouts of scenarios use, too.
struct ConflictFinder {
  let lowered: LogProgram

  /// A conflict in rows of lines and facts.
  struct Found {
    /// The lines, ascending, with the distance by which each alone must give way.
    var members: [ConflictingLine]
    /// The indices of the facts in `LogProgram.facts`.
    var facts: [Int]
    /// The lines that are needed where every fact counts, and the facts that they need; `nil` where
    /// all are needed.
    var inner: (lines: [Int], facts: [Int])?

    /// The indices of the members.
    var lines: [Int] { members.map { $0.index } }

    func contains(_ line: Int) -> Bool { lines.contains(line) }

    /// Whether it has the preferred line and the other has not, or has more lines.
    func isBetter(than other: Found, _ preferred: Int?) -> Bool {
      let has = preferred.map(contains) ?? false
      let otherHas = preferred.map(other.contains) ?? false
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
    let decided = try decided(first, extra)
    guard let preferred, !without.contains(preferred), lowered.rowOfLine[preferred] != nil,
      !decided.contains(preferred)
    else { return decided }
    var released = without
    var listed = first.contains(preferred) ? first : nil
    var last = decided
    for _ in 0..<20 {
      guard let member = last.members.first(where: { !released.contains($0.index) }) else { break }
      released.insert(member.index)
      guard let next = try anyConflict(released, extra, preferred) else { break }
      last = try self.decided(next, extra)
      if last.contains(preferred) { return last }
      if listed == nil, next.contains(preferred) { listed = next }
    }
    guard let listed else { return decided }
    return try self.listed(listed, extra) ?? decided
  }

  // MARK: - Every fact counts

  /// The members of a conflict that are needed where every fact counts.
  private func decided(
    _ found: Found, _ extra: [Assumption]
  ) throws(LinearProgramError) -> Found {
    let (program, fixed) = members(of: found, extra)
    guard let certificate = try contradiction(program) else { throw .numericalTrouble(level: 0) }
    var strict = try self.found(
      in: program, certificate, fixed: fixed.union(lowered.facts.map { $0.row }), facts: found.facts
    )
    guard strict.members.count < found.members.count else { return strict }
    let (rest, definitions) = members(of: strict, extra)
    guard let certificate = try contradiction(rest) else { throw .numericalTrouble(level: 0) }
    strict.facts = try neededFacts(rest, certificate, fixed: definitions)
    return strict
  }

  /// A conflict that has the broken line only as long as sizes may be negative, with the smaller one
  /// in it; `nil` where none of its lines alone resolves it.
  private func listed(
    _ found: Found, _ extra: [Assumption]
  ) throws(LinearProgramError) -> Found? {
    let (program, _) = members(of: found, extra)
    let strict = try decided(found, extra)
    var listed = found
    listed.inner = (strict.lines, strict.facts)
    for (place, member) in found.members.enumerated() {
      listed.members[place].shortfall = try distance(of: member.index, in: program)
    }
    return listed.members.contains { $0.resolves } ? listed : nil
  }

  /// The members of a conflict with every fact and without any other line, and the rows that are
  /// never members.
  private func members(
    of found: Found, _ extra: [Assumption]
  ) -> (program: LinearProgram, fixed: Set<Int>) {
    var kept = lowered
    kept.keepOnly(lines: Set(found.lines), facts: Set(lowered.facts.indices))
    var fixed = Set(lowered.definitions)
    for assumption in extra { fixed.insert(kept.add(assumption)) }
    return (kept.program, fixed)
  }

  /// The facts that the lines of a program need for their contradiction.
  private func neededFacts(
    _ program: LinearProgram, _ certificate: InfeasibilityCertificate, fixed: Set<Int>
  ) throws(LinearProgramError) -> [Int] {
    let lines = lowered.rowOfLine.compactMap { $0 }
    let subset = try program.irreducibleSubset(
      of: certificate, fixedRows: fixed.union(lines), options: options(program))
    let needed = Set(subset.rows)
    return lowered.facts.indices.filter { needed.contains(lowered.facts[$0].row) }
  }

  /// The least distance by which a line must give way so that everything else in a program holds,
  /// that of all lines where none is given; `nil` where it does not hold then either.
  func distance(
    of line: Int, in other: LinearProgram? = nil
  ) throws(LinearProgramError) -> Double? {
    guard let row = lowered.rowOfLine[line] else { return nil }
    var program = other ?? lowered.program
    let (terms, bounds) = (program.rows[row].terms, program.rows[row].bounds)
    try program.setRowBounds(row, .free)
    guard try contradiction(program) == nil else { return nil }
    let lower = try extreme(of: terms, .minimise, in: program) ?? -.infinity
    let upper = try extreme(of: terms, .maximise, in: program) ?? .infinity
    return Self.rounded(max(0, bounds.lower - upper, lower - bounds.upper))
  }

  // MARK: - Facts are released first

  private func anyConflict(
    _ without: Set<Int>, _ extra: [Assumption], _ preferred: Int?
  ) throws(LinearProgramError) -> Found? {
    var kept = lowered
    var fixed = Set(lowered.definitions)
    for assumption in extra { fixed.insert(kept.add(assumption)) }
    for row in without.compactMap({ lowered.rowOfLine[$0] }) { kept.free(row) }
    let whole = kept.program
    for fact in lowered.facts { kept.free(fact.row) }
    let bare = kept.program
    if let certificate = try contradiction(bare) {
      return try found(in: bare, certificate, fixed: fixed, facts: [])
    }
    guard let certificate = try contradiction(whole) else { return nil }
    if let single = try conflictOfOneFact(bare, fixed, preferred) { return single }
    let facts = try neededFacts(whole, certificate, fixed: fixed)
    var program = bare
    for fact in facts { try program.setRowBounds(lowered.facts[fact].row, .atLeast(0)) }
    guard let second = try contradiction(program) else { throw .numericalTrouble(level: 0) }
    fixed.formUnion(facts.map { lowered.facts[$0].row })
    return try found(in: program, second, fixed: fixed, facts: facts)
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
    var whole = lowered
    for assumption in extra { whole.add(assumption) }
    let lower = try extreme(of: terms, .minimise, in: whole.program) ?? -.infinity
    let upper = try extreme(of: terms, .maximise, in: whole.program) ?? .infinity
    return (Self.rounded(lower), Self.rounded(upper))
  }

  private func extreme(
    of terms: [Term], _ direction: Objective.Direction, in program: LinearProgram
  ) throws(LinearProgramError) -> Double? {
    var program = program
    program.addObjective(Objective(direction: direction, terms: terms))
    switch try program.solve(options: options(program)) {
    case .optimal(let solution): return solution.objectiveValues[0]
    case .unbounded: return nil
    case .infeasible: throw .numericalTrouble(level: 0)
    case .limitReached(let limit): throw .limitReached(limit)
    }
  }
}
