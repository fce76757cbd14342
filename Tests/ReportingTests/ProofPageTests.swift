import Comparison
import Testing
import Timing

@testable import Reporting

@Suite("Pages of proofs, translations and changes")
struct ProofPageTests {
  private func text(_ path: String, of record: RunRecord) throws -> String {
    let file = try ReportWriter.render(record).first { $0.path == path }
    return String(decoding: try #require(file, "\(path)").contents, as: UTF8.self)
  }

  @Test("a proof says what is equal, where not, by how much and how that grows")
  func sentences() {
    #expect(
      SampleRecord.rowProof.sentence
        == "equal at every width from 280 to 1200: proven, in 3 pieces, with an open height and "
        + "1 piece, 120 high")
    #expect(
      SampleRecord.photoProof.sentence
        == "they part in 2 stretches up to 500, first at widths from 250 to 400, 240 high: from 250 "
        + "to 320, title.right is 250 in the layout spec and 250.01 in the constraints, growing by 1 "
        + "for each point of width; 2 other edges too; furthest apart at 320: title.right by 70 "
        + "points; not every other width is proven; of 5 heights, a "
        + "report proves the first 4")
    #expect(
      ProofRecord(outcome: .notTried, reason: "a notation is code").sentence
        == "not tried: a notation is code")
  }

  @Test("the bars of a proof differ in shape, and say their widths")
  func bars() throws {
    let picture = try #require(ProofPicture(SampleRecord.photoProof.sweeps[0], containers: [320]))
    #expect(picture.bars.map(\.height) == ["8", "24", "24", "8", "8", "24"])
    #expect(picture.bars[0].width == "36")
    #expect(picture.containers == "M86.4 0V8")
    #expect(picture.description.hasPrefix("equal from 200 to 250, differ from 250 to 320,"))
    var sweep = SampleRecord.photoProof.sweeps[0]
    sweep.to = .infinity
    #expect(ProofPicture(sweep, containers: []) == nil)
  }

  @Test("breakpoints stand on the chart of the height that they are of, and are said in words")
  func breakpoints() throws {
    let section = try #require(
      WidthSection(SampleRecord.rowSweep, containers: [], proof: SampleRecord.rowProof))
    #expect(section.breakpoints?.hasSuffix("begins to move in another way: 301.5.") == true)
    #expect(section.elements[0].charts[0].strokes == "M115.3 121V131")
    var other = SampleRecord.rowSweep
    other.height = 77
    let none = try #require(WidthSection(other, containers: [], proof: SampleRecord.rowProof))
    #expect(none.breakpoints == nil && none.elements[0].charts[0].strokes == nil)
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

  @Test("a change says what both notations take, and what moved in one of them alone")
  func change() throws {
    let page = try text("change/photo-with-inset-title.html", of: try SampleRecord.make())
    for words in [
      "The layout spec takes 1 changed rule, and 1 of 4 to understand first.",
      "The constraints take 1 new and 1 removed rules, and 0 of 8 to understand first.",
      "1 frame moves in one notation and not alike in the other, which should not be.",
      "After the change, required constraints conflict at 320\u{A0}×\u{A0}240.",
      "lie apart at caption: caption is 1 point apart at its right edge at 320\u{A0}×\u{A0}240.",
      "New: caption. Gone: badge. Changed: photo.", "Of 6 frames that were there before, 2 moved.",
      "not alike",
      "8 narrower, 2.5 taller", "20 → 22", "layoutdiff diff Scenarios/badge.yaml",
    ] {
      #expect(page.contains(words), "\(words)")
    }
  }

  @Test("what could not be weighed or translated says why")
  func problems() throws {
    var record = try SampleRecord.make()
    record.scenarios[1].change = ChangeRecord(
      before: "gone", title: "gone", file: "gone.yaml", problem: "there is no such file")
    record.scenarios[1].translation = TranslationRecord(reason: "99 elements are too many")
    #expect(
      try text("change/photo-with-inset-title.html", of: record).contains("there is no such file"))
    #expect(
      try text("translation/photo-with-inset-title.html", of: record).contains(
        "Nothing is translated here: 99 elements are too many."))
  }

  @Test("the overview lists the slowest and what times leave undecided, and has its columns")
  func overview() throws {
    var record = try SampleRecord.make()
    var index = try text("index.html", of: record)
    #expect(index.contains("Times to look at"))
    #expect(index.contains("value=\"p1\"") && index.contains("value=\"b1\""))
    #expect(index.contains("<td>proven</td>") && index.contains("<td>same</td>"))
    #expect(index.contains("Every ratio of times says"))
    record.scenarios[0].timings[0].ratios[0].verdict = .inconclusive
    index = try text("index.html", of: record)
    #expect(index.contains("may decide"))
    for number in record.scenarios.indices {
      record.scenarios[number].proof = nil
      record.scenarios[number].baseline = nil
      record.scenarios[number].timings = []
    }
    index = try text("index.html", of: record)
    #expect(!index.contains("scope=\"col\">Every width") && !index.contains("Times to look at"))
    #expect(!index.contains("scope=\"col\">Baseline"))
  }
}
