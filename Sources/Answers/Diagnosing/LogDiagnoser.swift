public import ConsoleLogs
import Geometry
import LayoutConstraints
public import LinearProgramming

/// Diagnoses logs of constraints that could not be satisfied.
///
/// ```swift
/// for diagnosis in try LogDiagnoser.diagnoses(of: text) {
///   print(diagnosis.status, diagnosis.conflict.map(\.index))
/// }
/// ```
public enum LogDiagnoser {
  /// The most steps of the simplex method for one log unless somebody allows more.
  ///
  /// Ours: logs of screens take a few thousand.
  public static let usualBudget = 200_000

  /// Reads and diagnoses all logs in a text, in their order.
  ///
  /// Throws where the solver fails, which only a log far beyond any screen can cause.
  public static func diagnoses(of text: String) throws(LinearProgramError) -> [LogDiagnosis] {
    var diagnoses: [LogDiagnosis] = []
    for log in LogReader.logs(in: text) { diagnoses.append(try diagnosis(of: log)) }
    return diagnoses
  }

  /// Diagnoses one log, in at most `budget` steps of the simplex method; where these are spent, the
  /// diagnosis has what was found until then, and says where it ended.
  ///
  /// An allowance of the caller's (`SolverAllowance`) replaces the budget. Throws as `diagnoses(of:)`.
  public static func diagnosis(
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
  var leftToRight: LogProgram
  let names: ItemNames
  /// The current subject of the search, as the end of a sentence: the work may end there.
  var search = "a conflict"

  init(_ log: ConsoleLog) {
    self.log = log
    leftToRight = LogProgram(log, direction: .leftToRight)
    // Lines that take no part may have superviews of their own, which need names, too.
    for constraint in log.constraints { _ = LineRule(constraint, &leftToRight) }
    names = ItemNames(leftToRight.keys)
  }

  mutating func diagnosis() throws(LinearProgramError) -> LogDiagnosis {
    var result = LogDiagnosis(
      log: log, status: .undecided, lines: lines(), items: names.all, conflict: [], needs: [],
      inner: nil, points: nil, broken: log.brokenIndex, likelyBroken: nil, directions: [],
      conditions: [], fix: nil, furtherConflicts: [], picture: nil, notes: [], isSearched: false,
      end: nil, isBudgetSpent: false)
    do throws(LinearProgramError) {
      try diagnose(&result)
    } catch {
      guard let reason = Self.endReason(error) else { throw error }
      result.end = "the search for \(search) ended \(reason)"
      result.isBudgetSpent = SolverAllowance.current?.endReason != nil
    }
    result.notes = notes(result)
    return result
  }

  /// Why the work ended, where that is no mistake of this program.
  private static func endReason(_ error: LinearProgramError) -> String? {
    switch error {
    case .limitReached: SolverAllowance.current?.endReason
    case .numericalTrouble: "since rounding errors prevent a reliable answer"
    default: nil
    }
  }

  private mutating func diagnose(_ result: inout LogDiagnosis) throws(LinearProgramError) {
    var found: (program: LogProgram, conflict: ConflictFinder.Found)?
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
        search = "a conflict in the other reading direction"
        if try finder.canHold() == false { result.directions.insert(direction) }
        continue
      }
      if let conflict = try conflict(finder, containing: log.brokenIndex) {
        found = (program, conflict)
        result.status = .conflict
        result.conflict = conflict.members
        result.directions.insert(direction)
      }
    }
    result.isSearched = true
    if let found {
      try describe(found.conflict, in: found.program, &result)
      return
    }
    search = "what would make the constraints conflict"
    if let digits = try onlyDigits() { result.conditions.append(digits) }
    let doubts = Doubts(log: log, lowered: leftToRight, names: names)
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

  private mutating func lines() -> [DiagnosedLine] {
    let words = LineSentence(names: names)
    let system = systemOfItems()
    var lines: [DiagnosedLine] = []
    for (index, constraint) in log.constraints.enumerated() {
      let rule = LineRule(constraint, &leftToRight)
      let sentence =
        rule.map(words.sentence)
        ?? (constraint.unreadReason.map { "This line cannot be read: \($0)." }
          ?? (constraint.equation == nil ? "This line cannot be read." : plain(constraint)))
      lines.append(
        DiagnosedLine(
          sentence: sentence, rule: rule.flatMap { Self.text(of: $0, names, in: system) },
          origin: LineOrigin(constraint), exclusion: leftToRight.exclusions[index]))
    }
    return lines
  }

