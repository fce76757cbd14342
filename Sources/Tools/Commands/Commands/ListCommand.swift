import ArgumentParser
import Geometry
import JSONText
import RunRecords
import Runs
import Scenarios
import TextMeasuring

struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List scenarios: id, containers, notations, title.",
    discussion: """
      Example:
        layoutdiff list Scenarios --tag row

      \(ExitStatus.help)
      """)

  @OptionGroup var selection: ScenarioSelection

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    Interruption.begin { Terminal.note("interrupted while reading scenario files") }
    let loaded = try selection.load(measurer: TextMeasurer())
    Interruption.beginToPrint()
    let entries = loaded.scenarios.map(ListedScenario.init)
    if json {
      JSONOutput.print(ScenarioList(scenarios: entries, invalidFiles: loaded.invalidFiles))
    } else {
      entries.forEach { Terminal.print($0.line(widestID: entries.map(\.id.count).max() ?? 0)) }
    }
    try loaded.status.exit()
  }
}

private struct ScenarioList {
  let schemaVersion = JSONOutput.schemaVersion
  let scenarios: [ListedScenario]
  let invalidFiles: [LoadedScenarios.InvalidFile]
}

extension ScenarioList: JSONRepresentable {
  fileprivate var json: JSONValue {
    .object([
      "schemaVersion": schemaVersion.json, "scenarios": scenarios.json,
      "invalidFiles": invalidFiles.json,
    ])
  }
}

private struct ListedScenario {
  let id: String
  let file: String
  let title: String
  let summary: String
  let tags: [String]
  let containers: [String]
  let notations: [String]
  let elements: [String]

  init(_ scenario: Scenario) {
    id = scenario.id
    file = scenario.file
    title = scenario.title
    summary = scenario.summary
    tags = scenario.tags
    containers = scenario.containers.map(\.text)
    notations = scenario.engines.map(\.rawValue)
    elements = scenario.elements.map(\.name)
  }

  func line(widestID: Int) -> String {
    let padding = String(repeating: " ", count: widestID - id.count)
    let missing = notations.count == 2 ? "" : " (only \(notations.joined()))"
    return
      "\(id)\(padding)  \(containers.joined(separator: " "))  \(ScenarioName.printable(title))\(missing)"
  }
}

extension ListedScenario: JSONRepresentable {
  fileprivate var json: JSONValue {
    .object([
      "id": id.json, "file": file.json, "title": title.json, "summary": summary.json,
      "tags": tags.json, "containers": containers.json, "notations": notations.json,
      "elements": elements.json,
    ])
  }
}
