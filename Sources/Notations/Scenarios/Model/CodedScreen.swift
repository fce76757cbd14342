package import LayoutSpecs
package import TextMeasuring

/// A screen in code: its name, and what makes a scenario of it.
///
/// Whoever lists, selects and lays out scenarios needs no more of a screen, and none of the classes
/// that it is written with.
package struct CodedScreen: Sendable {
  /// The name that identifies the screen in commands.
  package let name: String
  /// The line that registers it: `Module/File.swift:line`.
  package let place: String
  /// Makes the scenario whose notations are the code, with this measurer of texts.
  package let scenario: @Sendable (TextMeasurer) throws(ScenarioError) -> Scenario
  /// Makes values of the code, with this measurer of texts.
  package let exported: @Sendable (TextMeasurer) throws(ScenarioError) -> ExportedScreen

  /// Makes a screen of its name, its place, and what makes it.
  package init(
    name: String, place: String,
    scenario: @escaping @Sendable (TextMeasurer) throws(ScenarioError) -> Scenario,
    exported: @escaping @Sendable (TextMeasurer) throws(ScenarioError) -> ExportedScreen
  ) {
    self.name = name
    self.place = place
    self.scenario = scenario
    self.exported = exported
  }
}

/// A screen in code as a scenario whose notations are values, so that it can be a file.
package struct ExportedScreen: Sendable {
  /// The scenario whose notations are code.
  package let code: Scenario
  /// The same screen as values.
  package let values: Scenario
  /// The layout spec that code builds in each container, with the names in `code`; `nil` where the
  /// node has none.
  package let specs: [LayoutSpec?]
  /// The name in `values` for each name in `code`.
  package let names: [String: String]
  /// The parts of the screen that a file cannot express, one clause each; empty where it says everything.
  package let notes: [String]

  /// Puts both scenarios together.
  package init(
    code: Scenario, values: Scenario, specs: [LayoutSpec?], names: [String: String],
    notes: [String]
  ) {
    self.code = code
    self.values = values
    self.specs = specs
    self.names = names
    self.notes = notes
  }
}
