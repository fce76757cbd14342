import Comparison
import Foundation
import Geometry
import LayoutConstraints
import Layouts
import Phrases
import Reasons
import Scenarios
import SeededRandom
import TestSupport
import Testing

/// Every advice on a conflict or a tie is followed in the text of the file, and laid out again.
@Suite("Advice that is followed")
struct AdviceTests {
  // MARK: - Conflicts

  @Test("after the advice on a random conflict, no conflict is left that is not named")
  func conflicts() throws {
    var (advised, several, rests) = (0, 0, 0)
    for seed in LawSeeds.of(1600) {
      let text = Self.conflictingText(seed: seed)
      let scenario = try Comparing.read(text)
      let layouts = ScenarioLayouts(scenario)
      guard let container = scenario.containers.first, scenario.constraints != nil else { continue }
      let spec = try layouts.spec(in: container, rounding: .exact)
      let layout = try layouts.constraints(in: container, rounding: .exact)
      let findings = ContainerFindings(of: layout, scenario: scenario, spec: spec)
      for conflict in findings.conflictSets {
        let place = "seed \(seed): \(conflict.readable)\n\(text)"
        let advice = try #require(conflict.advice, "\(place)")
        let others = findings.conflictSets.filter { $0 != conflict }
          .flatMap(\.members).filter(\.isBroken).compactMap(\.line)
        let named = Self.lowered(by: advice)
        try #require(!named.isEmpty, "\(place)")
        advised += 1
        if named.count > 1 { several += 1 }
        let left = try Self.conflicts(of: text, lowering: named + others)
        if !advice.remaining.isEmpty {
          rests += 1
          let lines = Set(advice.remaining.compactMap(\.line))
          #expect(left.contains { Set($0) == lines }, "\(left) \(place)")
        } else {
          #expect(left.isEmpty, "\(left) \(place)")
        }
        guard case .lowerAny = advice.change else { continue }
        for member in conflict.members.compactMap(\.line) {
          let left = try Self.conflicts(of: text, lowering: [member] + others)
          #expect(left.isEmpty, "line \(member) leaves \(left): \(place)")
        }
      }
    }
    #expect(advised > 0 && several > 0, "\(advised) advised, \(several) several, \(rests) rests")
  }

  /// The lines of the conflicts that are left once some lines are optional.
  private static func conflicts(of text: String, lowering lines: [Int]) throws -> [[Int]] {
    var rows = text.components(separatedBy: "\n")
    for line in Set(lines) {
      rows[line - 1] = rows[line - 1].replacing(/"$/, with: " @999\"")
    }
    let scenario = try Comparing.read(rows.joined(separator: "\n"))
    let layout = try ScenarioLayouts(scenario).constraints(
      in: scenario.containers[0], rounding: .exact)
    return ContainerFindings(of: layout, scenario: scenario).conflictSets
      .map { $0.members.compactMap(\.line) }
  }

  /// The lines that an advice asks to lower.
  private static func lowered(by advice: ConflictAdvice) -> [Int] {
    switch advice.change {
    case .lower(let rule), .lowerAny(let rule): [rule.line].compactMap(\.self)
    case .lowerAsSpec(let rules): rules.compactMap(\.line)
    case .removeMasks: []
    }
  }

  /// Two boxes side by side, with sizes and gaps that may contradict each other, one in each line.
  private static func conflictingText(seed: UInt64) -> String {
    var generator = SeededGenerator(seed: seed)
    func pick(_ words: [String]) -> String { words[generator.index(below: words.count)] }
    var rules = ["a.leading == superview.leading", "a.top == superview.top", "b.top == a.top"]
    for _ in 0..<(3 + generator.index(below: 5)) {
      let relation = pick(["==", "<=", ">=", ">="])
      let length = "\(4 * (10 + generator.index(below: 50)))"
      rules.append(
        pick([
          "a.width \(relation) \(length)", "a.width \(relation) \(length)",
          "b.width \(relation) \(length)", "b.leading \(relation) a.trailing + 8",
          "b.trailing \(relation) superview.trailing - 8", "b.width \(relation) a.width",
        ]))
    }
    return """
      layoutdiff: 1
      containers: [320x100]
      elements:
        a: { box: 70x20 }
        b: { box: \(pick(["100x20", "240x20"])) }
      spec: { stack: { alignItems: start, spacing: 8, children: [a, b] } }
      constraints:
      \(rules.map { "  - \"\($0)\"" }.joined(separator: "\n"))
      """
  }

