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

  @Test("a file of frames alone is recovered; other commands say which command takes it")
  func frames() async throws {
    let file = """
      layoutdiff: 1
      containers: [320, 400]
      elements: { photo: { box: none } }
      frames:
        320: { superview: [0, 0, 320, 56], photo: [16, 16, 288, 40] }
        400: { superview: [0, 0, 400, 56], photo: [16, 16, 368, 40] }
      """
    let workspace = try Workspace(["design.yaml": file])
    let outcome = try await workspace.layoutdiff("recover", "design.yaml", "--output", "spec.yaml")
    #expect(outcome.status == 0)
    let checked = try await workspace.layoutdiff("check", "design.yaml")
    #expect(checked.status == 65)
    #expect(checked.errors.contains("layoutdiff recover"))
    let one = try Workspace([
      "one.yaml": file.split(separator: "\n").dropLast().joined(separator: "\n")
    ])
    let refused = try await one.layoutdiff("recover", "one.yaml")
    #expect(refused.status == 66)
    #expect(refused.errors.contains("it has frames at one width, and two are the least"))
  }

  @Test("stack views begin with their proof, and a report has a page of what was recovered")
  func stackViews() async throws {
    let workspace = try Workspace.withShippedScenarios()
    let outcome = try await workspace.layoutdiff(
      "recover", "Scenarios/stack-view-equal-gaps.yaml", "--to", "stackviews")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("# As stack views: proven: equal at every width"))
    #expect(outcome.output.contains("bar: { distribution: equalSpacing, alignment: center"))
    let report = try await workspace.layoutdiff(
      "report", "Scenarios/stack-view-equal-gaps.yaml", "--recovered", "--no-timing")
    #expect(report.status == 0)
    let page = try workspace.text("Reports/recovery/stack-view-equal-gaps.html")
    #expect(page.contains("stack-view-equal-gaps: its constraints as a layout spec (exact)."))
    #expect(page.contains("justifyContent: spaceBetween"))
    #expect(page.contains("barView.distribution = .equalSpacing"))
  }

  @Test("the status is 1 where constraints conflict, and the first difference is printed")
  func conflict() async throws {
    let workspace = try Workspace.withShippedScenarios()
    let outcome = try await workspace.layoutdiff("recover", "Scenarios/required-conflict.yaml")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("required constraints conflict"))
  }
}
