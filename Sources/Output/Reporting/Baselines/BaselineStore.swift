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
      throw .unreadable(reason: FileFailure(error).reason)
    }
    let baseline = try Baseline(data: data)
    guard baseline.scenario == scenario else { throw .ofAnother(scenario: baseline.scenario) }
    return baseline
  }

  /// Puts `baseline` in the place of what is in the file, in one step, so that whatever interrupts
  /// it leaves the earlier one whole.
  public static func write(_ baseline: Baseline, to path: String) throws(ReportingError) {
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(baseline.text.utf8).write(to: url, options: .atomic)
    } catch {
      throw FileFailure(error).error(at: path)
    }
  }

  /// Removes a file; throws `cannotWrite` where it stays.
  public static func remove(_ path: String) throws(ReportingError) {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw .cannotWrite(path: path, reason: FileFailure(error).reason)
    }
  }
}
