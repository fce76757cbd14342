import Explaining
import Foundation
import Geometry
import JSONText
import LayoutConstraints
import Layouts
import Scenarios
import SeededRandom
import Testing

/// Explanations speak of the author's constraints, and do so in the same words whichever solver laid
/// them out.
@Suite("Sentences of both solvers")
struct SolverSentenceTests {
  @Test(
    "every container of every shipped scenario is explained word for word alike",
    arguments: ShippedScenarioTests.names)
  func shipped(name: String) throws {
    let scenario = try Comparing.read(try Comparing.shipped(name))
    guard scenario.constraints != nil else { return }
    try compare(scenario, [.everything])
    var first = scenario
    first.containers = [scenario.containers[0]]
    try compare(first, ConstraintExplanation.items(of: scenario).map { .element($0) })
  }

  @Test("60 random scenarios with conflicts and ambiguities are explained word for word alike")
  func random() throws {
    var conflicts = 0
    var openFrames = 0
    for seed in 0..<60 as Range<UInt64> {
      let scenario = try Comparing.read(Self.text(seed: seed))
      let names = ConstraintExplanation.items(of: scenario)
      let found = try compare(
        scenario, seed % 3 == 0 ? [.everything, .element(names[1])] : [.everything])
      conflicts += found.conflicts
      openFrames += found.openFrames
    }
    #expect(conflicts > 10 && openFrames > 20, "\(conflicts) conflicts, \(openFrames) open frames")
  }

  /// Compares all that is said of these subjects, in all containers.
  @discardableResult
  private func compare(
    _ scenario: Scenario, _ subjects: [ConstraintExplanation.Subject]
  ) throws -> (conflicts: Int, openFrames: Int) {
    var found = (conflicts: 0, openFrames: 0)
    for container in scenario.containers {
      let layouts = try ConstraintSolver.allCases.map { solver in
        try ScenarioLayouts(scenario, solver: solver).constraints(
          in: container, rounding: .pixels(scale: scenario.scale))
      }
      for subject in subjects {
        let explanations = try layouts.map { layout in
          try ConstraintExplanation(of: layout, scenario: scenario, subject: subject)
        }
        let texts = try explanations.map { try Self.words(of: $0) }
        #expect(texts[0] == texts[1], "\(scenario.id) at \(container), \(subject)")
        #expect(!texts[0].isEmpty)
        found.conflicts += explanations[0]?.findings?.conflicts.count ?? 0
        found.openFrames += explanations[0]?.ambiguities.count ?? 0
      }
    }
    return found
  }

  /// All words of an explanation in order; numbers outside of sentences are left out.
  private static func words(of explanation: ConstraintExplanation?) throws -> [String] {
    let json = try JSONSerialization.jsonObject(
      with: Data(JSONValue(explanation).text().utf8), options: [.fragmentsAllowed])
    return words(in: json)
  }

  private static func words(in json: Any) -> [String] {
    switch json {
    case let text as String: [text]
    case let list as [Any]: list.flatMap(words)
    case let object as [String: Any]:
      object.sorted { $0.key < $1.key }.flatMap { [$0.key] + words(in: $0.value) }
    default: []
    }
  }

  /// A scenario of three or four boxes in a row, with rules that may be too few or too many.
  private static func text(seed: UInt64) -> String {
    var generator = SeededGenerator(seed: seed)
    func pick(_ words: [String]) -> String { words[generator.index(below: words.count)] }
    let names = ["a", "b", "c", "d"].prefix(3 + generator.index(below: 2))
    var rules = [
      "H:|-8-\(names.map { "[\($0)]" }.joined(separator: "-4-"))-8-|",
      "V:|-\(pick(["4", "8"]))-[a]-\(pick(["4", "(>=4)"]))-|",
    ]
    for name in names.dropFirst() where generator.index(below: 5) > 0 {
      rules.append("\(name).top == \(pick(Array(names))).top")
    }
    for _ in 0..<(1 + generator.index(below: 5)) {
      let relation = pick(["==", "<=", ">="])
      let other = pick(["40", "90", "a.width", "0.5 * b.width + 3", "c.width - 10", "110"])
      let priority = pick(["", "", "", " @750", " @250"])
      rules.append("\(pick(Array(names))).width \(relation) \(other)\(priority)")
    }
    let elements = names.map { "  \($0): { box: \(pick(["60x20", "none", "100x30", "60x20"])) }" }
    return """
      layoutdiff: 1
      containers: [300, 200x80]
      elements:
      \(elements.joined(separator: "\n"))
      constraints:
      \(rules.map { "  - \"\($0)\"" }.joined(separator: "\n"))
      """
  }
}
