import Foundation

/// On which seeds a breaker tries to break something.
///
/// A run of all tests tries a few. `make fuzz COUNT=… SEED=…` sets how many there are, and the first.
package enum BreakerSeeds {
  /// The seeds of a breaker that usually tries `count` of them.
  package static func of(_ count: Int) -> Range<UInt64> {
    let variables = ProcessInfo.processInfo.environment
    let first = variables["LAYOUTDIFF_FUZZ_SEED"].flatMap { UInt64($0) } ?? 1
    let asked = variables["LAYOUTDIFF_FUZZ_COUNT"].flatMap { UInt64($0) } ?? UInt64(count)
    let start = min(first, UInt64.max / 2)
    return start..<start + min(max(asked, 1), 1 << 40)
  }
}
