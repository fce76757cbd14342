import Foundation
import Geometry

/// A stack while it is being laid out: what holds for all of its children.
struct StackContext {
  let stack: StackSpec
  let items: Range<Int>
  /// The range along the stack.
  let main: Interval
  /// The range across the stack.
  let cross: Interval
  /// What the children's fractions refer to; NaN on an axis that is not exact.
  let parent: CGSize
  /// The child that is not measured before the others have their sizes, if there is one.
  let lazyItem: Int?
  /// The index of the stack's first line in `LayoutPass.lines`, whose last lines are the stack's.
  let firstLine: Int

  /// The axis along the stack.
  var axis: Axis { stack.direction }

  /// Whether children are put on a common baseline, unless they align themselves.
  var alignsBaselines: Bool {
    switch stack.alignItems {
    case .baselineFirst, .baselineLast: true
    case .start, .end, .center, .stretch, .notSet: false
    }
  }

  /// Violations below this many points count as none.
  ///
  /// Source: `kViolationEpsilon`.
  static let tolerance = 0.01
}

extension LayoutPass {
  /// Lays out a stack: measure, break into lines, flex, stretch, position; each once.
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
  /// In a stack of exact length such a child need not be measured first: it gets what the others
  /// leave. This changes results too, because its own size then counts as 0.
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
