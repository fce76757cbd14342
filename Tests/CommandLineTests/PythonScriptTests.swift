import Foundation
import TestSupport
import Testing

@Suite("Scripts in Python")
struct PythonScriptTests {
  @Test(
    "their own tests pass",
    arguments: ["Tests/AppCode", "Tests/Dialects", "Tests/PeerFigures", "Tests/PlantedFaults"])
  func ownTests(folder: String) async throws {
    let outcome = try await Tool.run(
      URL(filePath: "/usr/bin/env"), ["python3", "-B", "-m", "unittest", "discover", folder],
      in: Repository.folder,
      environment: ["LAYOUTDIFF_BUILD": Tool.layoutdiff.deletingLastPathComponent().path],
      output: nil)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }
}
