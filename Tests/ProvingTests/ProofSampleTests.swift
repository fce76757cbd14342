import Comparison
import Foundation
import Geometry
import Layouts
import Scenarios
import Testing

@testable import Proving

@Suite("Proofs compared with samples")
struct ProofSampleTests {
  private func proof(
    _ name: String, _ widths: ClosedRange<Double>
  ) throws -> (scenario: Scenario, proof: SweepProof) {
    let scenario = try ProofSupport.shipped(name)
    let proof = try ScenarioProver.prove(scenario, on: [Sweep(widths: widths)])
    try #require(!proof.sweeps.isEmpty)
    return (scenario, proof.sweeps[0])
  }

  @Test("lengths are whole steps, and the last one")
  func lengths() {
    #expect(ProofSampler.lengths(of: Sweep(widths: 1...2), step: 0.4) == [1, 1.4, 1.8, 2])
    #expect(ProofSampler.lengths(of: Sweep(widths: 280...1200), step: 0.01).count == 92_001)
  }

  @Test("a correct proof agrees with its sample")
  func right() throws {
    let (scenario, proof) = try proof("repository-row", 280...320)
    let sample = try ProofSampler(scenario).sample(
      proof, at: ProofSampler.lengths(of: proof.sweep, step: 0.5))
    #expect(sample.compared == 81)
    #expect(sample.disagreements == 0)
  }

  @Test("a proof that wrongly claims equality, ambiguity, a difference or a conflict is caught")
  func wrong() throws {
    let (scenario, proof) = try proof("specs/stack-shrink-by-weight", 280...600)
    let sampler = try ProofSampler(scenario)
    let lengths = ProofSampler.lengths(of: proof.sweep, step: 40)
    #expect(try sampler.sample(proof, at: lengths).disagreements == 0)
    let verdicts: [(inout ProofSegment) -> Void] = [
      { $0.verdict = .conflict(rules: ["a == b"]) },
      { $0.admittedElements = ["superview"] },
      { segment in
        let difference = ProofSegment.Difference(
          element: "superview", edge: .right, spec: [1, 1], constraints: [0, 0])
        segment.differences = segment.differences.isEmpty ? [difference] : []
        segment.largestDistance = 0
      },
    ]
    for change in verdicts {
      var other = proof
      for index in other.segments.indices { change(&other.segments[index]) }
      #expect(try sampler.sample(other, at: lengths).disagreements > 0)
    }
  }

  @Test("lengths of which a proof says nothing count against it")
  func gap() throws {
    let (scenario, proof) = try proof("specs/stack-shrink-by-weight", 280...600)
    var other = proof
    other.segments.removeLast()
    other.isolatedAgreements = []
    other.isolatedDifferences = []
    let sample = try ProofSampler(scenario).sample(other, at: [280, 600])
    #expect(sample.examples == [ProofSample.Example(length: 600, reason: "no segment contains it")])
  }

  @Test("where a stack shrinks changing children, the first width that differs is found")
  func curved() throws {
    let scenario = try ProofSupport.read(
      """
      layoutdiff: 1
      containers: [300]
      elements:
        a: { box: 40x40 }
        b: { box: 30x40 }
      spec:
        stack:
          alignItems: start
          children:
            - { element: a, style: { width: 50%, flexShrink: 1 } }
            - { element: b, style: { width: 150, flexShrink: 1 } }
      constraints:
        - "H:|[a][b]"
        - "V:|[a]|"
        - "V:|[b]|"
        - a.width == 0.5 * superview.width
        - b.width == 150
      """)
    let proof = try ScenarioProver.prove(scenario, on: [Sweep(widths: 200...400)])
    try #require(!proof.sweeps.isEmpty)
    let sweep = proof.sweeps[0]
    let last = try #require(sweep.segments.last { $0.verdict == .differs })
    #expect(abs(last.lengths.upperBound - 299.98) < 0.02)
    #expect(sweep.segments.last?.verdict == .equal)
    #expect(sweep.segments.contains { $0.deviation > 1e-6 })
    #expect(sweep.segments.allSatisfy { $0.deviation < 1e-3 })
    #expect(sweep.listedSegments.count < 8)
    let sample = try ProofSampler(scenario).sample(
      sweep, at: ProofSampler.lengths(of: sweep.sweep, step: 0.7))
    #expect(sample.examples == [])
    #expect(try CertificateChecker.objections(to: proof.certificate, of: scenario) == [])
  }

