import Comparison
import Geometry
import RunRecords
import Timing

/// Ratios of times in words, and what they do and do not say.
enum TimeWords {
  /// The meaning of times, shown beside all ratios; engines with different frames do different
  /// work.
  static func caveat(of scenarios: [ScenarioRecord]) -> String {
    let timed = scenarios.filter { !$0.timings.isEmpty }
    let equal = timed.count { $0.comparison.containers.allSatisfy(\.agrees) }
    let frames =
      switch equal {
      case timed.count: "with equal frames"
      case 0: "whose frames differ"
      default: "with equal frames, unless the verdict says otherwise"
      }
    return """
      Times are of LayoutDiff's own engines on this machine, on layouts \(frames); not Apple's Auto \
      Layout, not Texture on a phone. The guide “Timing, and what it does not say” explains more.
      """
  }

  /// Warns of a build without optimisation.
  static let debugBuild =
    "Times are from a debug build, without optimisation: they say nothing about release builds."

  /// How ratios are measured.
  static let method = """
    The engines take turns, so that whatever slows the machine down slows both. The interval covers \
    the true ratio in 95 of 100 such measurements.
    """

  /// The sentence that times of this many scenarios, 1 or more, are missing.
  static func missing(in count: Int) -> String {
    count == 1
      ? "Times of 1 scenario are missing, or from few rounds: its page says why."
      : "Times of \(count) scenarios are missing, or from few rounds: their pages say why."
  }

  /// `22.6× (21.7–23.5), constraints slower`.
  ///
  /// The number comes first: tables are sorted by it.
  static func ratio(_ paired: PairedRatio) -> String {
    let finding =
      switch paired.verdict {
      case .faster, .slower: "\(subject(of: paired)) \(paired.verdict.rawValue)"
      case .equal, .inconclusive: "\(paired.verdict.rawValue) times"
      }
    return "\(NumberText.ratio(paired.ratio))× (\(interval(paired))), \(finding)"
  }

  /// The engine whose time is divided; without the way it solves, where the other is the layout spec.
  private static func subject(of paired: PairedRatio) -> String {
    paired.to == "spec" ? EngineName.notation(paired.of) : EngineName.text(paired.of)
  }

  /// The interval: `21.7–23.5`.
  static func interval(_ paired: PairedRatio) -> String {
    "\(NumberText.ratio(paired.low))–\(NumberText.ratio(paired.high))"
  }

  /// A ratio with all its digits, for a tooltip.
  static func exact(_ paired: PairedRatio) -> String {
    "\(NumberText.exact(paired.ratio)) (\(NumberText.exact(paired.low)) to "
      + "\(NumberText.exact(paired.high)))"
  }

  /// The quotient that ratios are, where all are of the same two engines: `Time of the constraints
  /// (direct) ÷ time of the layout spec`.
  static func quotient(of ratios: [PairedRatio]) -> String {
    guard let first = ratios.first, ratios.allSatisfy({ $0.of == first.of && $0.to == first.to })
    else { return "Ratio of times" }
    return "Time of the \(EngineName.text(first.of)) ÷ time of the \(EngineName.text(first.to))"
  }
}
