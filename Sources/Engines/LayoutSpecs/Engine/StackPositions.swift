import Foundation
import Geometry

/// Where a row of things starts, and what comes between neighbours besides their spacing.
struct Distribution {
  var start = 0.0
  var gap = 0.0

  /// Distributes `count` things that lack `violation` points to fill their room.
  ///
  /// Where nothing is left over, or there is one thing only, nothing comes between: then
  /// `spaceBetween` acts as `start` and `spaceAround` as `center`, which may stick out.
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
  /// The same distribution as of the children in a line; lines that stretched leave nothing over.
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
  /// Positions all children; the length of the longest line, and of all lines across the stack.
  mutating func positionLines(of context: StackContext) -> CGSize {
    let stackLines = lines(of: context)
    let crossLength = crossLength(of: context)
    let missing = violation(of: crossLength, in: context.cross)
    if Trace.decides { _ = decide(missing >= StackContext.tolerance) }
    let distribution = Distribution(
      context.stack.alignContent.justification, of: stackLines.count, violation: missing)
    if Trace.isOn { traceLineDistribution(distribution, crossLength, context) }
    var longest = 0.0
    var crossStart = distribution.start
    for line in stackLines {
      let length = length(ofLine: line, of: context)
      longest = larger(longest, length)
      positionItems(ofLine: line, length: length, crossStart: crossStart, of: context)
      crossStart += lines[line].crossSize + context.stack.lineSpacing + distribution.gap
    }
    return CGSize(along: context.axis, longest, across: crossLength)
  }

  private mutating func positionItems(
    ofLine index: Int, length: Double, crossStart: Double, of context: StackContext
  ) {
    let line = lines[index]
    let missing = violation(of: length, in: context.main)
    if Trace.decides { _ = decide(missing >= StackContext.tolerance) }
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
      start += states[item].measurement.size[context.axis] + nodes[item].style.spacingAfter
    }
  }

  func crossOffset(
    of item: Int, in line: StackLine, of context: StackContext
  ) -> Double {
    let free =
      line.crossSize - states[item].measurement.size[context.axis.perpendicular]
    switch alignment(of: item, in: context.stack) {
    case .start, .stretch, .notSet: return 0
    case .end: return free
    case .center: return rounding.floor(free / 2)
    case .baselineFirst, .baselineLast:
      return line.baseline - (baseline(of: item, of: context) ?? 0)
    }
  }
}
