extension Dictionary {
  /// Makes a dictionary of pairs, and one value of those with the same key.
  public init(
    _ pairs: some Sequence<(Key, Value)>, uniquingKeysWith combine: (Value, Value) -> Value
  ) {
    self.init()
    for (key, value) in pairs { self[key] = self[key].map { combine($0, value) } ?? value }
  }

  /// This dictionary with the values of another one, and one value of those with the same key.
  public func merging(
    _ other: [Key: Value], uniquingKeysWith combine: (Value, Value) -> Value
  ) -> [Key: Value] {
    var merged = self
    merged.merge(other, uniquingKeysWith: combine)
    return merged
  }

  /// Adds the values of another one, and keeps one value of those with the same key.
  public mutating func merge(
    _ other: [Key: Value], uniquingKeysWith combine: (Value, Value) -> Value
  ) {
    for (key, value) in other { self[key] = self[key].map { combine($0, value) } ?? value }
  }
}
