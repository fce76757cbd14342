package import Scenarios
package import TextMeasuring

extension ScenarioReader {
  /// Reads the scenario file at `path`; `measurer` measures its text, and `lesson` reads its lesson.
  ///
  /// - Parameter allowsFramesAlone: whether it may have frames in place of both notations.
  /// - Throws: `ScenarioError` with all mistakes in the file.
  package static func scenario(
    at path: String, measurer: TextMeasurer, allowsFramesAlone: Bool = false,
    lesson: UnreadLesson.Reader = { _ in }
  ) throws(ScenarioError) -> Scenario {
    let source: SourceText
    do {
      source = try ScenarioFile.read(path)
    } catch {
      throw ScenarioError(diagnostics: [error])
    }
    return try scenario(
      from: source, measurer: measurer, neighbors: { EarlierScenario.names(beside: path) },
      allowsFramesAlone: allowsFramesAlone, lesson: lesson)
  }
}
