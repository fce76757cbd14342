import ArgumentParser
import Geometry
import LayoutConstraints
import Lessons
import Reporting
import RunRecords
import Runs
import ScenarioFiles
import Scenarios
import TextMeasuring
import Timing

extension Container {
  static func fromArgument(_ text: String) throws -> Container {
    guard let container = Container(text) else {
      throw ValidationError(
        "'\(text)' is not a container: \(Container.hints(for: text).joined(separator: "; ")).")
    }
    return container
  }
}

extension Rounding {
  static let words = "1|2|3|off"

  /// Reads a rounding from the command line: pixels per point, or `off` for exact lengths.
  static func fromArgument(_ text: String) throws -> Rounding {
    if text == "off" { return .exact }
    guard ["1", "2", "3"].contains(text), let scale = Double(text) else {
      throw ValidationError("'\(text)' is not a rounding: expected \(words).")
    }
    return .pixels(scale: scale)
  }
}

extension CaseIterable where Self: RawRepresentable, RawValue == String {
  static var words: String { allCases.map(\.rawValue).joined(separator: "|") }

  /// Reads a case from the command line; `kind` says with its article what it should be.
  static func word(_ text: String, called kind: String) throws -> Self {
    guard let known = Self(rawValue: text) else {
      throw ValidationError("'\(text)' is not \(kind): expected \(words).")
    }
    return known
  }
}

extension Scenario {
  /// The help about the argument of a command for one scenario.
  static let argumentHelp: ArgumentHelp =
    "A scenario file, its id, or the name of a screen in Swift."

  /// The path of the scenario file that an argument names by its id; any other argument stays as it is.
  static func pathFromArgument(_ word: String) -> String {
    let path = ScenarioFinder.path(meantBy: word)
    guard path != word, RunningProgram.screen(named: word) == nil,
      (try? Benchmarks.screen(named: word, TextMeasurer())) == nil
    else { return word }
    return path
  }

  /// Reads the only scenario of a command, a file, a screen or a scene; reports what is wrong and ends
  /// the command otherwise.
  static func fromArgument(
    _ word: String, allowsFramesAlone: Bool = false
  ) throws -> Scenario {
    let measurer = TextMeasurer()
    if let scene = try Benchmarks.screen(named: word, measurer) { return scene }
    do throws(ScenarioError) {
      if let screen = RunningProgram.screen(named: word) {
        return try screen.scenario(measurer)
      }
      return try ScenarioReader.scenario(
        at: word, measurer: measurer, allowsFramesAlone: allowsFramesAlone,
        lesson: LessonReader.check)
    } catch {
      Terminal.note(error.description)
      if error.isMissingFile, !RunningProgram.screens.isEmpty {
        Terminal.note(
          NearestWord.hint(for: word, among: RunningProgram.screens.map(\.name)))
      }
      throw ExitCode(ExitStatus(error).rawValue)
    }
  }
}

extension BenchmarkEngine: ExpressibleByArgument {}

extension BenchmarkPhase: ExpressibleByArgument {}

extension ReportedScenarios: ExpressibleByArgument {}
