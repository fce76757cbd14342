import Foundation
package import Timing

/// The revision that is checked out where a command runs.
struct SourceRevision {
  /// The commit, in hexadecimal digits.
  let commit: String
  /// Whether tracked files differ from it.
  let hasChanges: Bool

  /// The revision of the current folder; `nil` where there is no repository, or no git.
  static var ofWorkingFolder: SourceRevision? {
    guard let commit = git(["rev-parse", "--verify", "HEAD"]), !commit.isEmpty,
      let changes = git(["status", "--porcelain", "--untracked-files=no"])
    else { return nil }
    return SourceRevision(commit: commit, hasChanges: !changes.isEmpty)
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

extension TimingConditions {
  /// The conditions now, with what is checked out in the working folder.
  package static var ofWorkingFolder: TimingConditions {
    var conditions = TimingConditions.begin()
    let revision = SourceRevision.ofWorkingFolder
    conditions.commit = revision?.commit
    conditions.hasChanges = revision?.hasChanges
    return conditions
  }
}
