import ArgumentParser
import Layouts
import Scenarios

struct BudgetOption: ParsableArguments {
  // A number below 0 looks like an option: it is taken as the number that it is meant to be.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      The most layouts to make for each case of a scenario; work that needs more is reported as not finished.
      """,
      valueName: "layouts"))
  var budget = LayoutWork.usualBudget

  static let most = 1_000_000_000

  /// The work for one screen, in one case.
  var work: LayoutWork { LayoutWork(budget: budget) }

  /// The work for a scenario, in every case.
  func work(for scenario: Scenario) -> LayoutWork {
    LayoutWork(budget: budget, forEachCaseOf: scenario)
  }

  func validate() throws {
    guard (1...Self.most).contains(budget) else {
      throw ValidationError("--budget is a number of layouts from 1 to \(Self.most).")
    }
  }
}