  /// The views of the log without constraints.
  private func systemOfItems() -> ConstraintSystem {
    var system = ConstraintSystem()
    for item in names.all { _ = try? system.addItem(ConstraintItem(name: item.name)) }
    return system
  }

  /// A rule in the notation of scenario files; `nil` if Auto Layout has no such constraint.
  ///
  /// A constraint between a width and an edge, for example, is only in a text that was edited.
  private static func text(
    of rule: LineRule, _ names: ItemNames, in system: ConstraintSystem
  ) -> String? {
    let text = rule.text(names)
    var system = system
    return (try? system.add(rule: text)) == nil ? nil : text
  }

  /// A line that no rule expresses: as it was printed.
  private func plain(_ constraint: LoggedConstraint) -> String {
    let text = constraint.text
    let body = text.split(separator: " ", maxSplits: 1).last.map(String.init) ?? text
    return "As printed: \(body)"
  }

  // MARK: - A conflict

  private mutating func describe(
    _ conflict: ConflictFinder.Found, in program: LogProgram, _ result: inout LogDiagnosis
  ) throws(LinearProgramError) {
    let members = conflict.members.map(\.index)
    let guess = BreakingGuess(log: log, keys: program.keys)
    if result.broken == nil { result.likelyBroken = guess.line(among: members) }
    let giving =
      result.givingWay.flatMap { members.contains($0) ? $0 : nil }
      ?? guess.line(among: members)
    let shortfalls = Dictionary(
      uniqueKeysWithValues: conflict.members.map { ($0.index, $0.shortfall) })
    result.points = giving.flatMap { shortfalls[$0] }
    let finder = ConflictFinder(lowered: program)
    search = "the sizes that would be negative"
    result.needs = try sizes(conflict.facts, members, in: program)
    if let inner = conflict.inner {
      result.inner = InnerConflict(
        lines: inner.members, needs: try sizes(inner.facts, inner.members, in: program))
    }
    search = "the constraint to change"
    result.fix = try fix(conflict, finder, giving: giving, guess)
    search = "further conflicts"
    try addFurther(to: &result.furtherConflicts, finder, result.fix?.line ?? giving)
    search = "where the views would be"
    result.picture = try ConflictPicture(
      log: log, names: names, program: program, members: members, giving: giving
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
          item: program.keys.items[fact.item].identity.words, name: names.name(of: fact.item),
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
      sets.append(next.members.map(\.index))
      let guess = BreakingGuess(log: log, keys: finder.lowered.keys)
      guard let line = guess.line(among: next.members.map(\.index)) else { break }
      gone.insert(line)
    }
  }

  // MARK: - Digits that are not printed

  /// Whether the digits that are not printed may be all that conflicts.
  private func isOnlyDigits(_ conflict: ConflictFinder.Found) -> Bool {
    let least = conflict.members.map(\.shortfall).min() ?? 0
    return least <= max(1e-5, hiddenDigits(conflict.members.map(\.index)))
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
    let members = conflict.members.map(\.index)
    return LogCondition(
      clause: "the rounding of printed numbers does not account for "
        + "\(NumberText.decimal(conflict.members.map(\.shortfall).min() ?? 0, places: 6)) pt in "
        + names.lines(members), lines: members)
  }

  // MARK: - The fix

  /// Ours: a fix that leaves another conflict is not better for being looked for longer.
  private static let mostTried = 12

  /// The fix that changes least of those that leave no conflict or, if all do, of all.
  private func fix(
    _ conflict: ConflictFinder.Found, _ finder: ConflictFinder, giving: Int?,
    _ guess: BreakingGuess
  ) throws(LinearProgramError) -> LogFix? {
    let written = Set(guess.written(conflict.members.map(\.index)))
    let candidates = conflict.members.filter { written.contains($0.index) }
    let resolving = candidates.filter(\.resolves)
    let order = sorted(resolving.isEmpty ? candidates : resolving, giving: giving, guess)
    for member in order.prefix(Self.mostTried)
    where try self.conflict(finder, without: [member.index]) == nil {
      let missed = try finder.distance(of: member.index) ?? member.shortfall
      return fix(member, missedBy: missed, conflict, finder.lowered)
    }
    return order.first.map { fix($0, missedBy: nil, conflict, finder.lowered) }
  }

