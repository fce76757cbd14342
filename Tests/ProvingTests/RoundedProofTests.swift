import Comparison
import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs
import Layouts
import Phrases
import Runs
import Scenarios
import SeededRandom
import TestSupport
import Testing

@testable import Proving

@Suite("Proofs of layouts on pixels")
struct RoundedProofTests {
  private func rounded(
    _ scenario: Scenario, _ sweep: Sweep, scale: Double
  ) throws -> (exact: SweepProof, rounded: RoundedProof, lengths: [ClosedRange<Double>]) {
    let proof = try ScenarioProver.prove(
      scenario, on: [sweep], rounding: .pixels(scale: scale))
    try #require(!proof.certificate.sweeps.isEmpty)
    try #require(!proof.sweeps.isEmpty)
    return (
      proof.sweeps[0], try #require(proof.sweeps[0].rounded),
      proof.certificate.sweeps[0].comparableLengths
    )
  }

  /// The largest distance of an edge at one length, by the engines alone, without ambiguous elements;
  /// `nil` where the constraints conflict.
  private func distance(
    _ scenario: Scenario, _ sweep: Sweep, at length: Double, scale: Double
  ) throws -> Double? {
    let screen = try ProvenScreen(scenario)
    let pixels = Rounding.pixels(scale: scale)
    let container = sweep.container(at: length)
    let constraints = try screen.layouts.constraints(in: container, rounding: pixels)
    guard constraints.conflicts.isEmpty else { return nil }
    let spec = NamedFrames(try screen.layouts.spec(in: container, rounding: pixels))
    let names = screen.names.filter { !constraints.isAmbiguous($0) }
    return spec.distance(to: NamedFrames(constraints.layout), of: names)
  }

  /// Compares a proof with the engines at random lengths, and on request at every whole pixel.
  private func sample(
    _ scenario: Scenario, _ sweep: Sweep, scale: Double, seed: UInt64, count: Int,
    _ place: String
  ) throws {
    let (_, proof, lengths) = try rounded(scenario, sweep, scale: scale)
    func isComparable(_ length: Double) -> Bool {
      lengths.contains { $0.contains(length) && !isNearEnd(length, of: $0) }
        && !proof.gaps.contains { $0.lengths.contains(length) }
    }
    func isNearEnd(_ length: Double, of range: ClosedRange<Double>) -> Bool {
      length - range.lowerBound < 1e-5 || range.upperBound - length < 1e-5
    }
    var generator = SeededGenerator(seed: seed)
    let (first, last) = (sweep.lengths.lowerBound, sweep.lengths.upperBound)
    for _ in 0..<count {
      let part = Double(generator.index(below: 1_000_000)) / 1e6
      let length = first + part * (last - first)
      guard isComparable(length),
        let distance = try distance(scenario, sweep, at: length, scale: scale)
      else { continue }
      let largest = proof.largestBetween?.distance ?? 0
      #expect(distance <= largest + 1e-6, "\(place), seed \(seed), at \(length)")
      guard distance > proof.bound + 1e-6 else { continue }
      let isClaimed = proof.ranges.contains { $0.lengths.contains(length) }
      #expect(isClaimed, "\(place), seed \(seed), at \(length): \(distance)")
    }
    let beyond = proof.ranges.map(\.largest)
    #expect(beyond.allSatisfy { $0.distance > proof.bound + 1e-6 }, "\(place), seed \(seed)")
    for claimed in [proof.largestAtPixels, proof.largestBetween].compactMap(\.self) + beyond {
      let distance = try distance(scenario, sweep, at: claimed.length, scale: scale)
      #expect(abs((distance ?? 0) - claimed.distance) < 1e-6, "\(place) at \(claimed.length)")
    }
  }

