public import Foundation

/// Turns a run record into a report.
public enum ReportWriter {
  /// All files of the report, `index.html` last.
  ///
  /// The same record gives the same bytes: nothing but the record is looked at. Linear in the size
  /// of the record.
  public static func render(_ record: RunRecord) throws(ReportingError) -> [ReportFile] {
    let templates = try PageTemplates()
    let pages = PageNames(ids: record.scenarios.map(\.id))
    var files: [ReportFile] = []
    for ((scenario, path), table) in zip(zip(record.scenarios, pages.paths), pages.tables) {
      let name = table.split(separator: "/").last.map(String.init) ?? table
      let page = ScenarioPage(scenario, record: record, table: name)
      files.append(ReportFile(path: path, text: try templates.render(page, with: "scenario")))
      files.append(ReportFile(path: table, text: FrameTable.text(scenario.comparison)))
    }
    let index = IndexPage(record, pages: pages)
    files.append(ReportFile(path: "style.css", contents: Data(PackageResources.style_css)))
    files.append(ReportFile(path: "report.js", contents: Data(PackageResources.report_js)))
    files.append(
      ReportFile(path: "index.css", text: try templates.render(index, with: "index-style")))
    files.append(ReportFile(path: "summary.md", text: try templates.render(index, with: "summary")))
    files.append(ReportFile(path: "run.json", contents: try record.json()))
    files.append(ReportFile(path: "index.html", text: try templates.render(index, with: "index")))
    return files
  }

  /// Renders `record` and puts the report into `directory`, which is made where it is missing.
  ///
  /// Everything is written into a hidden folder first and then moved, file by file: whatever
  /// interrupts the writing leaves an earlier report as it was. Pages of scenarios that only the
  /// earlier report had are removed; other files in `directory` stay.
  public static func write(_ record: RunRecord, to directory: URL) throws(ReportingError) {
    try ReportFolder(directory).replace(with: render(record))
  }
}
