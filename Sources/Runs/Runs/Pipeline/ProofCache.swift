package import Foundation
import JSONText
import RunRecords
import ScenarioSteps
import Scenarios

/// Proofs that earlier runs of this program made, each in a file of its own.
///
/// A file begins with all that its proof follows from: the program, the fonts, and the text of the
/// scenario. It is used only where all of that is the same, byte by byte, and is safe to delete.
package struct ProofCache: Sendable {
  private let folder: URL
  /// The program and its libraries.
  var tools: [ToolVersion] = []
  /// The fonts that texts are measured with.
  var fonts: [FontFile] = []

  /// A cache in a hidden folder of `directory`, which is made once there is a proof to keep.
  package init(in directory: URL) {
    folder = directory.appendingPathComponent(".layoutdiff/proofs", isDirectory: true)
  }

  /// The proof of a scenario; `nil` where none is kept of this text, by this program, with these fonts.
  func proof(of scenario: Scenario) -> ProofStep? {
    guard let file = file(of: scenario), let start = start(of: scenario),
      let kept = try? Data(contentsOf: file), kept.starts(with: start)
    else { return nil }
    return try? JSONDecoder().decode(ProofStep.self, from: kept.dropFirst(start.count))
  }

  /// Keeps a proof; without effect where the folder cannot be written.
  func keep(_ step: ProofStep, of scenario: Scenario) {
    guard let file = file(of: scenario), let start = start(of: scenario), makeFolder() else {
      return
    }
    try? (start + Data(step.json.text().utf8)).write(to: file, options: .atomic)
  }

  private func file(of scenario: Scenario) -> URL? {
    scenario.places.source.map {
      folder.appendingPathComponent(FileNames.safe($0.file) + ".proof")
    }
  }

  private func start(of scenario: Scenario) -> Data? {
    guard let source = scenario.places.source, let program = Self.program else { return nil }
    let head =
      ["proof", program] + tools.map { "\($0.name) \($0.version)" }
      + fonts.map { "\($0.name) \($0.sha256)" }
    return Data((head + source.lines + ["\0\n"]).joined(separator: "\n").utf8)
  }

  /// Git leaves the folder out by itself.
  private func makeFolder() -> Bool {
    if FileManager.default.fileExists(atPath: folder.path) { return true }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let ignored = folder.deletingLastPathComponent().appendingPathComponent(".gitignore")
      try Data("*\n".utf8).write(to: ignored, options: .atomic)
      return true
    } catch {
      return false
    }
  }

  /// The file of the program: each build has another size or time.
  private static let program: String? = {
    guard let path = Bundle.main.executablePath else { return nil }
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return "\(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
  }()
}
