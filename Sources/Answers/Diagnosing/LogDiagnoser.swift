package import ConsoleLogs
import Geometry
import LayoutConstraints
package import LinearProgramming

/// Diagnoses logs of constraints that could not be satisfied.
///
/// ```swift
/// for diagnosis in try LogDiagnoser.diagnoses(of: text) {
///   print(diagnosis.status, diagnosis.conflict.map(\.index))
/// }
/// ```
package enum LogDiagnoser {
  /// The most steps of the simplex method for one log unless somebody allows more.
  ///
  /// Ours: logs of screens take a few thousand.
  package static let usualBudget = 200_000

  /// Reads and diagnoses all logs in a text, in their order.
  ///
  /// Throws where the solver fails, which only a log far beyond any screen can cause.
  package static func diagnoses(of text: String) throws(LinearProgramError) -> [LogDiagnosis] {
    var diagnoses: [LogDiagnosis] = []
    for log in LogReader.logs(in: text) { diagnoses.append(try diagnosis(of: log)) }
    return diagnoses
  }

  /// Diagnoses one log, in at most `budget` steps of the simplex method; where these are spent, the
  /// diagnosis has what was found until then, and says where it ended.
  ///
  /// An allowance of the caller's (`SolverAllowance`) replaces the budget. Throws as `diagnoses(of:)`.
  package static func diagnosis(
    of log: ConsoleLog, budget: Int = usualBudget
  ) throws(LinearProgramError) -> LogDiagnosis {
    let own = SolverAllowance.current == nil ? SolverAllowance(steps: budget) : nil
    let answer = SolverAllowance.$current.withValue(own ?? SolverAllowance.current) {
      Result { () throws(LinearProgramError) in
        var work = DiagnosisWork(log)
        return try work.diagnosis()
      }
    }
    return try answer.get()
  }
}

/// The state of diagnosing one log.
private struct DiagnosisWork {
  let log: ConsoleLog
  let leftToRight: LogProgram
  private var guess: BreakingGuess { BreakingGuess(log: log) }
  /// The lines as relations, where they are.
  let rules: [LineRule?]
  /// The current subject of the search: the work may end there.
  var search = DiagnosisEnd.Search.conflict

  init(_ log: ConsoleLog) {
    self.log = log
    var program = LogProgram(log, direction: .leftToRight)
    rules = log.constraints.map { LineRule($0, &program) }
    leftToRight = program
  }

  mutating func diagnosis() throws(LinearProgramError) -> LogDiagnosis {
    var result = LogDiagnosis(
      log: log, lines: lines(), items: leftToRight.keys.named, broken: log.brokenIndex)
    do throws(LinearProgramError) {
      try diagnose(&result)
    } catch {
      guard let reason = Self.endReason(error) else { throw error }
      result.end = DiagnosisEnd(search: search, reason: reason)
    }
    result.notes = notes(result)
    return result
  }

  /// Why the work ended, where that is no mistake of this program.
  private static func endReason(_ error: LinearProgramError) -> DiagnosisEnd.Reason? {
    switch error {
    case .limitReached: SolverAllowance.current?.end.map(DiagnosisEnd.Reason.allowance)
    case .numericalTrouble: .roundingErrors
    default: nil
    }
  }

  private mutating func diagnose(_ result: inout LogDiagnosis) throws(LinearProgramError) {
    var found: ConflictFinder.Found?
    // Those of the directions in which the lines conflict, the one with `found` first.
    var finders: [ConflictFinder] = []
    for direction in ReadingDirection.allCases {
      let program =
        direction == .leftToRight ? leftToRight : LogProgram(log, direction: direction)
      if direction == .rightToLeft, !dependsOnDirection {
        if found != nil { result.directions.insert(direction) }
        break
      }
      let finder = ConflictFinder(lowered: program)
      if found != nil {
        // The same lines in a mirror: whether they can hold is all that is asked.
        search = .otherDirection
        let contradiction = try finder.contradiction(program.program)
        if contradiction != nil {
          result.directions.insert(direction)
          finders.append(finder)
        }
        continue
      }
      if let conflict = try conflict(finder, containing: log.brokenIndex) {
        found = conflict
        finders.append(finder)
        result.status = .conflict
        result.conflict = conflict.members
        result.directions.insert(direction)
      }
    }
    result.isSearched = true
    if let found {
      try describe(found, finders, &result)
      return
    }
    search = .conditions
    if let digits = try onlyDigits() { result.conditions.append(digits) }
    let doubts = Doubts(log: log, lowered: leftToRight)
    try doubts.add(to: &result.conditions)
    if result.conditions.isEmpty { result.status = .noConflict }
  }

  /// A conflict among all lines except `without` that is more than digits which are not printed.
  private func conflict(
    _ finder: ConflictFinder, without: Set<Int> = [], containing preferred: Int? = nil
  ) throws(LinearProgramError) -> ConflictFinder.Found? {
    var released = without
    while let found = try finder.conflict(without: released, containing: preferred) {
      guard isOnlyDigits(found), let member = found.members.first else { return found }
      released.insert(member.index)
    }
    return nil
  }

