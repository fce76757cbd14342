import Foundation
import TestSupport
import Testing

@Suite("The measurement of whole runs")
struct MeasuredRunsTests {
  /// Measures a program that ends with `status` where its first argument is `command`, and well
  /// otherwise.
  private static func measure(failing command: String, status: Int) async throws -> Outcome {
    let workspace = try Workspace([
      "tool": """
      #!/bin/sh
      echo "it said $1"
      [ "$1" != \(command) ] || exit \(status)
      """
    ])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: workspace.url.appending(path: "tool").path)
    let script = Repository.folder.appending(path: ".ci/measure-runs").path
    return try await Tool.run(
      URL(filePath: "/bin/sh"), [script, "tool"], in: workspace.url, environment: [:], output: nil)
  }

  @Test(
    "where a measured command fails, it ends with an error instead of that command's figure",
    arguments: [
      ("list", 1, "start"), ("check", 2, "check-1000"), ("report", 2, "report"),
      ("prove", 1, "prove-40"),
    ])
  func failing(command: String, status: Int, figure: String) async throws {
    let outcome = try await Self.measure(failing: command, status: status)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("it said \(command)\n"), "\(outcome.errors)")
    #expect(
      outcome.errors.contains("Nothing more is measured: status \(status) of "), "\(outcome.errors)"
    )
    #expect(outcome.output.contains("program bytes "), "\(outcome.output)")
    #expect(!outcome.output.contains("\n\(figure) "), "\(outcome.output)")
  }

  @Test("scenarios whose layouts differ are measured all the same")
  func differing() async throws {
    let outcome = try await Self.measure(failing: "check", status: 1)
    #expect(outcome.output.contains("check-1000 milliseconds "), "\(outcome.errors)")
  }
}
