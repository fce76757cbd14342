import Foundation
import Geometry
import Reporting
import Scenarios
import Testing

@testable import Layouts
@testable import RunRecords
@testable import Runs

@Suite("Baselines")
struct BaselineTests {
  private func layouts(_ frame: Frame, work: [String: Int] = [:]) -> [ContainerLayouts] {
    let layout = EngineLayout(frames: ["superview": frame, "title": frame], work: work)
    return [
      ContainerLayouts(container: Container(width: 320), spec: layout, constraints: layout),
      ContainerLayouts(
        container: Container(width: 99.5, height: 10), spec: nil, constraints: layout),
    ]
  }

  @Test("a baseline reads as it was written, and its text has one line for each frame")
  func roundTrip() throws {
    let frame = Frame(x: 1.0 / 3, y: -0.0, width: 1e7, height: -12.5)
    let baseline = Baseline(
      scenario: "a \"b\"\n<c>\u{2028}é\\", layouts: layouts(frame, work: ["rows": 3, "passes": 1]),
      solver: "direct",
      timing: AcceptedRatio(of: "direct", to: "spec", ratio: 54.5, low: 53, high: 55.75))
    let read = try Baseline(data: Data(baseline.text.utf8))
    #expect(read == baseline)
    #expect(read.text == baseline.text)
    #expect(baseline.text.contains("        \"title\": [0.3333, 0, 10000000, -12.5]\n"))
    #expect(
      baseline.text.contains("        \"direct\": { \"passes\": 1, \"rows\": 3 },\n"))
    let order = try ["99.5x10", "320"].map {
      try #require(baseline.text.firstRange(of: "\"\($0)\""))
    }
    try #require(order.count > 1)
    #expect(order[0].lowerBound < order[1].lowerBound, "narrow containers come first")
  }

  @Test("a file that the first version wrote still loads, and is written the same")
  func firstVersion() throws {
    let file = """
      {
        "layoutdiffBaseline": 1,
        "scenario": "card",
        "containers": {
          "100": {
            "spec": {
              "photo": [0, 0, 40, 40],
              "superview": [0, 0, 100, 40]
            },
            "work": {
              "direct": { "passes": 1, "rows": 9, "simplexIterations": 4 },
              "spec": { "contentMeasurements": 0, "measureCalls": 3 }
            }
          },
          "120x40": {
            "constraints": {
              "photo": [0.3333, 0, 40, 40]
            },
            "work": {}
          }
        },
        "timing": { "of": "direct", "to": "spec", "ratio": 8.156, "low": 8.1, "high": 8.2 }
      }

      """
    let baseline = try Baseline(data: Data(file.utf8))
    #expect(baseline.text == file)
    #expect(baseline.containers["100"]?.work["direct"]?["simplexIterations"] == 4)
    #expect(baseline.containers["120x40"]?.constraints?["photo"]?.x == 0.3333)
    #expect(baseline.timing?.low == 8.1)
  }

  @Test("names that would act on a terminal or in a log are none of a baseline")
  func controlCharacters() throws {
    let text = Baseline(
      scenario: "row", layouts: layouts(Frame(x: 0, y: 0, width: 1, height: 1)), solver: "direct"
    ).text
    for name in ["title\\u000a::error::x", "title\\u001b[31m"] {
      let changed = text.replacing("title", with: name)
      let error = #expect(throws: BaselineError.self) { try Baseline(data: Data(changed.utf8)) }
      #expect(error == .notABaseline(reason: "a name has control characters", at: .start))
    }
  }

  @Test("line ends of another system do not make another baseline")
  func lineEnds() throws {
    let baseline = Baseline(
      scenario: "card", layouts: layouts(Frame(x: 0, y: 0, width: 1, height: 1)), solver: "direct")
    #expect(
      try Baseline(data: Data(baseline.text.replacing("\n", with: "\r\n").utf8)) == baseline)
  }

  @Test("whatever is cut off, or has one byte changed, is an error or a baseline of its own form")
  func damaged() throws {
    let baseline = Baseline(
      scenario: "card", layouts: layouts(Frame(x: 0, y: 0, width: 1, height: 1)), solver: "direct")
    let bytes = Array(baseline.text.utf8)
    #expect(throws: BaselineError.self) { try Baseline(data: Data(bytes.dropLast())) }
    for length in stride(from: 0, to: bytes.count, by: 3) {
      #expect(throws: BaselineError.self, "\(length) bytes") {
        try Baseline(data: Data(bytes.prefix(length)))
      }
      var damaged = bytes
      for byte: UInt8 in [0x22, 0x39, 0xFF] {
        damaged[length] = byte
        if let read = try? Baseline(data: Data(damaged)) {
          let isOfItsForm = Array(read.text.utf8) == damaged
          #expect(isOfItsForm, "byte \(length) is \(byte)")
        }
      }
    }
  }

  @Test("edges are equal within a hundredth of a point, and counters only where they are")
  func tolerance() {
    let accepted = Baseline(
      scenario: "card",
      layouts: layouts(
        Frame(x: 0, y: 0, width: 10, height: 10), work: ["rows": 3, "components": 1]),
      solver: "direct")
    func kinds(_ width: Double, _ work: [String: Int], _ solver: String) -> [BaselineFinding.Kind] {
      BaselineComparer.findings(
        layouts(Frame(x: 0, y: 0, width: width, height: 10), work: work), against: accepted,
        solver: solver
      ).filter { $0.container == "320" }.map(\.kind)
    }
    #expect(kinds(10.0099, ["rows": 3, "components": 9], "direct").isEmpty)
    #expect(
      kinds(10.011, ["rows": 3, "components": 1], "direct") == Array(repeating: .moved, count: 4))
    let more = ["rows": 4, "components": 1]
    #expect(kinds(10, more, "direct") == [.moreWork, .moreWork])
    #expect(
      kinds(10, more, "reduced") == [.uncounted, .moreWork],
      "the spec's; of reduced nothing is known")
    #expect(kinds(10, ["rows": 2, "components": 1], "direct") == [.lessWork, .lessWork])
    #expect(kinds(10, ["rows": 3], "direct") == [.uncounted, .uncounted])
  }

  @Test("equal changes are one line: elements, containers and notations together")
  func lines() {
    func finding(
      _ element: String, _ engine: String, _ container: String, x: Double, width: Double = 10
    ) -> BaselineFinding {
      BaselineFinding(
        container: container, engine: engine,
        .moved(
          element: element, from: Frame(x: 0, y: 0, width: 10, height: 10),
          to: Frame(x: x, y: 1, width: width, height: 10)))
    }
    let findings = ["320", "375"].flatMap { container in
      ["spec", "constraints"].flatMap { engine in
        [
          finding("icon", engine, container, x: 4), finding("chevron", engine, container, x: 4),
          finding("title", engine, container, x: -1, width: 11),
        ]
      } + [finding("line", "spec", container, x: 2)]
    }
    #expect(
      BaselineSentences.lines(
        for: findings + [finding("dot", "constraints", "414", x: 0, width: 8)])
        == [
          "at 320 and 375 pt: icon and chevron moved 4 pt right and 1 pt down in both notations",
          "at 320 and 375 pt: title moved 1 pt down, the left edge 1 pt left in both notations: "
            + "left from 0 to -1, top from 0 to 1, bottom from 10 to 11",
          "at 320 and 375 pt: line moved 2 pt right and 1 pt down in the spec: "
            + "left from 0 to 2, top from 0 to 1, right from 10 to 12, bottom from 10 to 11",
          "at 414 pt: dot moved 1 pt down, the right edge 2 pt left in the constraints: "
            + "top from 0 to 1, right from 10 to 8, bottom from 10 to 11",
        ])
    let many = (1...9).map { finding("e\($0)", "spec", "1", x: 0) }
    #expect(
      BaselineSentences.lines(for: many) == [
        "at 1 pt: e1, e2, e3, e4, e5 and 4 more moved 1 pt down in the spec"
      ])
    let gone = ["a", "b"].map {
      BaselineFinding(container: "9", engine: "spec", .disappeared(element: $0))
    }
    #expect(
      BaselineSentences.lines(for: gone) == ["at 9 pt: a and b are not placed any more in the spec"]
    )
  }

  @Test("the numbers of edges are in a line only where all its places have the same ones")
  func numbersOfEdges() {
    func lines(_ places: (container: String, x: Double)...) -> [String] {
      let findings = places.flatMap { place in
        ["spec", "constraints"].map { engine in
          BaselineFinding(
            container: place.container, engine: engine,
            .moved(
              element: "icon", from: Frame(x: place.x, y: 0, width: 10, height: 10),
              to: Frame(x: place.x + 4, y: 0, width: 10, height: 10)))
        }
      }
      return BaselineSentences.lines(for: findings)
    }
    let moved = "icon moved 4 pt right in both notations"
    let numbers = "left from 8 to 12, right from 18 to 22"
    #expect(lines(("320", 8)) == ["at 320 pt: \(moved): \(numbers)"])
    #expect(lines(("320", 8), ("375", 8)) == ["at 320 and 375 pt: \(moved): \(numbers)"])
    #expect(lines(("320", 8), ("375", 63)) == ["at 320 and 375 pt: \(moved)"])
    #expect(
      lines(("320", 8), ("375", 63), ("414", 8)) == ["at 320, 375 and 414 pt: \(moved)"])
    #expect(
      lines(("320", 63), ("375", 8), ("414", 8)) == ["at 320, 375 and 414 pt: \(moved)"])
  }

  @Test("a new element is one finding, in all its containers and both notations")
  func newElements() {
    let findings = ["320", "375"].flatMap { container in
      ["spec", "constraints"].map {
        BaselineFinding(container: container, engine: $0, .appeared(element: "badge"))
      }
    }
    #expect(
      BaselineSentences.lines(for: findings) == [
        "at 320 and 375 pt: badge is new in both notations"
      ])
    let record = BaselineRecord(file: "a.json", status: .incomplete, findings: findings)
    #expect(record.sentence == "1 new element, in 2 containers")
    let layout = BaselineFinding(container: "320", engine: "spec", .appeared(element: nil))
    #expect(
      BaselineSentences.lines(for: [layout]) == ["at 320 pt: the spec's layout was not accepted"])
    #expect(
      BaselineRecord(file: "a.json", status: .incomplete, findings: [layout]).sentence
        == "1 new layout")
  }

  @Test("a ratio is slower only where its whole interval is above the accepted one and the band")
  func ratios() {
    let accepted = AcceptedRatio(of: "direct", to: "spec", ratio: 10, low: 9.5, high: 10.5)
    func isSlower(_ low: Double, of: String = "direct") -> Bool {
      let now = AcceptedRatio(of: of, to: "spec", ratio: 12, low: low, high: 13)
      return BaselineComparer.finding(now, against: accepted, band: 0.05, container: "320") != nil
    }
    #expect(!isSlower(10.6))
    #expect(!isSlower(11.02))
    #expect(isSlower(11.03))
    #expect(!isSlower(12, of: "reduced"))
  }
}
