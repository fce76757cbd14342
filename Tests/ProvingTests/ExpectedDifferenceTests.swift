import Comparison
import Geometry
import Scenarios
import SeededRandom
import TestSupport
import Testing

@testable import Proving

@Suite("What a scenario expects, by its comparison and by its proof")
struct ExpectedDifferenceTests {
  private static let moved = """
    layoutdiff: 1
    containers: [300]
    elements: { a: { image: 10x10 }, b: { image: 10x10 } }
    spec: { stack: { alignItems: start, children: [a, b] } }
    constraints:
      - a.leading == superview.leading + 5
      - a.top == superview.top
      - b.leading == superview.leading + 10
      - b.top == superview.top
      - superview.bottom == a.bottom
    expect:
    """

  private func proof(expecting expectation: String) throws -> ScenarioProof {
    let scenario = try ProofSupport.read("\(Self.moved) \(expectation)")
    return try ScenarioProver.prove(scenario, on: [Sweep(widths: 280...320)])
  }

  @Test(
    "a proof objects to a missing or surprising element in the words of a comparison",
    arguments: [
      ("{ differs: on purpose, elements: [a] }", nil),
      ("{ differs: on purpose, elements: [a, b] }", "b should differ but does not"),
      (
        "{ differs: on purpose, elements: [b] }",
        "b should differ but does not; a differs but should not"
      ),
      (
        "{ conflict: none here }",
        "a conflict is expected, but the required constraints are satisfiable"
      ),
    ])
  func objections(expectation: String, objection: String?) throws {
    let proof = try proof(expecting: expectation)
    #expect(proof.expectationObjection?.clause == objection)
    #expect(proof.passes == (objection == nil))
    let tail = objection.map { "; not as expected: \($0)" } ?? "; as expected: on purpose"
    #expect(proof.sentence.hasSuffix(tail), "\(proof.sentence)")
    let comparison = ScenarioComparer.compare(
      try ProofSupport.read("\(Self.moved) \(expectation)"))
    #expect(comparison.verdict == (objection == nil ? .differsAsExpected : .unexpected))
    if let objection { #expect(comparison.sentence == objection) }
  }

  @Test("the check of a certificate has the same objections as its proof")
  func certificates() throws {
    for elements in ["a", "a, b"] {
      let proof = try proof(expecting: "{ differs: on purpose, elements: [\(elements)] }")
      let scenario = try ProofSupport.read(
        "\(Self.moved) { differs: on purpose, elements: [\(elements)] }")
      let check = try CertificateChecker.check(proof.certificate, of: scenario)
      #expect(check.isValid)
      #expect(check.expectationObjection == proof.expectationObjection)
      #expect(check.passes == proof.passes)
    }
  }

  @Test("an expected difference in a container beyond the proven widths is not missing")
  func outside() throws {
    let text = """
      layoutdiff: 1
      containers: [100]
      elements: { a: { image: 10x10 } }
      spec: { stack: { alignItems: start, children: [{ element: a, style: { width: 200 } }] } }
      constraints:
        - a.leading == superview.leading
        - a.trailing <= superview.trailing
        - a.width == 200 @900
        - a.top == superview.top
        - superview.bottom == a.bottom
      expect: { differs: in narrow containers, elements: [a] }
      """
    for (container, objection) in [("100", nil), ("300", "a should differ but does not")] {
      let scenario = try ProofSupport.read(text.replacing("[100]", with: "[\(container)]"))
      let proof = try ScenarioProver.prove(scenario, on: [Sweep(widths: 280...320)])
      #expect(proof.outcome == .equal)
      #expect(proof.expectationObjection?.clause == objection)
      #expect(proof.passes == (objection == nil))
    }
  }

  @Test("where they find the same at the same widths, comparison and proof give the same verdict")
  func randomExpectations() throws {
    var compared = 0
    var passing = 0
    for seed in LawSeeds.of(300) {
      var random = SeededGenerator(seed: seed)
      var scenario = try ProofSupport.read(RandomPair(seed: seed).text)
      let width = 150 + Double(random.index(below: 250))
      scenario.containers = [Container(width: width), Container(width: width + 1)]
      let names = scenario.elements.map(\.name) + ["superview"]
      let found = ScenarioComparer.compare(scenario).containers
      let differing = Set(found.flatMap(\.differingElements))
      let hasConflict = found.contains { !$0.conflicts.isEmpty }
      let expectations = [
        Scenario.Expectation(reason: "exactly", elements: differing.sorted()),
        Scenario.Expectation(
          reason: "at random", elements: names.filter { _ in random.index(below: 2) == 0 }),
        Scenario.Expectation(reason: "conflict", elements: [], isConflict: true),
      ]
      for expectation in expectations {
        scenario.expectation = expectation
        let proof = try ScenarioProver.prove(
          scenario, on: [Sweep(widths: width...(width + 1))])
        guard proof.outcome != .unproven, proof.sweeps.differingElements == differing,
          proof.sweeps.hasConflict == hasConflict
        else { continue }
        compared += 1
        let verdict = ScenarioComparer.compare(scenario).verdict
        let passes = verdict == .differsAsExpected || verdict == .conflictAsExpected
        #expect(proof.passes == passes, "seed \(seed): \(expectation), \(verdict)")
        passing += passes ? 1 : 0
      }
    }
    #expect(compared > LawSeeds.share(of: 500), "\(compared) were compared")
    #expect(passing > LawSeeds.share(of: 50), "\(passing) passed")
    #expect(passing < compared)
  }
}
