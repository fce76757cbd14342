import Foundation

/// How a program ended, and what it wrote.
struct Outcome: Sendable {
  let status: Int32
  let output: String
  let errors: String

  /// The first word of each line of the output.
  var firstWords: [String] {
    output.split(separator: "\n").map { line in String(line.prefix { $0 != " " }) }
  }
}

/// Runs programs, above all the `layoutdiff` that was built together with these tests.
enum Tool {
  /// The folder with what was built: that of the test bundle, which on Linux is a program.
  static let folder: URL = {
    let bundle = Bundle(for: Workspace.self).bundleURL
    return bundle.pathExtension == "xctest" ? bundle.deletingLastPathComponent() : bundle
  }()

  /// The program under test.
  static let layoutdiff = folder.appending(path: "layoutdiff")

  /// A program that is to be started, with nothing to read.
  ///
  /// Where these tests run says nothing about where the program does: in continuous integration, too,
  /// it sees a terminal of a person, unless `environment` says otherwise.
  static func process(
    _ arguments: [String], in directory: URL, of program: URL = layoutdiff,
    environment: [String: String] = [:]
  ) -> Process {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = directory
    var variables = ProcessInfo.processInfo.environment
    for name in ["NO_COLOR", "CI", "GITHUB_ACTIONS", "GITHUB_STEP_SUMMARY", "GITHUB_WORKSPACE"] {
      variables[name] = nil
    }
    variables["TERM"] = "xterm-256color"
    process.environment = variables.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    return process
  }

  /// Runs a program to its end; with `output`, that is its standard output, and nothing is kept of
  /// it.
  ///
  /// Commands that time are told that a debug build may, and that they have all the time in the world:
  /// how fast the machine is decides nothing. Those that take long are told to be quiet of it.
  /// Without `allowsDebug` they are told nothing.
  static func run(
    _ program: URL, _ arguments: [String], in directory: URL, environment: [String: String],
    output: FileHandle?, allowsDebug: Bool = true
  ) async throws -> Outcome {
    var arguments = arguments
    if allowsDebug {
      if ["bench", "report"].contains(arguments.first) {
        arguments.append("--allow-debug")
        if !arguments.contains("--time-budget") { arguments += ["--time-budget", "86400"] }
      }
      let areLong = ["bench", "check", "prove", "report"]
      if areLong.contains(arguments.first ?? "") { arguments.append("--quiet") }
    }
    // Files take any amount of output while nobody reads, which pipes do not.
    let outputFile = try CaptureFile()
    let errorFile = try CaptureFile()
    let process = process(arguments, in: directory, of: program, environment: environment)
    process.standardOutput = output ?? outputFile.handle
    process.standardError = errorFile.handle
    let status = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do {
        try process.run()
        // The program has its own. Hundreds of runs at the same time kept a thousand files open, and
        // from about 1350 on, Foundation's search for open ones ends this process.
        outputFile.close()
        errorFile.close()
      } catch {
        continuation.resume(throwing: error)
      }
    }
    return Outcome(
      status: status, output: try outputFile.text(), errors: try errorFile.text())
  }
}

/// A temporary file that a program writes to.
private final class CaptureFile {
  let handle: FileHandle
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "capture-\(UUID().uuidString)")
    try Data().write(to: url)
    handle = try FileHandle(forWritingTo: url)
  }

  /// Closes the file here; programs that were started go on writing.
  func close() { try? handle.close() }

  deinit {
    close()
    try? FileManager.default.removeItem(at: url)
  }

  func text() throws -> String {
    String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }
}
