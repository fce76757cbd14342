import Comparison
import Geometry
import Layouts
import Phrases
import Testing

@testable import Proving

@Suite("Sentences of proofs")
struct ListedSegmentTests {
  private static func segment(
    _ lengths: ClosedRange<Double>, _ spec: SIMD2<Double>, _ constraints: SIMD2<Double>,
    of element: String = "title"
  ) -> ProofSegment {
    let difference = ProofSegment.Difference(
      element: element, edge: .right, spec: spec, constraints: constraints)
    let distance = max(abs(difference.distanceAtStart), abs(difference.distanceAtEnd))
    return ProofSegment(
      lengths: lengths, verdict: .differs, largestDistance: distance, differences: [difference])
  }

  private static func proof(_ segments: [ProofSegment]) -> SweepProof {
    SweepProof(sweep: Sweep(widths: 280...1200), segments: segments)
  }

  @Test("neighbours that differ in one element are one range, with the largest difference")
  func range() throws {
    let proof = Self.proof([
      Self.segment(280...400, [104, 224], [100, 220]),
      Self.segment(400...1200, [220, 220], [221, 821]),
    ])
    #expect(
      proof.phrase.text == """
        differs at every width from 280 to 1200 pt: title.right is 104 pt in the spec and 100 pt in \
        the constraints at 280 pt; largest difference 601 pt (title.right at 1200 pt)
        """)
    try #require(proof.segments.count > 1)
    #expect(
      proof.segments[1].phrase.text == """
        title.right is 220 pt in the spec and 221 pt in the constraints at 400 pt, growing to \
        601 pt at 1200 pt
        """)
  }

  @Test("the edge that differs most comes first, whatever its element")
  func largestFirst() throws {
    var segment = Self.segment(280...1200, [51, 51], [68, 68], of: "superview")
    let others: [(SIMD2<Double>, SIMD2<Double>)] = [
      ([452, 452], [275, 1195]), ([69, 69], [68, 68]),
    ]
    for (spec, constraints) in others {
      segment.differences.append(
        ProofSegment.Difference(
          element: "title", edge: .bottom, spec: spec, constraints: constraints))
    }
    #expect(segment.largestAtStart?.distanceAtStart == 177)
    #expect(
      segment.phrase.text == """
        title.bottom is 452 pt in the spec and 275 pt in the constraints at 280 pt, growing to 743 pt \
        at 1200 pt; superview.right is 51 pt in the spec and 68 pt in the constraints; and 1 more edge
        """)
    #expect(
      Self.proof([segment]).phrase.text.contains(
        ": title.bottom is 452 pt in the spec and 275 pt in the constraints at 280 pt, growing by"))
  }

  @Test("a sliver is listed with a neighbour that differs, with the neighbour's function")
  func sliver() {
    let proof = Self.proof([
      Self.segment(280...280.01, [104, 104], [100, 100]),
      Self.segment(280.01...400, [110, 110 + 119.99], [100, 100]),
      Self.segment(400...400.01, [1, 1], [0, 0]), Self.segment(400.01...1200, [7, 7], [0, 0]),
    ])
    #expect(proof.listedSegments.map(\.lengths) == [280...400.01, 400.01...1200])
    #expect(abs((proof.listedSegments.first?.differences[0].spec[0] ?? 0) - 109.99) < 1e-9)
  }

  @Test("neighbours on one curve are one segment where they differ, and two where they agree")
  func curves() {
    func curved(
      _ lengths: ClosedRange<Double>, _ verdict: ProofSegment.Verdict
    ) -> ProofSegment {
      var segment = Self.segment(lengths, [7, 7], [0, 0])
      if verdict.agrees { segment.differences = [] }
      segment.verdict = verdict
      segment.deviation = 0.001
      return segment
    }
    for (verdict, count) in [(ProofSegment.Verdict.differs, 1), (.equal, 2), (.nearlyEqual, 2)] {
      let proof = Self.proof([curved(280...400, verdict), curved(400...1200, verdict)])
      #expect(proof.listedSegments.count == count, "\(verdict)")
      #expect(proof.listedSegments.last?.lengths.upperBound == 1200)
    }
    let straight = Self.proof([
      Self.segment(280...400, [7, 7], [0, 0]), Self.segment(400...1200, [7, 7], [0, 0]),
    ])
    #expect(straight.listedSegments.count == 2)
  }

  @Test("a range between the widths of devices is reported as such")
  func noPixel() {
    let sliver = Self.segment(650.603636...650.613635, [1, 1], [20, 20])
    #expect(sliver.phrase.text.hasSuffix("; it contains no whole pixel, so no device shows it"))
    #expect(!Self.segment(650.6...650.67, [1, 1], [20, 20]).phrase.text.contains("pixel"))
    let equal = ProofSegment(lengths: 280...650, verdict: .equal)
    #expect(Self.proof([equal, sliver]).listedSegments.count == 2)
    #expect(Self.proof([equal, sliver]).phrase.text.hasSuffix("so no device shows it"))
    let unproven = ProofSegment(
      lengths: sliver.lengths, verdict: .unproven(because: .steps(moreThan: 9)))
    #expect(unproven.phrase.text.hasSuffix("so no device shows it"))
  }

  private static func equal(_ lengths: ClosedRange<Double>) -> ProofSegment {
    ProofSegment(lengths: lengths, verdict: .equal)
  }

  @Test("several ranges are counted, with the largest difference of all of them")
  func ranges() {
    let proof = Self.proof([
      Self.segment(280...300, [7, 7], [0, 0]), Self.equal(300...400),
      Self.segment(400...500, [8, 8], [0, 90]), Self.equal(500...1200),
    ])
    #expect(
      proof.phrase.text == """
        differs in 2 ranges between 280 and 500 pt (widths 280 to 1200 pt), first up to 300 pt: \
        title.right is 7 pt in the spec and 0 pt in the constraints; largest difference 82 pt \
        (title.right at 500 pt)
        """)
  }

  @Test("a conflict beside a difference, or about other rules, is one range with it")
  func conflict() {
    func conflict(_ lengths: ClosedRange<Double>, _ rule: String) -> ProofSegment {
      ProofSegment(lengths: lengths, verdict: .conflict(rules: [rule]))
    }
    let proof = Self.proof([
      conflict(280...300, "a"), conflict(300...316, "b"),
      Self.segment(316...1200, [7, 7], [0, 0]),
    ])
    #expect(
      proof.phrase.text == """
        differs at every width from 280 to 1200 pt: up to 300 pt, required constraints conflict; 'a' is \
        broken; other rules conflict up to 316 pt; largest difference 7 pt (title.right at 316 pt)
        """)
  }

  @Test("of many rules that conflicts break, the first are named")
  func manyConflicts() {
    let rules = (1...100).map { "e\($0).width == 20" }
    let segment = ProofSegment(
      lengths: 280...300, verdict: .conflict(rules: rules))
    #expect(
      segment.phrase.text == """
        required constraints conflict; 'e1.width == 20', 'e2.width == 20', 'e3.width == 20', \
        'e4.width == 20', 'e5.width == 20' and 95 more are broken
        """)
  }

  @Test("ambiguous elements are listed with their lengths, and whether the spec's layout is valid")
  func ambiguous() {
    var (first, second) = (Self.equal(280...300), Self.equal(300...400))
    first.admittedElements = ["a"]
    second.admittedElements = ["a", "b"]
    var third = Self.segment(400...1200, [7, 7], [0, 0])
    third.refusedElements = ["title"]
    #expect(
      Self.proof([first, second, third]).ambiguitySentences.map(\.text) == [
        "Ambiguous, and the spec's layout is one valid solution: a from 280 to 400 pt; b from 300 to "
          + "400 pt.",
        "Ambiguous, and the spec's layout is not a valid solution: title from 400 to 1200 pt. "
          + "Distances are from the solution that the engine chose; another valid one may be closer.",
      ])
  }

  @Test("after rounding only what was compared is reported, and no conflict twice")
  func roundedConflict() {
    var proof = Self.proof([
      ProofSegment(lengths: 280...300, verdict: .conflict(rules: ["a"])),
      Self.equal(300...1200),
    ])
    var rounded = RoundedProof(scale: 2)
    rounded.addGap(280...299.5, .conflict)
    proof.rounded = rounded
    #expect(
      proof.roundedSentences.map(\.text) == [
        "Pixel rounding was not checked: no layouts are known to be equal before rounding."
      ])
    #expect(proof.roundedTable.isEmpty)
    rounded.wholePixels = 3
    rounded.addAmbiguous(["a"])
    proof.rounded = rounded
    #expect(
      proof.roundedSentences.map(\.text) == [
        "Rounded to pixels (2 px per pt), where the layouts are equal before rounding: at all 3 widths "
          + "of whole pixels, all edges are equal.",
        "After rounding, a is not compared where it is ambiguous.",
      ])
    rounded.addGap(305...305, .solversDiffer)
    proof.rounded = rounded
    #expect(
      proof.roundedTable.map(\.text) == [
        "Rounded to pixels, not proven:", "  305 pt  the two solvers give different frames",
      ])
  }

  @Test(
    "neighbours in which the same elements differ share a row, and there are at most eight rows")
  func rows() {
    let few = Self.proof([
      Self.segment(280...400, [104, 224], [100, 220]),
      Self.segment(400...1200, [220, 220], [221, 821]),
    ])
    #expect(
      few.rows(withAllSegments: false).map(\.text) == [
        """
          280–1200 pt  title.right is 104 pt in the spec and 100 pt in the constraints at 280 pt; \
        largest difference 601 pt (title.right at 1200 pt) (2 segments)
        """
      ])
    #expect(few.rows(withAllSegments: true).count == 2)
    let many = Self.proof(
      (0..<20).map { index in
        let start = 280 + 10 * Double(index)
        return index % 2 == 0
          ? Self.segment(start...start + 10, [7, 7], [0, 0]) : Self.equal(start...start + 10)
      })
    let rows = many.rows(withAllSegments: false)
    #expect(rows.count == 9)
    #expect(rows.last?.text == "  … and 2 more ranges up to 470 pt: see --segments")
    #expect(many.rows(withAllSegments: true).count == 20)
  }

  @Test("neighbours that differ for the same cause share a row, and the cause is listed once")
  func causes() {
    let proof = Self.proof([
      Self.segment(280...400, [104, 224], [100, 220]),
      Self.segment(400...500, [7, 7], [0, 0], of: "other"),
      Self.segment(500...600, [104, 224], [100, 220]),
    ])
    #expect(proof.rows(withAllSegments: false).count == 3)
    let causes = RangeCauses { container in
      [
        Cause(
          element: "title", axis: .horizontal, kind: .missingRule,
          .content(of: "title", place: "title.width", givesWay: nil),
          values: Cause.Values(
            quantity: "title.width", spec: container.width,
            constraints: Cause.Bound(.exactly, 40)),
          followers: [Cause.Follower(element: "icon", axis: .horizontal)],
          fix: .centre(element: "title"))
      ]
    }
    let rows = proof.rows(withAllSegments: false, causes: causes)
    #expect(rows.count == 2)
    #expect(rows.first?.text.hasPrefix("  280–600 pt  title.right is 104 pt in the spec") == true)
    #expect(
      rows.last?.text
        == "  cause at 340 pt: missing rule: title.width is not constrained (only its content sizes it): "
        + "340 pt in the spec and 40 pt by its content; to fix it, "
        + "write corner: { center: { centering: XY, child: title } }")
  }
}
