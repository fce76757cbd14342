import ConsoleLogs
import Geometry
import LayoutConstraints
import LinearProgramming

/// Looks for what a log does not print and what would make its lines conflict.
///
/// Only asked where they can hold as they are printed. No value is ever invented: an answer is a
/// condition, which the lines themselves imply.
struct Doubts {
  let log: ConsoleLog
  let lowered: LogProgram

  private var names: [String] { lowered.keys.names }
  private var finder: ConflictFinder { ConflictFinder(lowered: lowered) }

  /// Adds the conditions under which the lines conflict, the most telling first; where the work ends,
  /// those that were found until then.
  func add(to conditions: inout [LogCondition]) throws(LinearProgramError) {
    let digits = conditions.count
    do throws(LinearProgramError) {
      conditions += try unknownValues()
      conditions += try rounding()
      if conditions.count == digits { conditions += try otherCoordinates() }
      if conditions.count == digits { conditions += try hiddenSuperviews() }
      if conditions.count == digits { conditions += try sameNames() }
    } catch {
      conditions += missingLines()
      throw error
    }
    conditions += missingLines()
  }

  // MARK: - Margins, baselines and variables

  private func unknownValues() throws(LinearProgramError) -> [LogCondition] {
    var conditions: [LogCondition] = []
    var explained: Set<LogProgram.Unknown> = []
    for unknown in lowered.unknowns {
      if let condition = try condition([unknown]) {
        conditions.append(condition)
        explained.insert(unknown)
      }
    }
    let rest = lowered.unknowns.filter { !explained.contains($0) }
    for (index, first) in rest.enumerated().prefix(40) {
      for second in rest[(index + 1)...].prefix(40) {
        if let condition = try pair(first, second) { conditions.append(condition) }
      }
    }
    if conditions.isEmpty, !rest.isEmpty, let together = try allTogether(rest) {
      conditions.append(together)
    }
    return conditions
  }

  /// Two margins of one view add up; two baselines have a distance.
  private func pair(
    _ first: LogProgram.Unknown, _ second: LogProgram.Unknown
  ) throws(LinearProgramError) -> LogCondition? {
    switch (first.length, second.length) {
    case (.margin(let edge, let view), .margin(let other, let another))
    where view == another && edge.axis == other.axis:
      return try condition([first, second])
    case (.firstBaseline, .lastBaseline), (.lastBaseline, .firstBaseline):
      return try condition([first, second])
    case (.firstBaseline, .firstBaseline), (.lastBaseline, .lastBaseline):
      return try condition([first], minus: second)
    default: return nil
    }
  }

  /// Several unknown values that no single one decides.
  private func allTogether(
    _ unknowns: [LogProgram.Unknown]
  ) throws(LinearProgramError) -> LogCondition? {
    if unknowns.count <= 4, let condition = try condition(unknowns) { return condition }
    // Numbers without a pattern: whatever ties the values together, these miss it.
    let values = unknowns.indices.map { 1000.5 + 713.25 * Double($0 * $0 % 97) }
    for signs in [[1.0, 1.0], [1, -1], [-1, 1], [-1, -1]] {
      let assumptions = unknowns.indices.map { index in
        Assumption(
          terms: [Term(column: unknowns[index].column, coefficient: 1)],
          bounds: .exactly(signs[index % 2] * values[index]))
      }
      guard let found = try finder.conflict(assuming: assumptions) else { continue }
      return LogCondition(fact: .otherValues(unknowns.map { $0.length }), lines: found.lines)
    }
    return nil
  }

