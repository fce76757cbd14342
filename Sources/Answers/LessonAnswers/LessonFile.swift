package import Lessons
import ScenarioFiles
package import Scenarios
package import TextMeasuring

/// The file of a lesson, and what it becomes by a change.
package struct LessonFile: Sendable {
  /// The text of the file.
  package let source: SourceText
  package let scenario: Scenario
  package let lesson: Lesson
  private let measurer: TextMeasurer

  /// Reads a lesson from the text of its file.
  package init(_ source: SourceText, measurer: TextMeasurer) throws(ScenarioError) {
    self.source = source
    self.measurer = measurer
    var read: Lesson?
    scenario = try ScenarioReader.scenario(from: source, measurer: measurer) {
      read = LessonReader.lesson($0)
    }
    guard let lesson = read else {
      throw ScenarioError(diagnostics: [
        Diagnostic(
          file: source.file, at: .start, "is a scenario without a lesson",
          hints: ["add 'lesson:' with 'text' and 'tasks', or leave the file out of the course"])
      ])
    }
    self.lesson = lesson
  }

  /// The lines above the lesson: the scenario alone, with the line numbers of the file.
  package var scenarioLines: [String] {
    Array(source.lines.prefix { !$0.hasPrefix("lesson:") })
  }

  /// The lines of a key of the scenario, with the number of the first one; `nil` where it is missing.
  package func section(_ key: String) -> (text: String, line: Int)? {
    let lines = scenarioLines
    guard let first = lines.firstIndex(where: { $0.hasPrefix("\(key):") }) else { return nil }
    let inside = lines[(first + 1)...].prefix {
      $0.isEmpty || $0.hasPrefix(" ") || $0.hasPrefix("#")
    }
    return (([lines[first]] + inside).joined(separator: "\n"), first + 1)
  }

  /// The lines that a reader may change: those above the lesson, without the editor's first line.
  package var typedLines: [String] {
    Array(scenarioLines.dropFirst(editorLine == nil ? 0 : 1))
  }

  /// The first line where it only tells editors of the schema.
  private var editorLine: String? {
    scenarioLines.first.flatMap { $0.hasPrefix("# yaml-language-server:") ? $0 : nil }
  }

  /// The scenario as some changes leave it.
  ///
  /// Each change replaces its text wherever it is in a line above the lesson.
  package func scenario(after changes: [LessonChange]) throws(ScenarioError) -> Scenario {
    var lines = scenarioLines
    for change in changes {
      lines = lines.map { $0.replacing(change.old, with: change.new) }
    }
    return try scenario(written: lines.joined(separator: "\n"))
  }

  /// The scenario of a text that a reader wrote in place of the file's.
  ///
  /// The editor's first line is put back, so that reasons have the line numbers of the page.
  package func scenario(written text: String) throws(ScenarioError) -> Scenario {
    let start = editorLine.flatMap { text.hasPrefix($0) ? nil : $0 + "\n" } ?? ""
    return try ScenarioReader.scenario(
      from: SourceText(file: source.file, text: start + text), measurer: measurer)
  }
}
