package import Foundation

/// The files of the project.
package enum Repository {
  /// The folder of the project.
  package static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of the scenarios that come with the project.
  package static let scenarios = folder.appending(path: "Scenarios")

  /// The text of the file at this path in the project.
  package static func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  /// The text of a scenario that comes with the project, such as `repository-row` or `specs/inset`.
  package static func scenario(_ name: String) throws -> String {
    try text("Scenarios/\(name).yaml")
  }
}
