import Comparison
import Explaining
import Geometry
import Layouts
import Scenarios
import Testing
import Timing

@testable import Reasons
@testable import RecordWords
@testable import Reporting
@testable import RunRecords
@testable import Runs

@Suite("Pages of proofs, translations and changes")
struct ProofPageTests {
  private func text(_ path: String, of record: RunRecord) throws -> String {
    let file = try ReportWriter.render(record).first { $0.path == path }
    return String(decoding: try #require(file, "\(path)").contents, as: UTF8.self)
  }

  @Test("the sentence of a proof has the widths, the largest difference and its growth")
  func sentences() {
    #expect(
      SampleRecord.rowProof.sentence
        == "equal at every width from 280 to 1200 pt: proven on 3 segments (self-sizing height) and "
        + "1 segment (120 pt high)")
    #expect(
      SampleRecord.photoProof.sentence
        == "differs in 2 width ranges up to 500 pt, first from 250 to 400 pt, 240 pt high: from 250 "
        + "to 320 pt, title.right is 250 pt in the layout spec and 250.01 pt in the constraints, and "
        + "the difference grows by 1 pt per pt of width; 2 other edges differ too; largest difference "
        + "where nothing conflicts: title.right by 70 pt at 320 "
        + "pt; some other widths are not proven; of 5 heights, a "
        + "report proves the first 4")
    let alone = SweepProof(
      sweep: Sweep(widths: 50...150),
      segments: [ProofSegment(lengths: 50...150, verdict: .conflict(rules: ["a"]))],
      isolatedAgreements: [100])
    #expect(
      ProofRecord(outcome: .differs, sweeps: [alone]).sentence.hasSuffix(
        "required constraints conflict; 'a' is broken; both agree at 100 pt"))
    #expect(
      ProofRecord(outcome: .notTried, reason: .elements(count: 99, most: 40)).sentence
        == "not tried: 99 elements are more than the 40 that a report proves")
  }

  @Test("the bars of a proof differ in shape, and have titles with their widths")
  func bars() throws {
    let picture = try #require(ProofPicture(SampleRecord.photoProof.sweeps[0], containers: [320]))
    #expect(picture.bars.map(\.height) == ["8", "24", "24", "8", "8", "24"])
    try #require(!picture.bars.isEmpty)
    #expect(picture.bars[0].width == "36")
    #expect(picture.containers == "M86.4 0V8")
    #expect(picture.description.hasPrefix("equal from 200 to 250 pt, differs from 250 to 320 pt,"))
    var sweep = SampleRecord.photoProof.sweeps[0]
    sweep.sweep.lengths = 200...(.infinity)
    #expect(ProofPicture(sweep, containers: []) == nil)
  }

  @Test("breakpoints are drawn on the chart of their height")
  func breakpoints() throws {
    let section = try #require(
      WidthSection([SampleRecord.usernameFrames], containers: [], proof: SampleRecord.rowProof))
    try #require(!section.elements.isEmpty)
    #expect(section.elements[0].charts[0].strokes == "M115.3 121v10")
    var other = SampleRecord.usernameFrames
    other.height = 77
    let none = try #require(WidthSection([other], containers: [], proof: SampleRecord.rowProof))
    try #require(!none.elements.isEmpty)
    #expect(none.elements[0].charts[0].strokes == nil)
  }

  @Test("charts say what their lines mean, and are left out where a proof says that all is equal")
  func legend() throws {
    var record = try SampleRecord.make()
    record.scenarios[1].sampledFrames = SampleRecord.usernameFrames
    let page = try text("scenario/photo-with-inset-title.html", of: record)
    #expect(page.contains("Solid: layout spec. Dashed: constraints."))
    var equal = SampleRecord.usernameFrames
    for index in equal.elements.indices { equal.elements[index].constraints = nil }
    (equal.ambiguous, equal.conflicts) = ([], [])
    #expect(WidthSection([equal], containers: [], proof: SampleRecord.rowProof) == nil)
    #expect(WidthSection([equal], containers: [])?.elements.isEmpty == true)
  }

  @Test("pages lead to each other")
  func links() throws {
    let record = try SampleRecord.make()
    let row = try text("scenario/repository-row.html", of: record)
    #expect(row.contains("href=\"../translation/repository-row.html\""))
    let photo = try text("scenario/photo-with-inset-title.html", of: record)
    #expect(photo.contains("href=\"../change/photo-with-inset-title.html\""))
    let badge = try text("scenario/badge.html", of: record)
    #expect(badge.contains("href=\"../change/photo-with-inset-title.html\""))
    let change = try text("change/photo-with-inset-title.html", of: record)
    #expect(change.contains("href=\"../scenario/badge.html\""))
  }

  @Test("the page of a change has the cost of both notations, and frames that moved in only one")
  func change() throws {
    let page = try text("change/photo-with-inset-title.html", of: try SampleRecord.make())
    for words in [
      "<b>1</b> rule", "1 changed", "1 of 4 existing rules to understand first", "<b>2</b> rules",
      "1 new, 1 removed", "0 of 8 existing rules to understand first", "<b>2</b> frames move",
      "of 6 existing ones", "class=\"is-new\">New element: caption",
      "class=\"is-gone\">Removed element: badge", "class=\"is-changed\">Changed element: photo",
      "good is-changed\"",
      "1 frame moves differently in the two notations.",
      "After the change, required constraints conflict at 320\u{A0}×\u{A0}240 pt.",
      "differ in caption: caption differs by 1 pt at its right edge at 320\u{A0}×\u{A0}240\u{A0}pt.",
      "✗ differs",
      "8 pt narrower, 2.5 pt taller", "20 → 22", "layoutdiff diff Scenarios/badge.yaml",
    ] {
      #expect(page.contains(words), "\(words)")
    }
  }

  @Test("the growth of a difference is given up to the next breakpoint only")
  func growth() {
    let difference = ProofSegment.Difference(
      element: "a", edge: .right, spec: [4, 4], constraints: [64, 9])
    let sweep = SweepProof(
      sweep: Sweep(widths: 280...1200),
      segments: [
        ProofSegment(lengths: 280...300, verdict: .equal),
        ProofSegment(lengths: 300...410, verdict: .differs, differences: [difference]),
        ProofSegment(lengths: 410...1200, verdict: .differs),
      ])
    let proof = ProofRecord(outcome: .differs, sweeps: [sweep])
    #expect(
      proof.sentence.contains(
        "and the difference shrinks by 0.5 pt per pt of width, up to 410 pt"))
  }

  @Test("a translation names an edge only beside a difference, and the right one after rounding")
  func translatedEdges() throws {
    var record = try SampleRecord.make()
    record.scenarios[0].translation?.checks = [
      TranslationRecord.Check(
        container: "280", verdict: "differsByRounding", difference: 1e-14, roundedDifference: 1.5,
        element: "superview", roundedElement: "title.right")
    ]
    let page = try text("translation/repository-row.html", of: record)
    #expect(page.contains("title.right"))
    #expect(!page.contains("<td data-label=\"Element\">superview</td>"))
    #expect(page.contains("≈ only rounding differs"))
  }

  @Test("a translation leads from lines to rules and back, and says once why a class is needed")
  func translatedLines() throws {
    var record = try SampleRecord.make()
    record.scenarios[0].sections.spec?.line = 10
    let page = try text("translation/repository-row.html", of: record)
    let link = try #require(page.firstMatch(of: /href="#rules-(\d)">(\d+)</))
    #expect(page.contains("id=\"rules-\(link.1)\"") && page.contains("href=\"#line-\(link.2)\""))
    #expect(page.contains("<b>needs priorities</b>: Something is as small or as large as"))
    #expect(page.ranges(of: "Something is as small").count == 1)
  }

  @Test("code has lines of both notations once, and each tab has its own in order")
  func translatedCode() throws {
    let code = try #require(
      TranslatedCode([
        .init(notation: "anchors", text: "import UIKit\na\nend"),
        .init(notation: "snapkit", text: "import SnapKit\nimport UIKit\nb\nend"),
      ]))
    for (notation, text) in [
      ("anchors", "import UIKit\na\nend"), ("snapkit", "import SnapKit\nimport UIKit\nb\nend"),
    ] {
      let runs = code.runs.filter { $0.notation == nil || $0.notation == notation }
      #expect(runs.map(\.code).joined(separator: "\n") == text)
    }
    #expect(code.runs.count == 5 && code.runs[1].code == "import UIKit")
    #expect(TranslatedCode([]) == nil)
  }

  @Test("a change or a translation that failed has its reason on the page")
  func problems() throws {
    var record = try SampleRecord.make()
    record.scenarios[1].change = ChangeRecord(
      before: "gone", title: "gone", file: "gone.yaml", problem: "there is no such file")
    record.scenarios[1].translation = TranslationRecord(reason: "99 elements are too many")
    #expect(
      try text("change/photo-with-inset-title.html", of: record).contains("there is no such file"))
    #expect(
      try text("translation/photo-with-inset-title.html", of: record).contains(
        "Not translated: 99 elements are too many."))
  }

  @Test("proofs are labelled as before rounding, on pages, the overview and the page for forges")
  func beforeRounding() throws {
    let record = try SampleRecord.make()
    let words = "Every width, before rounding"
    for path in ["index.html", "scenario/repository-row.html"] {
      #expect(try text(path, of: record).contains(words), "\(path)")
    }
    let page = try MarkdownReport.files(of: record).last.map {
      String(decoding: $0.contents, as: UTF8.self)
    }
    #expect(page?.contains("\(words): equal") == true)
  }

  @Test("the overview has the first widths at which a proof differs")
  func cells() {
    typealias Piece = (Double, Double, ProofSegment.Verdict)
    let conflict = ProofSegment.Verdict.conflict(rules: [])
    func cell(_ sweeps: [Piece]...) -> String {
      ProofRecord(
        outcome: .differs,
        sweeps: sweeps.map { pieces in
          var sweep = SweepProof(sweep: Sweep(widths: 280...1200), segments: [])
          for (from, to, verdict) in pieces {
            let segment = ProofSegment(lengths: from...to, verdict: verdict)
            let end = sweep.segments.last?.lengths.upperBound ?? 280
            if from < to {
              // Segments have no gaps.
              if end < from {
                sweep.segments.append(ProofSegment(lengths: end...from, verdict: .equal))
              }
              sweep.segments.append(segment)
            } else if verdict.agrees {
              sweep.isolatedAgreements.append(from)
            } else {
              sweep.isolatedDifferences.append(segment)
            }
          }
          return sweep
        }
      ).cellWords
    }
    #expect(cell([(280, 344, .equal), (344, 1200, .differs)]) == "differs from 344 pt up")
    #expect(cell([(280, 344, .equal), (344, 365.19, .differs)]) == "differs from 344 to 365.19 pt")
    #expect(cell([(280, 400, .differs), (400, 1200, .differs)]) == "differs at every width")
    #expect(cell([(827, 827, .differs)]) == "differs at 827 pt")
    #expect(cell([(280, 1200, conflict)]) == "conflict at every width")
    #expect(
      cell([(280, 1200, conflict), (300, 300, .equal)]) == "conflict at every width except 300 pt")
    #expect(
      cell([(300, 310, conflict), (310, 400, .differs), (500, 500, .differs)])
        == "conflict from 300 to 310 pt, differs in 2 width ranges")
    #expect(
      cell([(280, 316, conflict), (316, 1000, .differs)])
        == "conflict from 280 to 316 pt, differs up to 1000 pt")
    #expect(
      cell([(280, 300, .differs), (310, 320, .differs), (400, 410, conflict)])
        == "differs from 280 to 300 pt and in 1 more width range, conflict from 400 to 410 pt")
    #expect(cell([(300, 310, .differs)], [(305, 320, .differs)]) == "differs from 300 to 320 pt")
    #expect(ProofRecord(outcome: .differs).cellWords == "differs")
    #expect(ProofRecord(outcome: .equal).cellWords == "proven")
  }

  @Test("the explanation of an element begins with its frame, once where both notations share it")
  func bothFrames() throws {
    let page = try text("scenario/repository-row.html", of: SampleRecord.make())
    #expect(page.contains("<b>profile</b> <span class=\"quiet\">x 5, y 5, 40 × 40 pt</span>"))
  }

  @Test("a cause names its line once")
  func causeLine() throws {
    var record = try SampleRecord.make()
    let index = try #require(record.scenarios.firstIndex { $0.comparison.verdict == .differs })
    let number = try #require(
      record.scenarios[index].comparison.containers.firstIndex { !$0.differingElements.isEmpty })
    let element = record.scenarios[index].comparison.containers[number].differingElements[0]
    func page(_ line: Int?) throws -> String {
      record.scenarios[index].comparison.containers[number].causes = [
        Cause(
          element: element, axis: .vertical, kind: .value,
          .violated(by: .rule(NamedRule(line: line, text: "so"))), line: 19)
      ]
      return try text("scenario/\(record.scenarios[index].id).html", of: record)
    }
    for line in [19, nil] {
      #expect(try page(line).ranges(of: "In the constraints, line ").count == 1)
    }
  }

  @Test("counters are in the field's words on pages")
  func counters() throws {
    #expect(WorkCounter.words("largestComponentRows") == "rows in the largest component")
    #expect(WorkCounter.words("nonZeros", count: 1) == "nonzero coefficient")
    #expect(WorkCounter.words("ofALaterVersion") == "of a later version")
    let page = try text("scenario/repository-row.html", of: SampleRecord.make())
    #expect(page.contains("Simplex iterations") && !page.contains("simplexIterations"))
  }
}
