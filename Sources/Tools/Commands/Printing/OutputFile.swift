import Foundation
import RunRecords

enum OutputFile {
  /// Writes `text` to the file at `path`, in the place of what is in it.
  ///
  /// A file is replaced whole or stays as it was; a device or a pipe is written where it stands.
  /// What was read, as the scenario itself, is never overwritten.
  static func write(_ text: String, to path: String, reading inputs: [String] = []) -> ExitStatus {
    let place = FileNames.resolved(path)
    var status = stat()
    let exists = stat(place, &status) == 0
    if exists, inputs.contains(where: { isSameFile($0, status) }) {
      Terminal.note("\(path): error: not written: this is the file that is read")
      return .cannotCreate
    }
    if exists, status.st_mode & S_IFMT != S_IFREG { return writeInPlace(text, to: path) }
    return Interruption.finishing { replace(place, exists ? status : nil, by: text, path) }
  }

  /// Writes `text` to the file at `path`, or prints it where that is `nil`; ends the command where that
  /// fails.
  static func deliver(_ text: String, to path: String?, reading inputs: [String]) throws {
    guard let path else {
      return Terminal.print(text.hasSuffix("\n") ? String(text.dropLast()) : text)
    }
    try write(text, to: path, reading: inputs).exit()
  }

  /// Writes a file beside the one at `place`, which has this `status` if it is there, and exchanges them.
  private static func replace(
    _ place: String, _ status: stat?, by text: String, _ path: String
  ) -> ExitStatus {
    // A file that becomes too large is then an error to report, and not the end of the program.
    signal(SIGXFSZ, SIG_IGN)
    let unfinished = UnfinishedFile.path(for: place)
    let descriptor = open(unfinished, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    // A file may be writable in a folder that is not.
    guard descriptor >= 0 else { return writeInPlace(text, to: path) }
    if let status { fchmod(descriptor, status.st_mode & 0o7777) }
    let failure = failure(ofWriting: text, to: descriptor)
    guard let reason = failure ?? (rename(unfinished, place) == 0 ? nil : UnreadableReason.last)
    else {
      return .fine
    }
    unlink(unfinished)
    Terminal.note("\(path): error: cannot be written: \(reason)")
    return .cannotWrite
  }

  private static func writeInPlace(_ text: String, to path: String) -> ExitStatus {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    guard descriptor >= 0 else {
      Terminal.note("\(path): error: cannot be created: \(UnreadableReason.last)")
      return .cannotCreate
    }
    guard let reason = failure(ofWriting: text, to: descriptor) else { return .fine }
    Terminal.note("\(path): error: cannot be written: \(reason)")
    return .cannotWrite
  }

  /// Writes all of a text and closes the file; what the system says where it cannot.
  private static func failure(ofWriting text: String, to descriptor: Int32) -> String? {
    if let reason = failure(ofAppending: text, to: descriptor) {
      close(descriptor)
      return reason
    }
    return close(descriptor) == 0 ? nil : UnreadableReason.last
  }

  /// Writes all of a text to what is open; what the system says where it cannot.
  static func failure(ofAppending text: String, to descriptor: Int32) -> String? {
    do {
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
      try handle.write(contentsOf: Data(text.utf8))
      return nil
    } catch {
      return FileError.reason(of: error)
    }
  }

  /// Whether both paths lead to one file, which exists.
  static func isSameFile(_ path: String, _ other: String) -> Bool {
    var status = stat()
    return stat(other, &status) == 0 && isSameFile(path, status)
  }

  private static func isSameFile(_ path: String, _ other: stat) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_dev == other.st_dev
      && status.st_ino == other.st_ino
  }
}
