import ChangeCost
import Comparison
import LayoutConstraints
import Layouts
import RunRecords
import ScenarioFiles
import Scenarios
import TextMeasuring

extension ChangeRecord {
  /// Weighs the change that a scenario says it is; `nil` where it says none.
  init?(
    of scenario: Scenario, measurer: TextMeasurer, solver: ConstraintSolver,
    work: LayoutWork? = nil
  ) {
    guard let id = scenario.changes else { return nil }
    guard let file = EarlierScenario.file(id, beside: scenario.file) else {
      self.init(
        before: id, title: id, file: scenario.file,
        problem: "there is no scenario '\(id)' beside \(scenario.file)")
      return
    }
    do {
      let before = try ScenarioReader.scenario(at: file, measurer: measurer)
      self.init(from: before, to: scenario, solver: solver, work: work)
    } catch {
      self.init(
        before: id, title: id, file: file,
        problem: error.diagnostics.first.map { "\(file): \($0.message)" } ?? file)
    }
  }

  init(
    from before: Scenario, to after: Scenario, solver: ConstraintSolver, work: LayoutWork? = nil
  ) {
    self.init(before: before.id, title: before.title, file: before.file)
    do {
      let cost = try ChangeCost(from: before, to: after, work: work)
      guard !cost.containers.isEmpty else {
        problem = "it has no container in common with \(before.id)"
        return
      }
      self.cost = cost
      containers = ScenarioComparer.compare(before, solver: solver, work: work).containers.filter {
        cost.containers.contains($0.container)
      }
    } catch {
      problem = error.description
    }
  }
}
