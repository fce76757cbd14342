import Foundation

enum PageOpener {
  #if os(macOS)
    private static let program = "open"
  #else
    private static let program = "xdg-open"
  #endif

  /// Opens the file at `path` with the program that the system has for that.
  ///
  /// Returns a sentence that says why it is not open, and what to do; `nil` where it is. The program
  /// is looked for in the folders of `searchPath`, and may say for `patience` that it failed.
  static func failure(
    ofOpening path: String,
    searchPath: String = ProcessInfo.processInfo.environment["PATH"] ?? "",
    patience: Duration = .seconds(3)
  ) -> String? {
    let advice = "open \(path) in a browser"
    guard let executable = find(program, in: searchPath) else {
      return "the page cannot be opened from here, because there is no \(program): \(advice)"
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = [path]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      return "\(program) cannot be run (\(error.localizedDescription)): \(advice)"
    }
    // It may last as long as the browser, which nobody is to wait for.
    let deadline = ContinuousClock.now + patience
    while process.isRunning, ContinuousClock.now < deadline { usleep(20_000) }
    guard !process.isRunning, process.terminationStatus != 0 else { return nil }
    return "\(program) ended with status \(process.terminationStatus): \(advice)"
  }

  private static func find(_ name: String, in searchPath: String) -> String? {
    searchPath.split(separator: ":").map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }
}