  /// The condition that a sum, or a difference, is outside of the range that the lines allow; `nil`
  /// where they allow all values.
  private func condition(
    _ unknowns: [LogProgram.Unknown], minus other: LogProgram.Unknown? = nil
  ) throws(LinearProgramError) -> LogCondition? {
    var terms = unknowns.map { Term(column: $0.column, coefficient: 1) }
    if let other { terms.append(Term(column: other.column, coefficient: -1)) }
    let (lower, upper) = try finder.range(of: terms)
    guard lower.isFinite || upper.isFinite else { return nil }
    let outside = upper.isFinite ? Bounds.atLeast(upper + 1) : .atMost(lower - 1)
    let found = try finder.conflict(assuming: [.init(terms: terms, bounds: outside)])
    let lengths = unknowns.map { $0.length }
    return LogCondition(
      fact: other.map { .difference(lengths[0], $0.length, lower: lower, upper: upper) }
        ?? .sum(lengths, lower: lower, upper: upper), lines: found?.lines ?? [])
  }

  // MARK: - Digits

  /// Ours: far above the solver's tolerance and below what a screen shows.
  private static let step = 0.001

  /// Lines that only just hold: a digit that was not printed decides.
  private func rounding() throws(LinearProgramError) -> [LogCondition] {
    for (line, row) in lowered.rowOfLine.enumerated() {
      guard let row, hasHiddenDigits(line) else { continue }
      let bounds = lowered.program.rows[row].bounds
      for step in [Self.step, -Self.step] {
        if step > 0, !bounds.lower.isFinite { continue }
        if step < 0, !bounds.upper.isFinite { continue }
        let moved = Assumption(
          terms: lowered.program.rows[row].terms,
          bounds: Bounds(
            lower: bounds.lower + step, upper: bounds.upper + step))
        guard let found = try finder.conflict(without: [line], assuming: [moved]) else { continue }
        let lines = (found.lines + [line]).sorted()
        // A single line that a fact stops would need a size below 0.
        guard lines.count > 1 else { continue }
        return [LogCondition(fact: .hiddenDigits, lines: lines)]
      }
    }
    return []
  }

  /// Whether a number of a line may have more digits than are printed; 0 has none.
  private func hasHiddenDigits(_ line: Int) -> Bool {
    let constraint = log.constraints[line]
    guard let equation = constraint.equation else { return false }
    return equation.first.constant != 0 || equation.second.constant != 0
      || constraint.terms.contains { $0.hiddenDigits != 0 }
  }

  // MARK: - Other readings

  /// AppKit's coordinates begin at the top in a flipped view.
  private func otherCoordinates() throws(LinearProgramError) -> [LogCondition] {
    guard log.toolkit == .appKit,
      log.constraints.contains(where: { $0.terms.contains { $0.attribute.isVerticalOfFrame } })
    else { return [] }
    let flipped = LogProgram(
      log, direction: lowered.direction, flipped: Set(lowered.keys.items.indices))
    guard let found = try ConflictFinder(lowered: flipped).conflict() else { return [] }
    return [LogCondition(fact: .flippedSuperview, lines: found.lines)]
  }

  /// A superview that the log does not name may be a view that it does name.
  private func hiddenSuperviews() throws(LinearProgramError) -> [LogCondition] {
    var program = lowered
    for item in lowered.keys.hidden.prefix(10) {
      for other in lowered.keys.items.indices.prefix(40) where other != item {
        guard case .superview(let child) = lowered.keys.items[item].identity,
          let inside = lowered.keys.index(of: child), inside != other,
          !lowered.keys.chain(of: other).contains(inside)
        else { continue }
        let fact = LogCondition.Fact.superview(of: names[inside], is: names[other])
        if let condition = try condition(fact, at: item, other, &program) { return [condition] }
      }
    }
    return []
  }

  /// A label and an address may be those of one view; one name may be that of several.
  private func sameNames() throws(LinearProgramError) -> [LogCondition] {
    var program = lowered
    let items = lowered.keys.items
    for (index, item) in items.enumerated().prefix(60) {
      guard case .label = item.identity else { continue }
      for (other, candidate) in items.enumerated().prefix(60) {
        guard case .address = candidate.identity, item.className == candidate.className,
          item.className != nil
        else { continue }
        let fact = LogCondition.Fact.sameView(names[index], names[other])
        if let condition = try condition(fact, at: index, other, &program) { return [condition] }
      }
    }
    return try ambiguousNames()
  }

