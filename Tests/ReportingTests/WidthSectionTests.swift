import Explaining
import Geometry
import Layouts
import Scenarios
import Testing

@testable import RecordWords
@testable import Reporting
@testable import RunRecords

@Suite("Edges against the container's width")
struct WidthSectionTests {
  @Test("lines have a point at each bend and two at each jump, and end where the widths end")
  func points() {
    let line = SampleRecord.segments([100, 10, 0.2, 200, 30, 0, 300, 50, 0])
    let points = line.points(over: WidthSpan(from: 150, to: 400))
    #expect(points.map(\.width) == [150, 200, 300, 300, 400])
    #expect(points.map(\.position) == [20, 30, 30, 50, 50])
    #expect(StraightSegments().points(over: WidthSpan(from: 1, to: 5)).isEmpty)
  }

  @Test("two lines differ from the width at which they diverge to the one at which they meet")
  func difference() throws {
    let difference = LineDifference(
      SampleRecord.segments([0, 0, 0]),
      SampleRecord.segments([0, 0, 0, 100, 0, 0.1, 200, 10, -0.1, 300, 0, 0]),
      over: WidthSpan(from: 0, to: 400))
    try #require(difference.spans.count == 1)
    #expect(abs(difference.spans[0].from - 100.1) < 1e-9)
    #expect(abs(difference.spans[0].to - 299.9) < 1e-9)
    #expect(difference.farthest(in: difference.spans) == 10)
    #expect(abs(difference.farthest(in: [WidthSpan(from: 250, to: 400)]) - 5) < 1e-9)
  }

