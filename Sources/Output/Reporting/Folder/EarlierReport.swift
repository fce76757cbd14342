import Foundation

/// The report that is in a folder, kept whole in a folder inside it while its files are replaced one
/// by one.
///
/// Where a report cannot be exchanged in one step there are moments with files of two reports. From
/// the first of them to the last, `index.html` is a notice that links to the earlier report. So who
/// opens the folder sees one whole report or is told where it is, whatever ended the run; the next
/// run begins by putting the earlier report back.
struct EarlierReport {
  /// The name of the folder, which a link can lead to and no archive leaves out, unlike hidden ones.
  static let folderName = "earlier-report"
  private static let index = "index.html"
  /// What tells that a folder of that name is ours: somebody else's stays, and is in the way.
  private static let labelName = "about-this-folder.txt"
  private static let label = """
    layoutdiff keeps the report from before here while it writes another one.
    If no report is being written, that run was ended, and the next one removes this folder.

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
    <p><a href="\(folderName)/index.html">The report from before</a> is whole until then.</p>
    <p>If this page stays, layoutdiff was ended meanwhile: run it again.</p>
    </main>
    </body>
    </html>

    """

  let directory: URL
  /// Told before anything changes in the file system.
  let observe: (String) -> Void

  /// Where the whole report is that `directory` holds; `nil` where it holds none.
  static func place(in directory: URL) -> URL? {
    let report = EarlierReport(directory: directory, observe: { _ in })
    guard FileKind(of: directory.appendingPathComponent(index).path) == .file else { return nil }
    return report.hasNotice ? report.folder : directory
  }

  /// Keeps the files at `paths`, and puts the notice in the place of the index.
  ///
  /// `staging` is an empty folder on the same volume. Does nothing where none of the files is there.
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

  /// Puts the earlier report back, if a run was ended while it replaced it.
  ///
  /// Whatever ends this run leaves what there was. `staging` is an empty folder on the same volume.
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
        // Two names of one file stay two names, whatever is renamed.
        unlink(copy.path)
      }
      if !paths.contains(Self.index) { unlink(place(Self.index).path) }
    }
    try remove(staging)
  }

  /// Removes what was kept: the report is whole again, the new one or the old one.
  func remove(_ staging: URL) throws(ReportingError) {
    guard isOurs else { return }
    observe("remove the earlier report")
    try FileStep.move(folder, to: staging.appendingPathComponent("removed"))
  }

  private var folder: URL { directory.appendingPathComponent(Self.folderName) }

  private var hasNotice: Bool {
    let index = place(Self.index)
    let isFile = FileKind(of: index.path) == .file
    return isFile && (try? Data(contentsOf: index)) == Data(Self.notice.utf8)
  }

  /// Whether a run was ended that had kept a report here.
  var isOurs: Bool {
    let label = folder.appendingPathComponent(Self.labelName)
    return FileKind(of: folder.path) == .folder && FileKind(of: label.path) == .file
      && (try? Data(contentsOf: label)) == Data(Self.label.utf8)
  }

  private func place(_ path: String) -> URL { directory.appendingPathComponent(path) }

  /// A second name for a file, or a copy of it where the volume knows no second names.
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
    do {
      try Data(text.utf8).write(to: file)
    } catch {
      throw .failure(error, at: directory.path)
    }
  }
}
