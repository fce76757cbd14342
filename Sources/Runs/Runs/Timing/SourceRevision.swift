import Foundation
package import Timing

extension TimingConditions {
  /// The conditions now, with what is checked out in the working folder, if that is a repository.
  package static var ofWorkingFolder: TimingConditions {
    var conditions = TimingConditions.begin()
    guard let commit = git(["rev-parse", "--verify", "HEAD"]), !commit.isEmpty,
      let changes = git(["status", "--porcelain", "--untracked-files=no"])
    else { return conditions }
    conditions.commit = commit
    conditions.hasChanges = !changes.isEmpty
    return conditions
  }

  private static func git(_ arguments: [String]) -> String? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // Looking must not change the repository's index.
    process.arguments = ["git", "--no-optional-locks"] + arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
      let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else { return nil }
      return String(decoding: output, as: UTF8.self)
        .trimmingCharacters(in: .whitespacesAndNewlines)
    } catch {
      return nil
    }
  }
}