  /// Whether leading or trailing is in any line, so that the reading direction matters.
  private var dependsOnDirection: Bool {
    log.constraints.contains { $0.terms.contains { $0.attribute.followsDirection } }
  }

  // MARK: - Lines

  private func lines() -> [DiagnosedLine] {
    var views = ConstraintSystem()
    for name in leftToRight.keys.names { _ = try? views.addItem(ConstraintItem(name: name)) }
    return log.constraints.indices.map { index in
      let constraint = log.constraints[index]
      // A constraint between a width and an edge, for example, is only in a text that was edited.
      var system = views
      let rule = rules[index].flatMap { (try? system.add(rule: $0.text)) == nil ? nil : $0.text }
      // The class and the address of what no rule expresses are no part of its content.
      let body = constraint.text.split(separator: " ", maxSplits: 1).last
      return DiagnosedLine(
        content: rules[index].map(DiagnosedLine.Content.relation)
          ?? constraint.unreadReason.map(DiagnosedLine.Content.unread)
          ?? .printed(body.map(String.init) ?? constraint.text),
        rule: rule, origin: LineOrigin(constraint),
        exclusion: leftToRight.exclusions[index])
    }
  }

  // MARK: - A conflict

  private mutating func describe(
    _ conflict: ConflictFinder.Found, _ finders: [ConflictFinder], _ result: inout LogDiagnosis
  ) throws(LinearProgramError) {
    let program = finders[0].lowered
    let members = conflict.lines
    if result.broken == nil { result.likelyBroken = guess.line(among: members) }
    let giving =
      result.givingWay.flatMap { members.contains($0) ? $0 : nil }
      ?? guess.line(among: members)
    result.points =
      conflict.members.first { $0.index == giving }?.shortfall
      ?? conflict.members.compactMap { $0.shortfall }.min()
    search = .negativeSizes
    result.needs = try sizes(conflict.facts, members, in: program)
    if let inner = conflict.inner {
      result.inner = InnerConflict(
        lines: inner.lines, needs: try sizes(inner.facts, inner.lines, in: program))
    }
    search = .fix
    result.fix = try fix(conflict, finders, giving: giving)
    search = .furtherConflicts
    for finder in finders where result.furtherConflicts.isEmpty {
      try addFurther(to: &result.furtherConflicts, finder, result.fix?.line ?? giving)
    }
    search = .picture
    result.picture = try ConflictPicture(
      log: log, program: program, members: members, giving: giving
    ).picture()
  }

  /// The sizes that some lines would make negative, if that could be.
  private func sizes(
    _ facts: [Int], _ members: [Int], in program: LogProgram
  ) throws(LinearProgramError) -> [SizeFact] {
    var sizes: [SizeFact] = []
    for index in facts {
      var kept = program
      kept.keepOnly(lines: Set(members), facts: Set(facts).subtracting([index]))
      let fact = program.facts[index]
      let range = try ConflictFinder(lowered: kept).range(
        of: [Term(column: fact.column, coefficient: 1)])
      sizes.append(
        SizeFact(
          item: program.keys.items[fact.item].identity.words, name: program.keys.names[fact.item],
          size: fact.size, wouldBe: range.upper, isExact: range.lower == range.upper))
    }
    return sizes
  }

  /// Adds what remains once a line is gone: at most three conflicts.
  private func addFurther(
    to sets: inout [[Int]], _ finder: ConflictFinder, _ giving: Int?
  ) throws(LinearProgramError) {
    var gone: Set<Int> = giving.map { [$0] } ?? []
    while sets.count < 3, let next = try conflict(finder, without: gone) {
      sets.append(next.lines)
      guard let line = guess.line(among: next.lines) else { break }
      gone.insert(line)
    }
  }

  // MARK: - Digits that are not printed

  /// Whether the digits that are not printed may be all that conflicts.
  private func isOnlyDigits(_ conflict: ConflictFinder.Found) -> Bool {
    let least = conflict.members.compactMap { $0.shortfall }.min() ?? 0
    return least <= max(1e-5, hiddenDigits(conflict.lines))
  }

  private func hiddenDigits(_ members: [Int]) -> Double {
    let largest =
      members.compactMap { log.constraints[$0].equation?.second.constant.magnitude }
      .max() ?? 0
    return members.reduce(0) { sum, index in
      let line = log.constraints[index]
      let constants =
        (line.equation?.first.hiddenDigits ?? 0) + (line.equation?.second.hiddenDigits ?? 0)
      return sum + constants + line.terms.reduce(0) { $0 + $1.hiddenDigits } * max(1, largest)
    }
  }

