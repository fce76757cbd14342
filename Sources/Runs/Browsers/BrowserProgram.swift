import Foundation

/// The program of a browser: Chromium, or one that is made of it.
enum BrowserProgram {
  /// The names of the program, that without windows first: it takes half of the processor time.
  static let names = [
    "chromium-headless-shell", "chrome-headless-shell", "chromium", "chromium-browser",
    "google-chrome", "google-chrome-stable", "microsoft-edge",
  ]
  /// Where macOS has it.
  private static let applications = ["Chromium", "Google Chrome"].map {
    "/Applications/\($0).app/Contents/MacOS/\($0)"
  }

  /// The path of the first one that is installed; `nil` where none is.
  static func find(path: String? = ProcessInfo.processInfo.environment["PATH"]) -> String? {
    let folders = (path ?? "").split(separator: ":").map(String.init)
    let candidates = names.flatMap { name in folders.map { "\($0)/\(name)" } } + applications
    return candidates.first(where: FileManager.default.isExecutableFile)
  }
}
