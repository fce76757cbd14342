import Foundation
import Geometry

/// The properties of a stack that are common to all of its children during a layout.
struct StackContext {
  let stack: StackSpec
  let items: Range<Int>
  /// The range along the stack.
  let main: Interval
  /// The range across the stack.
  let cross: Interval
  /// The size that the children's fractions refer to; NaN on an axis that is not exact.
  let parent: CGSize
  /// The child that is measured only after the others have their sizes, if there is one.
  let lazyItem: Int?
  /// The index of the stack's first line in `LayoutPass.lines`, whose last lines are the stack's.
  let firstLine: Int

  /// The axis along the stack.
  var axis: Axis { stack.direction }

  /// Whether children are aligned at a common baseline, unless they have an alignment of their own.
  var alignsBaselines: Bool {
    switch stack.alignItems {
    case .baselineFirst, .baselineLast: true
    case .start, .end, .center, .stretch, .notSet: false
    }
  }

  /// The missing or excess length, in points, below which it counts as 0.
  ///
  /// Source: `kViolationEpsilon`.
  static let tolerance = 0.01
}

extension LayoutPass {
  /// Lays out a stack: measures, breaks into lines, flexes, stretches and positions, each once.
  ///
  /// Source: `ASStackLayoutSpec`.
  @inline(never)
  mutating func layoutStack(
    _ node: Int, _ stack: StackSpec, in range: SizeRange, _ measurement: inout Measurement
  ) {
    let items = nodes[node].children
    guard !items.isEmpty else {
      measurement.size = range.min
      return
    }
    let context = stackContext(stack, items, in: range)
    if Trace.isOn { recorder.note(.stack(context.axis, lazyChild: context.lazyItem)) }
    measureItems(of: context)
    breakLines(of: context)
    for line in lines(of: context) { flex(line, of: context) }
    for line in lines(of: context) { findCrossSize(ofLine: line, of: context) }
    stretchLines(of: context)
    for line in lines(of: context) { stretchItems(ofLine: line, of: context) }
    let length = positionLines(of: context)
    measurement.size = clamp(length, into: range)
    if Trace.isOn { recorder.note(.needed(length)) }
    lines.removeLast(lines.count - context.firstLine)
    if case .vertical = stack.direction {
      measurement.ascender = states[items.lowerBound].measurement.ascender
      measurement.descender = states[items.upperBound - 1].measurement.descender
    }
  }

  private mutating func stackContext(
    _ stack: StackSpec, _ items: Range<Int>, in range: SizeRange
  ) -> StackContext {
    let main = range[stack.direction]
    let cross = range[stack.direction.perpendicular]
    let isMainExact = isExact(main)
    let parent = CGSize(
      along: stack.direction, isMainExact ? main.lower : .nan,
      across: isExact(cross) ? cross.lower : .nan)
    return StackContext(
      stack: stack, items: items, main: main, cross: cross, parent: parent,
      lazyItem: isMainExact ? onlyFlexibleItem(of: items) : nil, firstLine: lines.count)
  }

  /// The child that can both grow and shrink, if there is exactly one.
  ///
  /// In a stack of exact length such a child need not be measured first: it gets the length that
  /// the others leave. This also changes results, because its own size then counts as 0.
  private func onlyFlexibleItem(of items: Range<Int>) -> Int? {
    var found: Int?
    for item in items where nodes[item].style.flexGrow > 0 && nodes[item].style.flexShrink > 0 {
      if found != nil { return nil }
      found = item
    }
    return found
  }

  /// The indices of the stack's lines.
  func lines(of context: StackContext) -> Range<Int> { context.firstLine..<lines.count }
}

extension LayoutPass {
  /// Measures every child without a limit along the stack, or with exactly its `flexBasis`.
  mutating func measureItems(of context: StackContext) {
    for item in context.items {
      if item == context.lazyItem {
        leaveUnmeasured(item, of: context)
      } else {
        measure(item, along: basis(of: item, of: context), across: context.cross, of: context)
      }
    }
  }

