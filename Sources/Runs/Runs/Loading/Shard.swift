package import RunRecords

extension Shard {
  /// Whether a scenario is in this part: its number modulo `count`, counted from 1, is `index`.
  ///
  /// The number is FNV-1a in 64 bits over the UTF-8 bytes of the name, mixed by the last step of
  /// MurmurHash3, since names that differ in one digit would gather in few shards otherwise. That
  /// never changes, so that a scenario stays on its machine when others come and go.
  func contains(_ name: String) -> Bool {
    var hash = name.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3
    }
    for factor: UInt64 in [0xFF51_AFD7_ED55_8CCD, 0xC4CE_B9FE_1A85_EC53] {
      hash = (hash ^ (hash >> 33)) &* factor
    }
    hash ^= hash >> 33
    return Int(hash % UInt64(count)) + 1 == index
  }

  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1],
      (1...Self.most).contains(count), (1...count).contains(index)
    else { return nil }
    self.init(index: index, count: count)
  }
}
