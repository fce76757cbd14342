import Foundation

/// A temporary folder with the shipped scenarios, in which commands of a guide run.
final class Workspace {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "guide-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: url.appending(path: ".bin"), withIntermediateDirectories: true)
    let scenarios = Repository.files(under: "Scenarios", ending: ".yaml")
    for path in scenarios { try write(try Repository.text(path), to: path) }
    try write(Self.wrapper, to: ".bin/layoutdiff")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: url.appending(path: ".bin/layoutdiff").path)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func write(_ text: String, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(_ path: String) throws -> String {
    try String(contentsOf: url.appending(path: path), encoding: .utf8)
  }

  /// The folder of what was built: that of the test bundle, which on Linux is a program.
  private static let products: URL = {
    let bundle = Bundle(for: Workspace.self).bundleURL
    return bundle.pathExtension == "xctest" ? bundle.deletingLastPathComponent() : bundle
  }()

  /// Runs the built tool as the guides show it.
  ///
  /// Progress depends on the time that a command takes, and a debug build refuses to time. Times are
  /// taken however long that takes on this machine.
  private static let wrapper = """
    #!/bin/sh
    case "$1 $*" in
      *--help* | *-h*) ;;
      check\\ * | accept\\ * | prove\\ *) set -- "$@" --quiet ;;
      report\\ * | bench\\ *) set -- "$@" --quiet --allow-debug --time-budget 86400 ;;
    esac
    exec '\(products.path)/layoutdiff' "$@"

    """

  /// What a command printed, standard error included, and its exit status.
  struct Outcome: Sendable {
    var output: String
    var status: Int32
  }

  /// Runs commands one after the other in one shell, which each finds as the one before left it.
  func run(_ commands: [String]) async throws -> [Outcome] {
    let mark = "@@end-of-command@@"
    let script =
      ["exec 2>&1", "(exit 0)"]
      + commands.flatMap { command in
        [command, "saved=$?; printf '\\n\(mark) %s\\n' $saved; (exit $saved)"]
      }
    let capture = url.appending(path: ".output-\(UUID().uuidString)")
    try Data().write(to: capture)
    let handle = try FileHandle(forWritingTo: capture)
    defer { try? handle.close() }
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script.joined(separator: "\n")]
    process.currentDirectoryURL = url
    process.environment = [
      "PATH": "\(url.path)/.bin:\(Self.products.path):/usr/bin:/bin", "HOME": url.path,
      "TERM": "dumb", "LANG": "C.UTF-8",
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    _ = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do {
        try process.run()
      } catch {
        continuation.resume(throwing: error)
      }
    }
    let text = String(decoding: try Data(contentsOf: capture), as: UTF8.self)
    return text.matches(of: /((?s).*?)\n@@end-of-command@@ (\d+)\n/).map {
      Outcome(output: String($0.1), status: Int32($0.2) ?? -1)
    }
  }

  func run(_ command: String) async throws -> Outcome {
    try await run([command]).first ?? Outcome(output: "", status: -1)
  }
}
