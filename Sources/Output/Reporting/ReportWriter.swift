public import Foundation
public import Runs

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
    for (index, scenario) in record.scenarios.enumerated() {
      files += try self.pages(of: scenario, at: index, in: record, pages, templates)
    }
    let index = IndexPage(record, pages: pages)
    files.append(ReportFile(path: "style.css", contents: Data(PackageResources.style_css)))
    files.append(ReportFile(path: "report.js", contents: Data(PackageResources.report_js)))
    files.append(
      ReportFile(path: "index.css", text: try templates.render(index, with: "index-style")))
    files += try renderings(of: record)
    do {
      files.append(ReportFile(path: "run.json", contents: try record.json()))
    } catch {
      throw .record(error)
    }
    files.append(ReportFile(path: "index.html", text: try templates.render(index, with: "index")))
    return files
  }

  /// The paths of the pages of changes, in the order of the scenarios.
  public static func changePages(of record: RunRecord) -> [String] {
    let pages = PageNames(ids: record.scenarios.map(\.id)).changes
    return zip(record.scenarios, pages).filter { $0.0.change != nil }.map(\.1)
  }

  /// The page of a scenario, the table beside it, and the pages that it leads to.
  private static func pages(
    of scenario: ScenarioRecord, at index: Int, in record: RunRecord, _ pages: PageNames,
    _ templates: PageTemplates
  ) throws(ReportingError) -> [ReportFile] {
    let path = pages.paths[index]
    let page = ScenarioPage(scenario, at: index, record: record, pages: pages)
    var files = [
      ReportFile(path: path, text: try templates.render(page, with: "scenario")),
      ReportFile(path: pages.tables[index], text: CSVReports.frames(of: scenario.comparison)),
    ]
    if let translation = scenario.translation {
      let page = TranslationPage(scenario, translation, page: path)
      files.append(
        ReportFile(
          path: pages.translations[index], text: try templates.render(page, with: "translation")))
    }
    if let change = scenario.change {
      let earlier = record.scenarios.firstIndex { $0.id == change.before }
      let page = ChangePage(
        scenario, change, page: path, earlier: earlier.map { pages.paths[$0] })
      files.append(
        ReportFile(path: pages.changes[index], text: try templates.render(page, with: "change")))
    }
    return files
  }

  /// What other programs read of a record.
  private static func renderings(of record: RunRecord) throws(ReportingError) -> [ReportFile] {
    [
      ReportFile(path: "summary.md", text: JobSummary.text(of: record)),
      ReportFile(path: "junit.xml", text: JUnitReport.text(of: record)),
      ReportFile(path: "results.sarif", contents: try SARIFReport.data(of: record)),
      ReportFile(path: "frames.csv", text: CSVReports.frames(of: record)),
      ReportFile(path: "timings.csv", text: CSVReports.timings(of: record)),
    ]
  }

  /// Renders `record` and puts the report into `directory`, which is made where it is missing.
  ///
  /// The new report is written into a hidden folder beside `directory`, and the two are exchanged in
  /// one step: whatever ends the run, all of the earlier report is there or all of the new one. Pages
  /// of scenarios that only the earlier report had are gone; other files stay. Runs that write into
  /// the same folder take turns.
  ///
  /// Where folders cannot be exchanged (nothing can be made beside `directory`, or it is a volume, the
  /// current folder or one with a project in it), files are moved one by one. Meanwhile the earlier
  /// report is whole in the folder `earlier-report` inside, and `index.html` links to it; a run that
  /// is killed then leaves it so, and the next one puts it back first.
  ///
  /// `others` are files to be written beside the report in the same step.
  /// `isCancelled` is asked before each file; throws `interrupted` where it says so.
  public static func write(
    _ record: RunRecord, to directory: URL, with others: [ReportFile] = [],
    isCancelled: () -> Bool = { false }
  ) throws(ReportingError) {
    let files = try others + render(record)
    if isCancelled() { throw .interrupted }
    try withoutActuallyEscaping(isCancelled) { isCancelled throws(ReportingError) in
      try ReportFolder(directory, isCancelled: isCancelled).replace(with: files)
    }
  }

  /// Refuses a folder that can neither be written into nor be made, before there is any work.
  ///
  /// What it lets pass may still fail: a disk may be full by then.
  public static func check(_ directory: URL) throws(ReportingError) {
    try ReportFolder.check(directory)
  }

  /// The folder with the whole report that is at `directory`; `nil` where there is none.
  ///
  /// It is another one where a run was killed in the middle of replacing files one by one.
  public static func placeOfReport(in directory: URL) -> URL? {
    EarlierReport.place(in: directory)
  }
}