  /// The condition under which two items are at one place; `nil` where the lines can hold then.
  private func condition(
    _ fact: LogCondition.Fact, at item: Int, _ other: Int, _ program: inout LogProgram
  ) throws(LinearProgramError) -> LogCondition? {
    let same = zip(program.position(of: item), program.position(of: other)).map {
      Assumption(
        terms: [Term(column: $0, coefficient: 1), Term(column: $1, coefficient: -1)],
        bounds: .exactly(0))
    }
    return try ConflictFinder(lowered: program).conflict(assuming: same).map {
      LogCondition(fact: fact, lines: $0.lines)
    }
  }

  private func ambiguousNames() throws(LinearProgramError) -> [LogCondition] {
    for (line, constraint) in log.constraints.enumerated().prefix(200) {
      for term in constraint.terms {
        guard case .ambiguous(let name, let addresses) = term.item.identity else { continue }
        for way in constraint.waysToRead(name, addresses) {
          var changed = log
          changed.constraints[line] = way.constraint
          let program = LogProgram(changed, direction: lowered.direction)
          guard program.rowOfLine[line] != nil,
            let found = try ConflictFinder(lowered: program).conflict(),
            found.members.contains(where: { $0.index == line })
          else { continue }
          return [
            LogCondition(
              fact: .ambiguousName(name, line: line, addresses: way.addresses),
              lines: found.lines)
          ]
        }
      }
    }
    return []
  }

  // MARK: - Lines

  private func missingLines() -> [LogCondition] {
    var conditions: [LogCondition] = []
    func add(_ fact: LogCondition.Fact, _ lines: [Int] = []) {
      conditions.append(LogCondition(fact: fact, lines: lines))
    }
    if log.lacksList, !log.isRedacted { add(.missingList) }
    let unread = log.constraints.count { $0.unreadReason != nil }
    if unread > 0 { add(.unread(count: unread)) }
    let unusable = log.constraints.indices.filter { lowered.exclusions[$0] == .unusableNumber }
    if !unusable.isEmpty { add(.unusableNumbers, unusable) }
    if log.leftOutCount > 0 {
      add(.leftOut(count: log.leftOutCount, after: log.constraints.count))
    }
    if log.unreadLines.contains(where: { $0.text == "..." }) { add(.gap) }
    if log.isRedacted { add(.redacted) }
    return conditions
  }
}

extension LoggedConstraint {
  /// The constraint with each of its ambiguous names as one address, in all orders of two.
  fileprivate func waysToRead(
    _ name: String, _ addresses: [String]
  ) -> [(constraint: LoggedConstraint, addresses: [String])] {
    guard let equation else { return [] }
    var ways: [(constraint: LoggedConstraint, addresses: [String])] = []
    let places = addresses.prefix(4)
    for first in places {
      for second in places where terms.count < 2 || first != second {
        var used: [String] = []
        func resolve(_ term: LoggedTerm) -> LoggedTerm {
          guard case .ambiguous(name, _) = term.item.identity else { return term }
          var copy = term
          let address = used.isEmpty ? first : second
          used.append(address)
          copy.item.identity = .address(address)
          return copy
        }
        var resolved = equation
        // Visual format prints the first item on the right side of the equation.
        if equation.isVisual { resolved.second.terms = equation.second.terms.map(resolve) }
        resolved.first.terms = equation.first.terms.map(resolve)
        if !equation.isVisual { resolved.second.terms = equation.second.terms.map(resolve) }
        var copy = self
        copy.equation = resolved
        if !ways.contains(where: { $0.addresses == used }) { ways.append((copy, used)) }
      }
    }
    return ways
  }
}
