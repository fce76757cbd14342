import ArgumentParser
import Foundation
import RunRecords
import Scenarios

/// The text that `diagnose` or `import` reads: a file, or what somebody pastes.
enum LogInput {
  /// The most bytes of a text.
  ///
  /// Ours: a day of logs; a conflict is a few kilobytes.
  static let largest = 32 << 20

  static func name(of file: String) -> String { file == "-" ? "standard input" : file }

  /// Reads a file, or standard input for `-`; reports what is wrong and ends the command otherwise.
  ///
  /// Bytes that are not UTF-8 are replaced: a log may have been cut anywhere. `what` is pasted.
  static func read(_ file: String, what: String = "log") throws -> String {
    if file == "-" {
      if isatty(STDIN_FILENO) == 1 {
        Terminal.note("paste the \(what), then press Return and Ctrl-D")
      }
      return try text(of: STDIN_FILENO, file)
    }
    var status = stat()
    guard stat(file, &status) == 0 else {
      try fail(
        file, "\(UnreadableReason.last); give a text file, or - for standard input", .nothingMatches
      )
    }
    if status.st_mode & S_IFMT == S_IFDIR {
      try fail(file, "is a folder, not a text", .nothingMatches)
    }
    let isPipe = status.st_mode & S_IFMT == S_IFIFO
    let descriptor = open(file, O_RDONLY | O_CLOEXEC | (isPipe ? O_NONBLOCK : 0))
    guard descriptor >= 0 else { try fail(file, UnreadableReason.last, .nothingMatches) }
    defer { close(descriptor) }
    if isPipe { waitForWriter(of: descriptor, file) }
    return try text(of: descriptor, file)
  }

  /// Waits until there is something to read from a pipe, and says so: nobody may ever write to it.
  ///
  /// Opened as usual, it would wait for a writer without a word.
  private static func waitForWriter(of descriptor: Int32, _ file: String) {
    var pipe = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    if poll(&pipe, 1, 0) == 0 {
      Terminal.note("\(file): nothing has been written to this pipe yet; Ctrl-C ends the wait")
      while poll(&pipe, 1, -1) < 0, errno == EINTR {}
    }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
  }

  private static func text(of descriptor: Int32, _ file: String) throws -> String {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { try fail(file, UnreadableReason.last, .nothingMatches) }
      if count == 0 { break }
      data.append(contentsOf: buffer[..<count])
      guard data.count <= largest else {
        try fail(
          file, place: SourcePosition.start.suffix,
          "is larger than \(largest >> 20) MiB: cut out the part that matters",
          .invalidScenario)
      }
    }
    return decoded(data)
  }

  /// UTF-16 with its mark, as Windows saves it, or else UTF-8.
  static func decoded(_ data: Data) -> String {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]),
      let text = String(data: data, encoding: .utf16)
    {
      return text
    }
    let text = String(decoding: data, as: UTF8.self)
    return text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
  }

  private static func fail(
    _ file: String, place: String = "", _ reason: String, _ status: ExitStatus
  ) throws -> Never {
    try status.exit(with: "\(name(of: file))\(place): error: \(reason)")
  }
}
