import Comparison
import Testing

@testable import Reporting

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
    #expect(row.elements[0].finding == "up to 17 points apart from 301 to 311")
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
}
