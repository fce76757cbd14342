import ArgumentParser
import Scenarios

/// Prints the JSON Schema of scenario files.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of scenario files, for editors.",
    discussion: """
      Editors complete and check scenario files that name the schema in their first line:
        # yaml-language-server: $schema=scenario.schema.json

      Example:
        layoutdiff schema > Scenarios/scenario.schema.json

      \(ExitStatus.help)
      """)

  func run() throws {
    Terminal.print(ScenarioSchema.text)
  }
}
