import Foundation
import RunRecords

extension SourceRevision {
  /// The commit that is checked out in the working folder; `nil` where that is no git repository.
  static var ofWorkingFolder: SourceRevision? {
    guard let head = git("log -1 --no-show-signature --format='%H %cI'"),
      let changes = git("status --porcelain --untracked-files=no")
    else { return nil }
    let words = head.split(separator: " ").map(String.init)
    guard words.count == 2 else { return nil }
    return SourceRevision(
      commit: words[0], branch: git("symbolic-ref --quiet --short HEAD"), date: words[1],
      hasChanges: !changes.isEmpty)
  }

  /// What git prints; `nil` where it fails, and where no descriptor is left: there, Foundation's
  /// `Process` would trap.
  private static func git(_ arguments: String) -> String? {
    // Looking must not change the repository's index.
    let command = "git --no-optional-locks \(arguments) </dev/null 2>/dev/null"
    guard let stream = popen(command, "r") else { return nil }
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = fread(&buffer, 1, buffer.count, stream), count > 0 {
      output += buffer[..<count]
    }
    guard pclose(stream) == 0 else { return nil }
    return String(decoding: output, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
