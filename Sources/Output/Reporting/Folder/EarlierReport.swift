import Foundation

/// The earlier report of a folder, kept whole in a folder inside while its files are replaced one by
/// one.
///
/// Where a report cannot be exchanged in one step, the folder has files of two reports for a while.
/// During that time `index.html` is a notice that links to the earlier report. So readers see a whole
/// report or a link to one, whatever ended the run; the next run restores the earlier report first.
struct EarlierReport {
  /// The name of the folder; it is not hidden, so that links and archives include it.
  static let folderName = "earlier-report"
  private static let index = "index.html"
  /// The file that marks such a folder as ours; another folder of that name is an error.
  private static let labelName = "about-this-folder.txt"
  private static let label = """
    layoutdiff keeps the earlier report here while it writes a new one.
    If no report is being written, that run was interrupted, and the next one removes this folder.

    """
  private static let notice = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>This report is being replaced</title>
    </head>
    <body>
    <main>
    <h1>This report is being replaced</h1>
    <p><a href="\(folderName)/index.html">The earlier report</a> is whole until then.</p>
    <p>If this page stays, layoutdiff was interrupted: run it again.</p>
    </main>
    </body>
    </html>

    """

  let directory: URL
  /// Called before each change in the file system.
  let observe: (String) -> Void

  /// The folder with the whole report of `directory`; `nil` where there is none.
  static func place(in directory: URL) -> URL? {
    let report = EarlierReport(directory: directory, observe: { _ in })
    guard FileKind(of: directory.appendingPathComponent(index).path) == .file else { return nil }
    if report.hasNotice { return report.folder }
    return report.isThere ? directory : nil
  }

  /// Keeps the files at `paths`, and replaces the index by the notice.
  ///
  /// `staging` is an empty folder on the same volume. Does nothing where none of the files exists.
  func keep(_ paths: [String], _ staging: URL) throws(ReportingError) {
    let paths = paths.filter { FileKind(of: place($0).path) == .file }
    guard !paths.isEmpty else { return }
    guard FileKind(of: folder.path) == nil else {
      throw .failure(errno: EEXIST, at: folder.path)
    }
    let copy = staging.appendingPathComponent(Self.folderName)
    for path in paths { try duplicate(place(path), as: copy.appendingPathComponent(path)) }
    let notice = staging.appendingPathComponent("notice.html")
    try write(Self.label, to: copy.appendingPathComponent(Self.labelName))
    try write(Self.notice, to: notice)
    observe("keep the earlier report")
    try FileStep.move(copy, to: folder)
    observe("say that the report is being replaced")
    try FileStep.move(notice, to: place(Self.index))
  }

  /// Restores the earlier report after a run that was killed while it replaced it.
  ///
  /// If this run is killed too, the next one can restore it. `staging` is an empty folder on the same
  /// volume.
  func restore(_ staging: URL) throws(ReportingError) {
    guard isOurs else { return }
    if hasNotice {
      let paths = ReportPaths.files(below: folder).filter { $0 != Self.labelName }
      for path in ReportPaths.pages(in: directory) where !paths.contains(path) {
        observe("remove \(path)")
        unlink(place(path).path)
      }
      for path in paths.filter({ $0 != Self.index }) + paths.filter({ $0 == Self.index }) {
        let copy = staging.appendingPathComponent("restored")
        try duplicate(folder.appendingPathComponent(path), as: copy)
        observe("restore \(path)")
        try FileStep.move(copy, to: place(path))
        // Renaming one of two hard links of a file onto the other changes nothing.
        unlink(copy.path)
      }
      if !paths.contains(Self.index) { unlink(place(Self.index).path) }
    }
    try remove(staging)
  }

  /// Removes the kept files, once the report is whole again.
  func remove(_ staging: URL) throws(ReportingError) {
    guard isOurs else { return }
    observe("remove the earlier report")
    try FileStep.move(folder, to: staging.appendingPathComponent("removed"))
  }

  /// What the overview of every report has.
  private static let mark = "<p class=\"product\">LayoutDiff</p>"

  /// Whether a report is here: its overview, even if somebody moved the record away, or its record.
  var isThere: Bool {
    ReportFolder.has(Self.index, with: Self.mark, in: directory)
      || ReportFolder.has("run.json", with: "\"schemaVersion\"", in: directory)
  }

  private var folder: URL { directory.appendingPathComponent(Self.folderName) }

  private var hasNotice: Bool {
    let index = place(Self.index)
    let isFile = FileKind(of: index.path) == .file
    return isFile && (try? Data(contentsOf: index)) == Data(Self.notice.utf8)
  }

  /// Whether a killed run left a kept report here.
  var isOurs: Bool {
    let label = folder.appendingPathComponent(Self.labelName)
    return FileKind(of: folder.path) == .folder && FileKind(of: label.path) == .file
      && (try? Data(contentsOf: label)) == Data(Self.label.utf8)
  }

  private func place(_ path: String) -> URL { directory.appendingPathComponent(path) }

  /// Makes a hard link of a file, or a copy where the volume has no hard links.
  private func duplicate(_ file: URL, as copy: URL) throws(ReportingError) {
    do {
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      if linkat(AT_FDCWD, file.path, AT_FDCWD, copy.path, 0) != 0 {
        try FileManager.default.copyItem(at: file, to: copy)
      }
    } catch {
      throw .failure(error, at: directory.path)
    }
  }

  private func write(_ text: String, to file: URL) throws(ReportingError) {
    try FileStep.write(Data(text.utf8), to: file, in: directory)
  }
}