  @Test("the first hundred thousandths of a point with a tie are proven as the rest")
  func whereTieBegins() throws {
    let scenario = try ProofSupport.read(
      """
      layoutdiff: 1
      containers: [148x10]
      elements: { first: { image: 40x10 }, second: { image: 100x10 } }
      spec:
        stack:
          spacing: 8
          children: [first, { element: second, style: { flexGrow: 1, flexShrink: 1 } }]
      constraints:
        - "H:|[first]-8-[second]|"
        - "V:|[first]|"
        - "V:|[second]|"
      """)
    for end in [148.06, 148.15, 148.39, 149] {
      let proof = try rounded(scenario, Sweep(widths: 140...end, height: 10), scale: 2).rounded
      #expect(proof.gaps.isEmpty, "up to \(end)")
      #expect(proof.comparedSteps > 0)
    }
  }

  @Test("no random length of a random pair differs by more than the proof says")
  func randomPairs() throws {
    for seed in LawSeeds.of(60) {
      let scenario = try ProofSupport.read(RandomPair(seed: seed).text)
      let sweep = Sweep(widths: 120...170, height: seed % 3 == 0 ? 100 : nil)
      let scale = [1, 2, 3][Int(seed % 3)] as Double
      try sample(scenario, sweep, scale: scale, seed: seed, count: 12, "pair")
    }
  }

  @Test("no random length of a shipped scenario differs by more than the proof says")
  func shipped() throws {
    for (seed, name) in ProofSupport.shippedNames.enumerated() {
      let scenario = try ProofSupport.shipped(name)
      guard scenario.hasBothNotations else { continue }
      try sample(
        scenario, Sweep(widths: 440...480, height: seed % 2 == 0 ? nil : 180), scale: 2,
        seed: UInt64(seed), count: 10, name)
    }
  }

  @Test(
    "the largest distance at whole pixels is that of laying out each of them",
    arguments: ["specs/stack-flex-basis", "specs/stack-grow-whole-points", "repository-row"])
  func wholePixels(name: String) throws {
    let scenario = try ProofSupport.shipped(name)
    let sweep = Sweep(widths: 300...340)
    let (_, proof, _) = try rounded(scenario, sweep, scale: 3)
    #expect(proof.wholePixels == 121)
    var largest = (distance: 0.0, length: 0.0)
    for pixel in 900...1020 {
      let length = Double(pixel) / 3
      let distance = try #require(try distance(scenario, sweep, at: length, scale: 3))
      if distance > largest.distance + 1e-9 { largest = (distance, length) }
    }
    #expect(abs((proof.largestAtPixels?.distance ?? 0) - largest.distance) < 1e-9)
    #expect((proof.largestAtPixels?.length ?? 0) == largest.length)
  }

  @Test("a distance of exactly the bound is not beyond it, though the bound is known only later")
  func atTheBound() throws {
    let scenario = try ProofSupport.read(
      """
      layoutdiff: 1
      containers: [103x10]
      elements: { a: { box: 10x10 }, b: { box: 10x10 }, c: { box: 10x10 } }
      spec:
        stack:
          children:
            - { element: a, style: { flexGrow: 1 } }
            - { element: b, style: { flexGrow: 1 } }
            - { element: c, style: { flexGrow: 1 } }
      constraints: ["H:|[a][b(a)][c(a)]|", "V:|[a]|", "V:|[b]|", "V:|[c]|"]
      """)
    // Each grows by 24 whole points, and the first one by 1.5 pt more: it ends at 35.5, not at 34.5 pt.
    let proof = try rounded(scenario, Sweep(widths: 103.3...103.5, height: 10), scale: 2).rounded
    #expect(proof.largestAtPixels?.distance == 1)
    #expect(proof.bound == 1)
    #expect(proof.ranges.isEmpty)
  }

