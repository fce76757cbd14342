import ArgumentParser
import Reporting
import Runs
import Scenarios

/// Prints the JSON Schema of scenario files, or that of run records.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of scenario files, for editors, or of run records.",
    discussion: """
      Editors complete and check scenario files that name the schema in their first line:
        # yaml-language-server: $schema=scenario.schema.json

      Examples:
        layoutdiff schema > Scenarios/scenario.schema.json
        layoutdiff schema --record > run.schema.json

      \(ExitStatus.help)
      """)

  @Flag(help: "Print the schema of run.json, the record that report writes.")
  var record = false

  func run() throws {
    Terminal.print(record ? RecordSchema.text : ScenarioSchema.text)
  }
}
