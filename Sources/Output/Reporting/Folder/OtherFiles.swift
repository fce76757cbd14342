import Foundation
import Runs

/// What stands in a report's folder besides the new report.
struct OtherFiles {
  /// The paths of what is not ours and stays, folders before what is in them.
  private(set) var kept: [String] = []
  /// The paths of pages that only the earlier report has.
  private(set) var stale: [String] = []
  /// Whether all of `kept` can be given a second name in another folder.
  private(set) var canBeLinked = true

  /// More than this is no report's folder with some notes in it: it may be somebody's project.
  ///
  /// Ours: what is left alone need not be understood.
  private static let most = 1000

  /// Looks at all that stands in `directory`, besides the files of the new report at `paths`.
  ///
  /// Whatever begins with `unfinished` is ours and temporary.
  init(in directory: URL, besides paths: [String], unfinished: String) {
    let new = Set(paths)
    let folders = Set(paths.flatMap(Self.foldersOf))
    let pages = Set(ReportPaths.pages(in: directory))
    collect("", in: directory.path, depth: 0) { path in
      if path.hasPrefix(unfinished) || new.contains(path) || folders.contains(path) {
        return .ours
      }
      return pages.contains(path) ? .stale : .kept
    }
    // A folder in which somebody works, or a whole project, is not exchanged under their feet.
    let here = FileManager.default.currentDirectoryPath
    if (here + "/").hasPrefix(directory.path + "/") || kept.contains(".git") { canBeLinked = false }
  }

  private enum Standing {
    case ours, stale, kept
  }

  private mutating func collect(
    _ folder: String, in root: String, depth: Int, _ look: (String) -> Standing
  ) {
    let path = folder.isEmpty ? root : root + "/" + folder
    guard depth < 16, let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      canBeLinked = false
      return
    }
    for name in names.sorted() {
      let path = folder.isEmpty ? name : folder + "/" + name
      let kind = FileKind(of: root + "/" + path)
      let standing = look(path)
      switch standing {
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
      guard kind == .folder, standing == .ours || canBeLinked else { continue }
      collect(path, in: root, depth: depth + 1, look)
    }
  }

  private static func foldersOf(_ path: String) -> [String] {
    let parts = path.split(separator: "/").dropLast()
    return parts.indices.map { parts[...$0].joined(separator: "/") }
  }
}
