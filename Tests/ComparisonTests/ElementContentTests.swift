import Comparison
import Foundation
import Geometry
import JSONText
import Scenarios
import Testing
import TextMeasuring

@testable import Explaining

@Suite("What elements show")
struct ElementContentTests {
  private func contents(_ text: String, _ frames: [WidthFrames] = []) throws -> [ElementContent] {
    let scenario = try Comparing.read(text)
    return ContentReader.contents(of: scenario, ScenarioComparer.compare(scenario), frames)
  }

  private static let row = """
    layoutdiff: 1
    containers: [200, 320]
    elements:
      photo: { image: 40x30 }
      title: { text: "Layout specs and constraints, side by side", font: { size: 15, weight: bold }, lines: 2 }
      line: { box: 10x1 }
    spec:
      stack: { children: [photo, title, line] }
    constraints:
      - photo.top == superview.top
    """

  @Test("images have their size, boxes nothing, and texts the lines of the engine")
  func kinds() throws {
    let contents = try contents(Self.row)
    #expect(contents.map(\.element) == ["photo", "title"])
    #expect(contents.first?.size == [40, 30])
    let text = try #require(contents.last?.text)
    #expect(text.fontSize == 15)
    #expect(text.fontWeight == 700)
    let measured = try TextMeasurer().text(
      text.text, font: FontDescription(size: 15, weight: .bold), maximumLines: 2)
    #expect(abs(text.lineHeight - measured.metrics.lineHeight) < 1e-6)
    #expect(abs(text.firstBaseline - measured.metrics.ascender) < 1e-6)
  }

  @Test("at every width in a range, the lines are those of the text engine")
  func lines() throws {
    let right = StraightSegments([.init(start: 40, value: 40, slope: 1)])
    let zero = StraightSegments([.init(start: 40, value: 0)])
    let frames = WidthFrames(
      span: WidthSpan(from: 40, to: 400),
      elements: [MovingFrame(element: "title", spec: [zero, zero, right, zero])])
    let text = try #require(try contents(Self.row, [frames]).last?.text)
    let measured = try TextMeasurer().text(
      text.text, font: FontDescription(size: 15, weight: .bold), maximumLines: 2)
    let scalars = Array(text.text.unicodeScalars)
    #expect(text.breaks.count > 5)
    for width in stride(from: 40.0, through: 400, by: 0.37) {
      let lines = try #require(text.lines(in: width), "\(width)")
      let expected = measured.lines(in: width)
      let shown = lines.map { line in
        String(String.UnicodeScalarView(scalars[line.start..<line.end]))
      }
      #expect(shown == expected.map(\.text), "\(width)")
      #expect(lines.map(\.isCut) == expected.map(\.isCut), "\(width)")
      for (line, other) in zip(lines, expected) where !line.isCut {
        #expect(abs(line.width - other.width) < 1e-5, "\(width)")
      }
    }
  }

  @Test("breaks are written as numbers, and others are errors")
  func encoding() throws {
    let breaks = TextBreaks(
      from: 10, to: 20.5, lines: [.init(start: 0, end: 4, width: 9.5, isCut: true)])
    let data = Data(breaks.json.text().utf8)
    #expect(String(decoding: data, as: UTF8.self) == "[10,20.5,0,4,9.5,1]")
    #expect(try JSONDecoder().decode(TextBreaks.self, from: data) == breaks)
    for text in [
      "[]", "[1,2,3]", "[1,2,3,2,5,0]", "[1,2,-1,2,5,0]", "[1,2,1.5,2,5,0]", "[1,2,1e99,2e99,5,0]",
    ] {
      #expect(throws: DecodingError.self, "\(text)") {
        try JSONDecoder().decode(TextBreaks.self, from: Data(text.utf8))
      }
    }
  }
}
