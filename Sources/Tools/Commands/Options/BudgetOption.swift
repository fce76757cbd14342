import ArgumentParser
import Layouts

/// The most layouts of a command, or of each scenario; the same words in every command.
struct BudgetOption: ParsableArguments {
  // A number below 0 looks like an option: it is taken as the number that it is meant to be.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The most layouts to make for each scenario; work that needs more is reported as not finished.",
      valueName: "layouts"))
  var budget = LayoutWork.usualBudget

  /// The largest budget.
  static let most = 1_000_000_000

  /// The work of a command that the budget allows.
  var work: LayoutWork { LayoutWork(budget: budget) }

  /// Refuses what is no budget.
  func validate() throws {
    guard (1...Self.most).contains(budget) else {
      throw ValidationError("--budget is a number of layouts from 1 to \(Self.most).")
    }
  }
}
