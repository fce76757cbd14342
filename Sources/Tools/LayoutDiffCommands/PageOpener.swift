import Foundation

/// Opens a page in the user's browser.
enum PageOpener {
  #if os(macOS)
    private static let program = "open"
  #else
    private static let program = "xdg-open"
  #endif

  /// Opens the file at `path` with the program that the system has for that.
  ///
  /// Returns a sentence that says why it is not open, and what to do; `nil` where it is.
  static func failure(ofOpening path: String) -> String? {
    let advice = "open \(path) in a browser"
    guard let executable = find(program) else {
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
    let deadline = ContinuousClock.now + .seconds(3)
    while process.isRunning, ContinuousClock.now < deadline { usleep(20_000) }
    guard !process.isRunning, process.terminationStatus != 0 else { return nil }
    return "\(program) ended with status \(process.terminationStatus): \(advice)"
  }

  /// The first executable of this name in the folders of `PATH`.
  private static func find(_ name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }
}
