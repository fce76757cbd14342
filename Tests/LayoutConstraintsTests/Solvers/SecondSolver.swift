import Foundation
import Geometry
import LayoutConstraints

/// The oracle in `Oracle/lay_out.py`: SciPy's HiGHS, on systems that it lowers in its own way.
enum SecondSolver {
  /// The oracle's answer for one system.
  struct Answer: Decodable {
    /// Whether the required constraints can all hold.
    var isFeasible: Bool
    /// The reason why HiGHS has no answer; `nil` if it has one.
    var undecided: String?
    /// The errors of the given frames.
    var given: Errors
    /// Each priority and the least sum of errors, highest priority first.
    var least: [[Double]]?
    /// The extent of all best layouts in a random direction: 0 if there is only one, `nil` if it is
    /// unlimited.
    var spread: Double?
    /// The frames of all items, the container's first: x, y, width and height in the container.
    var frames: [[Double]]?
    /// For each entry of `rangesOf`, the least and the greatest value over all best layouts; `nil`
    /// if it is unlimited.
    var ranges: [[Double?]]?
  }

  /// The errors of some frames, in points.
  struct Errors: Decodable {
    /// The sum of the errors of each priority, highest first.
    var levels: [Double]
    /// The largest error of a required constraint.
    var required: Double
    /// The error of each constraint.
    var missed: [Double]
  }

  /// One system, and the layout that the engine found for it.
  struct Question {
    var screen: RandomScreen
    var layout: ConstraintLayout
    /// The requested ranges: the index of an item, and 0 to 3 for x, y, width and height of its
    /// alignment rectangle in the coordinates of its parent.
    var rangesOf: [[Int]] = []

    /// The frames that the engine found, the container's first.
    var frames: [CGRect] {
      [CGRect(origin: .zero, size: layout.rawLayout.size)] + layout.rawLayout.frames
    }
  }

  /// The reason why there are no answers.
  enum Failure: Error, CustomStringConvertible {
    case notInstalled
    case failed(status: Int32, message: String)

    var description: String {
      switch self {
      case .notInstalled:
        "The second solver is not installed: run `sh .ci/install-python oracle`, then test again."
      case .failed(let status, let message):
        "Oracle/lay_out.py ended with status \(status): \(message)"
      }
    }
  }

  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let python =
    tests.appending(path: "../../.build/oracle/bin/python3").standardized

  /// Throws if the second solver is not installed.
  static func checkInstalled() throws {
    guard FileManager.default.isExecutableFile(atPath: python.path) else {
      throw Failure.notInstalled
    }
  }

  /// Answers all questions with one run of the oracle.
  static func answers(to questions: [Question]) throws -> [Answer] {
    try checkInstalled()
    let folder = FileManager.default.temporaryDirectory.appending(path: "oracle-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Files, not pipes, so that nothing must be read while something else is written.
    let input = folder.appending(path: "systems.json")
    let output = folder.appending(path: "answers.json")
    let messages = folder.appending(path: "messages.txt")
    try JSONEncoder().encode(questions.map(OracleSystem.init)).write(to: input)
    for file in [output, messages] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = python
    process.arguments = [tests.appending(path: "Oracle/lay_out.py").path]
    process.standardInput = try FileHandle(forReadingFrom: input)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: messages)
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let message = String(decoding: try Data(contentsOf: messages), as: UTF8.self)
      throw Failure.failed(status: process.terminationStatus, message: message)
    }
    return try JSONDecoder().decode([Answer].self, from: Data(contentsOf: output))
  }
}
