import Foundation
import Geometry
import Layouts
import Scenarios
import Testing

@testable import Comparison
@testable import Explaining
@testable import RecordWords
@testable import Reporting
@testable import RunRecords

@Suite("The picture at any width")
struct SliderSectionTests {
  private func events(_ section: SliderSection) -> [String] {
    section.courses.first?.events.map { "\($0.widthText): \($0.eventText)" } ?? []
  }

  @Test(
    "events name where layouts begin to differ, texts wrap, elements shrink and conflicts begin")
  func events() throws {
    var row = try SampleRecord.make().scenarios[0]
    let section = try #require(SliderSection(row))
    #expect(
      events(section) == [
        "301.5 pt: description fits on 1 line, and wraps to 2 below; "
          + "description: shrinks below this width"
      ])
    row.proof = nil
    #expect(
      events(try #require(SliderSection(row))) == [
        "301.5 pt: description fits on 1 line, and wraps to 2 below; "
          + "description: shrinks below this width",
        "1000 pt: a conflict begins: required constraints contradict each other",
        "1010 pt: the conflict ends",
      ])
    row.contents?[2].text?.breaks[0].to = 241
    row.contents?[2].text?.breaks[1].from = 241
    #expect(
      events(try #require(SliderSection(row))).first
        == "296 pt: description fits on 1 line, and wraps to 2 below")
  }

  @Test("the verdicts of the proof are events, in its words")
  func verdicts() throws {
    let photo = try SampleRecord.make().scenarios[1]
    let frames = WidthFrames(
      span: WidthSpan(from: 200, to: 1200), height: 240,
      elements: [
        MovingFrame(
          element: "superview", spec: [0, 0, 320, 240].map { SampleRecord.segments([$0]) })
      ])
    var record = photo
    record.widthFrames = [frames]
    let found = events(try #require(SliderSection(record)))
    try #require(found.count == 5)
    #expect(
      found[0].hasPrefix(
        "250 pt: the layouts begin to differ: title.right is 250 pt in the layout spec"))
    #expect(found[1].hasPrefix("320 pt: a conflict begins: required constraints conflict; 'title"))
    #expect(found[2] == "400 pt: not proven: rounding prevents an answer")
    #expect(found[3] == "410 pt: the layouts agree from here on")
    #expect(found[4].hasPrefix("500 pt: only here, the layouts differ"))
  }

  @Test(
    "each case has frames of its own, and a page about a broken promise begins where it is worst")
  func cases() throws {
    var record = try SampleRecord.make().scenarios[0]
    record.proof = nil
    let usual = try #require(record.widthFrames?.first)
    var long = usual
    long.caseName = "long"
    record.widthFrames = [usual, long]
    var overlap = PromiseBreach(
      .overlap, ["profile", "photo"], axis: .horizontal,
      ranges: [BrokenRange(from: 290, to: 310, worst: 9, at: 300)])
    overlap.otherCases = [
      BreachInCase(caseName: nil, ranges: [BrokenRange(from: 290, to: 295, worst: 1, at: 290)])
    ]
    var broken = NotationPromise(notation: .spec, status: .broken, breaches: [overlap])
    broken.caseName = "long"
    record.promises = [
      PromiseRecord(promise: "apart", line: 4, column: nil, notations: [broken])
    ]
    let section = try #require(SliderSection(record))
    #expect(section.courses.map(\.caseKey) == ["", "long"])
    #expect(section.courses.map(\.isFirst) == [false, true])
    #expect(section.cases.map(\.choiceText) == ["as usual", "long"])
    #expect(section.cases.map(\.choiceStyle) == ["bad", "bad"])
    #expect(section.firstWidth == "300")
    #expect(
      section.courses.map { $0.broken.map(\.brokenText) }
        == [["profile and photo overlap"], ["profile and photo overlap"]])
    #expect(section.courses[1].broken[0].brokenSpans == "290 310")
    #expect(
      section.courses[1].events.contains {
        $0.eventText == "profile and photo overlap from 290 to 310 pt, by at most 9 pt, in long"
      })
  }

  @Test("cases in which something is wrong have room first, where not all have")
  func room() throws {
    var record = try SampleRecord.make().scenarios[0]
    let usual = try #require(record.widthFrames?.first)
    record.widthFrames =
      [usual]
      + (1...400).map { number in
        var frames = usual
        frames.caseName = "case\(number)"
        return frames
      }
    record.promises = [SampleRecord.promises[0]]
    record.promises?[0].notations[0].caseName = "case400"
    record.promises?[0].notations[0].breaches[0].otherCases = []
    let section = try #require(SliderSection(record))
    let names = section.cases.map(\.key)
    #expect(names.count < 401 && names.first == "" && names.last == "case400", "\(names)")
  }

  @Test("nothing begins at the narrowest width shown: what is so there may be so below")
  func narrowest() throws {
    var record = try SampleRecord.make().scenarios[1]
    record.widthFrames = [
      WidthFrames(
        span: WidthSpan(from: 280, to: 1200), height: 240,
        elements: [
          MovingFrame(
            element: "superview", spec: [0, 0, 320, 240].map { SampleRecord.segments([$0]) })
        ])
    ]
    func first(_ segments: [ProofSegment]) throws -> String {
      record.proof?.sweeps[0].sweep.lengths = 280...1200
      record.proof?.sweeps[0].segments = segments
      record.proof?.sweeps[0].isolatedDifferences = []
      let section = try #require(SliderSection(record))
      return try #require(events(section).first)
    }
    let words = "required constraints conflict; 'a' is broken"
    var conflict = ProofSegment(lengths: 280...1200, verdict: .conflict(rules: ["a"]))
    #expect(
      try first([conflict])
        == "280 pt: required constraints conflict at all widths shown: \(words)")
    conflict.lengths = 280...400
    #expect(
      try first([conflict, ProofSegment(lengths: 400...1200, verdict: .equal)])
        == "280 pt: required constraints conflict at all widths shown up to 400 pt: \(words)")
    conflict.lengths = 280...280
    #expect(
      try first([conflict, ProofSegment(lengths: 280...1200, verdict: .equal)])
        == "280 pt: only here, required constraints conflict: \(words)")
    record.proof = nil
    record.widthFrames?[0].conflicts = [WidthSpan(from: 280, to: 300)]
    #expect(
      events(try #require(SliderSection(record))) == [
        "280 pt: required constraints contradict each other at all widths shown up to 300 pt",
        "300 pt: the conflict ends",
      ])
  }

  @Test("where nothing is proven, the page says that widths are sampled")
  func sampled() throws {
    let row = try SampleRecord.make().scenarios[0]
    let section = try #require(SliderSection(row))
    try #require(section.courses.count == 2)
    #expect(section.courses[0].sampledText?.hasPrefix("Not proven from 305 to 310 pt:") == true)
    #expect(section.courses[1].sampledText?.hasPrefix("Nothing is proven here:") == true)
  }

  @Test("a record without frames at all widths takes those at some widths")
  func samples() throws {
    var row = try SampleRecord.make().scenarios[0]
    row.widthFrames = nil
    #expect(SliderSection(row) == nil)
    row.sampledFrames = SampleRecord.usernameFrames
    let section = try #require(SliderSection(row))
    try #require(section.courses.first?.elements.count == 1)
    #expect(
      section.courses[0].elements[0].specNumbers
        == "280 50 0;280 5 0;280 275 1;280 41 0 301.5 24 0")
  }

  @Test(
    "frames that cannot be drawn have no picture",
    arguments: [[Double.nan], [.infinity], [1e9], []])
  func undrawable(value: [Double]) throws {
    var row = try SampleRecord.make().scenarios[0]
    row.widthFrames?[0].elements[1].spec[2] = StraightSegments(
      value.map { .init(start: 280, value: $0) })
    #expect(SliderSection(row) == nil)
    row = try SampleRecord.make().scenarios[0]
    row.widthFrames?[0].elements[1].spec.removeLast()
    #expect(SliderSection(row) == nil)
  }

  @Test("a picture that would make the page too large is left out")
  func large() throws {
    var row = try SampleRecord.make().scenarios[0]
    let many = (0..<6000).map {
      StraightSegments.Segment(start: 280 + Double($0) / 10, value: Double($0 % 2))
    }
    row.widthFrames?[0].elements[1].spec[2] = StraightSegments(many)
    #expect(SliderSection(row) == nil)
  }

  /// A scenario with a layout spec alone, and its frames at all widths.
  private func single() throws -> (record: RunRecord, page: String) {
    var record = try SampleRecord.make()
    let index = try #require(
      record.scenarios.firstIndex { $0.comparison.verdict == .skipped })
    record.scenarios[index].onlyNotation = SampleRecord.onlyNotation
    record.scenarios[index].widthFrames = [
      WidthFrames(
        span: WidthSpan(from: 280, to: 1200), notation: .spec,
        elements: [
          MovingFrame(
            element: "superview",
            spec: [[0], [0], [280, 1], [64]].map { numbers in
              StraightSegments([
                .init(start: 280, value: numbers[0], slope: numbers.count > 1 ? numbers[1] : 0)
              ])
            }),
          MovingFrame(
            element: "photo",
            spec: [12, 12, 52, 52].map { StraightSegments([.init(start: 280, value: $0)]) }),
        ])
    ]
    return (record, "scenario/\(record.scenarios[index].id).html")
  }

  @Test("a scenario with one notation has a picture, its frames, and one layer at any width")
  func alone() throws {
    let (record, path) = try single()
    let files = try ReportWriter.render(record)
    let page = try #require(files.first { $0.path == path })
    let structure = try PageStructure(page.contents)
    let layers = structure.named("figure").compactMap { $0.attributes["class"] }
    #expect(layers == ["layer spec", "layer spec"], "at any width, and in its container")
    #expect(structure.named("li").contains { $0.text == "photo" })
    let text = String(decoding: page.contents, as: UTF8.self)
    #expect(text.contains("data-equal=\"before rounding to pixels\""))
    #expect(!text.contains("all edges are equal") && !text.contains("name=\"mode\""))
    #expect(!text.contains("> agrees<"))
    let name = path.dropFirst("scenario/".count).dropLast(".html".count)
    #expect(files.contains { $0.path == "thumbnail/\(name).svg" })
  }

  @Test("lines of a text have what does not follow from the numbers before them")
  func lines() {
    func breaks(_ all: [TextBreaks]) -> String? {
      let text = ElementText(
        text: "one two three", fontSize: 10, fontWeight: 400, left: 0, firstBaseline: 9,
        lineHeight: 12, breaks: all)
      return SliderSection.Content(ElementContent(element: "a", kind: .text, text: text))
        .contentBreaks
    }
    func line(_ start: Int, _ end: Int, _ width: Double, isCut: Bool = false) -> TextBreaks.Line {
      TextBreaks.Line(start: start, end: end, width: width, isCut: isCut)
    }
    #expect(
      breaks([
        TextBreaks(from: 30, to: 60, lines: [line(0, 3, 20), line(4, 13, 30, isCut: true)]),
        TextBreaks(from: 60, to: 80, lines: [line(1, 13, 60)]),
      ]) == "30 3 20 13 -30;60~80 @1 13 60")
  }

  @Test("texts and names are escaped, and colours that are none are left out")
  func hostile() throws {
    var record = try SampleRecord.make()
    record.scenarios[0].widthFrames?[0].elements[1].element = "\"><script>x</script>"
    record.scenarios[0].contents?[2].text?.color = "red;}"
    record.scenarios[0].contents?[1].text?.fontSize = .nan
    let files = try ReportWriter.render(record)
    let page = try #require(files.first { $0.path == "scenario/repository-row.html" })
    let structure = try PageStructure(page.contents)
    #expect(structure.named("script").map { $0.attributes["data-later"] } == ["../slider.js"])
    let texts = structure.named("li").filter { $0.attributes["data-kind"] == "text" }
    #expect(texts.map(\.text) == ["Layouts & \"specs\" <script>"])
    #expect(texts.allSatisfy { $0.attributes["data-color"] == nil })
  }
}
