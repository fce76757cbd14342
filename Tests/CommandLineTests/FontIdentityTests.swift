import Foundation
import RunRecords
import Runs
import ScenarioFiles
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

  @Test("a report without any text of a scenario has the fonts of its own words and signs")
  func withoutTexts() throws {
    let text = """
      layoutdiff: 1
      containers: [320]
      elements: { photo: { image: 40x40 } }
      spec: photo
      constraints: ["|[photo]", "V:|[photo]|"]
      """
    let workspace = try Workspace(["photo.yaml": text])
    let measurer = TextMeasurer()
    let scenario = try ScenarioReader.scenario(
      at: workspace.url.appending(path: "photo.yaml").path, measurer: measurer)
    let record = Run(.report, measurer: measurer).examine(
      LoadedScenarios(scenarios: [scenario])
    ).record
    #expect(record.pageFonts?.map(\.weight) == [400, 600])
  }
}
