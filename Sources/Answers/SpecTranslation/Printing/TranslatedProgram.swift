import Geometry
import LayoutConstraints
import Layouts
import LinearProgramming
import Scenarios

extension TranslatedScenario {
  /// The linear program of the translation in the scenario's first container, with `header` as a comment.
  ///
  /// Throws where there is no layout, or no such program.
  func linearProgram(header: String) throws(LayoutFailure) -> String {
    let program = try ScenarioLayouts(scenario).linearProgram(
      in: scenario.containers[0], rounding: .pixels(scale: scenario.scale))
    let comments = FileComments(
      header: header,
      rows: Dictionary(
        uniqueKeysWithValues: program.rows.map { $0.text }.enumerated().map { ($0, $1) }),
      columns: [:])
    do {
      return try program.program.text(as: .cplexLP, comments: comments)
    } catch {
      throw .solver(message: error.description)
    }
  }
}
