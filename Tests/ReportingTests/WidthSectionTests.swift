import Explaining
import Layouts
import Testing

@testable import Reporting
@testable import RunRecords

@Suite("Edges against the container's width")
struct WidthSectionTests {
  @Test("lines are straight between their points, and end where they end")
  func positions() {
    let line = SampleRecord.line((100, 10), (200, 30))
    let positions = [50, 100, 150, 200, 300].map { LineDifference.position(on: line, at: $0) }
    #expect(positions == [10, 10, 20, 30, 30])
    #expect(LineDifference.position(on: [], at: 5) == 0)
  }

  @Test("two lines differ from the width at which they diverge to the one at which they meet")
  func difference() throws {
    let line = EdgeLine(
      element: "a", edge: .left, spec: SampleRecord.line((0, 0), (400, 0)),
      constraints: SampleRecord.line((0, 0), (100, 0), (200, 10), (300, 0), (400, 0)))
    let difference = try #require(LineDifference(line))
    #expect(difference.farthest == 10)
    try #require(difference.spans.count == 1)
    #expect(abs(difference.spans[0].from - 100.1) < 1e-9)
    #expect(abs(difference.spans[0].to - 299.9) < 1e-9)
  }

  @Test("an element does not count as different where it is ambiguous")
  func openWidths() {
    let spans = [WidthSpan(from: 0, to: 10), WidthSpan(from: 20, to: 30)]
    let left = LineDifference.spans(spans, without: [WidthSpan(from: 5, to: 25)])
    #expect(left == [WidthSpan(from: 0, to: 5), WidthSpan(from: 25, to: 30)])
    #expect(LineDifference.spans(spans, without: [WidthSpan(from: -1, to: 31)]).isEmpty)
  }

  @Test("the sentence names elements that differ or are ambiguous, and conflicts")
  func sentence() throws {
    let row = try #require(WidthSection(SampleRecord.rowSweep, containers: []))
    #expect(
      row.sentence
        == "Laid out at 96 widths from 280 to 375 pt: username differs at some of them.")
    try #require(!row.elements.isEmpty)
    #expect(row.elements[0].finding == "differs by up to 17 pt from 301 to 311 pt")
    let badge = try #require(SampleRecord.make().scenarios[2].sweep)
    let section = try #require(WidthSection(badge, containers: []))
    #expect(
      section.sentence
        == "Laid out at 25 widths from 48 to 72 pt: badge differs at some of them; "
        + "ambiguous in the constraints: badge; constraints conflict from 70 to 72 pt; "
        + "an engine has no layout at 49 pt.")
  }

  @Test("positions that no drawing can have leave the chart out, and nothing else")
  func unusualNumbers() throws {
    for number in [Double.nan, .infinity, 1e300] {
      var sweep = SampleRecord.rowSweep
      try #require(!sweep.edges.isEmpty)
      sweep.edges[0].spec[0].position = number
      let section = try #require(WidthSection(sweep, containers: []))
      try #require(!section.elements.isEmpty)
      #expect(section.elements[0].charts.count == 1)
      sweep.span.to = number
      _ = WidthSection(sweep, containers: [])
    }
  }

  @Test("an ambiguous element passes only where the layout spec's frame is valid")
  func refusedFrames() throws {
    var sweep = SampleRecord.rowSweep
    try #require(sweep.edges.count > 3)
    sweep.edges[3].spec = SampleRecord.line((280, 40), (375, 40))
    sweep.edges[3].constraints = SampleRecord.line((280, 80), (330, 80), (331, 56), (375, 40))
    let spans = [WidthSpan(from: 280, to: 310), WidthSpan(from: 311, to: 330)]
    func section(_ admitted: [Bool]) throws -> WidthSection {
      sweep.ambiguous = zip(spans, admitted).map {
        AmbiguousSpan(element: "username", span: $0, admitsSpec: $1)
      }
      return try #require(WidthSection(sweep, containers: []))
    }
    let refused = try section([false, false])
    #expect(
      refused.sentence
        == "Laid out at 96 widths from 280 to 375 pt: username differs at some of them; ambiguous, and "
        + "the layout spec's frames are not always valid: username.")
    try #require(!refused.elements.isEmpty)
    #expect(refused.elements[0].mark.word == "differs")
    #expect(
      refused.elements[0].finding
        == "differs by up to 40 pt from 280 to 375 pt; ambiguous from 280 to 310 pt, from 311 to 330 pt, "
        + "but the layout spec's frame is not valid there")
    let allowed = try section([true, true])
    try #require(!allowed.elements.isEmpty)
    #expect(allowed.elements[0].finding.contains("; differs by up to 16 pt from 330 to 375 pt"))
    let parts = try section([true, false])
    try #require(!parts.elements.isEmpty)
    #expect(parts.elements[0].finding.contains("differs by up to 40 pt from 310 to 375 pt"))
  }

  @Test("the stroke from an ambiguous width to its equal neighbour is no difference")
  func strokes() throws {
    var sweep = SampleRecord.rowSweep
    try #require(sweep.edges.count > 3)
    sweep.edges[3].spec = SampleRecord.line((280, 40), (375, 40))
    sweep.edges[3].constraints = SampleRecord.line((280, 80), (330, 80), (331, 40), (375, 40))
    sweep.ambiguous = [AmbiguousSpan(element: "username", span: WidthSpan(from: 280, to: 330))]
    let open = try #require(WidthSection(sweep, containers: []))
    try #require(!open.elements.isEmpty)
    #expect(open.elements[0].finding == "ambiguous from 280 to 330 pt")
    #expect(open.sentence.contains("all edges are equal, except ambiguous ones"))
    sweep.ambiguous = []
    sweep.edges[3].constraints = SampleRecord.line((280, 41), (375, 41))
    let one = try #require(WidthSection(sweep, containers: []))
    try #require(!one.elements.isEmpty)
    #expect(one.elements[0].finding == "differs by up to 1 pt from 280 to 375 pt")
  }
}
