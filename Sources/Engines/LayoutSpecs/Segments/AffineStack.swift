import AffineGeometry
import Geometry

/// A stack during a layout with affine lengths: the counterpart of the engine's `StackContext` and
/// of the states of its children.
struct AffineStack {
  let stack: StackSpec
  let main: AffineInterval
  let cross: AffineInterval
  /// The size that the children's fractions refer to; undefined on an axis that is not exact.
  let parent: AffineSize
  /// The child that is measured only after the others have their sizes, if there is one.
  let lazyItem: Int?
  /// The children, in their order.
  var items: [Item]
  var lines: [Line] = []

  var axis: Axis { stack.direction }

  var alignsBaselines: Bool {
    stack.alignItems == .baselineFirst || stack.alignItems == .baselineLast
  }

  /// The state of a child.
  struct Item {
    var child: AffinePass.Child
    var size = AffineSize.zero
    var ascender = 0.0
    var descender = 0.0

    var node: Int { child.node }
  }

  /// A line: children that are side by side, as indices of `items`.
  struct Line {
    var items: Range<Int>
    var crossSize = AffineLength.zero
    var baseline = AffineLength.zero
  }

  static let tolerance = AffineLength(StackContext.tolerance)
}

extension AffinePass {
  /// The rule of `LayoutPass.layoutStack`.
  mutating func layoutStack(_ node: Int, _ spec: StackSpec, in range: AffineRange) -> Answer {
    var answer = ownAnswer(of: node)
    guard !nodes[node].children.isEmpty else {
      answer.size = range.min
      return answer
    }
    var stack = stack(spec, of: node, in: range)
    measureItems(of: &stack)
    breakLines(of: &stack)
    for line in stack.lines.indices { flex(line, of: &stack) }
    for line in stack.lines.indices { findCrossSize(ofLine: line, of: &stack) }
    stretchLines(of: &stack)
    for line in stack.lines.indices { stretchItems(ofLine: line, of: &stack) }
    let length = positionLines(of: &stack)
    answer.size = domain.clamp(length, into: range)
    answer.children = stack.items.map(\.child)
    if spec.direction == .vertical {
      answer.ascender = stack.items.first?.ascender ?? 0
      answer.descender = stack.items.last?.descender ?? 0
    }
    return answer
  }

  private mutating func stack(
    _ stack: StackSpec, of node: Int, in range: AffineRange
  ) -> AffineStack {
    let main = range[stack.direction]
    let cross = range[stack.direction.perpendicular]
    let isMainExact = domain.isExact(main)
    let parent = AffineSize(
      along: stack.direction, isMainExact ? main.lower : .undefined,
      across: domain.isExact(cross) ? cross.lower : .undefined)
    let flexible = nodes[node].children.filter {
      nodes[$0].style.flexGrow > 0 && nodes[$0].style.flexShrink > 0
    }
    return AffineStack(
      stack: stack, main: main, cross: cross, parent: parent,
      lazyItem: isMainExact && flexible.count == 1 ? flexible[0] : nil,
      items: nodes[node].children.map { AffineStack.Item(child: Child(node: $0)) })
  }

  // MARK: Measuring

  private mutating func measureItems(of stack: inout AffineStack) {
    for index in stack.items.indices {
      if stack.items[index].node == stack.lazyItem {
        leaveUnmeasured(index, of: &stack)
      } else {
        let basis = basis(of: stack.items[index].node, of: stack)
        measure(index, along: basis, across: stack.cross, of: &stack)
      }
    }
  }

  private mutating func basis(of node: Int, of stack: AffineStack) -> AffineInterval {
    let basis = nodes[node].style.flexBasis
    if case .auto = basis { return .unbounded }
    let length = basis.resolved(parent: stack.parent[stack.axis], auto: .undefined)
    guard !length.value.isNaN else {
      note(.undefinedBasis, at: node)
      return .unbounded
    }
    return .exactly(length)
  }

  private mutating func leaveUnmeasured(_ index: Int, of stack: inout AffineStack) {
    let node = stack.items[index].node
    var answer = ownAnswer(of: node)
    if stack.alignsBaselines || stack.axis == .vertical,
      case .element(let element) = nodes[node].kind,
      case .measured(let content) = contents[element],
      let segment = measureContent(content, of: node, in: AffineRange.unconstrained.max)
    {
      take(baselinesOf: segment, unlessStyled: node, &answer)
    }
    stack.items[index].ascender = answer.ascender
    stack.items[index].descender = answer.descender
  }

  /// The rule of `LayoutPass.measure(_:along:across:of:)`.
  mutating func measure(
    _ index: Int, along main: AffineInterval, across cross: AffineInterval,
    of stack: inout AffineStack
  ) {
    let node = stack.items[index].node
    var across = AffineInterval(lower: .zero, upper: cross.upper)
    if alignment(of: node, in: stack.stack) == .stretch {
      across.lower = cross.lower
      if nodes[node].hasOwnSize {
        let own = styleInterval(of: node, stack.axis.perpendicular, parent: .undefined)
        if own.lower != .zero { across.lower = own.lower }
        if own.upper.value != .infinity { across.upper = own.upper }
      }
    }
    let range = AffineRange(along: stack.axis, main, across: across)
    let answer = measure(node, in: range, parent: stack.parent)
    stack.items[index].child.answer = answer
    stack.items[index].size = answers[answer].size
    stack.items[index].ascender = answers[answer].ascender
    stack.items[index].descender = answers[answer].descender
  }

  func alignment(of node: Int, in stack: StackSpec) -> AlignItems {
    switch nodes[node].style.alignSelf {
    case .auto: stack.alignItems
    case .start: .start
    case .end: .end
    case .center: .center
    case .stretch: .stretch
    }
  }

  // MARK: Lines

  private func outerLength(of item: AffineStack.Item, along axis: Axis) -> AffineLength {
    let style = nodes[item.node].style
    return item.size[axis] + style.spacingBefore + style.spacingAfter
  }

  private mutating func breakLines(of stack: inout AffineStack) {
    guard stack.stack.flexWrap == .wrap else {
      stack.lines = [AffineStack.Line(items: stack.items.indices)]
      return
    }
    var first = 0
    var length = AffineLength.zero
    var gap = 0.0
    for index in stack.items.indices {
      let outer = outerLength(of: stack.items[index], along: stack.axis)
      if index > first, domain.isLess(stack.main.upper, length + gap + outer) {
        stack.lines.append(AffineStack.Line(items: first..<index))
        first = index
        length = .zero
        gap = 0
      }
      length = length + gap + outer
      gap = stack.stack.spacing
    }
    stack.lines.append(AffineStack.Line(items: first..<stack.items.count))
  }

  /// The length of a line along the stack, with all spacing.
  func length(ofLine line: Int, of stack: AffineStack) -> AffineLength {
    let items = stack.lines[line].items
    var spacing = stack.stack.spacing * Double(items.count - 1)
    for index in items {
      let style = nodes[stack.items[index].node].style
      spacing = spacing + style.spacingBefore + style.spacingAfter
    }
    return items.reduce(AffineLength(spacing)) { $0 + stack.items[$1].size[stack.axis] }
  }
}
