/// A list of plain numbers that grows while it is built.
///
/// Appending to an array asks each time who owns the array; where a loop does little else, that is
/// most of its work. The memory belongs to this value alone and is freed with it; hence it cannot be
/// copied.
struct GrowingBuffer<Element>: ~Copyable {
  private var elements: UnsafeMutableBufferPointer<Element>
  /// The number of elements.
  private(set) var count = 0

  /// Makes an empty list with memory for some elements.
  init(capacity: Int) {
    elements = .allocate(capacity: max(capacity, 8))
  }

  deinit {
    elements.extracting(0..<count).deinitialize()
    elements.deallocate()
  }

  /// One element.
  subscript(index: Int) -> Element {
    get { elements[index] }
    nonmutating set { elements[index] = newValue }
  }

  /// Adds an element at the end.
  @inline(__always)
  mutating func append(_ element: Element) {
    if count == elements.count { grow() }
    elements.initializeElement(at: count, to: element)
    count += 1
  }

  /// Removes the last element and returns it; `nil` if there is none.
  @inline(__always)
  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return elements.moveElement(from: count)
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutableBufferPointer<Element>.allocate(capacity: 2 * elements.count)
    _ = larger.moveInitialize(fromContentsOf: elements.extracting(0..<count))
    elements.deallocate()
    elements = larger
  }
}
