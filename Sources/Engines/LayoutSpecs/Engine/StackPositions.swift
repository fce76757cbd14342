import Geometry

extension LayoutPass {
  /// Determines the length of a line across the stack, and the position of its baseline.
  @inline(__always)
  mutating func findCrossSize(
    of line: inout StackLine, isOnlyLine: Bool, of context: StackContext
  ) {
    let extent = crossExtent(of: line.items, of: context)
    line.baseline = extent.above
    var size = larger(extent.above + extent.below, extent.beside)
    if isOnlyLine && isExact(context.cross) {
      size = context.cross.lower
    } else if isOnlyLine {
      size = smaller(larger(size, context.cross.lower), context.cross.upper)
    }
    line.crossSize = size
    if Trace.isOn { traceCrossSize(of: line, context) }
  }

  /// The extents of a line's children above and below the common baseline, and the extent of those
  /// that do not align at it.
  private mutating func crossExtent(
    of items: Range<Int>, of context: StackContext
  ) -> (above: Double, below: Double, beside: Double) {
    let axis = context.axis.perpendicular
    var above = 0.0
    var below = 0.0
    var beside = 0.0
    for item in items {
      let size = states[item].measurement.size[axis]
      if let baseline = baseline(of: item, of: context) {
        above = larger(above, baseline)
        below = larger(below, size - baseline)
      } else {
        beside = larger(beside, size)
      }
    }
    return (above, below, beside)
  }

  /// The distance from a child's start, across the stack, to its baseline; `nil` where it does not
  /// align at its baseline.
  func baseline(of item: Int, of context: StackContext) -> Double? {
    guard context.alignsBaselines else { return nil }
    switch nodes[item].alignment {
    case .baselineFirst: return states[item].measurement.ascender
    case .baselineLast:
      return states[item].measurement.size[context.axis.perpendicular]
        + states[item].measurement.descender
    case .start, .end, .center, .stretch, .notSet: return nil
    }
  }

  /// Stretches several lines over the remaining length of the stack, if `alignContent` asks for it.
  mutating func stretchLines(_ stackLines: Range<Int>, of context: StackContext) {
    guard stackLines.count > 1, context.stack.alignContent == .stretch else { return }
    let violation = violation(of: crossLength(of: stackLines, of: context), in: context.cross)
    guard isLarger(violation, than: StackContext.tolerance) else { return }
    let share = violation / Double(stackLines.count)
    for line in stackLines { lines[line].crossSize += share }
    if Trace.isOn { recorder.note(.linesStretched(by: share, missing: violation)) }
  }

  /// Measures those children again that stretch and do not fill their line yet.
  @inline(__always)
  mutating func stretchItems(of line: inout StackLine, of context: StackContext) {
    let crossSize = line.crossSize
    for item in line.items where nodes[item].alignment == .stretch {
      let missing = crossSize - states[item].measurement.size[context.axis.perpendicular]
      guard isLarger(missing, than: StackContext.tolerance) else { continue }
      line.length = .nan
      stretch(item, to: crossSize, of: context)
    }
  }

  /// Measures a child again in the length across its line.
  ///
  /// Not inlined, because most children fill their line, and looking for others is then most of the
  /// work.
  @inline(never)
  private mutating func stretch(_ item: Int, to crossSize: Double, of context: StackContext) {
    let size = states[item].measurement.size
    if Trace.isOn { traceStretch(of: item, size, to: crossSize, context) }
    measure(
      item, along: .exactly(size[context.axis]), across: .exactly(crossSize), of: context)
  }
}

/// The gap before a sequence of children or lines, and the gap between neighbours in addition to
/// their spacing; in points.
struct Distribution {
  var start = 0.0
  var gap = 0.0

  /// Distributes `count` children or lines with a remaining length of `violation` points.
  ///
  /// Without remaining length, or with a single one, there is no gap between: then `spaceBetween`
  /// acts as `start` and `spaceAround` as `center`, which may stick out.
  @inline(__always)
  init(_ justification: JustifyContent, of count: Int, violation: Double) {
    let hasGaps = violation >= StackContext.tolerance && count > 1
    switch justification {
    case .start: break
    case .center: start = violation / 2
    case .end: start = violation
    case .spaceBetween:
      if hasGaps { gap = violation / Double(count - 1) }
    case .spaceAround:
      start = hasGaps ? violation / Double(2 * count) : violation / 2
      if hasGaps { gap = violation / Double(count) }
    }
  }
}

