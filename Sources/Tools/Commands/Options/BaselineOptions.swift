import ArgumentParser
import RunRecords
import Runs

/// Where baselines are; the same words in every command that knows them.
struct BaselineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder of the baselines. (default: a folder called baselines beside each scenario file)",
      valueName: "folder"))
  var baselines: String?

  /// Refuses a folder without a name.
  func validate() throws {
    if baselines?.isEmpty == true {
      throw ValidationError("--baselines needs the name of a folder.")
    }
  }
}

/// The conditions for a scenario to pass; the same words in every command that judges.
struct RequirementOptions: ParsableArguments {
  @Flag(help: "Fail scenarios whose baseline is missing or incomplete.")
  var requireBaselines = false

  @Flag(help: "Fail scenarios whose layouts take more work than their baseline, rather than warn.")
  var strictWork = false

  @Flag(help: "Fail scenarios with an ambiguous value, even if the layouts agree.")
  var requireUnambiguous = false
}
