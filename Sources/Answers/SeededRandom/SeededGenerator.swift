/// A small random generator (SplitMix64) with the same sequence for the same seed, on every platform and
/// in every release.
///
/// Source: G. L. Steele, D. Lea, C. H. Flood, "Fast splittable pseudorandom number generators",
/// OOPSLA 2014, doi:10.1145/2660193.2660195.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Makes a generator; every seed is equally good.
  package init(seed: UInt64) {
    state = seed
  }

  /// The next 64 random bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A random integer from 0 to `count` − 1; `count` is at least 1.
  ///
  /// Unlike the standard library's algorithm, this one never changes between releases. Its bias is below
  /// `count` / 2⁶⁴.
  package mutating func index(below count: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(count)).high)
  }

  /// The integers from 0 to `count` − 1 in random order.
  package mutating func permutation(of count: Int) -> [Int] {
    var order = Array(0..<count)
    for last in order.indices.reversed().dropLast() {
      order.swapAt(last, index(below: last + 1))
    }
    return order
  }
}
