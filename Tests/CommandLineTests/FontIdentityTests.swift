import Foundation
import RunRecords
import Runs
import Scenarios
import Testing
import TextMeasuring

@Suite("The fonts of a run")
struct FontIdentityTests {
  @Test(
    "are identified for a report; other runs do not read whole files for a few words",
    arguments: [Run.Steps.report, .baseline])
  func identified(steps: Run.Steps) throws {
    let text = """
      layoutdiff: 1
      containers: [320]
      elements: { title: { text: "octocat" } }
      spec: title
      constraints: ["|[title]|", "V:|[title]|"]
      """
    let workspace = try Workspace(["title.yaml": text])
    let measurer = TextMeasurer()
    let scenario = try ScenarioReader.scenario(
      at: workspace.url.appending(path: "title.yaml").path, measurer: measurer)
    let examined = Run(steps, measurer: measurer).examine(LoadedScenarios(scenarios: [scenario]))
    #expect(examined.record.fonts.isEmpty == !steps.contains(.identifyFonts))
  }
}
