import Foundation

/// Reads and writes the files of baselines.
public enum BaselineStore {
  /// The baseline in a file; `nil` where there is no file.
  ///
  /// `scenario` is the one that it must be of.
  public static func read(_ path: String, of scenario: String) throws(BaselineError) -> Baseline? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
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

  /// Puts `baseline` in the place of what is in the file, in one step, so that whatever interrupts
  /// it leaves the earlier one whole.
  public static func write(_ baseline: Baseline, to path: String) throws(FileError) {
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(baseline.text.utf8).write(to: url, options: .atomic)
    } catch {
      throw FileError(error, at: path)
    }
  }

  /// Removes a file; throws `cannotWrite` where it stays.
  public static func remove(_ path: String) throws(FileError) {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw .cannotWrite(path: path, reason: FileError.reason(of: error))
    }
  }
}

/// Why a file is no baseline of a scenario, or could not be read or written.
public enum BaselineError: Error, Sendable, Equatable {
  /// It cannot be read.
  case unreadable(reason: String)
  /// It holds something else, or only a part.
  case notABaseline(reason: String)
  /// A later version of this tool wrote it.
  case newer(found: Int, known: Int)
  /// It has another form than the one that is written.
  case edited(line: Int)
  /// A merge left both sides in it.
  case mergeConflict(line: Int)
  /// It is the baseline of another scenario.
  case ofAnother(scenario: String)
}

extension BaselineError: CustomStringConvertible {
  /// What is wrong, in one line; what to do is the same for all: to accept again.
  public var description: String {
    switch self {
    case .unreadable(let reason): "the baseline cannot be read: \(reason)"
    case .notABaseline(let reason): "this is not a baseline: \(reason)"
    case .newer(let found, let known):
      "the baseline is of version \(found), and this layoutdiff knows up to \(known)"
    case .edited(let line):
      "line \(line) is not as accept writes it: the baseline was edited by hand, or twice merged"
    case .mergeConflict(let line): "line \(line): the baseline contains both sides of a merge"
    case .ofAnother(let scenario): "this is the baseline of '\(DecodingReason.quotable(scenario))'"
    }
  }
}
