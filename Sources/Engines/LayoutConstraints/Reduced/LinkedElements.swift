/// What stands in an array as part of a linked list.
protocol Linked {
  /// Where the next one of the list stands; -1 ends it.
  var next: Int { get }
}

/// The elements of one of the linked lists in an array.
struct LinkedElements<Element: Linked>: Sequence, IteratorProtocol {
  private let elements: [Element]
  private var index: Int

  /// The list that begins at `first`; -1 for an empty one.
  init(_ elements: [Element], from first: Int) {
    self.elements = elements
    index = first
  }

  /// The next element.
  mutating func next() -> Element? {
    guard index >= 0 else { return nil }
    let element = elements[index]
    index = element.next
    return element
  }
}
