import Foundation

/// On how many seeds a slow law is tried.
///
/// A law says for how many random examples it is meant. A run of all tests tries an eighth of them, and
/// the environment's `LAYOUTDIFF_SEEDS` any other share: 1 for all, 10 for ten times as many.
package enum LawSeeds {
  /// The share of its seeds that a law is tried on; above 0.
  package static let share: Double = {
    let text = ProcessInfo.processInfo.environment["LAYOUTDIFF_SEEDS"] ?? ""
    guard let share = Double(text), share > 0, share <= 10_000 else { return usualShare }
    return share
  }()

  private static let usualShare = 0.125

  /// The seeds of a law that is meant for `count` of them, from `start` on; at least one.
  package static func of(_ count: Int, from start: UInt64 = 0) -> Range<UInt64> {
    start..<start + UInt64(max(1, (Double(count) * share).rounded(.up)))
  }

  /// The share of a count of something that all seeds together have, rounded down.
  package static func share(of count: Int) -> Int { Int(Double(count) * share) }
}
