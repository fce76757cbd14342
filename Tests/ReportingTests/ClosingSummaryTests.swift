import Reporting
import RunRecords
import Testing

@Suite("The summary that closes a report on a terminal")
struct ClosingSummaryTests {
  @Test("what fails is listed first, the worst scenario first, with the first reasons")
  func failures() throws {
    let lines = ClosingSummary.lines(of: try SampleRecord.make())
    #expect(
      lines.prefix(3) == [
        "failed broken: it cannot be laid out at 10 pt",
        "    at 10 pt: the constraints give no layout: the solver stalled",
        "conflict conflict: required constraints conflict at 100 pt",
      ])
    #expect(lines.contains("differs photo-with-inset-title: title differs at 320 × 240 pt"))
  }

  @Test("of many failing scenarios five are listed, with the number of the others")
  func manyFailures() throws {
    var record = try SampleRecord.make()
    let failing = try #require(record.scenarios.first { !$0.standing.passes })
    record.scenarios = (0..<9).map { number in
      var copy = failing
      copy.id = "s\(number)"
      return copy
    }
    let lines = ClosingSummary.lines(of: record)
    #expect(lines.count { $0.hasPrefix(failing.standing.word + " s") } == 5)
    #expect(lines.contains("and 4 more that fail: they are first on the page"))
  }

  @Test("it has counts, the worst difference and the slowest ratio, with units")
  func lines() throws {
    let lines = ClosingSummary.lines(of: try SampleRecord.make())
    #expect(
      lines.suffix(4) == [
        "3 of 6 scenarios pass, 1 skipped, 1 file could not be read",
        "failed: 1 · conflict: 1 · differs: 1 · differs as expected: 1 · agrees, ambiguous: 1"
          + " · skipped: 1 · agrees: 1",
        "worst difference: −4 pt, title.top in photo-with-inset-title at 320 × 240 pt",
        "slowest: repository-row, whose constraints take 22.6× as long as its layout spec"
          + " (21.7–23.5×)",
      ], "\(lines)")
  }

  @Test("names from anybody have no control characters in it")
  func hostileNames() throws {
    var record = try SampleRecord.make()
    for index in record.scenarios.indices { record.scenarios[index].id = "a\u{1B}[2Jb\nc" }
    for line in ClosingSummary.lines(of: record) {
      #expect(
        !line.unicodeScalars.contains { $0.properties.generalCategory == .control }, "\(line)")
    }
  }

  @Test("a record of nothing is one line")
  func nothing() throws {
    var record = try SampleRecord.make()
    record.scenarios = []
    record.unreadableFiles = []
    #expect(ClosingSummary.lines(of: record) == ["nothing to compare"])
  }
}
