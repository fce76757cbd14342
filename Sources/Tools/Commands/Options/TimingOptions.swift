import ArgumentParser
import Runs
import Timing

struct BandOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Percentage by which two times may differ and still count as equal.", valueName: "percent"))
  var band = 5.0

  func validate() throws {
    guard band > 0, band <= 1000 else {
      throw ValidationError("--band is a percentage above 0 and at most 1000.")
    }
  }

  func ratioOptions(seed: UInt64) -> RatioOptions {
    RatioOptions(band: band / 100, seed: seed)
  }
}

struct TimeBudgetOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The most seconds for the times of one scenario, or of one list of it.",
      valueName: "seconds"))
  var timeBudget = RunTiming.usualSecondsBudget

  func validate() throws { try Self.check(timeBudget) }

  static func check(_ timeBudget: Double) throws {
    guard timeBudget > 0, timeBudget <= 86_400 else {
      throw ValidationError("--time-budget is a number of seconds above 0, at most 86400.")
    }
  }
}

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

/// Numbers of rows, or sizes of scenes.
struct BenchSizes {
  let counts: [Int]

  init(argument: String) throws { try self.init(argument: argument, most: 100_000) }

  /// Reads numbers from 1 to `most`, separated by commas.
  init(argument: String, most: Int) throws {
    let words = argument.split(separator: ",", omittingEmptySubsequences: false)
    counts = words.compactMap { Int($0) }.filter { (1...most).contains($0) }
    guard counts.count == words.count else {
      throw ValidationError("'\(argument)' is not a list of numbers from 1 to \(most): 1,10,100")
    }
  }
}

/// The numbers of rows at which a report shows how times grow.
struct GrowthRows {
  var counts = [1, 10]
}

extension GrowthRows {
  /// Reads numbers from 1 to 10 000, separated by commas; 1 is always among them, and first.
  init(argument: String) throws {
    counts = Set(try BenchSizes(argument: argument, most: 10_000).counts + [1]).sorted()
  }
}

struct SamplingOptions: ParsableArguments {
  @Option(help: "How many pairs of samples to take for each time.")
  var samples = 100

  @Option(help: "Seed of the random order of the engines.")
  var seed: UInt64 = 1

  func validate() throws { try Self.check(samples) }

  static func check(_ samples: Int) throws {
    guard (PairedRatio.fewestPairs...1_000_000).contains(samples) else {
      throw ValidationError("--samples is a number from \(PairedRatio.fewestPairs) to 1000000.")
    }
  }
}

struct GateTimingOptions: ParsableArguments {
  @Flag(
    help: """
      Also time both engines. The ratio of their times is accepted, or compared with the \
      baseline's. Ratios of different machines may differ.
      """)
  var timing = false

  @OptionGroup var debugBuild: DebugBuildOption

  @Option(help: "How many pairs of samples to take for each ratio, with --timing.")
  var samples = 100

  @OptionGroup var budgetOption: TimeBudgetOption

  func validate() throws {
    try SamplingOptions.check(samples)
    if timing, let refusal = debugBuild.refusal {
      throw ValidationError("nothing is timed: \(refusal)")
    }
  }
}
