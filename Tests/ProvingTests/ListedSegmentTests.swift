import Comparison
import Geometry
import Testing

@testable import Proving

@Suite("How proofs tell differences")
struct ListedSegmentTests {
  private static func segment(
    _ lengths: ClosedRange<Double>, _ spec: [Double], _ constraints: [Double]
  ) -> ProofSegment {
    let difference = ProofSegment.Difference(
      element: "title", edge: .right, spec: spec, constraints: constraints)
    let distance = max(abs(difference.distanceAtStart), abs(difference.distanceAtEnd))
    return ProofSegment(
      lengths: lengths, verdict: .differs, largestDistance: distance, differences: [difference])
  }

  private static func proof(_ segments: [ProofSegment]) -> SweepProof {
    SweepProof(sweep: Sweep(widths: 280...1200), segments: segments)
  }

  @Test("neighbours that differ in one element are told as one stretch, with the largest distance")
  func stretch() {
    let proof = Self.proof([
      Self.segment(280...400, [104, 224], [100, 220]),
      Self.segment(400...1200, [220, 220], [221, 821]),
    ])
    #expect(
      proof.sentence == """
        they part at every width from 280 to 1200: at 280 title.right is 104 in the spec and 100 in \
        the constraints; furthest apart at 1200: title.right by 601 pt
        """)
    #expect(
      proof.segments[1].words == """
        at 400 title.right is 220 in the spec and 221 in the constraints, growing to 601 pt \
        apart at 1200
        """)
  }

  @Test("a sliver is told with a neighbour that differs, as the neighbour's function")
  func sliver() {
    let proof = Self.proof([
      Self.segment(280...280.01, [104, 104], [100, 100]),
      Self.segment(280.01...400, [110, 110 + 119.99], [100, 100]),
      Self.segment(400...400.01, [1, 1], [0, 0]), Self.segment(400.01...1200, [7, 7], [0, 0]),
    ])
    #expect(proof.listedSegments.map(\.lengths) == [280...400.01, 400.01...1200])
    #expect(abs((proof.listedSegments.first?.differences[0].spec[0] ?? 0) - 109.99) < 1e-9)
  }

  @Test("a stretch between the widths that devices have is told as such")
  func noPixel() {
    let sliver = Self.segment(650.603636...650.613635, [1, 1], [20, 20])
    #expect(sliver.words.hasSuffix("; no whole pixel lies within, so no device shows it"))
    #expect(!Self.segment(650.6...650.67, [1, 1], [20, 20]).words.contains("pixel"))
    let equal = ProofSegment(lengths: 280...650, verdict: .equal, largestDistance: 0)
    #expect(Self.proof([equal, sliver]).listedSegments.count == 2)
    #expect(Self.proof([equal, sliver]).sentence.hasSuffix("so no device shows it"))
    let unproven = ProofSegment(
      lengths: sliver.lengths, verdict: .unproven("unknown"), largestDistance: 0)
    #expect(unproven.words.hasSuffix("so no device shows it"))
  }

  private static func equal(_ lengths: ClosedRange<Double>) -> ProofSegment {
    ProofSegment(lengths: lengths, verdict: .equal, largestDistance: 0)
  }

  @Test("of several stretches their number is told, and the furthest distance over all")
  func stretches() {
    let proof = Self.proof([
      Self.segment(280...300, [7, 7], [0, 0]), Self.equal(300...400),
      Self.segment(400...500, [8, 8], [0, 90]), Self.equal(500...1200),
    ])
    #expect(
      proof.sentence == """
        from 280 to 1200, they part in 2 stretches up to 500, first at widths from 280 to 300: \
        title.right is 7 in the spec and 0 in the constraints; furthest apart at 500: title.right by \
        82 pt
        """)
  }

  @Test("a conflict beside a difference, or about other rules, is one stretch with it")
  func conflict() {
    func conflict(_ lengths: ClosedRange<Double>, _ rule: String) -> ProofSegment {
      ProofSegment(lengths: lengths, verdict: .conflict([rule]), largestDistance: 0)
    }
    let proof = Self.proof([
      conflict(280...300, "a"), conflict(300...316, "b"),
      Self.segment(316...1200, [7, 7], [0, 0]),
    ])
    #expect(
      proof.sentence == """
        they part at every width from 280 to 1200: up to 300 a conflict about 'a'; furthest apart at \
        316: title.right by 7 pt
        """)
  }

  @Test("what is left open is told with the lengths, and whether the spec's frames are allowed")
  func open() {
    var (first, second) = (Self.equal(280...300), Self.equal(300...400))
    first.admittedElements = ["a"]
    second.admittedElements = ["a", "b"]
    var third = Self.segment(400...1200, [7, 7], [0, 0])
    third.refusedElements = ["title"]
    #expect(
      Self.proof([first, second, third]).ambiguitySentences == [
        "The constraints leave open, and allow the spec's frames: a from 280 to 400; b from 300 to "
          + "400.",
        "The constraints leave open, but do not allow the spec's frames: title from 400 to "
          + "1200; distances are those from the frames that were chosen, and an allowed one may be "
          + "nearer.",
      ])
  }

  @Test("of pixels only what was compared is told, and no conflict twice")
  func roundedConflict() {
    var proof = Self.proof([
      ProofSegment(lengths: 280...300, verdict: .conflict(["a"]), largestDistance: 0),
      Self.equal(300...1200),
    ])
    var rounded = RoundedProof(scale: 2)
    rounded.addGap(280...299.5, "the constraints conflict")
    proof.rounded = rounded
    #expect(
      proof.roundedSentences == [
        "Of rounding to pixels nothing is said: nowhere are the layouts known to agree without it."
      ])
    #expect(proof.roundedTable == [])
    rounded.wholePixels = 3
    rounded.ambiguousElements = ["a"]
    proof.rounded = rounded
    #expect(
      proof.roundedSentences == [
        "Rounded to 2 pixels a point, where they do not part without: at all 3 widths of whole "
          + "pixels, no two edges are apart.",
        "Rounded, a is not compared where it is left open.",
      ])
    rounded.addGap(305...305, "both solvers give other frames")
    proof.rounded = rounded
    #expect(
      proof.roundedTable == ["Rounded, not proven:", "  305  both solvers give other frames"])
  }
}
