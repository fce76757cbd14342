import Comparison
import Foundation
import Geometry
import LayoutConstraints
import Layouts
import Phrases
import Scenarios
import SeededRandom
import TestSupport
import Testing

@testable import Reasons

/// Every advice on a conflict or a tie is followed in the text of the file, and laid out again.
@Suite("Advice that is followed")
struct AdviceTests {
  // MARK: - Conflicts

  @Test(
    "after the advice on random conflicts, nothing conflicts in any container that is not named")
  func conflicts() throws {
    var counts: [String: Int] = [:]
    for seed in LawSeeds.of(1600) {
      let text = Self.conflictingText(seed: seed)
      let advised = try AdvisedText(text, place: "seed \(seed)\n\(text)")
      for advice in advised.all {
        counts[advice.kind, default: 0] += 1
        if advice.lowered.contains(where: { $0.isPart == true }) { counts["part", default: 0] += 1 }
        if !advice.remaining.isEmpty { counts["remaining", default: 0] += 1 }
        if advice.moreRemaining > 0 { counts["more", default: 0] += 1 }
        try advised.checkAlone(advice)
      }
      try advised.checkTogether()
    }
    let kinds = ["lower", "lowerAny", "lowerAsSpec", "removeMasks", "part", "remaining", "more"]
    #expect(kinds.allSatisfy { counts[$0, default: 0] > 0 }, "\(counts)")
  }