  /// The condition of a conflict that is no larger than the digits that are not printed.
  private func onlyDigits() throws(LinearProgramError) -> LogCondition? {
    guard let conflict = try ConflictFinder(lowered: leftToRight).conflict() else { return nil }
    return LogCondition(
      fact: .moreThanRounding(points: conflict.members.compactMap { $0.shortfall }.min() ?? 0),
      lines: conflict.lines)
  }

  // MARK: - The fix

  /// Ours: a fix that leaves another conflict is not better for being looked for longer.
  private static let mostTried = 12

  /// The fix that changes least of those that leave no conflict or, if all do, of those that resolve
  /// this one; `nil` where none does.
  private func fix(
    _ conflict: ConflictFinder.Found, _ finders: [ConflictFinder], giving: Int?
  ) throws(LinearProgramError) -> LogFix? {
    let own = conflict.members.filter { LineOrigin(log.constraints[$0.index]) == nil }
    var chosen: (index: Int, points: Double)?
    // Where another conflict remains, that decides by how much the line is missed.
    var missed: Set<Double> = []
    for member in sorted(own, giving: giving).prefix(Self.mostTried) {
      if try canHold(log.constraints.indices.filter { $0 != member.index }, finders) {
        for finder in finders {
          missed.insert(try finder.distance(of: member.index) ?? member.points)
        }
        chosen = member
        break
      }
      guard chosen == nil, try canHold(conflict.lines.filter { $0 != member.index }, finders) else {
        continue
      }
      chosen = member
    }
    guard let chosen else { return nil }
    let (line, rule) = (log.constraints[chosen.index], rules[chosen.index])
    let missedBy = missed.count == 1 ? missed.first : nil
    return LogFix(
      line: chosen.index, text: rule?.text ?? line.text, place: line.place, missedBy: missedBy,
      size: missedBy.flatMap { rule?.size(missedBy: $0) }, others: conflict.members.count - 1,
      leavesConflict: missed.isEmpty)
  }

  /// Whether these lines can be satisfied, in each of these directions.
  private func canHold(
    _ lines: [Int], _ finders: [ConflictFinder]
  ) throws(LinearProgramError) -> Bool {
    let others = Set(log.constraints.indices).subtracting(lines)
    for finder in finders where try conflict(finder, without: others) != nil { return false }
    return true
  }

  /// The members that resolve a conflict: those that lose least first, and of equals the one that
  /// gives way anyway, then the likely ones.
  private func sorted(
    _ members: [ConflictingLine], giving: Int?
  ) -> [(index: Int, points: Double)] {
    var rest = members.compactMap { member in
      member.shortfall.map { (index: member.index, points: $0) }
    }
    var order: [(index: Int, points: Double)] = []
    while let least = rest.map({ $0.points }).min() {
      let equals = rest.filter { $0.points <= least + 1e-6 }.map { $0.index }
      let next = equals.first { $0 == giving } ?? guess.line(among: equals)
      guard let place = rest.firstIndex(where: { $0.index == next }) else { break }
      order.append(rest.remove(at: place))
    }
    return order
  }

  // MARK: - Notes

  private func notes(_ result: LogDiagnosis) -> [LogNote] {
    var notes: [LogNote] = []
    let members = result.conflict.map { $0.index }
    if let broken = result.broken, !members.isEmpty, !members.contains(broken) {
      notes.append(.brokenElsewhere(line: broken))
    }
    if log.broken != nil, log.brokenIndex == nil, log.leftOutCount == 0 {
      notes.append(.brokenNotListed)
    }
    // Where the work ended before, nobody knows of the other direction, or of lines that may be changed.
    let isWhole = result.status == .conflict && result.isSearched
    if isWhole, dependsOnDirection, result.directions.count == 1,
      let direction = result.directions.first
    {
      notes.append(.direction(direction))
    }
    if log.isPrintedTwice { notes.append(.printedTwice) }
    let isAllMade = !members.isEmpty && members.allSatisfy { result.lines[$0].origin != nil }
    if isWhole, isAllMade { notes.append(.allMade) }
    var told: Set<LineOrigin> = []
    // A line that does not resolve the conflict needs no change, whoever made it.
    for member in result.conflict where member.resolves {
      guard let origin = result.lines[member.index].origin, origin.advice != nil,
        told.insert(origin).inserted
      else { continue }
      notes.append(.made(line: member.index, by: origin))
    }
    if log.toolkit == .appKit,
      members.contains(where: { member in
        log.constraints[member].terms.contains { $0.attribute.isVerticalOfFrame }
      })
    {
      notes.append(.measuredFromBelow)
    }
    if log.isRedacted, result.status != .conflict { notes.append(.redacted(log.toolkit)) }
    return notes
  }
}

extension LogProgram {
  /// Frees the rows of all other lines and facts.
  mutating func keepOnly(lines: Set<Int>, facts kept: Set<Int>) {
    for (index, row) in rowOfLine.enumerated() {
      if let row, !lines.contains(index) { free(row) }
    }
    for (index, fact) in facts.enumerated() where !kept.contains(index) { free(fact.row) }
  }
}
