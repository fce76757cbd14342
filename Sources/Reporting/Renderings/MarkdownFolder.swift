public import Foundation

extension MarkdownReport {
  /// Writes the page and its pictures into `directory`, which is made where it is missing.
  ///
  /// A `README.md` that this did not make stays, and is an error. Pictures of an earlier page that
  /// the new one does not show are removed; other files stay. Each file is replaced in one step,
  /// the page last.
  public static func write(_ record: RunRecord, to directory: URL) throws(ReportingError) {
    let page = directory.appendingPathComponent("README.md")
    if let text = try? Data(contentsOf: page), !text.starts(with: Data(marker.utf8)) {
      throw .cannotCreate(
        path: page.path,
        reason: "there is one that layoutdiff did not make: choose another folder, or remove it")
    }
    let files = files(of: record)
    for file in files {
      let url = directory.appendingPathComponent(file.path)
      do {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try file.contents.write(to: url, options: .atomic)
      } catch {
        throw FileFailure(error).error(at: url.path)
      }
    }
    removeOldPictures(in: directory, besides: Set(files.map(\.path)))
  }

  private static func removeOldPictures(in directory: URL, besides kept: Set<String>) {
    let folder = directory.appendingPathComponent("pictures")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where name.hasSuffix(".svg") && !kept.contains("pictures/" + name) {
      let file = folder.appendingPathComponent(name)
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      // Nobody else's pictures have this legend.
      guard text.contains("<path class=\"spec\" d=\"M16 20h28\"/>") else { continue }
      try? FileManager.default.removeItem(at: file)
    }
  }
}
