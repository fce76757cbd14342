import Testing

@testable import RecordWords
@testable import Reporting
@testable import RunRecords

@Suite("The summary of a job")
struct JobSummaryTests {
  private func summary(of message: String, mistakes: [String]) throws -> [Substring] {
    var record = try SampleRecord.make()
    record.scenarios = []
    record.unreadableFiles = [
      UnreadableFile(file: "row.yaml", message: message, mistakes: mistakes)
    ]
    return JobSummary.text(of: record).split(separator: "\n").filter { $0.hasPrefix("- ") }
  }

  @Test("every mistake of a file that could not be read has a line")
  func mistakes() throws {
    let message = """
      row.yaml:3:1: error: there is no key 'elemens'
      elemens:
      ^~~~~~~
      did you mean 'elements'?
      row.yaml:9:7: error: 'title' is no element
      """
    let mistakes = [
      "row.yaml:3:1: error: there is no key 'elemens'",
      "row.yaml:9:7: error: 'title' is no element",
    ]
    #expect(try summary(of: message, mistakes: mistakes) == mistakes.map { "- \($0)" })
    // Whatever language messages have.
    #expect(
      try summary(of: "row.yaml:3:1: Fehler: x\nrow.yaml:9: y", mistakes: ["x", "y"])
        == ["- x", "- y"])
  }

  @Test("more mistakes than fit are counted")
  func limits() throws {
    let many = (1...30).map { "row.yaml:\($0):1: error: mistake" }
    let lines = try summary(of: many.joined(separator: "\n"), mistakes: many)
    #expect(lines.count == SizeLimits.summaryFindings + 1)
    #expect(lines.last == "- row.yaml: and \(30 - SizeLimits.summaryFindings) more")
  }
}
