import Foundation
import RunRecords

/// The files in a report's folder that are not part of the new report.
struct OtherFiles {
  /// The paths of files that are not ours and stay, folders before their contents.
  private(set) var kept: [String] = []
  /// The paths of pages that only the earlier report has.
  private(set) var stale: [String] = []
  /// Whether all of `kept` can be hard-linked into another folder.
  private(set) var canBeLinked = true

  /// The most other files of a folder that is exchanged; with more it may be a project.
  ///
  /// Ours: a folder with some notes beside a report has fewer.
  private static let most = 1000

  /// Lists the files in `directory`, without those of the new report at `paths`.
  ///
  /// Names that begin with `unfinished` are temporary files of ours.
  /// `earlierPages` are those of the earlier report unless they are given.
  init(
    in directory: URL, besides paths: [String], unfinished: String, earlierPages: [String]? = nil
  ) {
    let new = Set(paths)
    let folders = Set(paths.flatMap(Self.foldersOf))
    let pages = Set(earlierPages ?? ReportPaths.pages(in: directory))
    collect("", in: directory.path, depth: 0) { path in
      if path.hasPrefix(unfinished) || new.contains(path) || folders.contains(path) {
        return .ours
      }
      return pages.contains(path) ? .stale : .kept
    }
    // The current folder of a shell, or a project, must not be exchanged.
    let here = FileManager.default.currentDirectoryPath
    if (here + "/").hasPrefix(directory.path + "/") || kept.contains(".git") { canBeLinked = false }
  }

  private enum Owner {
    case ours, stale, kept
  }

  private mutating func collect(
    _ folder: String, in root: String, depth: Int, _ look: (String) -> Owner
  ) {
    let path = folder.isEmpty ? root : root + "/" + folder
    guard depth < 16, let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      canBeLinked = false
      return
    }
    for name in names.sorted() {
      let path = folder.isEmpty ? name : folder + "/" + name
      let kind = FileKind(of: root + "/" + path)
      let owner = look(path)
      switch owner {
      case .ours: if kind != .folder || path.hasPrefix(".") { continue }
      case .stale:
        if kind == .file {
          stale.append(path)
          continue
        }
        kept.append(path)
      case .kept: kept.append(path)
      }
      if kind == .special || kept.count > Self.most { canBeLinked = false }
      guard kind == .folder, owner == .ours || canBeLinked else { continue }
      collect(path, in: root, depth: depth + 1, look)
    }
  }

  private static func foldersOf(_ path: String) -> [String] {
    let parts = path.split(separator: "/").dropLast()
    return parts.indices.map { parts[...$0].joined(separator: "/") }
  }
}
