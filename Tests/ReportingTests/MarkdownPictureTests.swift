import Comparison
import Foundation
import Geometry
import Scenarios
import Testing

@testable import Explaining
@testable import Reporting
@testable import RunRecords

@Suite("Exported pictures")
struct MarkdownPictureTests {
  /// The row, with a box behind its description that is this much higher.
  private func picture(bubble extra: Double) throws -> String {
    var record = try SampleRecord.make().scenarios[0]
    record.comparison.containers.removeLast(2)
    record.comparison.containers[0].elements.append(
      SampleRecord.equal("bubble", SampleRecord.frame(50, 29.5, 225, 34 + extra)))
    record.contents = [
      ElementContent(
        element: "description", kind: .text,
        text: ElementText(
          text: "one two", fontSize: 14, fontWeight: 400, left: 0, firstBaseline: 13.5,
          lineHeight: 17,
          breaks: [
            TextBreaks(
              from: 0, to: 1000,
              lines: [.init(start: 0, end: 3, width: 220), .init(start: 4, end: 7, width: 220)])
          ]))
    ]
    return try Self.text(of: record)
  }

  private static func text(of record: ScenarioRecord) throws -> String {
    try #require(try SingleFilePage.picture(of: record))
  }

  @Test("an image has its size in the middle, and a line its baseline and measured width")
  func contents() throws {
    let text = try Self.text(of: SampleRecord.make().scenarios[0])
    let structure = try PageStructure(Data(text.utf8))
    let texts = structure.named("text")
    #expect(texts.contains { $0.text == "40×40" && $0.attributes["text-anchor"] == "middle" })
    let lines = texts.filter { $0.attributes["textLength"] != nil }
    #expect(lines.count > 1)
    #expect(lines.allSatisfy { Double($0.attributes["y"] ?? "") ?? 0 > 0 })
  }

  @Test("a notation that is alone is drawn alone, with a legend of its own")
  func single() throws {
    var record = try SampleRecord.make().scenarios[0]
    record.comparison.containers = []
    record.comparison.verdict = .skipped
    record.contents = nil
    record.onlyNotation = SingleNotation(
      engine: .constraints,
      containers: [
        SingleLayout(
          container: Container(width: 320),
          elements: [
            SingleFrame(element: "superview", frame: SampleRecord.frame(0, 0, 320, 60)),
            SingleFrame(element: "title", frame: SampleRecord.frame(8, 8, 120, 44)),
          ])
      ])
    let picture = try #require(MarkdownPicture(of: record))
    #expect(picture.finding.hasSuffix("at 320 pt: the layout of the constraints"))
    let text = try Self.text(of: record)
    let texts = try PageStructure(Data(text.utf8)).named("text").map(\.text)
    #expect(texts == ["constraints", "320 pt", "title"])
    #expect(!text.contains("class=\"spec"))
    #expect(!text.contains("equal"))
  }

  @Test("the name of a box never covers a text that is drawn over it")
  func labels() throws {
    #expect(try !picture(bubble: 0).contains(">bubble</text>"))
    #expect(try picture(bubble: 40).contains(">bubble</text>"))
  }
}
