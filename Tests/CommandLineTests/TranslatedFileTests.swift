import Foundation
import TestSupport
import Testing

@Suite("Generated views and nodes that are compiled")
struct TranslatedFileTests {
  @Test(
    "they are what the tool writes",
    arguments: [
      ("repository-row", "anchors", "RepositoryRowView"),
      ("repository-row", "texture", "RepositoryRowNode"),
      ("repository-row-with-information", "snapkit", "RepositoryRowWithInformationView"),
      ("repository-row-with-information", "texture", "RepositoryRowWithInformationNode"),
    ])
  func upToDate(scenario: String, notation: String, name: String) async throws {
    let workspace = try Workspace.withShippedScenarios()
    let outcome = try await workspace.layoutdiff(
      "translate", "Scenarios/\(scenario).yaml", "--to", notation)
    #expect(outcome.status == 0)
    let file = "Tests/TranslatedScreenTests/\(name).swift"
    #expect(
      try Repository.text(file) == "// swift-format-ignore-file\n" + outcome.output,
      "write it anew: layoutdiff translate Scenarios/\(scenario).yaml --to \(notation)")
  }
}
