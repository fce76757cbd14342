extension SpecTree {
  /// How many specs the tree is made of, as an author writes them: elements and spacers are left
  /// out, and of siblings that are alike, such as the rows of a list, one counts.
  ///
  /// Alike are specs of one kind whose children are alike, whatever their properties. Linear.
  public var writtenSpecCount: Int {
    var counts = [Int](repeating: 0, count: nodes.count)
    var shapes = [Int](repeating: 0, count: nodes.count)
    var known: [Shape: Int] = [:]
    // Children lie behind their parents.
    for index in nodes.indices.reversed() {
      var seen: Set<Int> = []
      var children: [Int] = []
      for child in nodes[index].children {
        children.append(shapes[child])
        if seen.insert(shapes[child]).inserted { counts[index] += counts[child] }
      }
      if nodes[index].kind.isWritten { counts[index] += 1 }
      let shape = Shape(kind: nodes[index].kind.specKind, children: children)
      shapes[index] = known[shape] ?? known.count
      known[shape] = shapes[index]
    }
    return counts[0]
  }
}

/// The kind of a spec and the shapes of its children, as numbers.
private struct Shape: Hashable {
  let kind: SpecKind
  let children: [Int]
}

extension SpecNode.Kind {
  /// Whether it is a rule that somebody writes.
  fileprivate var isWritten: Bool {
    switch self {
    case .element, .selfMeasured, .spacer: false
    default: true
    }
  }
}
