import Foundation
import Geometry

extension SpecTree {
  /// Looks for habits that cost more than they give: sizes and positions where content and stacks
  /// would do.
  ///
  /// Whether elements stand beside each other is seen in the layouts in `ranges`; a range in which
  /// there is no layout counts as none. Takes a layout in each range where all elements have
  /// positions, and is linear else.
  public func lint(in ranges: [SizeRange]) -> [SpecWarning] {
    [fixedSizes, positions(in: ranges)].compactMap(\.self)
  }

  /// All elements with content, where all have sizes in points.
  private var fixedSizes: SpecWarning? {
    var names: [String] = []
    var hasText = false
    for (element, node) in zip(elements, elementNodes) {
      let kind = contentKind(of: nodes[node])
      guard kind != .none else { continue }
      guard nodes[node].style.isFixed else { return nil }
      names.append(element)
      // Pictures alone are as large as somebody says, as in a row of icons.
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

  /// All elements, where all have positions, and stand beside each other in one of the ranges.
  ///
  /// One of them is enough: what only gets in each other's way where there is little room stands
  /// beside each other by intention.
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

  /// Whether, of the specs around a node, the innermost with several children goes by positions.
  private func hasPosition(_ node: Int) -> Bool {
    var ancestor = nodes[node].parent
    while ancestor >= 0 {
      guard nodes[ancestor].childCount < 2 else {
        return nodes[ancestor].kind.goesByPositions
      }
      ancestor = nodes[ancestor].parent
    }
    return false
  }
}

extension ElementStyle {
  /// Whether width and height are given in points.
  fileprivate var isFixed: Bool {
    if case .points = width, case .points = height { true } else { false }
  }
}

extension SpecNode.Kind {
  /// Whether children stand at their `layoutPosition`.
  fileprivate var goesByPositions: Bool {
    switch self {
    case .absolute, .static: true
    default: false
    }
  }
}

extension Layout {
  /// Whether every element has an area, and none covers any of another's.
  ///
  /// What has none is not seen: nobody knows what it is to lie over once it has content.
  /// At most quadratic in their number, and near linear where they stand in a row or a column.
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

  /// Areas that share less than this, in points, touch: as where an edge counts as equal.
  private static let touching = 0.01
}

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
