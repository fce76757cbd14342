package import Foundation
package import Scenarios

/// Reads the text of a scenario file, and reports why a file cannot be read.
package enum ScenarioFile {
  /// Reads the file at `path` as UTF-8 text.
  ///
  /// - Throws: a `Diagnostic` for a file that does not exist, is a folder or another special
  ///   file, cannot be read, is larger than `ScenarioLimits.largestFile`, is not UTF-8, or is for another
  ///   command.
  package static func read(_ path: String) throws(Diagnostic) -> SourceText {
    try checkKind(of: path)
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .unreadable(
        path, "cannot be opened for reading: \(String(cString: strerror(errno)))",
        hints: ["check its permissions: ls -l \(path)"])
    }
    defer { close(descriptor) }
    let data = try contents(of: descriptor, path)
    guard data.count <= ScenarioLimits.largestFile else {
      throw Diagnostic(
        file: path, at: .start,
        "is larger than \(ScenarioLimits.largestFile >> 20) MiB, the limit for a scenario file",
        hints: ["split it into one file per screen"])
    }
    let source = try text(of: data, file: path)
    if let hint = TextKind.hint(for: source, insteadOf: .scenario) {
      throw Diagnostic(file: path, at: .start, "is not a scenario file", hints: [hint])
    }
    return source
  }

  /// The bytes of a file, and at least one too many of a file that is too large.
  ///
  /// The size that the system reports is not used: it may be wrong for special files.
  private static func contents(
    of descriptor: Int32, _ path: String
  ) throws(Diagnostic) -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while data.count <= ScenarioLimits.largestFile {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        throw .unreadable(path, "cannot be read: \(String(cString: strerror(errno)))")
      }
      if count == 0 { break }
      data.append(contentsOf: buffer[..<count])
    }
    return data
  }

  /// Decodes the bytes of a file, without a byte order mark; the second half of ``read(_:)``.
  ///
  /// - Throws: a `Diagnostic` for bytes that are not UTF-8.
  package static func text(of data: Data, file: String) throws(Diagnostic) -> SourceText {
    // Letters of the wide encodings are valid UTF-8 with zeros between them.
    guard let text = String(validating: data, as: UTF8.self), !data.prefix(4).contains(0) else {
      throw notUTF8(data, file: file)
    }
    return SourceText(
      file: file, text: text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text)
  }

  private static func checkKind(of path: String) throws(Diagnostic) {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      var status = stat()
      if stat(path, &status) != 0, errno == EACCES {
        throw .unreadable(
          path, "cannot be opened: its folder does not permit it",
          hints: ["check the permissions: ls -ld \(ScenarioName.folder(ofFile: path))"])
      }
      throw .missing(path, hints: [MissingFile.hint(for: path)])
    }
    if isDirectory.boolValue {
      let isNamedLikeFile = ScenarioName.extensions.contains(where: path.hasSuffix)
      throw .unreadable(
        path, "is a folder, not a scenario file",
        hints: [
          isNamedLikeFile
            ? "give a .yaml file in it, or rename the folder: its name ends like that of a file"
            : "give a .yaml file in it, or use a command that takes folders, such as layoutdiff check"
        ])
    }
    // Links are followed first: reading a link to a pipe would wait for a writer for ever.
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let type =
      try? FileManager.default.attributesOfItem(atPath: target)[.type] as? FileAttributeType
    if let type, type != .typeRegular {
      throw .irregularFile(path)
    }
  }

  private static func notUTF8(_ data: Data, file: String) -> Diagnostic {
    Diagnostic(
      file: file, at: SourceText.firstInvalid(in: data), "is not UTF-8 text",
      hints: ["save it as UTF-8, or convert it: iconv -f \(encoding(of: data)) -t UTF-8 \(file)"])
  }

  /// The encoding that a text which is not UTF-8 probably has: zeros are between the bytes of letters
  /// only in the wide ones.
  private static func encoding(of data: Data) -> String {
    let start = Array(data.prefix(4))
    let end = start.first == 0 ? "BE" : "LE"
    switch start.count(where: { $0 == 0 }) {
    case _ where start == [0xFF, 0xFE, 0, 0] || start == [0, 0, 0xFE, 0xFF]: return "UTF-32"
    case 3: return "UTF-32" + end
    case _ where start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]):
      return "UTF-16"
    case 1, 2: return "UTF-16" + end
    default: return "ISO-8859-1"
    }
  }
}