extension AlignContent {
  /// The equivalent distribution of children in a line; after stretching there is no remaining
  /// length.
  var justification: JustifyContent {
    switch self {
    case .start, .stretch: .start
    case .center: .center
    case .end: .end
    case .spaceBetween: .spaceBetween
    case .spaceAround: .spaceAround
    }
  }
}

extension LayoutPass {
  /// Positions the children of the only line of a stack, and returns its length along and across
  /// the stack.
  mutating func positionOnlyLine(_ line: inout StackLine, of context: StackContext) -> CGSize {
    // As the sum over several lines begins with 0, so that -0 never remains.
    let crossLength = 0 + line.crossSize
    let distribution = distribution(ofLines: 1, crossLength: crossLength, of: context)
    line.length = length(of: line, of: context)
    let longest = larger(0, line.length)
    positionItems(of: line, crossStart: distribution.start, of: context)
    return CGSize(along: context.axis, longest, across: crossLength)
  }

  /// Positions the children of some lines, and returns the length of the longest line, and of all
  /// lines across the stack.
  mutating func positionLines(_ stackLines: Range<Int>, of context: StackContext) -> CGSize {
    let crossLength = crossLength(of: stackLines, of: context)
    let distribution = distribution(
      ofLines: stackLines.count, crossLength: crossLength, of: context)
    var longest = 0.0
    var crossStart = distribution.start
    for index in stackLines {
      var line = lines[index]
      line.length = length(of: line, of: context)
      longest = larger(longest, line.length)
      positionItems(of: line, crossStart: crossStart, of: context)
      crossStart += line.crossSize + context.stack.lineSpacing + distribution.gap
    }
    return CGSize(along: context.axis, longest, across: crossLength)
  }

  @inline(__always)
  private mutating func distribution(
    ofLines count: Int, crossLength: Double, of context: StackContext
  ) -> Distribution {
    let missing = violation(of: crossLength, in: context.cross)
    if Trace.decides { recordGaps(missing, count, context.stack.alignContent.justification) }
    let distribution = Distribution(
      context.stack.alignContent.justification, of: count, violation: missing)
    if Trace.isOn { traceLineDistribution(distribution, count, crossLength, context) }
    return distribution
  }

  @inline(__always)
  private mutating func positionItems(
    of line: StackLine, crossStart: Double, of context: StackContext
  ) {
    let length = line.length
    let missing = violation(of: length, in: context.main)
    if Trace.decides { recordGaps(missing, line.items.count, context.stack.justifyContent) }
    let distribution = Distribution(
      context.stack.justifyContent, of: line.items.count, violation: missing)
    if Trace.isOn { traceDistribution(distribution, line.items, length, context) }
    var start = distribution.start
    for item in line.items {
      start += nodes[item].style.spacingBefore
      if item > line.items.lowerBound { start += context.stack.spacing + distribution.gap }
      let cross = crossStart + crossOffset(of: item, in: line, of: context)
      let point = CGSize(along: context.axis, start, across: cross)
      states[item].position = CGPoint(x: point.width, y: point.height)
      if Trace.isOn { tracePosition(of: item, in: line, context) }
      if Trace.decides { recordCrossOffset(of: item, in: line, context) }
      start += states[item].measurement.size[context.axis] + nodes[item].style.spacingAfter
    }
  }

  func crossOffset(
    of item: Int, in line: StackLine, of context: StackContext
  ) -> Double {
    let free =
      line.crossSize - states[item].measurement.size[context.axis.perpendicular]
    switch nodes[item].alignment {
    case .start, .stretch, .notSet: return 0
    case .end: return free
    case .center: return rounding.floor(free / 2)
    case .baselineFirst, .baselineLast:
      return line.baseline - (baseline(of: item, of: context) ?? 0)
    }
  }
}