  private mutating func basis(of item: Int, of context: StackContext) -> Interval {
    let basis = nodes[item].style.flexBasis
    if case .auto = basis { return .unbounded }
    let length = basis.resolved(parent: context.parent[context.axis], auto: .nan)
    guard !length.isNaN else {
      note(.undefinedBasis, at: item)
      return .unbounded
    }
    if Trace.isOn { recorder.note(.basis(child: item, basis, length: length)) }
    return .exactly(length)
  }

  /// Gives a child the size 0 × 0 until the others are measured.
  ///
  /// It already has its baselines, which text knows from its font.
  private mutating func leaveUnmeasured(_ item: Int, of context: StackContext) {
    states[item].latest = MeasurementMemo.none
    states[item].measurement = ownBaselines(of: item)
    guard context.alignsBaselines || context.axis == .vertical else { return }
    guard case .element(let element) = nodes[item].kind else { return }
    guard case .measured(let content) = contents[element] else { return }
    let available = SizeRange.unconstrained.max
    guard let answer = measureContent(content, of: item, in: available) else { return }
    take(baselinesOf: answer, unlessStyled: item, &states[item].measurement)
  }

  /// Measures one child in the given interval along the stack and, depending on its alignment,
  /// across it.
  ///
  /// A stretched child gets the stack's minimum across the stack, unless its style has a length
  /// there: a minimum of its own replaces the stack's, and so does a maximum. This rule ignores
  /// fractions.
  mutating func measure(
    _ item: Int, along main: Interval, across cross: Interval, of context: StackContext
  ) {
    var range = Interval(lower: 0, upper: cross.upper)
    if alignment(of: item, in: context.stack) == .stretch {
      range.lower = cross.lower
      if nodes[item].hasOwnSize {
        let own = styleInterval(of: item, context.axis.perpendicular, parent: .nan)
        if own.lower != 0 { range.lower = own.lower }
        if own.upper != .infinity { range.upper = own.upper }
        if Trace.isOn { traceCrossRange(of: item, own, range, cross, context) }
      }
    }
    measure(
      item, in: SizeRange(along: context.axis, main, across: range), parent: context.parent)
  }

  /// The alignment of one child: its own, or else the stack's.
  func alignment(of item: Int, in stack: StackSpec) -> AlignItems {
    switch nodes[item].style.alignSelf {
    case .auto: stack.alignItems
    case .start: .start
    case .end: .end
    case .center: .center
    case .stretch: .stretch
    }
  }

  /// The length of a child along the stack, its own spacing included.
  func outerLength(of item: Int, along axis: Axis) -> Double {
    let style = nodes[item].style
    return style.spacingBefore + states[item].measurement.size[axis] + style.spacingAfter
  }
}

/// A line of a stack: children that are side by side.
struct StackLine {
  /// The children, as node indices.
  let items: Range<Int>
  /// The length across the stack.
  var crossSize = 0.0
  /// The distance from the line's start, across the stack, to the common baseline.
  var baseline = 0.0
}

extension LayoutPass {
  /// Breaks the children into lines, in order; each line has as many as fit.
  mutating func breakLines(of context: StackContext) {
    guard context.stack.flexWrap == .wrap else {
      lines.append(StackLine(items: context.items))
      return
    }
    var first = context.items.lowerBound
    var length = 0.0
    var gap = 0.0
    for item in context.items {
      let outer = outerLength(of: item, along: context.axis)
      if decide(length + gap + outer > context.main.upper), item > first {
        lines.append(StackLine(items: first..<item))
        first = item
        length = 0
        gap = 0
      }
      length += gap + outer
      gap = context.stack.spacing
    }
    lines.append(StackLine(items: first..<context.items.upperBound))
    if Trace.isOn { traceLines(of: context) }
  }

  /// The length of a line along the stack, with all spacing.
  func length(ofLine line: Int, of context: StackContext) -> Double {
    let items = lines[line].items
    var length = context.stack.spacing * Double(items.count - 1)
    for item in items { length += outerLength(of: item, along: context.axis) }
    return length
  }

  /// The length of all lines across the stack, with the spacing between them.
  func crossLength(of context: StackContext) -> Double {
    let stackLines = lines(of: context)
    var length = context.stack.lineSpacing * Double(stackLines.count - 1)
    for line in stackLines { length += lines[line].crossSize }
    return length
  }
}
