import Comparison
import Examining
import FoundationEssentials
import Layouts
import Phrases
import Promises
import Reporting
import RunRecords
import Scenarios
import ScreenScenarios
import TextureNames
import Threads
import UIKitNames
import UIKitValues

/// A screen in a test: both notations compared, and its promises decided; or why there is no scenario.
struct TestedScreen {
  private let settings: ScreenSettings
  private let scenario: Result<Scenario, ScenarioError>

  /// A reason why a test fails.
  struct Failure {
    /// The line of a promise in the file of the test; `nil` for what is about the whole screen.
    let line: Int?
    /// The reason, for people, with the path of a report where there is one.
    let text: String
  }

  /// Takes a screen with a name.
  init(_ screen: Screen) {
    self.init(screen.settings, Result { () throws(ScenarioError) in try screen.scenario() })
  }

  /// Takes a scenario, or why there is none.
  init(_ settings: ScreenSettings, _ scenario: Result<Scenario, ScenarioError>) {
    self.settings = settings
    self.scenario = scenario
  }

  /// Takes what is made by `make`: a node, a view or both, whose classes name the screen.
  ///
  /// Each case is filled into a node and a view of its own.
  init(
    _ settings: ScreenSettings, cases: [ScreenCase], making make: @MainActor () -> ScreenSides,
    promising promises: @MainActor (ScreenSides) -> [ScreenPromise] = { _ in [] }
  ) {
    (self.settings, scenario) = MainThread.run {
      let sides = settings.device.run { make() }
      var settings = settings
      settings.name = sides.classes.first ?? ""
      settings.title = sides.classes.joined(separator: " and ")
      return (
        settings,
        Result { () throws(ScenarioError) in
          try settings.scenario(of: sides, cases: cases, making: make, promising: promises)
        }
      )
    }
  }

  /// Why the test fails; empty where it passes.
  ///
  /// The reasons are those that `check` prints, word for word. A promise that is not kept is a failure of its
  /// own.
  ///
  /// - Parameters:
  ///   - test: the name of the test that asks, for the report.
  ///   - mustPromise: whether a screen without any promise fails.
  func failures(of test: String?, mustPromise: Bool = false) -> [Failure] {
    switch scenario {
    case .failure(let error):
      return error.diagnostics.map { diagnostic in
        let text = ([diagnostic.message] + diagnostic.hints).joined(separator: "\n")
        guard let line = line(of: diagnostic.file) else {
          return Failure(line: nil, text: "\(diagnostic.file): \(text)")
        }
        return Failure(line: line, text: text)
      }
    case .success(let scenario):
      if scenario.promises.isEmpty, mustPromise || !scenario.isComparable {
        return [Failure(line: nil, text: promisesNothing(scenario))]
      }
      guard !examine(scenario, explains: false).passes else { return [] }
      var record = examine(scenario, explains: true)
      record.scenarios[0].commands = Self.commands(for: test)
      return failures(in: record, of: scenario)
    }
  }

  /// The line of a place in the file of the test: of `Module/File.swift:12`; `nil` for another file.
  private func line(of place: String) -> Int? {
    let parts = place.split(separator: ":")
    guard parts.count == 2, settings.place.hasPrefix("\(parts[0]):") else { return nil }
    return Int(parts[1])
  }

  private func promisesNothing(_ scenario: Scenario) -> String {
    """
    \(settings.title) promises nothing, so there is nothing to check: write what must hold, as in \
    [.inside("\(scenario.elements.first?.name ?? "title")")]
    """
  }

  private func failures(in record: RunRecord, of scenario: Scenario) -> [Failure] {
    let report = report(record)
    var compared = record.scenarios[0]
    let promises = compared.promises ?? []
    compared.promises = nil
    var failures: [Failure] = []
    if !compared.standing.passes {
      let unused = scenario.code?.habits?().neverActivated ?? []
      let reasons =
        compared.failureReasons(most: Self.mostReasons, more: "see the report")
        + unused.map { "'\($0)' was made and never activated" }
      let lines = ["\(settings.title): \(compared.comparison.sentence)"] + reasons.map { "  " + $0 }
      failures.append(Failure(line: nil, text: (lines + [report]).joined(separator: "\n")))
    }
    return failures
      + promises.filter { !$0.status.passes }.map { promise in
        let reasons = promise.failurePhrases.map { "  " + $0.text }
        let lines = ["\(settings.title) breaks '\(promise.promise)'"] + reasons + [report]
        return Failure(line: promise.line, text: lines.joined(separator: "\n"))
      }
  }

  private func examine(_ scenario: Scenario, explains: Bool) -> RunRecord {
    let work = LayoutWork(budget: LayoutWork.usualBudget, forEachCaseOf: scenario)
    var examined = ExaminedScenario(comparing: scenario, explains: explains, work: work)
    if !scenario.promises.isEmpty {
      examined.record.promises = PromiseDecider.records(
        of: scenario, examined.layouts, work: work)
    }
    if explains {
      examined.record.sampleFrames(of: scenario, work: work)
      examined.addContents(of: scenario)
    }
    return RunRecord(of: [examined])
  }

  /// More reasons than this are read in the report.
  private static let mostReasons = 20

  /// The command that repeats the test; none where its name is not known.
  private static func commands(for test: String?) -> [String] {
    test.map { ["swift test --filter \(ShellWord.quote(String($0.prefix { $0 != "(" })))"] } ?? []
  }

  /// The place of the report, or why there is none.
  private func report(_ record: RunRecord) -> String {
    let folder = TestReports.folder(for: settings.place)
    do {
      try ReportWriter.write(record, to: folder)
      return "report: \(folder.appending(path: "index.html").path)"
    } catch {
      return "no report could be written: \(error)"
    }
  }
}
