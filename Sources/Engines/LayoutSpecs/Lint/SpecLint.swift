import Geometry

extension SpecTree {
  /// Finds habits that cost more than they give: fixed sizes and positions where content and stacks
  /// would be enough.
  ///
  /// Whether elements are beside each other is checked in the layouts in `ranges`; a range without
  /// a layout is skipped. Takes a layout in each range where all elements have positions, and is
  /// linear otherwise.
  public func lint(in ranges: [SizeRange]) -> [SpecWarning] {
    [fixedSizes, positions(in: ranges)].compactMap { $0 }
  }

  /// The warning for a spec in which all elements with content have sizes in points.
  private var fixedSizes: SpecWarning? {
    var names: [String] = []
    var hasText = false
    for (element, node) in zip(elements, elementNodes) {
      let kind = contentKind(of: nodes[node])
      guard kind != .none else { continue }
      guard nodes[node].style.isFixed else { return nil }
      names.append(element)
      // Pictures alone often have fixed sizes on purpose, as in a row of icons.
      if kind == .measured { hasText = true }
    }
    guard hasText, names.count >= SpecWarning.fewestElements else { return nil }
    return .everythingFixed(elements: names)
  }

  private func contentKind(of node: SpecNode) -> ContentKind {
    switch node.kind {
    case .element(let element): ContentKind(contents[element])
    case .selfMeasured(_, let measuring): selfMeasured[measuring].contentKind
    default: .none
    }
  }

  /// The warning for a spec in which all elements have positions, and are beside each other in one
  /// of the ranges.
  ///
  /// One range is enough: elements that overlap only in a small size are beside each other on
  /// purpose.
  private func positions(in ranges: [SizeRange]) -> SpecWarning? {
    guard elements.count >= SpecWarning.fewestElements,
      elementNodes.allSatisfy({ hasPosition($0) })
    else { return nil }
    for range in ranges {
      guard let layout = try? layout(in: range, rounding: .exact) else { continue }
      if layout.isSideBySide { return .everythingAbsolute(elements: elements) }
    }
    return nil
  }

  /// Whether the innermost spec around a node that has several children places them at positions.
  private func hasPosition(_ node: Int) -> Bool {
    var ancestor = nodes[node].parent
    while ancestor >= 0 {
      guard nodes[ancestor].childCount < 2 else {
        return nodes[ancestor].kind.usesPositions
      }
      ancestor = nodes[ancestor].parent
    }
    return false
  }
}

extension ElementStyle {
  /// Whether width and height are in points.
  fileprivate var isFixed: Bool {
    if case .points = width, case .points = height { true } else { false }
  }
}

extension SpecNode.Kind {
  /// Whether children are placed at their `layoutPosition`.
  fileprivate var usesPositions: Bool {
    switch self {
    case .absolute, .static: true
    default: false
    }
  }
}

extension Layout {
  /// Whether every element has an area, and none overlaps another.
  ///
  /// An element without an area is invisible, and it is unknown what it would overlap once it has
  /// content. At most quadratic in the number of elements, and nearly linear where they are in a
  /// row or a column.
  fileprivate var isSideBySide: Bool {
    guard frames.allSatisfy({ $0.width > 0 && $0.height > 0 }) else { return false }
    let isWide = size.width >= size.height
    let sorted = frames.sorted { isWide ? $0.minX < $1.minX : $0.minY < $1.minY }
    for (index, frame) in sorted.enumerated() {
      for other in sorted[(index + 1)...] {
        guard isWide ? other.minX < frame.maxX : other.minY < frame.maxY else { break }
        let common = frame.intersection(other)
        if common.width > Self.touching, common.height > Self.touching { return false }
      }
    }
    return true
  }

  /// The overlap, in points, up to which areas only touch; edges within it also count as equal
  /// elsewhere.
  private static let touching = 0.01
}

extension SpecTree {
  /// The number of specs that an author has to write for the tree.
  ///
  /// Elements and spacers do not count. Of siblings with the same shape, such as the rows of a
  /// list, one counts. Specs have the same shape where their kinds and the shapes of their children
  /// are equal, whatever their properties. Linear.
  public var writtenSpecCount: Int {
    var counts = [Int](repeating: 0, count: nodes.count)
    var shapes = [Int](repeating: 0, count: nodes.count)
    var known: [Shape: Int] = [:]
    // Children come after their parents.
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
  /// Whether an author has to write this spec: it is not an element or a spacer.
  fileprivate var isWritten: Bool {
    switch self {
    case .element, .selfMeasured, .spacer: false
    default: true
    }
  }
}
