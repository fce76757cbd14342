import Comparison
import Geometry
import Layouts
import Phrases
import Scenarios
import Testing

@testable import Proving

@Suite("Planted differences")
struct PlantedDifferenceTests {
  /// A text beside a margin of the container that is 5 points for the constraints.
  private static func margin(_ left: String) -> String {
    """
    layoutdiff: 1
    containers: [300]
    elements:
      text: { text: "one two three four five six seven eight nine ten" }
    spec:
      inset: { insets: { top: 5, left: \(left), bottom: 5, right: 5 }, child: text }
    constraints:
      - "H:|-5-[text]-5-|"
      - "V:|-5-[text]-5-|"
    """
  }

  @Test("a difference in a thousandth of a point of width is found", arguments: [1e-3, 1e-2, 0.3])
  func narrow(extra: Double) throws {
    let scenario = try ProofSupport.read(Self.margin("\(5 + extra)"))
    let proof = try ScenarioProver.prove(scenario, on: [Sweep(widths: 100...400)])
    #expect(proof.outcome == .differs)
    try #require(!proof.sweeps.isEmpty)
    let heights = proof.sweeps[0].segments.filter {
      $0.differences.contains { $0.element == "text" && $0.edge == .bottom }
    }
    #expect(heights.count > 1)
    for segment in heights {
      #expect(abs(segment.lengths.upperBound - segment.lengths.lowerBound - extra) < 1e-5)
    }
    let equal = try ScenarioProver.prove(
      try ProofSupport.read(Self.margin("5")), on: [Sweep(widths: 100...400)])
    #expect(equal.outcome == .equal)
  }

  @Test("the first width at which an edge differs is reported, with the distance and its growth")
  func growing() throws {
    let scenario = try ProofSupport.read(
      """
      layoutdiff: 1
      containers: [300]
      elements:
        box: { box: 40x40 }
      spec:
        stack:
          direction: vertical
          alignItems: start
          children: [{ element: box, style: { width: 50%, maxWidth: 200 } }]
      constraints:
        - box.leading == superview.leading
        - box.width == 0.5 * superview.width
        - "V:|[box]|"
      """)
    let proof = try ScenarioProver.prove(scenario, on: [Sweep(widths: 280...1200)])
    #expect(
      proof.sentence == """
        differs from 400.02 pt up (widths 280 to 1200 pt): box.right is 200 pt in the spec and \
        200.01 pt in the constraints at 400.02 pt, growing by 0.5 pt per point of width; largest \
        difference 400 pt (box.right at 1200 pt)
        """)
  }

  @Test("ambiguous elements are compared with every valid solution")
  func ambiguous() throws {
    let text = """
      layoutdiff: 1
      containers: [300]
      elements:
        box: { box: 40x40 }
      spec:
        relative: { horizontalPosition: end, verticalPosition: start, child: box }
      constraints:
        - box.leading >= superview.leading
        - box.trailing <= superview.trailing
        - "V:|[box]|"
      """
    let proof = try ScenarioProver.prove(
      try ProofSupport.read(text), on: [Sweep(widths: 280...1200)])
    #expect(proof.outcome == .equal)
    try #require(!proof.sweeps.isEmpty)
    #expect(proof.sweeps[0].segments.first?.admittedElements == ["box"])
    let outside = text.replacing(
      "box.trailing <= superview.trailing", with: "box.trailing <= 0.9 * superview.trailing")
    let other = try ScenarioProver.prove(
      try ProofSupport.read(outside), on: [Sweep(widths: 280...1200)])
    #expect(other.outcome == .differs)
  }

  @Test("a conflict is reported with its widths")
  func conflict() throws {
    let scenario = try ProofSupport.shipped("required-conflict")
    let proof = try ScenarioProver.prove(scenario, on: [Sweep(widths: 200...400)])
    try #require(!proof.sweeps.isEmpty)
    let conflicts = proof.sweeps[0].segments.filter {
      if case .conflict = $0.verdict { true } else { false }
    }
    #expect(conflicts.map(\.lengths) == [200...284])
    #expect(proof.isAsAnnounced)
  }

  @Test("a single equal width between two conflicts is reported, and sampled as such")
  func singleAgreement() throws {
    let text = """
      layoutdiff: 1
      containers: [100, 120]
      elements: { a: { box: 84x20 } }
      spec: { inset: { insets: 8, child: a } }
      constraints:
        - a.leading == superview.leading + 8
        - a.trailing == superview.trailing - 8
        - a.width == 84
        - a.top == superview.top + 8
        - superview.bottom == a.bottom + 8
      """
    let scenario = try ProofSupport.read(text)
    let proof = try ScenarioProver.prove(scenario, on: [Sweep(widths: 50...150)])
    try #require(!proof.sweeps.isEmpty)
    let sweep = proof.sweeps[0]
    #expect(sweep.isolatedAgreements == [100])
    #expect(sweep.phrase.text.contains("at every width from 50 to 150 pt except at 100 pt"))
    let sample = try ProofSampler(scenario).sample(
      sweep, at: ProofSampler.lengths(of: sweep.sweep, step: 1))
    #expect(sample.examples == [])
  }
}
