import Diagnosing
import LayoutConstraints
import Phrases

/// The printed claims about a conflict that are not so, by whole numbers instead of a solver.
struct LogClaims {
  let diagnosis: LogDiagnosis
  let log: RandomLog
  private(set) var wrong: [String] = []

  private var members: [Int] { diagnosis.conflict.map(\.index) }
  private var facts: Set<Int> { log.allFacts }
  private var all: Range<Int> { log.lines.indices }

  init(_ diagnosis: LogDiagnosis, _ log: RandomLog) {
    self.diagnosis = diagnosis
    self.log = log
    let needs = Set(diagnosis.needs.compactMap { log.fact($0.phrase.text) })
    claim(needs.count == diagnosis.needs.count, "every need is a size of the log")
    checkSet(members, needs: needs, counting: diagnosis.inner == nil ? facts : needs)
    checkNeeds(diagnosis.needs, of: members)
    if let inner = diagnosis.inner { check(inner) }
    for member in diagnosis.conflict { check(member) }
    claim(
      diagnosis.conflict.contains { $0.shortfall == diagnosis.points },
      "the headline's \(diagnosis.points ?? -1) pt resolve it")
    if let fix = diagnosis.fix { check(fix) }
    checkFurther()
    checkSentences()
  }

  private mutating func claim(_ isSo: Bool, _ claim: String) {
    if !isSo { wrong.append("not so: \(claim)") }
  }

  /// Lines that conflict with some facts, of which each is needed where the counting ones hold.
  private mutating func checkSet(_ lines: [Int], needs: Set<Int>, counting: Set<Int>) {
    claim(!log.canHold(lines, facts: needs), "\(lines) conflict with their needs")
    for fact in needs {
      claim(log.canHold(lines, facts: needs.subtracting([fact])), "\(lines) need fact \(fact)")
    }
    for line in lines {
      claim(
        log.canHold(lines.filter { $0 != line }, facts: counting),
        "\(lines) can hold without \(line)")
    }
  }

  /// What the lines would make of each size.
  private mutating func checkNeeds(_ needs: [SizeFact], of lines: [Int]) {
    let facts = needs.compactMap { log.fact($0.phrase.text) }
    for (need, fact) in zip(needs, facts) {
      let others = Set(facts).subtracting([fact])
      guard let points = Int(exactly: need.wouldBe) else { continue }
      func allows(_ relation: Constraint.Relation, _ points: Int) -> Bool {
        log.canHold(
          lines, facts: others, limit: .init(start: fact, relation: relation, points: points))
      }
      claim(points < 0, "\(need.wouldBe) is below 0")
      claim(
        allows(.greaterThanOrEqual, points) && !allows(.greaterThanOrEqual, points + 1),
        "\(need.phrase.text) would be \(points) at most")
      claim(
        allows(.lessThanOrEqual, points - 1) != need.isExact,
        "\(need.phrase.text) would be \(need.isExact ? "exactly" : "or less than") \(points)")
    }
  }

  /// A smaller conflict, only where no conflict in which every line is needed has the broken one.
  private mutating func check(_ inner: InnerConflict) {
    checkSet(
      inner.lines, needs: Set(inner.needs.compactMap { log.fact($0.phrase.text) }), counting: facts)
    checkNeeds(inner.needs, of: inner.lines)
    claim(Set(inner.lines).isStrictSubset(of: members), "the inner conflict is in the list")
    claim(diagnosis.broken.map(members.contains) == true, "the list has the broken line")
    claim(diagnosis.broken.map(inner.lines.contains) == false, "the inner conflict has not")
    claim(diagnosis.conflict.contains(where: \.resolves), "some member resolves it")
  }

  /// A distance that is enough, of which a point less is not.
  private mutating func check(_ member: ConflictingLine) {
    let rest = members.filter { $0 != member.index }
    claim(
      log.canHold(rest, facts: facts) == member.resolves,
      "\(member.index) \(member.resolves ? "resolves" : "does not resolve") the conflict")
    guard let shortfall = member.shortfall else { return }
    // All lengths are multiples of 4, and each line is in a cycle once or twice.
    let halves = (shortfall * 2).rounded()
    claim(abs(shortfall * 2 - halves) < 1e-6, "\(shortfall) pt")
    guard let points = Int(exactly: shortfall) else { return }
    claim(isLeast(points, of: member.index, among: members), "\(points) pt by \(member.index)")
  }

  private func isLeast(_ points: Int, of line: Int, among lines: some Sequence<Int>) -> Bool {
    log.canHold(lines, facts: facts, giving: (line, points))
      && !log.canHold(lines, facts: facts, giving: (line, points - 1))
  }

  /// What a fix says of its own line and of the others.
  private mutating func check(_ fix: LogFix) {
    let rest = all.filter { $0 != fix.line }
    let words = fix.consequence.text
    let others = members.filter { $0 != fix.line }
    if words.contains("then satisfied") || words.contains("missed by") {
      claim(log.canHold(rest, facts: facts), "after the fix, everything holds")
    }
    if words.contains("can then be satisfied") {
      claim(log.canHold(others, facts: facts), "after the fix, the others hold")
      claim(!log.canHold(rest, facts: facts), "after the fix, something is left")
    }
    if let missed = words.firstMatch(of: /missed by ([0-9]+) pt/), let points = Int(missed.1) {
      claim(isLeast(points, of: fix.line, among: all), "the fix is missed by \(points) pt")
      let length = log.differences[fix.line].length
      if let size = words.firstMatch(of: /is (-?[0-9]+) pt (?:wide|high)/), let size = Int(size.1) {
        claim(abs(size - length) == points && size >= 0, "then the size is \(size) pt")
      }
    }
    claim(
      words.contains("then satisfied") || words.contains("then be satisfied")
        || members.count == 1,
      "it says what becomes of the others: \(words)")
  }

  /// What remains, and that it is named where something does.
  private mutating func checkFurther() {
    let gone =
      diagnosis.fix?.line ?? diagnosis.givingWay.flatMap { members.contains($0) ? $0 : nil }
    let rest = all.filter { $0 != gone }
    claim(
      log.canHold(rest, facts: facts) == diagnosis.furtherConflicts.isEmpty,
      "without \(gone ?? -1), the rest \(diagnosis.furtherConflicts.isEmpty ? "holds" : "conflicts")"
    )
    for lines in diagnosis.furtherConflicts {
      claim(!lines.contains(gone ?? -1), "\(lines) remains")
      claim(!log.canHold(lines, facts: facts), "\(lines) conflict")
      for line in lines {
        claim(
          log.canHold(lines.filter { $0 != line }, facts: facts),
          "\(lines) can hold without \(line)")
      }
    }
  }

  /// The numbers of the sentence that says which distances resolve the conflict.
  private mutating func checkSentences() {
    for remark in diagnosis.remarks.map(\.phrase.text) {
      if let any = remark.firstMatch(of: /relaxing any one of them by ([0-9]+) pt/),
        let points = Int(any.1)
      {
        for line in members {
          claim(isLeast(points, of: line, among: members), "\(line) by \(points) pt")
        }
      }
      guard remark.hasPrefix("relaxing one of them") || remark.hasPrefix("only relaxing") else {
        continue
      }
      for each in remark.matches(of: /([0-9]+) by ([0-9]+) pt/) {
        guard let line = Int(each.1), let points = Int(each.2) else { continue }
        claim(isLeast(points, of: line - 1, among: members), "\(line - 1) by \(points) pt")
      }
    }
  }
}
