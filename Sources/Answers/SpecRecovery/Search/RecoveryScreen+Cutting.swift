import Geometry

// Where groups of elements can be cut.
extension RecoveryScreen {
  /// The parts of a group that follow each other along an axis in every example, in order; one part
  /// where there is no cut that no element crosses.
  func parts(of group: [Int], along axis: Axis) -> [[Int]] {
    cut(group, along: axis) { before, after in
      before.end <= after.start + closeness.sum
    }
  }

  /// Parts of a row of which those that are at no edge and in no middle are one part: together, or with the
  /// neighbour before or after them, with which they may share a baseline.
  func joined(_ parts: [[Int]], _ goal: Goal) -> [[[Int]]] {
    let loose = parts.indices.filter {
      Gaps(of: outline(of: parts[$0]), in: goal).position(along: .vertical) == nil
    }
    guard let first = loose.first, let last = loose.last else { return [] }
    return [first - 1...last, first...last + 1, first...last].compactMap { range in
      guard range.count > 1, range.count < parts.count, range.lowerBound >= 0,
        range.upperBound < parts.count
      else { return nil }
      var joined = parts
      joined.replaceSubrange(range, with: [parts[range].joined().sorted()])
      return joined
    }
  }

  /// The parts of a group that may overlap their neighbours, but start and end after them in every
  /// example.
  func overlappingParts(of group: [Int], along axis: Axis) -> [[Int]] {
    cut(
      group, along: axis,
      furthest: { Span(start: max($0.start, $1.start), end: max($0.end, $1.end)) },
      nearest: { Span(start: min($0.start, $1.start), end: min($0.end, $1.end)) }
    ) { before, after in
      before.start < after.start - closeness.sum && before.end < after.end - closeness.sum
    }
  }

  /// Cuts a group between neighbours where `precedes` is true of everything before the cut and after
  /// it, in every example.
  ///
  /// Linear in the number of elements, times examples, after sorting.
  private func cut(
    _ group: [Int], along axis: Axis,
    furthest: (Span, Span) -> Span = { $0.union($1) },
    nearest: (Span, Span) -> Span = { $0.union($1) },
    precedes: (Span, Span) -> Bool
  ) -> [[Int]] {
    let sorted = order(of: group, along: axis)
    guard sorted.count > 1 else { return [sorted] }
    var isCut = [Bool](repeating: true, count: sorted.count)
    for example in examples {
      let spans = sorted.map { example.boxes[$0]?[axis] }
      var rest: [Span?] = spans
      for index in rest.indices.dropLast().reversed() {
        rest[index] = Self.join(spans[index], rest[index + 1], nearest)
      }
      var before: Span?
      for index in spans.indices.dropFirst() {
        before = Self.join(before, spans[index - 1], furthest)
        if let before, let after = rest[index], !precedes(before, after) { isCut[index] = false }
      }
    }
    var parts: [[Int]] = []
    for (index, element) in sorted.enumerated() {
      if index == 0 || isCut[index] {
        parts.append([element])
      } else {
        parts[parts.count - 1].append(element)
      }
    }
    return parts.map { $0.sorted() }
  }

  private static func join(_ one: Span?, _ other: Span?, _ join: (Span, Span) -> Span) -> Span? {
    guard let one else { return other }
    return other.map { join(one, $0) } ?? one
  }

  /// The elements by their average position along an axis; hidden ones count where they are shown.
  private func order(of group: [Int], along axis: Axis) -> [Int] {
    func mean(_ element: Int) -> (start: Double, end: Double) {
      let spans = examples.compactMap { example -> (Double, Double)? in
        guard let span = example.boxes[element]?[axis] else { return nil }
        let length = max(example.size[axis], 1)
        return (span.start / length, span.end / length)
      }
      let count = Double(max(spans.count, 1))
      return (
        spans.reduce(0) { $0 + $1.0 } / count, spans.reduce(0) { $0 + $1.1 } / count
      )
    }
    let means = group.map { (element: $0, mean: mean($0)) }
    return means.sorted {
      abs($0.mean.start - $1.mean.start) > 1e-9
        ? $0.mean.start < $1.mean.start
        : abs($0.mean.end - $1.mean.end) > 1e-9
          ? $0.mean.end < $1.mean.end : $0.element < $1.element
    }.map { $0.element }
  }

  /// Elements with everything that is inside them in every example: each unit has its outermost
  /// element first, and a single element is a unit too.
  ///
  /// Quadratic in the number of elements.
  func units(of group: [Int]) -> [[Int]] {
    var parent: [Int: Int] = [:]
    for element in group {
      let around = group.filter { $0 != element && isInside(element, $0) }
      if let outermost = around.first(where: { other in
        !group.contains { $0 != other && $0 != element && isInside(other, $0) }
      }) {
        parent[element] = outermost
      }
    }
    return group.filter { parent[$0] == nil }.map { root in
      [root] + group.filter { parent[$0] == root }
    }
  }

  /// Whether an element is inside another one in every example; of two with equal boxes the later one
  /// is inside.
  private func isInside(_ element: Int, _ other: Int) -> Bool {
    var areEqual = true
    var isShown = false
    for example in examples {
      guard let box = example.boxes[element] else { continue }
      guard let around = example.boxes[other], around.contains(box, within: closeness.sum)
      else { return false }
      isShown = true
      if !box.contains(around, within: closeness.sum) { areEqual = false }
    }
    return isShown && (!areEqual || other < element)
  }

  /// Whether two groups share an area in some example.
  func overlap(_ one: [Int], _ other: [Int]) -> Bool {
    zip(outline(of: one), outline(of: other)).contains { box, other in
      box.flatMap { box in other.map { box.overlaps($0, within: closeness.sum) } } ?? false
    }
  }
}
