import ArgumentParser
import Runs
import Timing

/// Up to which difference two times count as equal; the same words in every command that times.
struct BandOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Percentage by which two times may differ and still count as equal.", valueName: "percent"))
  var band = 5.0

  /// Refuses what is no share.
  func validate() throws {
    guard band > 0, band <= 1000 else {
      throw ValidationError("--band is a percentage above 0 and at most 1000.")
    }
  }

  /// The options of a ratio whose resamples are drawn from `seed`.
  func ratioOptions(seed: UInt64) -> RatioOptions {
    RatioOptions(band: band / 100, seed: seed)
  }
}

/// How long times of one scenario may take; the same words in every command that times many.
struct TimeBudgetOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The most seconds for the times of one scenario, or of one list of it.",
      valueName: "seconds"))
  var timeBudget = RunTiming.usualSecondsBudget

  /// Refuses what is no budget.
  func validate() throws {
    guard timeBudget > 0, timeBudget <= 86_400 else {
      throw ValidationError("--time-budget is a number of seconds above 0, at most 86400.")
    }
  }
}

/// Whether a debug build may take times; the same word in every command that times.
struct DebugBuildOption: ParsableArguments {
  @Flag(help: "Take times even in a debug build; they say nothing about real use.")
  var allowDebug = false

  /// How the program was built; a test may say otherwise.
  @TaskLocal static var buildMode = MachineDescription.current.buildMode

  /// Why nothing is timed; `nil` where times may be taken.
  var refusal: String? {
    guard Self.buildMode == .debug, !allowDebug else { return nil }
    return """
      this is a debug build, whose times say nothing about real use
      build it with -c release, or take times anyway with --allow-debug
      """
  }
}

/// The numbers of rows at which a report shows how times grow.
struct GrowthRows {
  let counts: [Int]

  init(counts: [Int]) {
    self.counts = counts
  }

  /// Reads numbers from 1 to 10 000, separated by commas; 1 is always among them, and first.
  init(argument: String) throws {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }.filter { (1...10_000).contains($0) }
    guard numbers.count == parts.count else {
      throw ValidationError("'\(argument)' is not a list of numbers from 1 to 10000: 1,10,100")
    }
    counts = Set(numbers + [1]).sorted()
  }
}

/// The number of samples for each time; the same words in every command that times.
struct SamplingOptions: ParsableArguments {
  @Option(help: "How many pairs of samples to take for each time.")
  var samples = 100

  @Option(help: "Seed of the random order of the engines.")
  var seed: UInt64 = 1

  /// Refuses numbers that make no measurement.
  func validate() throws {
    guard (PairedRatio.fewestPairs...1_000_000).contains(samples) else {
      throw ValidationError("--samples is a number from \(PairedRatio.fewestPairs) to 1000000.")
    }
  }
}