  /// Those that lose least first; of equals the one that gives way anyway, then the likely ones.
  private func sorted(
    _ members: [ConflictingLine], giving: Int?, _ guess: BreakingGuess
  ) -> [ConflictingLine] {
    var rest = members
    var order: [ConflictingLine] = []
    while let least = rest.map(\.shortfall).min() {
      let equals = rest.filter { $0.shortfall <= least + 1e-6 }.map(\.index)
      let next = equals.first { $0 == giving } ?? guess.line(among: equals)
      guard let place = rest.firstIndex(where: { $0.index == next }) else { break }
      order.append(rest.remove(at: place))
    }
    return order
  }

  /// The fix for one line; `missed` is `nil` where another conflict remains, which decides by how
  /// much.
  private func fix(
    _ member: ConflictingLine, missedBy missed: Double?, _ conflict: ConflictFinder.Found,
    _ program: LogProgram
  ) -> LogFix {
    let line = log.constraints[member.index]
    var copy = program
    let rule = LineRule(line, &copy)
    let text = rule?.text(names) ?? line.text
    let count = conflict.members.count - 1
    let others = count == 1 ? "The other one" : "The other \(count)"
    let rest =
      count == 0
      ? nil
      : missed != nil
        ? "\(others) \(count == 1 ? "is" : "are") then satisfied."
        : member.resolves
          ? "\(others) can then be satisfied." : "That alone does not resolve this conflict."
    let consequence = [missed.map { self.consequence(of: $0, rule) }, rest].compactMap(\.self)
    return LogFix(
      line: member.index,
      advice: "Give constraint \(member.index + 1), '\(text)'\(line.placeWords), the priority 999.",
      consequence: consequence.joined(separator: " "))
  }

  /// The result: it is missed by 36 pt, and title is 204 pt wide.
  private func consequence(of points: Double, _ rule: LineRule?) -> String {
    let missed = "Then it is missed by \(points.withUnit(besides: 0))"
    guard let rule, rule.second == nil, rule.first.start == nil else { return missed + "." }
    let size = rule.first.attribute == .width ? "wide" : "high"
    let name = names.name(of: rule.first.item)
    let sign: Double? =
      switch rule.relation {
      case .greaterThanOrEqual: -1
      case .lessThanOrEqual: 1
      case .equal: nil
      }
    guard let sign else { return missed + "." }
    let length = (rule.constant + sign * points).withUnit(besides: rule.constant)
    return "\(missed): \(name) is \(length) \(size)."
  }

  // MARK: - Notes

  private func notes(_ result: LogDiagnosis) -> [String] {
    var notes: [String] = []
    if let broken = result.broken, !result.conflict.isEmpty,
      !result.conflict.contains(where: { $0.index == broken })
    {
      notes.append("Constraint \(broken + 1), which was broken, is not part of this conflict.")
    }
    if log.broken != nil, log.brokenIndex == nil, log.leftOutCount == 0 {
      notes.append("The constraint that was broken is not in the list.")
    }
    // Where the work ended before, nobody knows of the other direction, or of lines that may be changed.
    let isWhole = result.status == .conflict && result.isSearched
    if isWhole, result.directions.count == 1, dependsOnDirection {
      let direction =
        result.directions.contains(.leftToRight) ? "left to right" : "right to left"
      notes.append("It conflicts only where text is read from \(direction).")
    }
    if log.isPrintedTwice { notes.append("AppKit printed this conflict twice.") }
    let isAllMade =
      !result.conflict.isEmpty
      && result.conflict.allSatisfy { result.lines[$0.index].origin != nil }
    if isWhole, isAllMade {
      notes.append("None of these constraints is your own: a framework made each of them.")
    }
    var told: Set<String> = []
    for member in result.conflict {
      guard let origin = result.lines[member.index].origin, !origin.advice.isEmpty,
        told.insert(origin.maker + origin.advice).inserted
      else { continue }
      // Advice to change one's own constraints needs one among them.
      let advice =
        isAllMade && origin.advice.contains("999") ? "" : " \(origin.advice)"
      notes.append("Constraint \(member.index + 1) was made by \(origin.maker).\(advice)")
    }
    if log.toolkit == .appKit,
      result.conflict.contains(where: { member in
        log.constraints[member.index].terms.contains { $0.attribute.isVerticalOfFrame }
      })
    {
      notes.append("minY is the lower edge, since a view of AppKit begins at the bottom.")
    }
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
