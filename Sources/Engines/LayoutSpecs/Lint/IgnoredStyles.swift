import Geometry

extension SpecTree {
  /// The largest number of nodes that checking sizes may lay out: each size costs a layout in every
  /// range.
  ///
  /// Ours: no scenario of this project needs a hundredth of it.
  private static var mostNodes: Int { 1_000_000 }

  /// Finds properties of styles that have no effect in any of `ranges`, in the order of the nodes.
  ///
  /// - A property that only children of another kind of spec have is never read.
  /// - A size, also one of an element that measures itself, has no effect where no layout is as it says and every layout is the same without it. A
  ///   limit that is not reached is no mistake, nor is a size that only changes a share.
  ///
  /// A range without a layout is skipped. Takes one layout for each size in each range; sizes are not
  /// checked where that is more than a million nodes.
  public func ignoredStyles(in ranges: [SizeRange]) -> [IgnoredStyle] {
    var found = nodes.indices.compactMap(unreadProperties)
    let sizes = nodes.indices.flatMap { node in
      nodes[node].style.sizes.map { (node: node, property: $0) }
    }
    let (layoutCount, isTooMany) = sizes.count.multipliedReportingOverflow(by: ranges.count)
    if !sizes.isEmpty, !isTooMany, layoutCount <= Self.mostNodes / nodes.count {
      let layouts = ranges.compactMap { range in
        (try? trace(in: range, rounding: .exact)).map { (range: range, trace: $0) }
      }
      for (node, property) in sizes {
        guard let reason = overruling(property, of: node, in: layouts) else { continue }
        add(property, of: node, reason, to: &found)
      }
    }
    return found.sorted { $0.way.lexicographicallyPrecedes($1.way) }
  }

  /// Adds a property to the finding of the same node and reason, or a finding.
  private func add(
    _ property: StyleProperty, of node: Int, _ reason: IgnoredStyle.Reason,
    to found: inout [IgnoredStyle]
  ) {
    let way = way(to: node)
    if let known = found.firstIndex(where: { $0.way == way && $0.reason == reason }) {
      found[known].properties.append(property)
    } else {
      found.append(
        IgnoredStyle(
          way: way, label: nodes[node].kind.label(names: elements), properties: [property],
          reason: reason))
    }
  }

  /// The index of a child at each level from the root to a node.
  private func way(to node: Int) -> [Int] {
    var way: [Int] = []
    var child = node
    while nodes[child].parent >= 0 {
      way.append(child - nodes[nodes[child].parent].firstChild)
      child = nodes[child].parent
    }
    return way.reversed()
  }
}

// Properties that the parent's kind never reads.
extension SpecTree {
  private func unreadProperties(of node: Int) -> IgnoredStyle? {
    let style = nodes[node].style
    let parent = nodes[node].parent < 0 ? nil : nodes[nodes[node].parent].kind.specKind
    var properties = parent == .stack ? [] : style.stackProperties
    if parent != .absolute, parent != .static, style.layoutPosition != .zero {
      properties.append(.layoutPosition)
    }
    if parent != .static, style.sizeRange != RelativeSizeRange() { properties.append(.sizeRange) }
    guard !properties.isEmpty else { return nil }
    return IgnoredStyle(
      way: way(to: node), label: nodes[node].kind.label(names: elements), properties: properties,
      reason: .notRead(parent: parent))
  }
}

// Sizes that change no layout.
extension SpecTree {
  /// Why a size has no effect in any layout; `nil` where it has one, and where no layout has the node.
  private func overruling(
    _ property: StyleProperty, of node: Int, in layouts: [(range: SizeRange, trace: LayoutTrace)]
  ) -> IgnoredStyle.Reason? {
    guard let size = property.size, let without = withoutSize(property, of: node) else {
      return nil
    }
    var reason: IgnoredStyle.Reason?
    for (range, trace) in layouts {
      guard let question = trace.nodes[node].decidingQuestion else { continue }
      let answer = trace.questions[question]
      let length = answer.sizeBeforeRounding[size.axis]
      let parent = answer.parentSize?[size.axis] ?? .nan
      let wanted = nodes[node].style[size: property].resolved(parent: parent, auto: .nan)
      guard !size.isMet(by: length, wanted),
        let layout = try? without.layout(in: range, rounding: .exact), layout == trace.layout
      else { return nil }
      reason = reason ?? self.reason(property, size, of: node, answer, length)
    }
    return reason
  }

  private func reason(
    _ property: StyleProperty, _ size: StyleProperty.Size, of node: Int, _ answer: TracedQuestion,
    _ length: Double
  ) -> IgnoredStyle.Reason {
    let kind = nodes[node].kind.specKind
    if [.inset, .overlay, .background].contains(kind) { return .ownSize(of: kind) }
    let interval = answer.range[size.axis]
    let isExact = interval.lower >= interval.upper
    guard isExact else {
      let parent = answer.parentSize?[size.axis] ?? .nan
      return nodes[node].style[size: property].isFraction && !parent.isFinite
        ? .unknownParentLength(axis: size.axis) : .overruled(points: length, axis: size.axis)
    }
    guard nodes[node].parent >= 0, case let parent = nodes[nodes[node].parent].kind else {
      return .exactLength(points: length, axis: size.axis, parent: nil)
    }
    guard case .stack(let stack) = parent else {
      return .exactLength(points: length, axis: size.axis, parent: parent.specKind)
    }
    return stack.direction == size.axis
      ? .flexed(points: length, axis: size.axis) : .stretched(points: length, axis: size.axis)
  }
}

extension ElementStyle {
  /// The sizes that are set.
  fileprivate var sizes: [StyleProperty] {
    StyleProperty.allCases.filter { self[size: $0] != .auto }
  }

  /// The properties that only children of stacks have, as far as they are set.
  ///
  /// Source: `ASStackLayoutElement`.
  fileprivate var stackProperties: [StyleProperty] {
    let set: [(StyleProperty, Bool)] = [
      (.flexGrow, flexGrow != 0), (.flexShrink, flexShrink != 0), (.flexBasis, flexBasis != .auto),
      (.alignSelf, alignSelf != .auto), (.spacingBefore, spacingBefore != 0),
      (.spacingAfter, spacingAfter != 0), (.ascender, ascender != nil),
      (.descender, descender != nil),
    ]
    return set.filter { $0.1 }.map { $0.0 }
  }
}
