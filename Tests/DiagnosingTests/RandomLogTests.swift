import ConsoleLogs
import Diagnosing
import ScenarioFiles
import Scenarios
import SeededRandom
import TestSupport
import Testing
import TextMeasuring

@Suite("Random logs")
struct RandomLogTests {
  @Test("a random log is answered as whole-number cycles decide")
  func answers() throws {
    for seed in LawSeeds.of(2400) {
      var random = SeededGenerator(seed: seed)
      let log = RandomLog(&random)
      let diagnoses = try LogDiagnoser.diagnoses(of: log.text)
      try #require(diagnoses.count == 1, "seed \(seed)\n\(log.text)")
      check(diagnoses[0], against: log, seed)
    }
  }

  private func check(_ diagnosis: LogDiagnosis, against log: RandomLog, _ seed: UInt64) {
    let all = log.lines.indices
    let text = "seed \(seed)\n\(log.text)"
    #expect(diagnosis.lines.count == log.lines.count, "\(text)")
    #expect(diagnosis.log.constraints.allSatisfy { $0.unreadReason == nil }, "\(text)")
    #expect(diagnosis.log.unreadLines.isEmpty, "\(text)")
    #expect(diagnosis.broken == log.broken, "\(text)")
    #expect(
      (diagnosis.status == .conflict) == !log.canHold(all, facts: log.allFacts), "\(text)")
    guard diagnosis.status == .conflict else {
      #expect(diagnosis.conflict.isEmpty && diagnosis.points == nil, "\(text)")
      return
    }
    for claim in LogClaims(diagnosis, log).wrong { Issue.record("\(claim): \(text)") }
  }

  @Test(
    "random conflicts have all kinds of answers: with a smaller conflict in them, with more behind them"
  )
  func kinds() throws {
    var (inner, further, alone, needy) = (0, 0, 0, 0)
    for seed in LawSeeds.of(2400) {
      var random = SeededGenerator(seed: seed)
      let diagnosis = try #require(
        try LogDiagnoser.diagnoses(of: RandomLog(&random).text).first)
      if diagnosis.inner != nil { inner += 1 }
      if !diagnosis.furtherConflicts.isEmpty { further += 1 }
      if diagnosis.conflict.count == 1 { alone += 1 }
      if !diagnosis.needs.isEmpty { needy += 1 }
    }
    let counts = "\(inner) inner, \(further) further, \(alone) alone, \(needy) needs"
    #expect([inner, further, alone, needy].allSatisfy { $0 > 0 }, "\(counts)")
  }

  @Test("the broken line is in the conflict wherever one needs it")
  func brokenLine() throws {
    var (count, others) = (0, 0)
    for seed in LawSeeds.of(800, from: 2_000_000) {
      var random = SeededGenerator(seed: seed)
      let log = RandomLog(&random)
      let diagnosis = try #require(try LogDiagnoser.diagnoses(of: log.text).first)
      guard let broken = log.broken, diagnosis.status == .conflict else { continue }
      let rest = log.lines.indices.filter { $0 != broken }
      // Every set of the other lines that can hold, but not with the broken one.
      let isNeeded = (0..<(1 << rest.count)).contains { set in
        let lines = rest.indices.filter { set >> $0 & 1 == 1 }.map { rest[$0] }
        return !log.canHold(lines + [broken], facts: log.allFacts)
          && log.canHold(lines, facts: log.allFacts)
      }
      guard isNeeded else { continue }
      count += 1
      #expect(diagnosis.conflict.map(\.index).contains(broken), "seed \(seed)\n\(log.text)")
      if !log.canHold(rest, facts: log.allFacts) { others += 1 }
    }
    #expect(count > 5 && others > 0, "\(others) of \(count) with another conflict")
  }

  @Test("a changed line of a log costs only itself, and is never lost")
  func mutations() throws {
    for seed in LawSeeds.of(4000, from: 1_000_000) {
      var random = SeededGenerator(seed: seed)
      var log = RandomLog(&random)
      let line = Int.random(in: 0..<log.lines.count, using: &random)
      let before = log.lines[line]
      let after = Self.mutated(before, &random)
      log.text = log.text.replacing(before, with: after, maxReplacements: 1)
      let original = LogReader.logs(in: log.text.replacing(after, with: before, maxReplacements: 1))
      let changed = LogReader.logs(in: log.text)
      let text = "seed \(seed)\n\(log.text)"
      let expected = original.flatMap(\.constraints)
      let constraints = changed.flatMap(\.constraints)
      let number = try #require(expected.indices.contains(line) ? expected[line].line : nil)
      for constraint in expected where constraint.line != number {
        #expect(
          constraints.contains {
            $0.line == constraint.line && $0.equation == constraint.equation
          }, "line \(constraint.line) is lost: \(text)")
      }
      let told =
        constraints.map(\.line) + changed.flatMap(\.unreadLines).map(\.line)
        + changed.compactMap { $0.broken?.line }
      #expect(told.contains(number), "line \(number) is lost: \(text)")
    }
  }

  /// A line with up to four characters changed, removed or added; never empty or only brackets.
  private static func mutated(
    _ line: String, _ random: inout some RandomNumberGenerator
  ) -> String {
    var characters = Array(line)
    let pool = Array("()[]<>|'\":.,-+*=@#0x9aeUIView \u{2019}{}~&\\/^%;_")
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0..<characters.count, using: &random)
      switch Int.random(in: 0...2, using: &random) {
      case 0: characters.remove(at: place)
      case 1: characters.insert(pool.randomElement(using: &random) ?? "x", at: place)
      default: characters[place] = pool.randomElement(using: &random) ?? "x"
      }
    }
    return String(characters)
  }

  @Test("any text is read to its end, and any log is answered")
  func breaking() throws {
    let pieces = [
      "Unable to simultaneously satisfy constraints.", "Conflicting constraints detected: ",
      "Will attempt to recover by breaking constraint ", "(", ")", "[", "]", "}", "\n", "\n",
      "\r\n",
      "<NSLayoutConstraint:0x60 ", "<SnapKit.LayoutConstraint:a b@C.swift#3 ",
      "<MASLayoutConstraint:",
      "UIView:0x1a", "UILabel:0x2b'it's'", ".width", ".leading", ".minY", ".lastBaseline",
      ".leftMargin", " == ", " <= ", " >= ", "1e308", "-0", "0.000001", "16777216", "0.5*", " * 2",
      " + 8", " - 8", "H:|-(8)-[", "]-(>=4@750)-|", "V:[", "(44)]",
      "   (active, names: '|':UIView:0x2b )",
      "   (inactive)", "(Names: a:0x1a, a:0x2b )", "'", "\"", ",", ">", "<", "h=--& v=&-- ",
      "'UIView-Encapsulated-Layout-Width' ", " priority:750", " ^high", "NSSpace(8)",
      " NSLayoutAnchorConstraintSpace(8)", "((((((", "))))))", "<private>", "...", "\\U2019", "\\",
      "\u{1F600}\u{301}\u{301}", "&lt;", "\0", "a - b", "nan", "inf", "-(-(8)-)-", ":0x", "0x",
    ]
    for seed in BreakerSeeds.of(700) {
      var random = SeededGenerator(seed: seed)
      var text = ""
      for _ in 0..<Int.random(in: 1...60, using: &random) {
        text += pieces.randomElement(using: &random) ?? ""
      }
      for diagnosis in try LogDiagnoser.diagnoses(of: text) {
        #expect(diagnosis.lines.count == diagnosis.log.constraints.count, "seed \(seed)")
        try loads(LogScenario.text(of: diagnosis), "seed \(seed)")
      }
    }
  }

  @Test(
    "a line that says what no constraint can is left out of the scenario, which loads",
    arguments: [
      "UIView:0x1a.width == UIView:0x2b.left + 10", "UIView:0x1a.left == UIView:0x2b.top",
      "UIView:0x1a.left == UIView:0x2b.leading * 2", "UIView:0x1a.top == 0.5*UIView:0x2b.height",
    ])
  func impossibleLine(line: String) throws {
    let lines = ["\(line)   (active)", "UIView:0x1a.width == 40   (active)"]
    let diagnosis = try GivenLines(lines: lines).diagnosis
    let scenario = LogScenario.text(of: diagnosis)
    let isLeftOut = scenario.contains("\n    #   left out: no rule says this\n")
    // A position may be measured in the view whose size it is compared with.
    #expect(isLeftOut == !line.contains("0.5*"), "\(scenario)")
    try loads(scenario, line)
  }

  /// Reads a scenario file that must have no mistake.
  private func loads(_ text: String, _ place: String) throws {
    do {
      _ = try ScenarioReader.scenario(
        from: SourceText(file: "log.yaml", text: text), measurer: Self.measurer)
    } catch {
      Issue.record("\(place): \(error)\n\(text)")
    }
  }

  private static let measurer = TextMeasurer()
}
