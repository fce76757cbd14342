import Comparison
import Testing

@testable import Reporting
@testable import Runs

@Suite("Edges against the container's width")
struct WidthSectionTests {
  @Test("lines are straight between their points, and end where they end")
  func positions() {
    let line = SampleRecord.line((100, 10), (200, 30))
    let positions = [50, 100, 150, 200, 300].map { LineDifference.position(on: line, at: $0) }
    #expect(positions == [10, 10, 20, 30, 30])
    #expect(LineDifference.position(on: [], at: 5) == 0)
  }

  @Test("two lines differ from where they part to where they meet again")
  func difference() throws {
    let line = EdgeLine(
      element: "a", edge: .left, spec: SampleRecord.line((0, 0), (400, 0)),
      constraints: SampleRecord.line((0, 0), (100, 0), (200, 10), (300, 0), (400, 0)))
    let difference = try #require(LineDifference(line))
    #expect(difference.farthest == 10)
    #expect(difference.spans.count == 1)
    #expect(abs(difference.spans[0].from - 100.1) < 1e-9)
    #expect(abs(difference.spans[0].to - 299.9) < 1e-9)
  }

  @Test("where an element is left open, it does not count as different")
  func openWidths() {
    let spans = [WidthSpan(from: 0, to: 10), WidthSpan(from: 20, to: 30)]
    let left = LineDifference.spans(spans, without: [WidthSpan(from: 5, to: 25)])
    #expect(left == [WidthSpan(from: 0, to: 5), WidthSpan(from: 25, to: 30)])
    #expect(LineDifference.spans(spans, without: [WidthSpan(from: -1, to: 31)]).isEmpty)
  }

  @Test("the sentence names what differs, what is open, and where constraints conflict")
  func sentence() throws {
    let row = try #require(WidthSection(SampleRecord.rowSweep, containers: []))
    #expect(
      row.sentence
        == "Looked at 96 widths from 280 to 375 points: username differs at some of them.")
    #expect(row.elements[0].finding == "up to 17 pt apart from 301 to 311")
    let badge = try #require(SampleRecord.make().scenarios[2].sweep)
    let section = try #require(WidthSection(badge, containers: []))
    #expect(
      section.sentence
        == "Looked at 25 widths from 48 to 72 points: badge differs at some of them; "
        + "the constraints leave badge open; constraints conflict from 70 to 72; "
        + "an engine gives no layout at 49.")
  }

  @Test("positions that no drawing can have leave the chart out, and nothing else")
  func unusualNumbers() throws {
    for number in [Double.nan, .infinity, 1e300] {
      var sweep = SampleRecord.rowSweep
      sweep.edges[0].spec[0].position = number
      let section = try #require(WidthSection(sweep, containers: []))
      #expect(section.elements[0].charts.count == 1)
      sweep.span.to = number
      _ = WidthSection(sweep, containers: [])
    }
  }

  @Test("what is open counts as fine only where the constraints allow the layout spec's frame")
  func refusedFrames() throws {
    var sweep = SampleRecord.rowSweep
    sweep.edges[3].spec = SampleRecord.line((280, 40), (375, 40))
    sweep.edges[3].constraints = SampleRecord.line((280, 80), (330, 80), (331, 56), (375, 40))
    let spans = [WidthSpan(from: 280, to: 310), WidthSpan(from: 311, to: 330)]
    func section(_ admitted: [Bool?]) throws -> WidthSection {
      sweep.open = zip(spans, admitted).map {
        OpenSpan(element: "username", span: $0, admitsSpec: $1)
      }
      return try #require(WidthSection(sweep, containers: []))
    }
    let refused = try section([false, false])
    #expect(
      refused.sentence
        == "Looked at 96 widths from 280 to 375 points: username differs at some of them; where the "
        + "constraints leave username open, the layout spec's frames are not always allowed.")
    #expect(refused.elements[0].mark.word == "differs")
    #expect(
      refused.elements[0].finding
        == "up to 40 pt apart from 280 to 375; left open from 280 to 310, from 311 to 330, but "
        + "not for the layout spec's frames")
    let allowed = try section([nil, true])
    #expect(allowed.elements[0].finding.contains("; up to 16 pt apart from 330 to 375"))
    let parts = try section([true, false])
    #expect(parts.elements[0].finding.contains("up to 40 pt apart from 310 to 375"))
  }

  @Test("the stroke from an open width to its equal neighbour is no difference, and 1 is a point")
  func strokes() throws {
    var sweep = SampleRecord.rowSweep
    sweep.edges[3].spec = SampleRecord.line((280, 40), (375, 40))
    sweep.edges[3].constraints = SampleRecord.line((280, 80), (330, 80), (331, 40), (375, 40))
    sweep.open = [OpenSpan(element: "username", span: WidthSpan(from: 280, to: 330))]
    let open = try #require(WidthSection(sweep, containers: []))
    #expect(open.elements[0].finding == "left open from 280 to 330")
    #expect(open.sentence.contains("both engines draw the same lines elsewhere"))
    sweep.open = []
    sweep.edges[3].constraints = SampleRecord.line((280, 41), (375, 41))
    let one = try #require(WidthSection(sweep, containers: []))
    #expect(one.elements[0].finding == "up to 1 pt apart from 280 to 375")
  }
}
