import Foundation
import Testing

@Suite("Recovering a layout spec")
struct RecoverTests {
  @Test("the spec is printed with its grade and its proof, and the file checks")
  func spec() async throws {
    let workspace = try Workspace.withShippedScenarios()
    let outcome = try await workspace.layoutdiff("recover", "Scenarios/header-with-two-labels.yaml")
    #expect(outcome.status == 0)
    #expect(
      outcome.output.hasPrefix(
        "# header-with-two-labels: its constraints as a layout spec (exact).\n# Proven: equal at every width"
      ))
    let written = try await workspace.layoutdiff(
      "recover", "Scenarios/header-with-two-labels.yaml", "--scenario", "--output", "again.yaml")
    #expect(written.status == 0)
    let proven = try await workspace.layoutdiff("prove", "again.yaml")
    #expect(proven.status == 0, "\(proven.output)\(proven.errors)")
  }

  @Test("Texture code begins with the proof")
  func texture() async throws {
    let workspace = try Workspace.withShippedScenarios()
    let outcome = try await workspace.layoutdiff(
      "recover", "Scenarios/repository-row.yaml", "--to", "texture")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("// repository-row: its constraints as a layout spec"))
    #expect(outcome.output.contains("ASStackLayoutSpec("))
  }

  @Test("a scenario without constraints has nothing to recover")
  func noConstraints() async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.specOnly])
    let outcome = try await workspace.layoutdiff("recover", "card.yaml")
    #expect(outcome.status == 66)
    #expect(outcome.errors.contains("there is nothing to recover: it has no constraints"))
  }

  @Test("the status is 1 where constraints conflict, and the first difference is printed")
  func conflict() async throws {
    let workspace = try Workspace.withShippedScenarios()
    let outcome = try await workspace.layoutdiff("recover", "Scenarios/required-conflict.yaml")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("required constraints conflict"))
  }
}
