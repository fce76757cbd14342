import Comparison
import Foundation
import Geometry
import Scenarios
import SeededRandom
import TestSupport
import Testing

@testable import Proving

/// Pairs of a spec and constraints that nearly describe the same layout.
@Suite("Proofs of random pairs")
struct RandomPairTests {
  @Test("random pairs differ at exactly the sampled widths where the proof says so")
  func pairs() throws {
    var compared = 0
    var outcomes: [ProofRecord.Outcome: Int] = [:]
    for seed in LawSeeds.of(500) {
      let scenario = try ProofSupport.read(RandomPair(seed: seed).text)
      let proof = try ScenarioProver.prove(
        scenario, on: [Sweep(widths: 120...420, height: seed % 3 == 0 ? 100 : nil)])
      outcomes[proof.outcome, default: 0] += 1
      try #require(!proof.sweeps.isEmpty)
      compared += try ProofSupport.sample(
        proof.sweeps[0], of: scenario, step: 23.7, "seed \(seed)")
    }
    #expect(compared > LawSeeds.share(of: 5000), "only \(compared) widths were compared")
    #expect(outcomes[.equal, default: 0] > LawSeeds.share(of: 25), "\(outcomes)")
    #expect(outcomes[.differs, default: 0] > LawSeeds.share(of: 25), "\(outcomes)")
    #expect(outcomes[.unproven, default: 0] <= LawSeeds.share(of: 50), "\(outcomes)")
  }

  @Test("around each breakpoint of 25 random pairs, every hundredth of a point is as proven")
  func breakpoints() throws {
    var compared = 0
    for seed in stride(from: 0, to: 500, by: 20) as StrideTo<UInt64> {
      let scenario = try ProofSupport.read(RandomPair(seed: seed).text)
      let proof = try ScenarioProver.prove(scenario, on: [Sweep(widths: 120...420)])
      try #require(!proof.sweeps.isEmpty)
      let lengths = proof.sweeps[0].segments.dropFirst().flatMap { segment in
        // At the breakpoint itself, rounding may put each engine on either side.
        [-3, -2, -1, 1, 2, 3].map { segment.lengths.lowerBound + 0.01 * $0 }
      }
      let sample = try ProofSampler(scenario).sample(proof.sweeps[0], at: lengths.sorted())
      #expect(sample.examples == [], "seed \(seed)")
      compared += sample.compared
    }
    #expect(compared > 300, "only \(compared) widths were compared")
  }

  /// For `.ci/sample-proofs`, which lays each of them out at every hundredth of a point.
  @Test(
    "the pairs are written to the folder in an environment variable",
    .enabled(if: ProcessInfo.processInfo.environment["LAYOUTDIFF_PAIRS"] != nil))
  func written() throws {
    let folder = ProcessInfo.processInfo.environment["LAYOUTDIFF_PAIRS"] ?? ""
    for seed in LawSeeds.of(500) {
      // The containers determine which heights are proven.
      let text = RandomPair(seed: seed).text.replacing(
        "containers: [300]", with: seed % 3 == 0 ? "containers: [300x100]" : "containers: [300]")
      let file = URL(filePath: folder).appending(path: "pair-\(seed).yaml")
      try text.write(to: file, atomically: true, encoding: .utf8)
      #expect(try ProofSupport.read(String(contentsOf: file, encoding: .utf8)).hasBothNotations)
    }
  }
}

/// A row as a spec and as constraints, some of which describe another layout.
struct RandomPair {
  let text: String

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func pick<Value>(_ values: [Value]) -> Value { values[random.index(below: values.count)] }
    let margin = pick([0, 5, 8])
    let spacing = pick([0, 4, 10])
    let count = 1 + random.index(below: 3)
    let growing = random.index(below: count)
    var elements: [String] = []
    var children: [String] = []
    var rules = ["e1.leading == superview.leading + \(margin)"]
    for index in 1...count {
      let width = pick([20, 30, 50])
      let isText = index - 1 == growing && random.index(below: 2) == 0
      elements.append(
        isText
          ? "  e\(index): { text: \"some words that wrap in a row\" }"
          : "  e\(index): { box: \(width)x\(pick([10, 20])) }")
      let style = index - 1 == growing ? "{ flexGrow: 1, flexShrink: 1 }" : "{}"
      children.append("        - { element: e\(index), style: \(style) }")
      let top = pick([margin, margin, margin, margin + 1])
      rules.append("e\(index).top == superview.top + \(top)")
      rules.append("superview.bottom >= e\(index).bottom + \(margin)")
      if index > 1 {
        let gap = pick([spacing, spacing, spacing, spacing, spacing + 2])
        rules.append("e\(index).leading == e\(index - 1).trailing + \(gap)")
      }
      if index - 1 != growing { rules.append("e\(index).width == \(width) @\(pick([1000, 900]))") }
    }
    let relation = pick(["==", "==", "==", "<="])
    rules.append("e\(count).trailing \(relation) superview.trailing - \(margin)")
    if random.index(below: 5) == 0 { rules.append("e\(growing + 1).width <= \(pick([100, 200]))") }
    if random.index(below: 5) == 0 {
      rules.append("e1.width == 0.4 * superview.width @\(pick([200, 800, 950]))")
    }
    text = """
      layoutdiff: 1
      containers: [300]
      elements:
      \(elements.joined(separator: "\n"))
      spec:
        inset:
          insets: \(margin)
          child:
            stack:
              spacing: \(spacing)
              alignItems: start
              children:
      \(children.map { "      " + $0 }.joined(separator: "\n"))
      constraints:
      \(rules.map { "  - " + $0 }.joined(separator: "\n"))
      """
  }
}
