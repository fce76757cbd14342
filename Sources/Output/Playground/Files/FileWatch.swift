import Foundation

/// Waits until a file is another than a page knows.
enum FileWatch {
  enum News: Sendable {
    case changed(FileText)
    case same
    case gone
  }

  /// How long a page waits for news before it asks again: a dead connection is then noticed.
  static let longest = Duration.seconds(10)

  /// The file's text where its hash is not `hash`, at the latest after `longest`.
  static func news(of path: String, since hash: String, within time: Duration = longest) async
    -> News
  {
    let end = ContinuousClock.now + time
    var seen: Trace?
    while true {
      guard let trace = Trace(path) else { return .gone }
      // Reading takes longer than looking when it was written.
      if trace != seen {
        seen = trace
        if let now = try? FileText(at: path), now.hash != hash { return .changed(now) }
      }
      guard .now < end, !Task.isCancelled else { return .same }
      do { try await Task.sleep(for: .milliseconds(200)) } catch { return .same }
    }
  }

  /// The properties of a file of which one changes whenever it is written.
  private struct Trace: Equatable {
    let numbers: [Int64]

    init?(_ path: String) {
      var status = stat()
      // What is a folder now is no file any more.
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
      #if os(Linux)
        let time = status.st_mtim
      #else
        let time = status.st_mtimespec
      #endif
      numbers = [
        Int64(status.st_ino), Int64(status.st_size), Int64(time.tv_sec), Int64(time.tv_nsec),
      ]
    }
  }
}
