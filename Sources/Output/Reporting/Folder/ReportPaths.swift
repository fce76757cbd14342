import Foundation
import RunRecords

/// The paths of files in a report's folder.
enum ReportPaths {
  /// The files that a report has whatever its scenarios are, without fonts.
  static let ofEveryReport = [
    "index.html", "index.css", "style.css", "icon.svg", "report.js", "slider.js", "translation.js",
    "run.json", "summary.md",
    "junit.xml", "results.sarif", "frames.csv", "timings.csv",
  ]

  /// The paths of all pages of the scenarios in the record of `directory`, whether they
  /// exist or not; empty without a readable record.
  ///
  /// They are made from ids by the same rules as in a report, so that none is outside the folder.
  static func pages(in directory: URL) -> [String] {
    let file = directory.appendingPathComponent("run.json")
    guard let data = try? Data(contentsOf: file), let record = try? RunRecord(json: data) else {
      return []
    }
    let pages = PageNames(record)
    return ReportFonts.paths + pages.paths + pages.translations + pages.recoveries
      + pages.changes + pages.thumbnails
  }

  /// All files below a folder; links are not followed.
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
