import Comparison
import Examining
import FoundationEssentials
import Layouts
import Reporting
import RunRecords
import Scenarios
import ScreenScenarios
import TextureNames
import Threads
import UIKitNames
import UIKitValues

/// The comparison of a node and a view, or why there is none.
struct SameLayout {
  private let settings: ScreenSettings
  private let scenario: Result<Scenario, ScenarioError>

  /// Compares the node and the view of a screen.
  init(_ screen: Screen) {
    self.init(screen.settings) { () throws(ScenarioError) in try screen.scenario() }
  }

  /// Compares a node and a view, whose classes name the screen.
  ///
  /// Each case is filled into a node and a view of its own.
  init(
    _ settings: ScreenSettings, cases: [ScreenCase], node makeNode: @MainActor () -> ASDisplayNode,
    view makeView: @MainActor () -> UIView
  ) {
    self = MainThread.run {
      let (node, view) = settings.device.run { (makeNode(), makeView()) }
      var settings = settings
      settings.name = "\(type(of: node))"
      settings.title = "\(type(of: node)) and \(type(of: view))"
      return SameLayout(settings) { () throws(ScenarioError) in
        var scenario = try settings.scenario(of: node, view)
        for shown in cases {
          let (node, view) = settings.device.run { (makeNode(), makeView()) }
          scenario.cases.append(try settings.scenario(of: node, view, in: shown))
        }
        return scenario
      }
    }
  }

  /// Takes a scenario that is made by `scenario`.
  init(
    _ settings: ScreenSettings, _ scenario: () throws(ScenarioError) -> Scenario
  ) {
    self.settings = settings
    self.scenario = Result(catching: scenario)
  }

  /// Why the test fails, for people, with the path of a report; `nil` where it passes.
  ///
  /// The reasons are those that `check` prints, word for word.
  ///
  /// - Parameter test: the name of the test that asks, for the report.
  func failure(of test: String?) -> String? {
    switch scenario {
    case .failure(let error):
      return error.diagnostics.map { diagnostic in
        ([diagnostic.message] + diagnostic.hints).joined(separator: "\n")
      }.joined(separator: "\n")
    case .success(let scenario):
      guard !examine(scenario, explains: false).passes else { return nil }
      var record = examine(scenario, explains: true)
      record.scenarios[0].commands = Self.commands(for: test)
      let own = record.scenarios[0]
      let unused = scenario.code?.habits?().neverActivated ?? []
      let reasons =
        own.failureReasons(most: Self.mostReasons, more: "see the report")
        + unused.map { "'\($0)' was made and never activated" }
      let lines = ["\(settings.title): \(own.comparison.sentence)"] + reasons.map { "  " + $0 }
      return (lines + [report(record)]).joined(separator: "\n")
    }
  }

  private func examine(_ scenario: Scenario, explains: Bool) -> RunRecord {
    let work = LayoutWork(budget: LayoutWork.usualBudget)
    var examined = ExaminedScenario(comparing: scenario, explains: explains, work: work)
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
