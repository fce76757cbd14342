extension Array {
  /// Makes an array of what `write` puts at the start of memory for `capacity` elements; `count` is
  /// their number at the end.
  ///
  /// As `init(unsafeUninitializedCapacity:initializingWith:)`, but compiled for this type of elements.
  /// That one looks up the type of the array's memory each time, which costs more than a few dozen
  /// elements.
  @inlinable @inline(__always)
  package init(
    capacity: Int,
    writing write: (_ memory: UnsafeMutableBufferPointer<Element>, _ count: inout Int) -> Void
  ) {
    self = []
    append(addingCapacity: capacity) { memory in
      memory.withUnsafeMutableBufferPointer { memory, count in write(memory, &count) }
    }
  }
}
