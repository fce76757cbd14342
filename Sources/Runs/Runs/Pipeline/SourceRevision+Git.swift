import Foundation
import RunRecords

extension SourceRevision {
  /// The commit that is checked out in the working folder; `nil` where that is no git repository.
  static var ofWorkingFolder: SourceRevision? {
    guard let head = git(["log", "-1", "--no-show-signature", "--format=%H %cI"]),
      let changes = git(["status", "--porcelain", "--untracked-files=no"])
    else { return nil }
    let words = head.split(separator: " ").map(String.init)
    guard words.count == 2 else { return nil }
    return SourceRevision(
      commit: words[0], branch: git(["symbolic-ref", "--quiet", "--short", "HEAD"]),
      date: words[1], hasChanges: !changes.isEmpty)
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
