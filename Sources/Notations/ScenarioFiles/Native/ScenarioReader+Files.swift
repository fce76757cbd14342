package import Scenarios
package import TextMeasuring

extension ScenarioReader {
  /// Reads the scenario file at `path`; `measurer` measures its text, and `lesson` reads its lesson.
  ///
  /// - Throws: `ScenarioError` with all mistakes in the file.
  package static func scenario(
    at path: String, measurer: TextMeasurer, lesson: UnreadLesson.Reader = { _ in }
  ) throws(ScenarioError) -> Scenario {
    let source: SourceText
    do {
      source = try ScenarioFile.read(path)
    } catch {
      throw ScenarioError(diagnostics: [error])
    }
    return try scenario(
      from: source, measurer: measurer, neighbors: { EarlierScenario.names(beside: path) },
      lesson: lesson)
  }
}
