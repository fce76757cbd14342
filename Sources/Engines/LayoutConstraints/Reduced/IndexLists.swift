/// Lists of indices in one array.
struct IndexLists {
  private var members: [Int]
  /// The start of each list, and the end of the last one.
  private var starts: [Int]

  /// Groups members into lists, each in the order of `pairs`; linear in their number.
  init(count: Int, _ pairs: [(list: Int, member: Int)]) {
    starts = [Int](repeating: 0, count: count + 1)
    for pair in pairs { starts[pair.list + 1] += 1 }
    for list in 0..<count { starts[list + 1] += starts[list] }
    members = [Int](repeating: 0, count: pairs.count)
    var ends = starts
    for pair in pairs {
      members[ends[pair.list]] = pair.member
      ends[pair.list] += 1
    }
  }

  /// One list.
  subscript(list: Int) -> ArraySlice<Int> { members[starts[list]..<starts[list + 1]] }
}

/// An element of a linked list within an array.
protocol Linked {
  /// The index of the next element; -1 at the end.
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

  mutating func next() -> Element? {
    guard index >= 0 else { return nil }
    let element = elements[index]
    index = element.next
    return element
  }
}
