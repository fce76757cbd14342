import Foundation
import TestSupport
import Testing

@Suite("Generated views and nodes that are compiled")
struct TranslatedFileTests {
  @Test(
    "they are what the tool writes",
    arguments: [
      ("translate", "repository-row", "anchors", "RepositoryRowView"),
      ("translate", "repository-row", "texture", "RepositoryRowNode"),
      (
        "translate", "repository-row-with-information", "snapkit",
        "RepositoryRowWithInformationView"
      ),
      (
        "translate", "repository-row-with-information", "texture",
        "RepositoryRowWithInformationNode"
      ),
      ("recover", "stack-view-equal-gaps", "uikit", "StackViewEqualGapsView"),
      ("recover", "stack-view-equal-gaps", "texture", "StackViewEqualGapsNode"),
    ])
  func upToDate(command: String, scenario: String, notation: String, name: String) async throws {
    let workspace = try Workspace.withShippedScenarios()
    let outcome = try await workspace.layoutdiff(
      command, "Scenarios/\(scenario).yaml", "--to", notation)
    #expect(outcome.status == 0)
    let file = "Tests/TranslatedScreenTests/\(name).swift"
    #expect(
      try Repository.text(file) == "// swift-format-ignore-file\n" + outcome.output,
      "write it anew: layoutdiff \(command) Scenarios/\(scenario).yaml --to \(notation)")
  }
}
