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
    if json {
      JSONOutput.printDocument([
        "scenarios": .array(loaded.scenarios.map(\.listed)),
        "invalidFiles": loaded.invalidFiles.json,
      ])
    } else {
      let widest = loaded.scenarios.map(\.id.count).max() ?? 0
      for scenario in loaded.scenarios { Terminal.print(scenario.line(widestID: widest)) }
    }
    try loaded.status.exit()
  }
}

extension Scenario {
  fileprivate func line(widestID: Int) -> String {
    let padding = String(repeating: " ", count: widestID - id.count)
    let missing = hasBothNotations ? "" : " (only \(engines.map(\.rawValue).joined()))"
    let sizes = containers.map(\.text).joined(separator: " ")
    return "\(id)\(padding)  \(sizes)  \(ScenarioName.printable(title))\(missing)"
  }

  fileprivate var listed: JSONValue {
    .object([
      "id": id.json, "file": file.json, "title": title.json, "summary": summary.json,
      "tags": tags.json, "containers": containers.map(\.text).json,
      "notations": engines.map(\.rawValue).json, "elements": elements.map(\.name).json,
    ])
  }
}
