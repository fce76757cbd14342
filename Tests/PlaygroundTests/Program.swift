import Foundation

/// The `layoutdiff` that was built together with these tests.
enum Program {
  private final class Marker {}

  static let layoutdiff: URL = {
    let bundle = Bundle(for: Marker.self).bundleURL
    let folder = bundle.pathExtension == "xctest" ? bundle.deletingLastPathComponent() : bundle
    return folder.appending(path: "layoutdiff")
  }()

  /// What the program prints, with its status; errors are dropped.
  static func run(_ arguments: [String], in folder: URL) async throws -> (
    status: Int32, output: String
  ) {
    let (process, output) = try start(arguments, in: folder)
    return await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        process.waitUntilExit()
        let text = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
        try? FileManager.default.removeItem(at: output)
        continuation.resume(returning: (process.terminationStatus, text))
      }
    }
  }

  /// Starts the program; its output goes to a file.
  ///
  /// Where these tests run says nothing about where the program does: in continuous integration, too, it
  /// is started by a person.
  static func start(_ arguments: [String], in folder: URL) throws -> (Process, output: URL) {
    let output = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data().write(to: output)
    let process = Process()
    process.executableURL = layoutdiff
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.filter {
      !["CI", "GITHUB_ACTIONS", "GITHUB_STEP_SUMMARY", "GITHUB_WORKSPACE"].contains($0.key)
    }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    return (process, output)
  }

  /// Starts `play`, and waits for the address that it prints.
  static func play(_ arguments: [String], in folder: URL) async throws -> (Process, address: URL) {
    let (process, output) = try start(["play"] + arguments, in: folder)
    defer { try? FileManager.default.removeItem(at: output) }
    while process.isRunning {
      let text = try String(contentsOf: output, encoding: .utf8)
      if text.hasSuffix("\n"), let address = URL(string: String(text.dropLast())) {
        return (process, address)
      }
      try await Task.sleep(for: .milliseconds(10))
    }
    throw Ended()
  }

  struct Ended: Error {}
}
