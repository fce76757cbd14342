import ArgumentParser
import Proving

/// The most layouts of a proof; the same words in every command that proves.
struct ProofBudgetOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The most layouts to make; what lies beyond them is unproven.", valueName: "layouts"))
  var budget = ProofWork.usualBudget

  /// Refuses what is no budget.
  func validate() throws {
    guard (1...1_000_000_000).contains(budget) else {
      throw ValidationError("--budget is a number of layouts from 1 to 1000000000.")
    }
  }
}
