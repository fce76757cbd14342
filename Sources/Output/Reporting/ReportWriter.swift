package import Foundation
package import RunRecords
import Threads

/// Renders run records as reports and writes them.
package enum ReportWriter {
  /// All files of the report, `index.html` last.
  ///
  /// A pure function of the record and of what is beside it, by its path from the overview: the same ones
  /// give the same bytes. With a playground there, each picture opens in it. Linear in the size of the record. With `only`, other scenarios have no page, and all are in
  /// the files for other programs. Throws `record` where the record cannot be written as JSON.
  package static func render(
    _ record: RunRecord, only: ReportedScenarios = .all, beside: [Surface: String] = [:]
  ) throws(ReportingError) -> [ReportFile] {
    let templates = try PageTemplates(surfaces: Surface.report.links(and: beside))
    let shown = only.chosen(from: record)
    let pages = PageNames(shown)
    var files = try scenarioPages(of: shown, pages, templates, playground: beside[.playground])
    let index = IndexPage(record, cards: shown.scenarios, pages: pages)
    let fonts = ReportFonts(record)
    files.append(
      ReportFile(path: "style.css", contents: Data((ReportStyle.text + fonts.style).utf8)))
    files.append(Surface.icon)
    files.append(ReportFile(path: "report.js", contents: Data(PageScripts.all.utf8)))
    files.append(
      ReportFile(path: "translation.js", contents: Data(PageScripts.translation.utf8)))
    files.append(ReportFile(path: "slider.js", contents: Data(PageScripts.slider.utf8)))
    files.append(
      ReportFile(path: "index.css", text: try templates.render(index, with: "index-style")))
    files += fonts.files
    files += renderings(of: record)
    files.append(ReportFile(path: "run.json", contents: record.json()))
    files.append(ReportFile(path: "index.html", text: try templates.render(index, with: "index")))
    return files
  }

  /// The paths of the changes' pages, in the order of the scenarios.
  package static func changePages(of record: RunRecord) -> [String] {
    let pages = PageNames(record).changes
    return zip(record.scenarios, pages).filter { $0.0.change != nil }.map(\.1)
  }

  /// The pages of all scenarios, in order, rendered as many at a time as there are cores.
  private static func scenarioPages(
    of record: RunRecord, _ pages: PageNames, _ templates: PageTemplates, playground: String?
  ) throws(ReportingError) -> [ReportFile] {
    let rendered = Cores.map(record.scenarios.count) { index in
      Result { () throws(ReportingError) in
        try self.pages(
          of: record.scenarios[index], at: index, in: record, pages, templates, playground)
      }
    }
    var files: [ReportFile] = []
    for result in rendered { files += try result.get() }
    return files
  }

  /// The page of a scenario, the CSV file beside it, and the pages of its translation, recovery and change.
  private static func pages(
    of scenario: ScenarioRecord, at index: Int, in record: RunRecord, _ pages: PageNames,
    _ templates: PageTemplates, _ playground: String?
  ) throws(ReportingError) -> [ReportFile] {
    let path = pages.paths[index]
    let page = ScenarioPage(
      scenario, at: index, record: record, pages: pages, playground: playground)
    var files = [ReportFile(path: path, text: try templates.render(page, with: "scenario"))]
    if let thumbnail = Thumbnail(of: scenario) {
      files.append(ReportFile(path: pages.thumbnails[index], text: thumbnail.text))
    }
    if let translation = scenario.translation {
      let page = TranslationPage(scenario, translation, page: path)
      files.append(
        ReportFile(
          path: pages.translations[index], text: try templates.render(page, with: "translation")))
    }
    if let recovery = scenario.recovery {
      let page = RecoveryPage(scenario, recovery, page: path)
      files.append(
        ReportFile(
          path: pages.recoveries[index], text: try templates.render(page, with: "recovery")))
    }
    if let change = scenario.change {
      let earlier = pages.places[change.before]
      let page = ChangePage(
        scenario, change, page: path, earlier: earlier.map { pages.paths[$0] },
        contents: earlier.flatMap { record.scenarios[$0].contents } ?? [])
      files.append(
        ReportFile(path: pages.changes[index], text: try templates.render(page, with: "change")))
    }
    return files
  }

  /// The files for other programs.
  private static func renderings(of record: RunRecord) -> [ReportFile] {
    [
      ReportFile(path: "summary.md", text: JobSummary.text(of: record)),
      ReportFile(path: "junit.xml", text: JUnitReport.text(of: record)),
      ReportFile(path: "results.sarif", contents: SARIFReport.data(of: record)),
      ReportFile(path: "frames.csv", text: CSVReports.frames(of: record)),
      ReportFile(path: "timings.csv", text: CSVReports.timings(of: record)),
    ]
  }

  /// Renders `record` and writes the report into `directory`, which is created if necessary.
  ///
  /// Its pages link to the course that is in the folder by now.
  ///
  /// The new report is first written whole into a folder inside. Then its files replace those of the
  /// earlier report, while `index.html` links to the new one. So even a run that is killed leaves the
  /// complete earlier or new report; the next run finishes its work. Pages of scenarios that only the
  /// earlier report had are removed; other files stay. Runs that write into the same folder take turns.
  ///
  /// With `hasPage`, a ``MarkdownFolder`` is written in the same way. `isCancelled` is called before
  /// each file; if it returns true, throws `interrupted`. Throws `file` where ``check(_:)`` does.
  package static func write(
    _ record: RunRecord, to directory: URL, only: ReportedScenarios = .all, hasPage: Bool = false,
    isCancelled: () -> Bool = { false }
  ) throws(ReportingError) {
    try check(directory)
    let files =
      (hasPage ? try MarkdownReport.files(of: record) : [])
      + (try render(
        record, only: only, beside: hasCourse(in: directory) ? [.course: coursePath] : [:]))
    if isCancelled() { throw .interrupted }
    try withoutActuallyEscaping(isCancelled) { isCancelled throws(ReportingError) in
      try ReportFolder(directory, isCancelled: isCancelled).replace(with: files) { directory in
        ReportPaths.pages(in: directory)
          + (hasPage ? MarkdownFolder.pictures(in: directory) : [])
      }
    }
  }

  /// Where a course is in the folder of a report.
  private static let coursePath = "course/index.html"

  /// Whether `make course`, or a command like it, has written its pages into the folder of a report.
  private static func hasCourse(in directory: URL) -> Bool {
    ReportFolder.has(coursePath, with: courseMark, in: directory)
  }

  /// The report whose folder a folder is in, for the links of pages there; empty without one.
  package static func report(around folder: URL) -> [Surface: String] {
    ReportFolder.hasOverview(folder.deletingLastPathComponent())
      ? [.report: "../index.html"] : [:]
  }

  /// What all pages of courses have, and no others.
  package static let courseMark = "<body data-course="

  /// Throws where `directory` can neither be written into nor be created, or has files that a report
  /// would replace and that are of none, before any work.
  ///
  /// Writing may still fail later, for example because the disk is full.
  package static func check(_ directory: URL) throws(ReportingError) {
    try ReportFolder.check(directory)
    guard !ReportFolder.hasReport(directory) else { return }
    try ReportFolder.refuseFiles(at: ReportPaths.ofEveryReport, in: directory) {
      $0 == "run.json"
        ? "it contains a run.json that is no run record"
        : "it contains \($0) and no run record, so layoutdiff did not write it"
    }
  }

  /// The folder with the whole report of `directory`; `nil` where there is none.
  ///
  /// It is `new-report` inside where a run was killed while it replaced files.
  package static func placeOfReport(in directory: URL) -> URL? {
    let new = NewReport(in: directory)
    if new.hasNotice { return new.stalePages.map { _ in new.folder } }
    return ReportFolder.hasReport(directory) ? directory : nil
  }
}