  @Test("where the spec misses two rules that the same one contradicts, both are to be lowered")
  func both() throws {
    let text = """
      layoutdiff: 1
      containers: [320x100]
      elements:
        a: { box: 70x20 }
      spec: { stack: { alignItems: start, children: [a] } }
      constraints:
        - a.leading == superview.leading
        - a.top == superview.top
        - a.width >= 204
        - a.width >= 197
        - a.width <= 132
      """
    let conflict = try #require(try Comparing.scenario(text).containers[0].conflictSets.first)
    #expect(
      conflict.advice?.phrase.text == """
        lower line 9 to 'a.width >= 204 @999' and line 10 to 'a.width >= 197 @999', as the spec does \
        not satisfy them either: then they give way
        """)
  }

  // MARK: - Ties

  @Test("after the advice on a random tie, the value is not ambiguous, and what it names gives way")
  func ties() throws {
    var advised = 0
    for seed in LawSeeds.of(800) {
      let text = Self.tiedText(seed: seed)
      let comparison = try Comparing.scenario(text)
      for cause in comparison.containers[0].causes {
        guard let fix = cause.fix, let element = cause.element,
          case .ambiguous(let place, _) = cause.reason,
          let changed = Self.following(fix, in: text)
        else { continue }
        advised += 1
        let scenario = try Comparing.read(changed)
        let layout = try ScenarioLayouts(scenario).constraints(
          in: scenario.containers[0], rounding: .exact)
        let range = layout.ambiguousElements.first { $0.element == element }.map {
          ["x": $0.x, "y": $0.y, "width": $0.width, "height": $0.height][
            place.split(separator: ".").last ?? ""] ?? 0...1
        }
        #expect(
          range.map { $0.upperBound - $0.lowerBound < 0.01 } ?? true,
          "seed \(seed): \(fix.sentence)\n\(text)")
        #expect(layout.conflictSets.isEmpty, "seed \(seed): \(fix.sentence)\n\(text)")
      }
    }
    #expect(advised > 0)
  }

  /// The text with what a fix asks for; `nil` for a fix of another kind.
  private static func following(_ fix: Cause.Fix, in text: String) -> String? {
    let changes: [Cause.PriorityChange]
    switch fix {
    case .centre: return nil
    case .equalLengths(let rule, _): return text + "\n  - \(rule)"
    case .priorities(let all, _): changes = all
    case .lower(let change, _, _): changes = [change]
    }
    var rows = text.components(separatedBy: "\n")
    for change in changes {
      if let line = change.condition.line {
        rows[line - 1] = rows[line - 1].replacing(
          /@[0-9.]+"$/, with: "@\(NumberText.exact(change.priority))\"")
        continue
      }
      guard let content = change.condition.content, let pair = change.both else { continue }
      let key: String
      if case .hugging = change.condition { key = "hugging" } else { key = "compressionResistance" }
      let numbers = pair.map(NumberText.exact).joined(separator: ", ")
      for index in rows.indices where rows[index].hasPrefix("  \(content.element): { image: ") {
        rows[index] = rows[index].dropLast(2) + ", \(key): [\(numbers)] }"
      }
    }
    let changed = rows.joined(separator: "\n")
    return changed == text ? nil : changed
  }

  /// A row of images whose widths compete, and rules of one priority.
  private static func tiedText(seed: UInt64) -> String {
    var generator = SeededGenerator(seed: seed)
    func pick(_ words: [String]) -> String { words[generator.index(below: words.count)] }
    let names = Array(["a", "b", "c"].prefix(2 + generator.index(below: 2)))
    let flex = ["flexGrow: 1", "flexShrink: 1", "flexGrow: 0", "flexGrow: 2"]
    var rules = ["H:|\(names.map { "[\($0)]" }.joined())|"] + names.map { "V:|[\($0)]|" }
    for _ in 0..<generator.index(below: 3) {
      rules.append(
        "\(pick(names)).width \(pick(["==", ">=", "<="])) \(40 + 10 * generator.index(below: 8)) "
          + "@\(pick(["250", "251", "500", "750"]))")
    }
    return """
      layoutdiff: 1
      containers: [\(pick(["320", "90", "200"]))]
      elements:
      \(names.map { "  \($0): { image: \(pick(["60x20", "40x20", "80x20"])) }" }.joined(separator: "\n"))
      spec:
        stack:
          children:
      \(names.map { "      - { element: \($0), style: { \(pick(flex)) } }" }.joined(separator: "\n"))
      constraints:
      \(rules.map { "  - \"\($0)\"" }.joined(separator: "\n"))
      """
  }
}
