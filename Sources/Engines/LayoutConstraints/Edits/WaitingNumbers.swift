/// Whole numbers that wait to be handled, the smallest first: one bit for each.
struct WaitingNumbers {
  private var words: [UInt64]
  /// No word before this one has a bit.
  private var first: Int

  /// No number waits; all will be below `count`.
  init(below count: Int) {
    words = [UInt64](repeating: 0, count: (count + 63) / 64)
    first = words.count
  }

  /// Lets a number wait, if it does not yet.
  mutating func insert(_ number: Int) {
    words[number / 64] |= 1 << UInt64(number % 64)
    first = min(first, number / 64)
  }

  /// Removes the smallest number; `nil` if none waits.
  mutating func popFirst() -> Int? {
    while first < words.count {
      let word = words[first]
      if word != 0 {
        words[first] = word & (word - 1)
        return 64 * first + word.trailingZeroBitCount
      }
      first += 1
    }
    return nil
  }
}
