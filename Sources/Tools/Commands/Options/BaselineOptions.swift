import ArgumentParser
import RunRecords
import Runs

struct BaselineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder of the baselines. (default: a folder called baselines beside each scenario file)",
      valueName: "folder"))
  var baselines: String?

  func validate() throws {
    if baselines?.isEmpty == true {
      throw ValidationError("--baselines needs the name of a folder.")
    }
  }
}

struct RequirementOptions: ParsableArguments {
  @Flag(help: "Fail scenarios whose baseline is missing or incomplete.")
  var requireBaselines = false

  @Flag(help: "Fail scenarios whose layouts take more work than their baseline, rather than warn.")
  var strictWork = false

  @Flag(help: "Fail scenarios with an ambiguous value, even if the layouts agree.")
  var requireUnambiguous = false

  @Flag(help: "Pass scenarios with one notation of which nothing is checked.")
  var allowUnchecked = false

  func apply(to run: inout Run) {
    run.requiresBaselines = requireBaselines
    run.requiresAcceptedWork = strictWork
    run.requiresUnambiguous = requireUnambiguous
    run.requiresChecks = !allowUnchecked
  }
}
