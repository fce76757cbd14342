import ArgumentParser

/// One of several equal parts of all scenarios, for machines that share the work.
struct Shard: Sendable, Equatable {
  /// Which part, from 1 to `count`.
  let index: Int
  /// How many parts there are.
  let count: Int

  /// More machines than this share no work of people.
  private static let most = 1000

  /// Whether a scenario is in this part: its number modulo `count`, counted from 1, is `index`.
  ///
  /// The number is FNV-1a in 64 bits over the UTF-8 bytes of the name, mixed by the last step of
  /// MurmurHash3, since names that differ in one digit would gather in few shards otherwise. That
  /// never changes, so that a scenario stays on its machine when others come and go.
  func holds(_ name: String) -> Bool {
    var hash = name.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3
    }
    for factor: UInt64 in [0xFF51_AFD7_ED55_8CCD, 0xC4CE_B9FE_1A85_EC53] {
      hash = (hash ^ (hash >> 33)) &* factor
    }
    hash ^= hash >> 33
    return Int(hash % UInt64(count)) + 1 == index
  }

  /// The shard as an argument: `2/3`.
  var text: String { "\(index)/\(count)" }

  /// Reads a shard from the command line.
  static func fromArgument(_ text: String) throws -> Shard {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1],
      (1...most).contains(count), (1...count).contains(index)
    else {
      throw ValidationError(
        "'\(text)' is not a shard: expected i/n with i from 1 to n, and n at most \(most).")
    }
    return Shard(index: index, count: count)
  }
}