  @Test("constraints that follow the container's safe area and margins are proven")
  func safeArea() throws {
    let text = """
      layoutdiff: 1
      containers: [300]
      elements:
        a: { box: 40x40 }
      spec:
        inset: { insets: { top: 20, left: 0, bottom: 10, right: 0 }, child: a }
      constraints:
        safeArea: { top: 20, bottom: 10 }
        rules:
          - a.top == superview.safeAreaLayoutGuide.top
          - a.bottom == superview.safeAreaLayoutGuide.bottom
          - a.leading == superview.leading
          - a.trailing == superview.trailing
      """
    let proof = try ScenarioProver.prove(
      try ProofSupport.read(text), on: [Sweep(widths: 280...1200)])
    #expect(proof.outcome == .equal, "\(proof.sentence)")
  }

  @Test("a safe area that follows the item it is in is proven up to its end, and verified")
  func movingSafeArea() throws {
    let text = """
      layoutdiff: 1
      containers: [300x40]
      elements:
        card: { box: 240x40 }
        label: { box: 30x10 }
      spec:
        background:
          child:
            center: { centering: XY, child: card }
          background:
            absolute:
              children: [{ element: label, style: { layoutPosition: [44, 0] } }]
      constraints:
        safeArea: { left: 44, top: 7 }
        hierarchy: { card: [label] }
        rules:
          - card.centerX == superview.centerX
          - card.centerY == superview.centerY
          - card.width == 240
          - card.height == 40
          - label.leading == card.safeAreaLayoutGuide.leading
          - label.top == card.top
          - label.width == 30
          - label.height == 10
      """
    let scenario = try ProofSupport.read(text)
    let proof = try ScenarioProver.prove(scenario, on: [Sweep(widths: 240...400, height: 40)])
    try #require(!proof.sweeps.isEmpty)
    let parting = try #require(proof.sweeps[0].segments.first { $0.verdict == .differs })
    // The card is 44 from the left in 328, and 0.01 further in 328.02.
    #expect(abs(parting.lengths.lowerBound - 328.02) < 1e-3)
    #expect(parting.differences.allSatisfy { $0.element == "label" })
    #expect(try CertificateChecker.objections(to: proof.certificate, of: scenario) == [])
    let sweep = proof.sweeps[0]
    let sample = try ProofSampler(scenario).sample(
      sweep, at: ProofSampler.lengths(of: sweep.sweep, step: 0.7))
    #expect(sample.examples == [])
  }

  @Test("what a scroll view scrolls has at most the insets of the scroll view, in proofs too")
  func scrolledSafeArea() throws {
    let text = """
      layoutdiff: 1
      containers: [320x480]
      elements:
        feed: { box: 320x480 }
        content: { box: 320x700 }
        label: { box: 30x20 }
      spec:
        absolute:
          children:
            - { element: feed, style: { layoutPosition: [0, 0] } }
            - { element: content, style: { layoutPosition: [0, 0] } }
            - { element: label, style: { layoutPosition: [52, 55] } }
      constraints:
        safeArea: { left: 44, top: 47, right: 44, bottom: 34 }
        hierarchy: { feed: [content], content: [label] }
        views:
          feed: { scroll: true }
        rules:
          - H:|[feed(320)]
          - V:|[feed(480)]
          - content.leading == feed.contentLayoutGuide.leading
          - content.top == feed.contentLayoutGuide.top
          - content.trailing == feed.contentLayoutGuide.trailing
          - content.bottom == feed.contentLayoutGuide.bottom
          - content.width == 0.5 * superview.width + 160
          - content.height == 700
          - label.leading == content.safeAreaLayoutGuide.leading + 8
          - label.trailing == content.safeAreaLayoutGuide.trailing - 8
          - label.top == content.topMargin
          - label.height == 20
      """
    let scenario = try ProofSupport.read(text)
    let proof = try ScenarioProver.prove(scenario, on: [Sweep(widths: 300...400, height: 480)])
    #expect(!proof.sweeps.flatMap(\.segments).contains { $0.verdict.isUnproven })
    #expect(try CertificateChecker.objections(to: proof.certificate, of: scenario) == [])
  }
}
