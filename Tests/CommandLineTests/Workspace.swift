import Foundation
import TestSupport
import Testing

/// A folder of its own to run the command line in; it goes away with this object.
final class Workspace {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "layoutdiff-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Makes a folder with one file for each name, of the text beside it.
  convenience init(_ files: KeyValuePairs<String, String>) throws {
    try self.init()
    for (name, text) in files { try write(Data(text.utf8), to: name) }
  }

  /// Makes a folder with a copy of the scenarios that come with the project, or of those named.
  static func withShippedScenarios(_ names: [String]? = nil) throws -> Workspace {
    let workspace = try Workspace()
    let folder = Repository.scenarios
    let all = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    for name in names.map({ $0.map { "\($0).yaml" } }) ?? all.filter({ $0.hasSuffix(".yaml") }) {
      try workspace.write(
        try Data(contentsOf: folder.appending(path: name)), to: "Scenarios/" + name)
    }
    return workspace
  }

  /// Writes a file, and the folders on the way to it.
  func write(_ data: Data, to name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// The bytes of a file.
  func data(_ name: String) throws -> Data {
    try Data(contentsOf: url.appending(path: name))
  }

  /// The text of a file.
  func text(_ name: String) throws -> String {
    String(decoding: try data(name), as: UTF8.self)
  }

  /// The paths of all files in a folder, hidden ones too, sorted.
  func files(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: url.appending(path: folder).path).sorted()
  }

  /// Whether there is a file or a folder of this name.
  func has(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: url.appending(path: name).path)
  }

  /// Whether a path in this folder is that of a folder.
  func isFolder(_ name: String) -> Bool {
    var isFolder: ObjCBool = false
    let path = url.appending(path: name).path
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Runs `layoutdiff` in this folder.
  func layoutdiff(_ arguments: String..., environment: [String: String] = [:]) async throws
    -> Outcome
  {
    try await layoutdiff(arguments: arguments, environment: environment)
  }

  /// Runs `layoutdiff` in this folder.
  func layoutdiff(arguments: [String], environment: [String: String] = [:]) async throws -> Outcome
  {
    try await Tool.run(
      Tool.layoutdiff, arguments, in: url, environment: environment, output: nil)
  }

  /// Runs a line as a shell does, where `layoutdiff` is the one that was built.
  func shell(_ line: String) async throws -> Outcome {
    try await Tool.run(
      URL(filePath: "/bin/sh"), ["-c", line], in: url,
      environment: ["PATH": Tool.folder.path + ":/usr/bin:/bin"], output: nil)
  }
}