  /// Up to two boxes side by side in up to three containers, with sizes and gaps that may
  /// contradict each other, in rules of one constraint and of several, and sometimes with an
  /// autoresizing mask.
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
          "H:[a(\(length))]-(>=8)-[b(>=\(length))]", "b.height \(relation) \(length)",
        ]))
    }
    let mask = "{ frame: [100, 0, \(pick(["40", "180"])), 20], superview: 320x100 }"
    return """
      layoutdiff: 1
      containers: [\(pick(["320x100", "320x100, 200x60", "120x60, 400x200, 90"]))]
      elements:
        a: { box: 70x20 }
        b: { box: \(pick(["100x20", "240x20"])) }
      spec: { stack: { alignItems: start, spacing: 8, children: [a, b] } }
      constraints:
        views: { b: { \(pick(["hidden: false", "hidden: false", "autoresizing: \(mask)"])) } }
        rules:
      \(rules.map { "    - \"\($0)\"" }.joined(separator: "\n"))
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

  @Test("the advice on a conflict is the same in all containers that have it, and works in each")
  func same() throws {
    let text = """
      layoutdiff: 1
      containers: [120x60, 320x60]
      elements:
        a: { box: 60x20 }
        b: { box: 70x20 }
      spec: { stack: { alignItems: start, children: [a, b] } }
      constraints:
        - a.leading == superview.leading
        - a.top == superview.top
        - b.top == superview.top
        - a.leading >= b.trailing + 8
        - b.trailing >= superview.trailing - 8
        - a.leading == b.trailing + 8
      """
    // At 320 pt the spec also misses line 12, which alone would be enough.
    let spec = "as the spec does not satisfy it either: then it gives way"
    let containers = try Comparing.scenario(text).containers
    for container in containers {
      #expect(
        container.conflictSets.map { $0.advice?.phrase.text } == [
          "lower line 11 to 'a.leading >= b.trailing + 8 @999', \(spec)",
          "lower line 13 to 'a.leading == b.trailing + 8 @999', \(spec)",
        ], "\(container.container.words)")
    }
    #expect(containers.count == 2)
  }

  @Test("of a line with several constraints the advice names the one to lower, and not the line")
  func part() throws {
    let text = """
      layoutdiff: 1
      containers: [320x100]
      elements:
        a: { box: 70x20 }
      spec: { stack: { alignItems: start, children: [a] } }
      constraints:
        - "H:|-8-[a(100)]-8-|"
        - "V:|[a]"
      """
    let conflict = try #require(try Comparing.scenario(text).containers[0].conflictSets.first)
    #expect(
      conflict.advice?.phrase.text == """
        lower one of them below 1000, such as 'superview.trailing == a.trailing + 8' in line 7 to \
        the priority 999: then that one gives way
        """)
  }

  // MARK: - Ties

  @Test(
    "after the fix of a random tie, no container has its value ambiguous, and none is worse"
  )
  func ties() throws {
    var counts: [String: Int] = [:]
    for seed in LawSeeds.of(800) {
      let text = Self.tiedText(seed: seed)
      let before = try Comparing.scenario(text).containers
      for cause in before.flatMap(\.causes) {
        guard let fix = cause.fix, case .ambiguous(let name, _) = cause.reason,
          let changed = Self.following(fix, in: text)
        else { continue }
        counts[before.count == 1 ? "one container" : "several", default: 0] += 1
        let place = "seed \(seed): \(fix.sentence)\n\(text)"
        let after = try Comparing.scenario(changed).containers
        for (first, second) in zip(before, after) {
          let (known, left) = (first.ambiguities.map(\.name), second.ambiguities.map(\.name))
          #expect(Set(left).isSubset(of: known), "\(left), not \(known): \(place)")
          #expect(second.conflicts.isEmpty, "\(place)")
          let isHere = first.causes.contains {
            $0.reason == cause.reason && $0.element == cause.element && $0.kind == cause.kind
          }
          if isHere { #expect(!left.contains(name), "\(first.container.words): \(place)") }
          if case .lower = fix, isHere { continue }
          #expect(
            Self.differences(second) <= Self.differences(first),
            "\(first.container.words): \(place)")
        }
      }
    }
    #expect(counts.count == 2, "\(counts)")
  }

  /// How many edges differ in a container.
  private static func differences(_ container: ContainerComparison) -> Int {
    container.elements.filter { !$0.agrees }.flatMap(\.edges).count { $0.agreement == .differs }
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
      containers: [\(pick(["320", "90", "200", "200, 320", "120, 90, 150"]))]
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

/// A text with the advice on its conflicts.
private struct AdvisedText {
  let text: String
  let place: String
  let scenario: Scenario
  let before: [ContainerComparison]

  init(_ text: String, place: String) throws {
    (self.text, self.place) = (text, place)
    scenario = try Comparing.read(text)
    before = ScenarioComparer.compare(scenario).containers
  }

  /// The advice in all containers, each once.
  var all: [ConflictAdvice] {
    var all: [ConflictAdvice] = []
    for advice in before.flatMap(\.conflictSets).compactMap(\.advice) where !all.contains(advice) {
      all.append(advice)
    }
    return all
  }

  /// After one advice, only conflicts are left of which each has a rule that another conflict
  /// breaks, which the advice does not resolve, or that the advice names.
  func checkAlone(_ advice: ConflictAdvice) throws {
    let after = try conflicts(after: advice.lowered, withoutMasks: advice.isOfMasks)
    if Set(before.flatMap(\.conflictSets).map(\.places)).count == 1 {
      #expect(
        advice.remaining.count.signum() + advice.moreRemaining
          == after.map(\.count).first { $0 > 0 } ?? 0, "\(advice.phrase.text) \(place)")
    }
    for (index, container) in before.enumerated() {
      let place = "at \(container.container.words): \(advice.phrase.text) \(place)"
      for conflict in container.conflictSets where conflict.advice == advice {
        #expect(!after[index].contains(conflict.places), "\(place)")
        check(after[index], advice, place) { changed in
          advice.lowered.contains { $0.place == changed } || advice.isOfMasks && changed.isOfMask
        }
        guard case .lowerAny = advice.change else { continue }
        for member in conflict.members {
          let rule = NamedRule(
            line: member.line, text: member.place.text, isPart: member.part == nil ? nil : true)
          check(try conflicts(after: [rule])[index], advice, "\(rule) \(place)") {
            $0 == member.place
          }
        }
      }
    }
  }

  private func check(
    _ left: [Set<Place>], _ advice: ConflictAdvice, _ place: String, isChanged: (Place) -> Bool
  ) {
    let others = before.flatMap(\.conflictSets).filter { !$0.places.contains(where: isChanged) }
    let known = Set(others.flatMap(\.members).filter(\.isBroken).map(\.place))
    for conflict in left where advice.remaining.isEmpty {
      #expect(!conflict.isDisjoint(with: known), "\(conflict) \(place)")
    }
  }

  /// After all advice together, only conflicts are left that some of it names, or that have no
  /// advice.
  func checkTogether() throws {
    let after = try conflicts(
      after: all.flatMap(\.lowered), withoutMasks: all.contains(where: \.isOfMasks))
    let named = all.map(\.remaining).filter { !$0.isEmpty }
    let without = before.flatMap(\.conflictSets).filter { $0.advice == nil }.map(\.places)
    let left = after.joined().filter { !without.contains($0) }
    #expect(left.isEmpty || !named.isEmpty, "\(left): \(place)")
    for rules in named {
      #expect(
        try !conflicts(of: Set(rules.compactMap(\.line))).joined().isEmpty, "\(rules) \(place)")
    }
  }

  /// The conflicts in each container where only the rules in these lines are left.
  private func conflicts(of lines: Set<Int>) throws -> [[ConflictExplanation]] {
    let rows = text.components(separatedBy: "\n").enumerated().map { index, row in
      row.hasPrefix("    - ") && !lines.contains(index + 1) ? "" : row
    }
    let scenario = try Comparing.read(rows.joined(separator: "\n"))
    return ScenarioComparer.compare(scenario, searchesCauses: false).containers.map(\.conflictSets)
  }

  /// The conflicts that are left in each container once the text is changed as its author would
  /// change it.
  private func conflicts(
    after lowered: [NamedRule], withoutMasks: Bool = false
  ) throws -> [[Set<Place>]] {
    var rows = text.components(separatedBy: "\n")
    var parts: [Int: Set<String>] = [:]
    for rule in lowered {
      let line = try #require(rule.line, "\(place)")
      if rule.isPart == true {
        parts[line, default: []].insert(rule.text)
      } else {
        rows[line - 1] = "    - \"\(rule.text) @999\""
      }
    }
    let system = try #require(scenario.constraints)
    // The parts of a rule are written at the end, so that other rules keep their lines.
    var lines: [Int: Int] = [:]
    for (line, texts) in parts {
      let all = system.constraints.indices.filter { scenario.line(ofConstraint: $0) == line }
        .map(system.text(ofConstraint:))
      #expect(texts.isSubset(of: all), "\(place)")
      rows[line - 1] = ""
      for text in all {
        rows.append("    - \"\(text)\(texts.contains(text) ? " @999" : "")\"")
        lines[rows.count] = line
      }
    }
    var changed = rows.joined(separator: "\n")
    if withoutMasks { changed.replace(/autoresizing: \{.*?\}/, with: "hidden: false") }
    return ScenarioComparer.compare(try Comparing.read(changed), searchesCauses: false).containers
      .map { container in
        container.conflictSets.map { conflict in
          Set(
            conflict.places.map { place in
              var known = place
              known.line = place.line.map { lines[$0] ?? $0 }
              return known
            })
        }
      }
  }
}

/// A constraint, by which it is known in a changed text.
private struct Place: Hashable {
  var line: Int?
  let text: String
  var isOfMask = false
}

extension NamedRule {
  fileprivate var place: Place { Place(line: line, text: text) }
}

extension ConflictExplanation.Member {
  fileprivate var place: Place {
    Place(line: line, text: part ?? rule, isOfMask: rule.hasPrefix("autoresizing mask"))
  }
}

extension ConflictExplanation {
  fileprivate var places: Set<Place> { Set(members.map(\.place)) }
}

extension ConflictAdvice {
  fileprivate var isOfMasks: Bool { if case .removeMasks = change { true } else { false } }

  fileprivate var kind: String {
    switch change {
    case .lower: "lower"
    case .lowerAny: "lowerAny"
    case .lowerAsSpec: "lowerAsSpec"
    case .removeMasks: "removeMasks"
    }
  }

  /// The rules that it asks to lower.
  fileprivate var lowered: [NamedRule] {
    switch change {
    case .lower(let rule), .lowerAny(let rule): [rule]
    case .lowerAsSpec(let rules): rules
    case .removeMasks: []
    }
  }
}