  @Test("two lines that cross differ on both sides, and lines that jump differ up to the jump")
  func crossing() throws {
    let crossing = LineDifference(
      SampleRecord.segments([0, 0, 0]), SampleRecord.segments([0, -1, 0.01, 150, 0.5, 0]),
      over: WidthSpan(from: 0, to: 200))
    try #require(crossing.spans.count == 2)
    #expect(abs(crossing.spans[0].to - 99) < 1e-9 && abs(crossing.spans[1].from - 101) < 1e-9)
    #expect(crossing.spans[1].to == 200)
    let jump = LineDifference(
      SampleRecord.segments([0, 8, 0]), SampleRecord.segments([0, 9, 0, 120, 8, 0]),
      over: WidthSpan(from: 0, to: 200))
    #expect(jump.spans == [WidthSpan(from: 0, to: 120)])
    #expect(jump.farthest(in: jump.spans) == 1)
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
    let row = try #require(WidthSection([SampleRecord.usernameFrames], containers: []))
    #expect(row.sentence == "From 280 to 375 pt: username differs at some widths.")
    try #require(!row.elements.isEmpty)
    #expect(row.elements[0].finding == "differs by up to 17 pt from 301.5 to 310.5 pt")
    let badge = try #require(SampleRecord.make().scenarios[2].sampledFrames)
    let section = try #require(WidthSection([badge], containers: []))
    #expect(
      section.sentence
        == "From 48 to 72 pt, sampled: badge differs at some widths; "
        + "ambiguous in the constraints: badge; constraints conflict from 70 to 72 pt; "
        + "an engine has no layout from 49 to 50 pt.")
  }

  @Test("the widths are those of the containers, a fifth around a single one, as far as known")
  func range() throws {
    let frames = SampleRecord.rowFrames
    func sentence(_ widths: [Double]) throws -> String {
      try #require(WidthSection(frames, containers: widths.map { Container(width: $0) })).sentence
    }
    #expect(
      try sentence([280, 375])
        == "From 280 to 375 pt, sampled from 305 to 310 pt: description differs at some widths.")
    #expect(
      try sentence([400]) == "From 320 to 480 pt: all edges are equal.")
    #expect(
      try sentence([310])
        == "From 280 to 372 pt, sampled from 305 to 310 pt: description differs at some widths.")
    #expect(
      try sentence([450, 520])
        == "From 450 to 520 pt: all edges are equal, except ambiguous ones; "
        + "ambiguous in the constraints: username.")
    var alone = frames[0]
    alone.notation = .spec
    #expect(WidthSection([alone], containers: []) == nil)
    #expect(WidthSection([], containers: []) == nil)
  }

  @Test("positions that no drawing can have leave the chart out, and nothing else")
  func unusualNumbers() throws {
    for number in [Double.nan, .infinity, 1e300] {
      var frames = SampleRecord.usernameFrames
      try #require(!frames.elements.isEmpty)
      frames.elements[0].spec[0] = SampleRecord.segments([number])
      let section = try #require(WidthSection([frames], containers: []))
      try #require(!section.elements.isEmpty)
      #expect(section.elements[0].charts.count == 1)
      frames.span.to = number
      _ = WidthSection([frames], containers: [])
    }
  }

  /// The frames of an element whose bottom edge is 40 in the spec, and as given in the constraints.
  private func frames(bottom: [Double]) throws -> WidthFrames {
    var frames = SampleRecord.usernameFrames
    try #require(frames.elements.first?.constraints?.count == 4)
    frames.elements[0].spec[3] = SampleRecord.segments([40])
    frames.elements[0].constraints?[3] = SampleRecord.segments(bottom)
    return frames
  }

  @Test("an ambiguous element passes only where the layout spec's frame is valid")
  func refusedFrames() throws {
    var frames = try frames(bottom: [280, 80, 0, 331, 56, -16 / 44])
    let spans = [WidthSpan(from: 280, to: 310), WidthSpan(from: 310, to: 331)]
    func section(_ admitted: [Bool]) throws -> WidthSection {
      frames.ambiguous = zip(spans, admitted).map {
        AmbiguousSpan(element: "username", span: $0, admitsSpec: $1)
      }
      return try #require(WidthSection([frames], containers: []))
    }
    let refused = try section([false, false])
    #expect(
      refused.sentence
        == "From 280 to 375 pt: username differs at some widths; ambiguous, and "
        + "the layout spec's frames are not always valid: username.")
    try #require(!refused.elements.isEmpty)
    #expect(refused.elements[0].mark.word == "differs")
    #expect(
      refused.elements[0].finding
        == "differs by up to 40 pt from 280 to 375 pt; ambiguous from 280 to 310 pt, from 310 to 331 pt, "
        + "but the layout spec's frame is not valid there")
    let allowed = try section([true, true])
    try #require(!allowed.elements.isEmpty)
    #expect(allowed.elements[0].finding.contains("; differs by up to 16 pt from 331 to 375 pt"))
    let parts = try section([true, false])
    try #require(!parts.elements.isEmpty)
    #expect(parts.elements[0].finding.contains("differs by up to 40 pt from 310 to 375 pt"))
  }

  @Test("the stroke from an ambiguous sample to its equal neighbour is no difference")
  func strokes() throws {
    var frames = try frames(bottom: [280, 80, 0, 330, 80, -40, 331, 40, 0])
    frames.ambiguous = [AmbiguousSpan(element: "username", span: WidthSpan(from: 280, to: 330))]
    let exact = try #require(WidthSection([frames], containers: []))
    try #require(!exact.elements.isEmpty)
    #expect(exact.elements[0].finding.contains("differs by up to 40 pt from 330 to 331 pt"))
    frames.sampled = [frames.span]
    let open = try #require(WidthSection([frames], containers: []))
    try #require(!open.elements.isEmpty)
    #expect(open.elements[0].finding == "ambiguous from 280 to 330 pt")
    #expect(open.sentence.contains("all edges are equal, except ambiguous ones"))
    let one = try #require(WidthSection([try self.frames(bottom: [41])], containers: []))
    try #require(!one.elements.isEmpty)
    #expect(one.elements[0].finding == "differs by up to 1 pt from 280 to 375 pt")
  }
}
