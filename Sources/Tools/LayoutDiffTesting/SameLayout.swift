import Comparison
import Foundation
import Geometry
import LinearProgramming
import Reporting
import Scenarios
import ScreenScenarios
import TextMeasuring
import TextureNames
import Timing
import UIKitNames
import UIKitValues

/// A node and a view compared, as far as that came.
struct SameLayout {
  private let settings: ScreenSettings
  private let outcome: Result<Comparison, ScenarioError>

  private struct Comparison {
    let scenario: Scenario
    let comparison: ScenarioComparison
  }

  /// Compares the node and the view of a screen.
  init(_ screen: Screen) {
    self.init(screen.settings) { () throws(ScenarioError) in try screen.scenario() }
  }

  /// Compares a node and a view.
  init(_ settings: ScreenSettings, _ node: ASDisplayNode, _ view: UIView) {
    self.init(settings) { () throws(ScenarioError) in try settings.scenario(of: node, view) }
  }

  private init(
    _ settings: ScreenSettings, _ scenario: () throws(ScenarioError) -> Scenario
  ) {
    self.settings = settings
    outcome = Result(catching: scenario).map {
      Comparison(scenario: $0, comparison: ScenarioComparer.compare($0))
    }
  }

  /// What is wrong, for people, with the path of a report; `nil` where all is as it should be.
  ///
  /// - Parameter test: the name of the test that asks, for the report.
  func failure(of test: String?) -> String? {
    switch outcome {
    case .failure(let error):
      return error.diagnostics.map { diagnostic in
        ([diagnostic.message] + diagnostic.hints).joined(separator: "\n")
      }.joined(separator: "\n")
    case .success(let compared):
      guard !compared.comparison.verdict.passes else { return nil }
      let lines = ["\(settings.title): \(compared.comparison.sentence)"]
      return
        (lines + findings(in: compared.comparison) + reasons(compared) + [report(compared, test)])
        .joined(separator: "\n")
    }
  }

  /// What differs and conflicts, and what the constraints leave open.
  private func findings(in comparison: ScenarioComparison) -> [String] {
    let findings = comparison.findings
    var lines = findings.prefix(Self.mostFindings).joined().map { "  " + $0 }
    if findings.count > Self.mostFindings {
      lines.append("  and \(findings.count - Self.mostFindings) more in the report")
    }
    for container in comparison.containers {
      lines += container.ambiguities.map { "  at \(container.container.words): \($0.sentence)" }
    }
    return lines
  }

  /// What holds the first edges that differ in the constraints, with lines of code, and what was
  /// made and holds nothing.
  private func reasons(_ compared: Comparison) -> [String] {
    let causes = DifferenceCauses(
      of: compared.comparison, scenario: compared.scenario,
      rounding: .pixels(scale: settings.device.scale))
    let unused = compared.scenario.codedHabits?().neverActivated ?? []
    return (causes.lines + unused.map { "'\($0)' was made and never activated" }).map { "  " + $0 }
  }

  /// More findings than this are read in the report.
  private static let mostFindings = 20

  /// Where the report is, or why there is none.
  private func report(_ compared: Comparison, _ test: String?) -> String {
    let lint = ScenarioLint(compared.scenario)
    let commands =
      test.map { ["swift test --filter \(ShellWord.quote(String($0.prefix { $0 != "(" })))"] } ?? []
    let fonts = settings.device.textMeasurer.usedFonts
    let record = RunRecord(
      tools: [
        .layoutDiff, ToolVersion(name: "GLPK", version: LinearProgram.solverVersion),
      ],
      machine: .current, fonts: fonts.map { FontFile(name: $0.fileName, sha256: $0.sha256) },
      scenarios: [
        ScenarioRecord(
          compared.scenario, compared.comparison, warnings: lint.findings, commands: commands)
      ])
    let folder = TestReports.folder(for: settings.place)
    do {
      try ReportWriter.write(record, to: folder)
      return "report: \(folder.appending(path: "index.html").path)"
    } catch {
      return "no report could be written: \(error)"
    }
  }
}
