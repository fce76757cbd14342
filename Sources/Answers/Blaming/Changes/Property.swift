/// A property of a value: how it is read and set.
///
/// A key path would be shorter; Embedded Swift has none.
struct Property<Whole, Value> {
  /// The value that it has.
  let of: (Whole) -> Value
  let set: (inout Whole, Value) -> Void

  init(_ of: @escaping (Whole) -> Value, _ set: @escaping (inout Whole, Value) -> Void) {
    (self.of, self.set) = (of, set)
  }
}
