/// The children of one spec, shared between copies of it.
///
/// It is a class so that a very deep spec can be freed: the runtime frees nested values by
/// recursion, which overflows a 512 KiB stack after a few thousand levels. Deep children free
/// themselves in a loop.
///
/// `list` changes only in `deinit`, and only in objects with a single owner. Hence the unchecked
/// conformance, and no checks of exclusive access while it is read.
final class SpecChildren: @unchecked Sendable {
  @exclusivity(unchecked) private(set) var list: [LayoutSpec]
  /// The number of levels of these specs; at least 1.
  let depth: Int
  /// The number of these specs, at all levels; `Int.max` where there are more.
  let nodeCount: Int

  /// The depth up to which recursion is harmless, and cheaper.
  private static let recursionLimit = 64

  /// Stores `list`, which is not empty.
  init(_ list: [LayoutSpec]) {
    var depth = 0
    var nodeCount = 0
    for spec in list {
      depth = max(depth, spec.depth)
      let (sum, overflow) = nodeCount.addingReportingOverflow(spec.nodeCount)
      nodeCount = overflow ? .max : sum
    }
    self.list = list
    self.depth = depth
    self.nodeCount = nodeCount
  }

  deinit {
    guard depth > Self.recursionLimit else { return }
    var pending = takeGrandchildren()
    while var children = pending.popLast() {
      if isKnownUniquelyReferenced(&children) {
        pending += children.takeGrandchildren()
      }
    }
  }

  /// Removes the children's children, and returns them.
  private func takeGrandchildren() -> [SpecChildren] {
    var taken: [SpecChildren] = []
    for index in list.indices {
      if let storage = list[index].storage.take() { taken.append(storage) }
    }
    return taken
  }
}
