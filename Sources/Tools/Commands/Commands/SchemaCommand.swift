import ArgumentParser
import Reporting
import RunRecords
import ScenarioFiles
import Scenarios

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
        layoutdiff schema --play > play.schema.json

      \(ExitStatus.help)
      """)

  @Flag(help: "Print the schema of run.json, the record that report writes.")
  var record = false

  @Flag(help: "Print the schema of the interface between the page of play and its server.")
  var play = false

  func validate() throws {
    if record, play { throw ValidationError("--record and --play are two schemas: name one.") }
  }

  func run() throws {
    guard !play else {
      guard let program = PlaygroundProgram.current else {
        throw ValidationError(
          "\(RunningProgram.name) has no playground: run layoutdiff schema --play")
      }
      return Terminal.print(program.schema)
    }
    Terminal.print(record ? RecordSchema.text : ScenarioSchema.text)
  }
}
