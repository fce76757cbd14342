import Comparison
import Geometry
import Scenarios
import Testing

@testable import Proving

/// Whether the spec's layout is one valid solution is decided for all lengths, not by sampling.
@Suite("Proofs with ambiguous elements")
struct AmbiguousSegmentTests {
  private static func centred(_ rules: String...) -> String {
    """
    layoutdiff: 1
    containers: [40x20]
    elements: { a: { image: 10x10 } }
    spec: { center: { centering: X, child: a } }
    constraints:
      - a.width == 10
      - a.top == superview.top
      - a.bottom == superview.bottom
    """ + rules.map { "\n  - \($0)" }.joined()
  }

  private func proof(_ text: String, _ widths: ClosedRange<Double>) throws -> ScenarioProof {
    let scenario = try ProofSupport.read(text)
    let proof = try ScenarioProver.prove(scenario, on: [Sweep(widths: widths, height: 20)])
    let check = try CertificateChecker.check(proof.certificate, of: scenario)
    #expect(check.objections == [])
    #expect(check.outcome == proof.outcome)
    return proof
  }

  @Test("a difference in the first ten thousandth of a wide range is found")
  func nearTheStart() throws {
    let text = Self.centred(
      "a.leading >= superview.leading + 14.9", "a.trailing <= superview.trailing")
    for start in [30, 30.0003, 31] {
      let proof = try proof(text, start...100_000)
      #expect(proof.outcome == .differs)
      try #require(!proof.sweeps.isEmpty)
      let differing = proof.sweeps[0].segments.filter { $0.verdict == .differs }
      #expect(differing.first?.lengths.lowerBound == start)
      // Below a difference of 0.01 they count as equal.
      #expect(abs((differing.last?.lengths.upperBound ?? 0) - 39.78) < 1e-4)
    }
  }

  @Test("a segment ends where the spec's frame stops, or starts, being a valid solution")
  func leaving() throws {
    let proof = try proof(
      Self.centred(
        "a.leading >= superview.leading + 10", "a.trailing <= superview.leading + 30"), 20...60)
    try #require(!proof.sweeps.isEmpty)
    let segments = proof.sweeps[0].segments
    #expect(segments.contains { $0.admittedElements == ["a"] && $0.verdict == .equal })
    // At both ends they count as equal while the spec's frame is within 0.01 of a valid solution.
    let agreeing = segments.filter(\.verdict.agrees).map(\.lengths)
    #expect(abs((agreeing.first?.lowerBound ?? 0) - 29.98) < 1e-4)
    #expect(abs((agreeing.last?.upperBound ?? 0) - 50.02) < 1e-4)
    #expect(segments.filter { $0.verdict == .differs }.allSatisfy { $0.refusedElements == ["a"] })
    for width in [21.0, 29, 31, 40, 44, 49, 51, 59] {
      let segment = try #require(segments.first { $0.lengths.contains(width) })
      #expect(segment.verdict.agrees == (30...50).contains(width), "\(width)")
    }
    try ProofSupport.sample(
      proof.sweeps[0],
      of: try ProofSupport.read(
        Self.centred(
          "a.leading >= superview.leading + 10", "a.trailing <= superview.leading + 30")),
      step: 0.37)
  }

  @Test("an ambiguous guide does not prevent a proof")
  func openGuide() throws {
    let text = """
      layoutdiff: 1
      containers: [300]
      elements: { a: { image: 10x10 } }
      spec: { inset: { insets: 5, child: a } }
      constraints:
        guides: [gap]
        rules: ["H:|-5-[a]-5-|", "V:|-5-[a]-5-|", gap.top == a.bottom]
      """
    let scenario = try ProofSupport.read(text)
    let proof = try ScenarioProver.prove(scenario, on: [Sweep(widths: 280...400)])
    #expect(proof.outcome == .equal)
    try #require(!proof.sweeps.isEmpty)
    #expect(proof.sweeps[0].segments.count == 1)
  }

  @Test("a conflict beside an ambiguous element is one segment")
  func conflict() throws {
    let text = """
      layoutdiff: 1
      containers: [300]
      elements: { a: { image: 10x10 }, b: { image: 10x10 } }
      spec: { stack: { children: [a, b] } }
      constraints:
        - a.leading == superview.leading + 50
        - a.trailing == superview.trailing - 50
        - a.top == superview.top
        - b.top == superview.top
      """
    let proof = try ScenarioProver.prove(
      try ProofSupport.read(text), on: [Sweep(widths: 0...400)])
    try #require(!proof.sweeps.isEmpty)
    let first = try #require(proof.sweeps[0].segments.first)
    #expect(first.verdict == .conflict(rules: ["a.trailing == superview.trailing - 50"]))
    #expect(abs(first.lengths.upperBound - 100) < 1e-5)
    #expect(proof.sweeps[0].segments.count == 2)
  }

  @Test("an unproven segment does not count as announced")
  func announced() throws {
    let text = """
      layoutdiff: 1
      containers: [300x100, 300]
      elements: { a: { image: 10x10 } }
      spec: { inset: { insets: { top: .inf, left: 5, bottom: 0, right: 5 }, child: a } }
      constraints:
        - a.leading == superview.leading + 50
        - a.bottom == superview.bottom
        - a.trailing == superview.trailing - 5
        - a.height == 10
      expect: { differs: "on purpose", elements: [a] }
      """
    let scenario = try ProofSupport.read(text)
    let proof = try ScenarioProver.prove(
      scenario, on: Sweep.all(of: scenario, widths: 280...300))
    #expect(proof.outcome == .differs)
    #expect(!proof.isAsAnnounced)
  }
}
