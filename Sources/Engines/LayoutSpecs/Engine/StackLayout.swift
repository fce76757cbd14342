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
  /// Whether children are aligned at a common baseline, unless they have an alignment of their own.
  let alignsBaselines: Bool
  /// The child that is measured only after the others have their sizes, if there is one.
  let lazyItem: Int?

  /// The axis along the stack.
  var axis: Axis { stack.direction }

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
    if nodes[node].asksChildrenAlike {
      measureItemsAlike(of: context)
    } else {
      measureItems(of: context)
    }
    let length =
      switch stack.flexWrap {
      case .noWrap: layOutOnlyLine(of: context)
      case .wrap: layOutLines(of: context)
      }
    measurement.size = clamp(length, into: range)
    if Trace.isOn { recorder.note(.needed(length)) }
    if case .vertical = stack.direction {
      measurement.ascender = states[items.lowerBound].measurement.ascender
      measurement.descender = states[items.upperBound - 1].measurement.descender
    }
  }

  mutating func stackContext(
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
      alignsBaselines: stack.alignsBaselines,
      lazyItem: isMainExact ? onlyFlexibleItem(of: items) : nil)
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

  /// Lays out the line of a stack that does not wrap, and returns its length along and across the
  /// stack.
  @inline(__always)
  private mutating func layOutOnlyLine(of context: StackContext) -> CGSize {
    var line = StackLine(items: context.items)
    flex(&line, of: context)
    findCrossSize(of: &line, isOnlyLine: true, of: context)
    stretchItems(of: &line, of: context)
    return positionOnlyLine(&line, of: context)
  }

  /// Breaks the children of a stack into lines and lays them out, step by step; returns the length
  /// of the longest line along the stack and that of all lines across it.
  ///
  /// While a stack lays its children out, their stacks add lines at the end and remove them.
  @inline(never)
  private mutating func layOutLines(of context: StackContext) -> CGSize {
    let first = lines.count
    breakLines(of: context)
    let stackLines = first..<lines.count
    for index in stackLines {
      var line = lines[index]
      flex(&line, of: context)
      lines[index] = line
    }
    for index in stackLines {
      var line = lines[index]
      findCrossSize(of: &line, isOnlyLine: stackLines.count == 1, of: context)
      lines[index] = line
    }
    stretchLines(stackLines, of: context)
    for index in stackLines {
      var line = lines[index]
      stretchItems(of: &line, of: context)
      lines[index] = line
    }
    let length = positionLines(stackLines, of: context)
    lines.removeLast(stackLines.count)
    return length
  }
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

  /// Measures every child without a limit along the stack, where the question is the same for all.
  private mutating func measureItemsAlike(of context: StackContext) {
    let lower = context.stack.alignItems == .stretch ? context.cross.lower : 0
    let range = SizeRange(
      along: context.axis, .unbounded, across: Interval(lower: lower, upper: context.cross.upper))
    for item in context.items { measure(item, in: range, parent: context.parent) }
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
    states[item].latest = MeasurementCache.none
    states[item].measurement = ownBaselines(of: item)
    guard context.alignsBaselines || context.axis == .vertical else { return }
    guard case .measured(let content) = nodes[item].content else { return }
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
    if nodes[item].alignment == .stretch {
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

  /// The length of a child along the stack, its own spacing included.
  @inline(__always)
  func outerLength(of item: Int, along axis: Axis) -> Double {
    nodes[item].style.spacingBefore + states[item].measurement.size[axis]
      + nodes[item].style.spacingAfter
  }
}

/// A line of a stack: children that are side by side.
struct StackLine {
  /// The children, as node indices.
  let items: Range<Int>
  /// The length along the stack, with all spacing; NaN where children were measured since.
  var length = Double.nan
  /// The length across the stack.
  var crossSize = 0.0
  /// The distance from the line's start, across the stack, to the common baseline.
  var baseline = 0.0
}

extension LayoutPass {
  /// Breaks the children into lines, in order; each line has as many as fit.
  mutating func breakLines(of context: StackContext) {
    let start = lines.count
    var first = context.items.lowerBound
    var length = 0.0
    var gap = 0.0
    for item in context.items {
      let outer = outerLength(of: item, along: context.axis)
      if isLarger(length + gap + outer, than: context.main.upper), item > first {
        lines.append(StackLine(items: first..<item))
        first = item
        length = 0
        gap = 0
      }
      length += gap + outer
      gap = context.stack.spacing
    }
    lines.append(StackLine(items: first..<context.items.upperBound))
    if Trace.isOn { traceLines(start..<lines.count) }
  }

  /// The length of a line along the stack, with all spacing.
  @inline(__always)
  func length(of line: StackLine, of context: StackContext) -> Double {
    guard line.length.isNaN else { return line.length }
    // Texture adds all spacing first: shares are rounded down to whole points, so the last bit matters.
    var length = context.stack.spacing * Double(line.items.count - 1)
    for item in line.items {
      length = length + nodes[item].style.spacingBefore + nodes[item].style.spacingAfter
    }
    for item in line.items { length += states[item].measurement.size[context.axis] }
    return length
  }

  /// The length of some lines across the stack, with the spacing between them.
  func crossLength(of stackLines: Range<Int>, of context: StackContext) -> Double {
    var length = context.stack.lineSpacing * Double(stackLines.count - 1)
    for line in stackLines { length += lines[line].crossSize }
    return length
  }
}