  /// A text on a photo of half the width.
  ///
  /// The spec rounds the photo's width up, and gives that width to
  /// the text; the constraints give the text the exact width.
  private func photo(_ text: String) throws -> Scenario {
    try ProofSupport.read(
      """
      layoutdiff: 1
      containers: [300]
      elements:
        photo: { box: 10x40 }
        text: { text: "\(text)" }
      spec:
        stack:
          direction: vertical
          alignItems: start
          children:
            - overlay:
                child: { element: photo, style: { width: 50%, height: 100 } }
                overlay: { relative: { horizontalPosition: start, verticalPosition: start, child: text } }
      constraints:
        - photo.leading == superview.leading
        - photo.width == 0.5 * superview.width
        - photo.height == 100
        - "V:|[photo]|"
        - text.leading == photo.leading
        - text.top == photo.top
        - text.width <= photo.width
      """)
  }

  @Test("a text that wraps differently at one width of whole pixels is found at just that one")
  func planted() throws {
    let texts = ["one two", "three four", "five six", "seven eight", "nine ten", "six seven"]
    var found = 0
    for text in texts {
      let scenario = try photo(text)
      guard case .measured(let content) = scenario.elements[1].content else { continue }
      let room = CGSize(width: Double.infinity, height: Double.infinity)
      let width = Double(content.measure(in: room).size.width)
      guard width - width.rounded(.down) > 0.55 else { continue }
      found += 1
      // The photo's half point is rounded up to a whole one, which is just enough.
      let one = 2 * width.rounded(.down) + 1
      let (exact, proof, _) = try rounded(
        scenario, Sweep(widths: (one - 20)...(one + 20)), scale: 1)
      #expect(exact.outcome == .equal, "\(exact.phrase.text)")
      #expect(proof.largestAtPixels?.length == one, "\(exact.roundedSentences.map(\.text))")
      #expect((proof.largestAtPixels?.distance ?? 0) > 5)
      #expect(proof.ranges.count == 1)
      #expect(proof.ranges.first?.lengths.contains(one) == true)
    }
    #expect(found > 0, "no text is as wide as it takes")
  }

  @Test("a certificate is valid with rounding, and invalid with any of its numbers altered")
  func certificate() throws {
    let scenario = try ProofSupport.shipped("specs/stack-grow-whole-points")
    let proof = try ScenarioProver.prove(
      scenario, on: [Sweep(widths: 280...300)], rounding: .pixels(scale: 2))
    let certificate = try Certificate(data: Data(proof.certificate.text.utf8))
    #expect(try CertificateChecker.objections(to: certificate, of: scenario) == [])
    let changes: [(inout CertifiedRounding, Double) -> Void] = [
      { $0.scale += $1 }, { $0.largestAtPixels?.spec += $1 },
      { $0.largestAtPixels?.constraints += $1 }, { $0.largestAtPixels?.length += $1 },
      { $0.largestBetween?.spec += $1 }, { $0.largestBetween?.constraints += $1 },
      { $0.largestBetween?.length += $1 }, { rounding, _ in rounding.wholePixels += 1 },
      { rounding, _ in rounding.steps -= 1 },
      { rounding, _ in rounding.largestBetween = nil },
      { rounding, _ in rounding.ambiguousElements = ["first"] },
    ]
    for (index, change) in changes.enumerated() {
      for amount in [1.5e-6, -1.5e-6] {
        var other = certificate
        try #require(!other.sweeps.isEmpty)
        var claim = try #require(other.sweeps[0].rounded)
        change(&claim, amount)
        other.sweeps[0].rounded = claim
        let objections = try CertificateChecker.objections(to: other, of: scenario)
        #expect(!objections.isEmpty, "change \(index) by \(amount)")
      }
    }
  }

  @Test("unproven lengths and conflicts are listed as gaps")
  func gaps() throws {
    let scenario = try ProofSupport.shipped("required-conflict")
    let (_, proof, _) = try rounded(scenario, Sweep(widths: 200...400), scale: 2)
    #expect(proof.gaps.map(\.lengths) == [200...284])
    #expect(proof.gaps.map(\.reason) == [.conflict])
  }
}
