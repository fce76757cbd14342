import Examining
import Foundation
import RunRecords
import Runs
import ScenarioFiles
import Scenarios
import ScreenScenarios
import TestSupport
import Testing
import TextMeasuring

@testable import Commands
@testable import LayoutDiffTesting

/// The same scenario by `check` and by the line of a unit test.
@Suite("One reason everywhere")
struct SameReasonTests {
  /// All shipped scenario files with both notations, as if none announced its difference.
  private static func scenarios() throws -> [Scenario] {
    try ScenarioFinder.files(at: [Repository.scenarios.path]).files.map { file in
      var scenario = try ScenarioReader.scenario(at: file, measurer: TextMeasurer())
      scenario.expectation = nil
      return scenario
    }.filter(\.hasBothNotations)
  }

  @Test("a failing unit test gives the reasons of check, word for word")
  func sameReasons() throws {
    var differing = 0
    for scenario in try Self.scenarios() {
      let run = Run([.baseline], measurer: TextMeasurer())
      let examined = run.examine(LoadedScenarios(scenarios: [scenario])).scenarios[0]
      let settings = ScreenSettings(
        name: scenario.id, containers: scenario.containers, place: "CommandLineTests/Same.swift:1")
      let failure = TestedScreen(settings, .success(scenario)).failures(of: nil).first?.text
      guard !examined.record.standing.passes else {
        #expect(failure == nil, "\(scenario.id)")
        continue
      }
      differing += 1
      // The first line names the scenario, the last one the report of the test.
      let lines = try #require(failure).split(separator: "\n").dropFirst().dropLast()
      let told = lines.map { $0.dropFirst(2) }
      let checked = CheckedScenario(examined).lines.dropFirst().map { $0.dropFirst(4) }
      // A test has room for more than check, which says how many more there are.
      let shown = checked.filter { !$0.hasPrefix("and ") }
      #expect(told.filter(shown.contains) == shown, "\(scenario.id): \(shown) \(told)")
      #expect(shown.count < checked.count || told.count == shown.count, "\(scenario.id)")
    }
    #expect(differing > 5)
  }
}
