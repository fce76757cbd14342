import Foundation
import Scenarios
import Synchronization

/// The name of a file until it is whole: it is written beside another one and exchanged with it in one
/// step.
package enum UnfinishedFile {
  /// The beginning of the names that only this tool gives; the process follows.
  private static let mark = ".layoutdiff.unfinished-"
  /// The folders in which nothing is left of processes that were killed.
  private static let cleaned = Mutex<Set<String>>([])

  /// The path of the file to write for the file at `place`.
  ///
  /// Removes what processes that no longer run have left in its folder, once for each folder.
  package static func path(for place: String) -> String {
    let folder = ScenarioName.folder(ofFile: place)
    if cleaned.withLock({ $0.insert(folder).inserted }) { clean(folder) }
    return ScenarioName.path(ofFile: mark + "\(getpid())", in: folder)
  }

  private static func clean(_ folder: String) {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: folder.isEmpty ? "." : folder)
    for name in names ?? [] where name.hasPrefix(mark) {
      guard let process = pid_t(name.dropFirst(mark.count)), process > 0, !isRunning(process)
      else { continue }
      unlink(ScenarioName.path(ofFile: name, in: folder))
    }
  }

  private static func isRunning(_ process: pid_t) -> Bool {
    process != getpid() && (kill(process, 0) == 0 || errno != ESRCH)
  }
}
