import Testing

@testable import Reporting
@testable import RunRecords
@testable import Runs

@Suite("How a page says to accept a layout")
struct AcceptCommandOfPageTests {
  /// The page of a scenario with a baseline.
  private func page(
    _ status: BaselineStatus, in file: String, of scenario: String
  ) throws -> String {
    var record = try SampleRecord.make()
    record.scenarios = [record.scenarios[0]]
    record.scenarios[0].file = scenario
    record.scenarios[0].baseline = BaselineRecord(file: file, status: status)
    let pages = try ReportWriter.render(record).filter {
      $0.path.hasPrefix("scenario/") && $0.path.hasSuffix(".html")
    }
    return String(decoding: try #require(pages.first).contents, as: UTF8.self)
  }

  @Test("a layout that moved, and one without a baseline, come with the command")
  func command() throws {
    for status in [BaselineStatus.moved, .missing] {
      let page = try page(
        status, in: "Scenarios/baselines/my row.json", of: "Scenarios/my row.yaml")
      #expect(page.contains("<code>layoutdiff accept &#39;Scenarios/my row.yaml&#39;</code>"))
    }
    #expect(
      try page(.moved, in: "baselines/row.json", of: "row.yaml").contains(
        "<code>layoutdiff accept row.yaml</code>"))
  }

  @Test("where the command would write another file, or nothing is to accept, there is none")
  func noCommand() throws {
    for (status, file, scenario) in [
      (BaselineStatus.same, "baselines/row.json", "row.yaml"),
      (.unreadable, "baselines/row.json", "row.yaml"),
      (.moved, "elsewhere/row.json", "row.yaml"),
      (.moved, "baselines/Feed.screens/row.json", "Feed/Row.swift:12"),
    ] {
      #expect(try !page(status, in: file, of: scenario).contains("layoutdiff accept"), "\(file)")
    }
  }
}
