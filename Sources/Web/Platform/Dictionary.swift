extension Dictionary {
  /// Makes a dictionary of pairs, and one value of those with the same key.
  public init(
    _ pairs: some Sequence<(Key, Value)>, uniquingKeysWith combine: (Value, Value) -> Value
  ) {
    self.init()
    for (key, value) in pairs { self[key] = self[key].map { combine($0, value) } ?? value }
  }
}
