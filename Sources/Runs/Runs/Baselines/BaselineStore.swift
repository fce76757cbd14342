import Foundation
package import RunRecords
package import Scenarios

/// Reads and writes the files of baselines.
package enum BaselineStore {
  /// The baseline in a file; `nil` where there is no file.
  ///
  /// `scenario` is the scenario that it must belong to.
  package static func read(_ path: String, of scenario: String) throws(BaselineError) -> Baseline? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    guard !isFolder.boolValue else { throw .unreadable(reason: "it is a folder: remove it") }
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .unreadable(reason: FileError.reason(of: error))
    }
    let baseline = try Baseline(data: data)
    guard baseline.scenario == scenario else { throw .ofAnother(scenario: baseline.scenario) }
    return baseline
  }

  /// Replaces the file by `baseline` in one step, so that an interruption leaves the earlier file
  /// whole.
  package static func write(_ baseline: Baseline, to path: String) throws(FileError) {
    let unfinished = UnfinishedFile.path(for: path)
    defer { unlink(unfinished) }
    do {
      try FileManager.default.createDirectory(
        at: URL(fileURLWithPath: path).deletingLastPathComponent(),
        withIntermediateDirectories: true)
      try Data(baseline.text.utf8).write(to: URL(fileURLWithPath: unfinished))
    } catch {
      throw FileError(error, at: path)
    }
    guard rename(unfinished, path) == 0 else { throw FileError(errno: errno, at: path) }
  }

  /// Whether a file has the mark of a baseline, damaged or not; other files are not ours to replace.
  static func isBaseline(_ path: String) -> Bool {
    guard let file = FileHandle(forReadingAtPath: path) else { return false }
    defer { try? file.close() }
    let start = (try? file.read(upToCount: 64)) ?? nil
    return start.map { String(decoding: $0, as: UTF8.self).contains("\"layoutdiffBaseline\"") }
      ?? false
  }
}

/// The reason why a file is not the baseline of a scenario, or could not be read or written.
package enum BaselineError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The file cannot be read.
  case unreadable(reason: String)
  /// The file contains something else, or only a part of a baseline.
  case notABaseline(reason: String, at: SourcePosition)
  /// A later version of this tool wrote the file.
  case newer(found: Int, known: Int)
  /// The file has another form than the one that is written.
  case edited(line: Int)
  /// A merge left both sides in the file.
  case mergeConflict(line: Int)
  /// The file is the baseline of another scenario.
  case ofAnother(scenario: String)

  /// The mistake, in one line; the fix is the same for all: to accept again.
  package var description: String {
    switch self {
    case .unreadable(let reason): "the baseline cannot be read: \(reason)"
    case .notABaseline(let reason, _): "this is not a baseline: \(reason)"
    case .newer(let found, let known):
      "the baseline is of version \(found), and this layoutdiff knows up to \(known)"
    case .edited: "this is not as accept writes it: the baseline was edited by hand or merged twice"
    case .mergeConflict: "the baseline contains both sides of a merge"
    case .ofAnother(let scenario): "this is the baseline of '\(DecodingReason.quotable(scenario))'"
    }
  }

  /// The path, with the line and the column of the mistake; `nil` for a file that cannot be read.
  func place(in file: String) -> String? {
    let position: SourcePosition? =
      switch self {
      case .unreadable: nil
      case .notABaseline(_, let position): position
      case .edited(let line), .mergeConflict(let line): SourcePosition(line: line, column: 1)
      case .newer, .ofAnother: .start
      }
    return position.map { file + $0.suffix }
  }
}
