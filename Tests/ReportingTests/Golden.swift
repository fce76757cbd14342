import Foundation
import Testing

/// Files that say what output has to be, beside the tests.
enum Golden {
  static func data(_ name: String) throws -> Data {
    try Data(contentsOf: url(name))
  }

  /// Expects `data` to be what the golden file holds.
  static func expect(_ data: Data, toBe name: String) throws {
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil {
      try data.write(to: url(name))
      return
    }
    let expected = String(decoding: try self.data(name), as: UTF8.self)
    let actual = String(decoding: data, as: UTF8.self)
    let changes = actual.split(separator: "\n").difference(from: expected.split(separator: "\n"))
    #expect(
      actual == expected,
      """
      \(name) changed: \(changes.prefix(6).map { "\($0)" }.joined(separator: "\n"))
      if that is right: UPDATE_GOLDENS=1 swift test --filter ReportingTests
      """)
  }

  private static func url(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Golden").appendingPathComponent(name)
  }
}
