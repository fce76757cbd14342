import Foundation

/// A new report that is whole in a folder inside, while its files replace the earlier ones.
///
/// Several files cannot be replaced in one step, and neither can a folder that is a volume or the
/// current one. Meanwhile `index.html` is a notice that links to the new report.
struct NewReport {
  /// The name of the folder; it is not hidden, so that links and archives include it.
  static let folderName = "new-report"
  /// The file that marks such a folder as ours, and lists the pages that the new report does not have.
  private static let labelName = "about-this-folder.txt"
  private static let label = """
    layoutdiff keeps the new report here while it replaces an earlier one.
    If no report is being written, that run was interrupted, and the next one finishes its work.
    It removes:

    """
  /// The overview meanwhile.
  static let notice = ReportFile(
    path: "index.html",
    text: """
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
      <p><a href="\(folderName)/index.html">The new report</a> is complete.</p>
      <p>If this page stays, layoutdiff was interrupted: run it again.</p>
      </main>
      </body>
      </html>

      """)

  private let directory: URL

  init(in directory: URL) { self.directory = directory }

  var folder: URL { directory.appendingPathComponent(Self.folderName) }

  /// The file that has to be in the folder besides the report.
  static func label(removing stalePages: [String]) -> ReportFile {
    let text = label + stalePages.map { $0 + "\n" }.joined()
    return ReportFile(path: labelName, contents: Data(text.utf8))
  }

  /// The pages to remove; `nil` where no run has decided for a new report.
  var stalePages: [String]? {
    guard FileKind(of: folder.path) == .folder,
      let data = Self.contents(of: Self.labelName, in: folder),
      data.starts(with: Data(Self.label.utf8))
    else { return nil }
    let paths = String(decoding: data.dropFirst(Self.label.utf8.count), as: UTF8.self)
    // Nobody can make this program remove files elsewhere.
    return paths.split(separator: "\n").map(String.init).filter {
      !$0.split(separator: "/").contains("..")
    }
  }

  /// The paths of the report's files, the overview last.
  var paths: [String] {
    let paths = ReportPaths.files(below: folder).filter { $0 != Self.labelName }
    let overviews = ["README.md", Self.notice.path]
    return paths.filter { !overviews.contains($0) } + overviews.filter(paths.contains)
  }

  /// Whether the notice is in the place of the overview.
  var hasNotice: Bool {
    Self.contents(of: Self.notice.path, in: directory) == Self.notice.contents
  }

  private static func contents(of name: String, in folder: URL) -> Data? {
    let file = folder.appendingPathComponent(name)
    return FileKind(of: file.path) == .file ? try? Data(contentsOf: file) : nil
  }
}
