import ArgumentParser
import Timing

/// Whether times are compared with baselines, which have them as ratios only.
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

  /// Refuses numbers that make no measurement, and builds whose times mean nothing.
  func validate() throws {
    guard (PairedRatio.fewestPairs...1_000_000).contains(samples) else {
      throw ValidationError("--samples is a number from \(PairedRatio.fewestPairs) to 1000000.")
    }
    if timing, let refusal = debugBuild.refusal {
      throw ValidationError("nothing is timed: \(refusal)")
    }
  }
}
