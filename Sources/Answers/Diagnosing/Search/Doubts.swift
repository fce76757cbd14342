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
  let names: ItemNames

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
      let terms = [Term(column: unknown.column, coefficient: 1)]
      if let condition = try condition(words(for: unknown), terms) {
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
    if case .margin(let edge) = first.kind, case .margin(let other) = second.kind,
      first.item == second.item, edge.axis == other.axis
    {
      let words =
        "the \(sides(edge, other)) margins of \(names.name(of: first.item)) together are"
      return try condition(
        words,
        [Term(column: first.column, coefficient: 1), Term(column: second.column, coefficient: 1)])
    }
    let baselines: [LogProgram.Unknown.Kind] = [.firstBaseline, .lastBaseline]
    guard baselines.contains(first.kind), baselines.contains(second.kind) else { return nil }
    let sum = first.kind != second.kind
    let words =
      sum
      ? "\(distance(first)) and \(distance(second)) together are"
      : "\(distance(first)) minus \(distance(second)) is"
    return try condition(
      words,
      [
        Term(column: first.column, coefficient: 1),
        Term(column: second.column, coefficient: sum ? 1 : -1),
      ])
  }

  /// Several unknown values that no single one decides.
  private func allTogether(
    _ unknowns: [LogProgram.Unknown]
  ) throws(LinearProgramError) -> LogCondition? {
    let sum = unknowns.map { Term(column: $0.column, coefficient: 1) }
    let list = names.listed(unknowns.map(words))
    if unknowns.count <= 4, let condition = try condition("\(list) together are", sum) {
      return condition
    }
    // Numbers without a pattern: whatever ties the values together, these miss it.
    let values = unknowns.indices.map { 1000.5 + 713.25 * Double($0 * $0 % 97) }
    for signs in [[1.0, 1.0], [1, -1], [-1, 1], [-1, -1]] {
      let assumptions = unknowns.indices.map { index in
        ConflictFinder.Assumption(
          terms: [Term(column: unknowns[index].column, coefficient: 1)],
          bounds: .exactly(signs[index % 2] * values[index]))
      }
      guard let found = try finder.conflict(assuming: assumptions) else { continue }
      return LogCondition(
        clause: "\(list) have other values than these constraints need",
        lines: found.members.map(\.index))
    }
    return nil
  }

  /// The condition that a sum is outside of the range that the lines allow; `nil` where they allow
  /// all values.
  private func condition(
    _ subject: String, _ terms: [Term]
  ) throws(LinearProgramError) -> LogCondition? {
    let (lower, upper) = try finder.range(of: terms)
    guard lower.isFinite || upper.isFinite else { return nil }
    let outside = upper.isFinite ? Bounds.atLeast(upper + 1) : .atMost(lower - 1)
    let found = try finder.conflict(assuming: [.init(terms: terms, bounds: outside)])
    let verb = subject.hasSuffix(" is") || subject.hasSuffix(" are") ? "" : " is"
    let ends = (LineRule.number(lower), "\(LineRule.number(upper)) pt")
    let range =
      lower == upper
      ? "not \(ends.1)"
      : lower.isFinite && upper.isFinite
        ? "not between \(ends.0) and \(ends.1)"
        : upper.isFinite ? "more than \(ends.1)" : "less than \(ends.0) pt"
    return LogCondition(
      clause: "\(subject)\(verb) \(range)", lines: found?.members.map(\.index) ?? [])
  }

  private func words(for unknown: LogProgram.Unknown) -> String {
    let name = names.name(of: unknown.item)
    switch unknown.kind {
    case .margin(let edge): return "the \(side(edge)) margin of \(name)"
    case .firstBaseline, .lastBaseline: return distance(unknown)
    case .variable(let variable): return "\(name).\(variable)"
    case .origin(let other):
      return "the place from which \(name) and \(names.name(of: other)) are measured"
    }
  }

  private func side(_ edge: Constraint.Attribute) -> String {
    String(edge.rawValue.dropLast("Margin".count))
  }

  private func sides(_ first: Constraint.Attribute, _ second: Constraint.Attribute) -> String {
    let order = ["left", "right", "top", "bottom"]
    return [side(first), side(second)].sorted {
      (order.firstIndex(of: $0) ?? 0) < (order.firstIndex(of: $1) ?? 0)
    }.joined(separator: " and ")
  }

  private func distance(_ unknown: LogProgram.Unknown) -> String {
    let name = names.name(of: unknown.item)
    return unknown.kind == .firstBaseline
      ? "the distance from the top of \(name) to its first baseline"
      : "the distance from the last baseline of \(name) to its bottom"
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
        let moved = ConflictFinder.Assumption(
          terms: lowered.program.rows[row].terms,
          bounds: Bounds(
            lower: bounds.lower + step, upper: bounds.upper + step))
        guard let found = try finder.conflict(without: [line], assuming: [moved]) else { continue }
        let lines = (found.members.map(\.index) + [line]).sorted()
        // A single line that a fact stops would need a size below 0.
        guard lines.count > 1 else { continue }
        return [
          LogCondition(
            clause: "digits that are not printed differ: as printed, "
              + "\(names.lines(lines)) just hold",
            lines: lines)
        ]
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
    return [
      LogCondition(
        clause: "the superview of a view with an autoresizing mask is flipped",
        lines: found.members.map(\.index))
    ]
  }

  /// A superview that the log does not name may be a view that it does name.
  private func hiddenSuperviews() throws(LinearProgramError) -> [LogCondition] {
    var program = lowered
    let hidden = lowered.keys.hidden
    for item in hidden.prefix(10) {
      for other in lowered.keys.items.indices.prefix(40) where other != item {
        guard case .superview(let child) = lowered.keys.items[item].identity,
          let inside = lowered.keys.index(of: child), inside != other,
          !lowered.keys.chain(of: other).contains(inside)
        else { continue }
        let same = zip(program.position(of: item), program.position(of: other)).map {
          ConflictFinder.Assumption(
            terms: [Term(column: $0, coefficient: 1), Term(column: $1, coefficient: -1)],
            bounds: .exactly(0))
        }
        let finder = ConflictFinder(lowered: program)
        guard let found = try finder.conflict(assuming: same) else { continue }
        return [
          LogCondition(
            clause: "the superview of \(names.name(of: inside)), which is not printed, is "
              + names.name(of: other),
            lines: found.members.map(\.index))
        ]
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
        let same = zip(program.position(of: index), program.position(of: other)).map {
          ConflictFinder.Assumption(
            terms: [Term(column: $0, coefficient: 1), Term(column: $1, coefficient: -1)],
            bounds: .exactly(0))
        }
        guard let found = try ConflictFinder(lowered: program).conflict(assuming: same) else {
          continue
        }
        return [
          LogCondition(
            clause: "\(names.name(of: index)) and \(names.name(of: other)) are the same view",
            lines: found.members.map(\.index))
        ]
      }
    }
    return try ambiguousNames()
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
              clause:
                "'\(name)' in constraint \(line + 1) means \(way.addresses.joined(separator: " and ")) "
                + "in this order",
              lines: found.members.map(\.index))
          ]
        }
      }
    }
    return []
  }

  // MARK: - Lines

  private func missingLines() -> [LogCondition] {
    var conditions: [LogCondition] = []
    if log.lacksList, !log.isRedacted {
      conditions.append(
        LogCondition(
          clause: "constraints that were not pasted take part: the list is missing", lines: []))
    }
    let unread = log.constraints.count { $0.unreadReason != nil }
    if unread > 0 {
      let subject =
        unread == 1
        ? "a constraint that cannot be read takes part"
        : "constraints that cannot be read take part"
      conditions.append(LogCondition(clause: subject, lines: []))
    }
    let unusable = log.constraints.indices.filter { LogProgram.isUnusable(log.constraints[$0]) }
    if !unusable.isEmpty {
      conditions.append(
        LogCondition(
          clause: "a constraint with a number too large or too small to decide anything takes part",
          lines: unusable))
    }
    if log.leftOutCount > 0 {
      let subject =
        log.leftOutCount == 1
        ? "the constraint after the first \(log.constraints.count) takes part"
        : "some of the \(log.leftOutCount) constraints after the first \(log.constraints.count) take part"
      conditions.append(LogCondition(clause: subject, lines: []))
    }
    if log.unreadLines.contains(where: { $0.text == "..." }) {
      conditions.append(
        LogCondition(clause: "constraints that were left out of the list take part", lines: []))
    }
    if log.isRedacted {
      conditions.append(
        LogCondition(clause: "what the system replaced by <private> conflicts", lines: []))
    }
    return conditions
  }
}

extension LoggedConstraint {
  /// The constraint with each of its ambiguous names as one address, in all orders of two.
  fileprivate func waysToRead(
    _ name: String, _ addresses: [String]
  ) -> [(constraint: LoggedConstraint, addresses: [String])] {
    guard let equation else { return [] }
    var ways: [(LoggedConstraint, [String])] = []
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
        var copy = self
        copy.equation = equation
        // Visual format prints the first item on the right side of the equation.
        if equation.isVisual {
          copy.equation?.second.terms = equation.second.terms.map(resolve)
          copy.equation?.first.terms = equation.first.terms.map(resolve)
        } else {
          copy.equation?.first.terms = equation.first.terms.map(resolve)
          copy.equation?.second.terms = equation.second.terms.map(resolve)
        }
        if !ways.contains(where: { $0.1 == used }) { ways.append((copy, used)) }
      }
    }
    return ways
  }
}
