extension NSObjectProtocol {
  /// Takes the values of some properties from another object.
  package func take<each Value>(
    _ properties: repeat ReferenceWritableKeyPath<Self, each Value>, from other: Self
  ) { repeat self[keyPath: each properties] = other[keyPath: each properties] }
}
