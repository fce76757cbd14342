import Foundation

/// Writes a result to a file that the user named.
enum OutputFile {
  /// Writes `text` to the file at `path`, in the place of what is in it.
  ///
  /// It is written where it stands, not moved there: the path may be a device or a pipe.
  static func write(_ text: String, to path: String) -> ExitStatus {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    guard descriptor >= 0 else {
      let reason = String(cString: strerror(errno))
      Terminal.note("\(path): error: cannot be created: \(reason)")
      return .cannotCreate
    }
    do {
      let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      try file.write(contentsOf: Data(text.utf8))
      try file.close()
      return .fine
    } catch {
      Terminal.note("\(path): error: cannot be written: \(error.localizedDescription)")
      return .cannotWrite
    }
  }
}
