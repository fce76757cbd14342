import Runs
import Scenarios
public import ScreenScenarios
import TextMeasuring

/// A screen in Swift, written as a scenario file.
public struct ExportedFile: Sendable {
  /// The text of the file.
  public let text: String
  /// The parts that the file cannot express, and every frame that is not the screen's; empty where it
  /// has the screen's frames in all containers.
  public let notes: [String]
}

extension LayoutDiff {
  /// Writes a screen as a scenario file, lays the file out, and compares it with the screen.
  ///
  /// The same as the command `export`. Throws where the node and the view make no scenario, as every
  /// command over the screen does.
  public static func scenarioFile(of screen: Screen) throws -> ExportedFile {
    let export = try ScreenExport(of: screen.coded, measurer: TextMeasurer())
    return ExportedFile(text: export.text, notes: export.notes)
  }
}
