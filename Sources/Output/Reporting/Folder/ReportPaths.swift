import Foundation
import Runs

/// The paths of what is in a report's folder.
enum ReportPaths {
  /// The pages and tables of the scenarios that the record in `directory` has, and those of their
  /// translations and changes, whether they are there or not; none where there is no record, or none
  /// that can be read.
  ///
  /// They are made from names as a report makes them, so that none leads out of the folder.
  static func pages(in directory: URL) -> [String] {
    let file = directory.appendingPathComponent("run.json")
    guard let data = try? Data(contentsOf: file), let record = try? RunRecord(json: data) else {
      return []
    }
    let pages = PageNames(ids: record.scenarios.map(\.id))
    return pages.paths + pages.tables + pages.translations + pages.changes
  }

  /// All files in a folder and in those inside it, but none behind links.
  static func files(below folder: URL, depth: Int = 0) -> [String] {
    guard depth < 16 else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().flatMap { name -> [String] in
      let place = folder.appendingPathComponent(name)
      switch FileKind(of: place.path) {
      case .file: return [name]
      case .folder: return files(below: place, depth: depth + 1).map { name + "/" + $0 }
      default: return []
      }
    }
  }
}
