import Comparison
import Foundation
import Layouts
import Phrases
import Scenarios
import Testing
import Timing

@testable import Reporting
@testable import RunRecords

@Suite("Overview")
struct IndexPageTests {
  private func page(_ record: RunRecord) -> IndexPage {
    IndexPage(record, cards: record.scenarios, pages: PageNames(record))
  }

  private func text(_ record: RunRecord) throws -> String {
    let file = try #require(ReportWriter.render(record).first { $0.path == "index.html" })
    return String(decoding: file.contents, as: UTF8.self)
  }

  @Test("every scenario is in one group, and counted once")
  func groups() throws {
    let record = try SampleRecord.make()
    let page = page(record)
    #expect(page.failing.map(\.heading) == ["Failing"])
    #expect(
      page.passing.map(\.heading) == ["As expected", "Ambiguous", "One notation", "Agree"])
    let titles = (page.failing + page.passing).flatMap { group in
      group.cards.map(\.title) + group.folders.flatMap(\.tiles).map(\.title)
    }
    #expect(titles.sorted() == record.scenarios.map(\.title).sorted())
    #expect(page.filters?.statuses.map(\.number).reduce(0, +) == record.scenarios.count)
    #expect(page.shares.count == page.filters?.statuses.count)
  }

  @Test("a cause has both values and the lines of both notations")
  func cause() throws {
    let record = try SampleBlames.record()
    let cause = record.scenarios[1].shortCause
    let sides = try #require(record.scenarios[1].comparison.blames.first).sides
    #expect(Set(cause.lines) == Set(sides.compactMap(\.line)), "\(cause.text)")
    #expect(cause.text.contains(" in the spec (line "), "\(cause.text)")
    #expect(cause.text.hasSuffix("."))
    let card = try #require(page(record).failing[0].cards.first { $0.title.hasPrefix("Photo") })
    #expect(!card.cause.pieces.contains { $0.words.contains("'") }, "rules are code without quotes")
  }

  @Test("each standing has its words: the author’s reason, the conflict, the baseline")
  func causes() throws {
    var record = try SampleRecord.make()
    for scenario in record.scenarios {
      #expect(scenario.shortCause.text.hasSuffix("."), "\(scenario.id)")
      #expect(scenario.shortCause.text.count > 10, "\(scenario.id): \(scenario.shortCause.text)")
    }
    let expected = try #require(record.scenarios.first { $0.standing == .differsAsExpected })
    let reason = try #require(expected.expectedDifference)
    #expect(expected.shortCause.text.dropFirst().hasPrefix(reason.dropFirst().prefix(20)))
    record.scenarios[0].baseline = BaselineRecord(file: "b.json", status: .unreadable)
    #expect(record.scenarios[0].shortCause.text.hasSuffix("."))
    let conflict = try #require(record.scenarios.first { $0.standing == .conflict }).shortCause
    #expect(conflict.text.hasPrefix("These 2 required constraints conflict"), "\(conflict.text)")
    #expect(!conflict.text.contains(":."), "the constraints follow the colon")
  }

  @Test("words after numbers are verbs in the right form")
  func words() {
    #expect(Standing.agrees.word(for: 1) == "agrees" && Standing.agrees.word(for: 2) == "agree")
    #expect(Standing.differsAsExpected.word(for: 8) == "differ as expected")
    #expect(Standing.agreesAmbiguously.word(for: 0) == "agree, ambiguous")
    #expect(Standing.conflictAsExpected.word(for: 3) == "conflict as expected")
  }

  @Test("the first line has what decides, the sentence all of it")
  func headline() throws {
    var record = try SampleRecord.make()
    #expect(record.headline == "3 of 7 scenarios fail; 1 file could not be read")
    #expect(
      record.verdictSentence
        == "3 of 7 scenarios fail; 1 has only one notation; 1 file could not be read.")
    record.unreadableFiles = []
    record.scenarios.removeAll { !$0.standing.passes || $0.standing == .skipped }
    #expect(record.headline == "All \(record.scenarios.count) scenarios pass")
    record.scenarios = [record.scenarios[0]]
    #expect(record.headline == "The scenario passes")
    record.scenarios = []
    #expect(record.headline == "No scenario was compared")
  }

  @Test("scenarios with the same title show their file, or their id")
  func namesakes() throws {
    var record = try SampleRecord.make()
    #expect(IndexFilters(record.scenarios).search.place(of: record.scenarios[0]) == nil)
    for index in 0..<3 { record.scenarios[index].title = "Row" }
    for index in 1..<3 { record.scenarios[index].file = "Rows.swift:9" }
    let search = IndexFilters(record.scenarios).search
    #expect(search.place(of: record.scenarios[0]) == record.scenarios[0].file)
    #expect(record.scenarios[1..<3].allSatisfy { search.place(of: $0) == $0.id })
  }

  @Test("folders have short names, and files with several scenarios are folders of their own")
  func folders() throws {
    var record = try SampleRecord.make()
    let files = [
      "/app/Screens/Part 10/repository-row.yaml", "/app/Screens/photo-with-inset-title.yaml",
    ]
    for (index, file) in files.enumerated() { record.scenarios[index].file = file }
    record.scenarios = Array(record.scenarios.prefix(2))
    let origins = ScenarioOrigins(record.scenarios)
    #expect(origins.path(of: record.scenarios[0]) == "/app/Screens/Part 10/")
    #expect(origins.shortName(of: "/app/Screens/Part 10/") == "Part 10")
    #expect(origins.shortName(of: "/app/Screens/") == "Screens")
    #expect(origins.shortName(of: files[1]) == "photo-with-inset-title.yaml")
    record.scenarios[0].commands = ["run"]
    record.scenarios[0].file = "Rows.swift:9"
    #expect(ScenarioOrigins(record.scenarios).path(of: record.scenarios[0]) == "Rows.swift")
  }

  @Test("times are folded at the end, and nothing is there without any")
  func times() throws {
    var record = try SampleRecord.make()
    #expect(try text(record).contains("each ratio shows which engine is faster"))
    record.scenarios[0].timings[0].ratios[0].verdict = .inconclusive
    #expect(try text(record).contains("may decide"))
    for index in record.scenarios.indices { record.scenarios[index].timings = [] }
    #expect(!(try text(record).contains("id=\"times\"")))
  }

  @Test("the commit, its branch and its date are in the header; nothing without a repository")
  func revision() throws {
    var record = try SampleRecord.make()
    #expect(
      try text(record).contains(
        "<p class=\"run\"><code>0123abc</code> on main · 28 Nov 2026, 02:19</p>"))
    record.revision?.hasChanges = true
    record.revision?.branch = nil
    record.revision?.date = "yesterday"
    #expect(try text(record).contains("<code>0123abc</code> with changes · yesterday</p>"))
    record.revision = nil
    #expect(!(try text(record).contains("class=\"run\"")))
  }

  @Test("records of one commit keep it when they are joined, and others lose it")
  func mergedRevision() throws {
    var record = try SampleRecord.make()
    var other = record
    record.scenarios = Array(record.scenarios.prefix(2))
    other.scenarios = Array(other.scenarios.dropFirst(2))
    #expect(try RunRecord.merging([record, other], names: ["1", "2"]).revision == record.revision)
    other.revision?.commit = "4567"
    #expect(try RunRecord.merging([record, other], names: ["1", "2"]).revision == nil)
  }
}
