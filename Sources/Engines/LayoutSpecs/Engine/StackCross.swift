import Foundation
import Geometry

extension LayoutPass {
  /// Finds the length of a line across the stack, and where its baseline lies.
  mutating func findCrossSize(ofLine line: Int, of context: StackContext) {
    let isOnlyLine = lines.count - context.firstLine == 1
    let extent = crossExtent(ofLine: line, of: context)
    lines[line].baseline = extent.above
    var size = larger(extent.above + extent.below, extent.beside)
    defer { if Trace.isOn { traceCrossSize(ofLine: line, context) } }
    if isOnlyLine && isExact(context.cross) {
      lines[line].crossSize = context.cross.lower
      return
    }
    if isOnlyLine { size = smaller(larger(size, context.cross.lower), context.cross.upper) }
    lines[line].crossSize = size
  }

  /// How far the children of a line reach above and below their baseline, and those without one at
  /// all.
  private mutating func crossExtent(
    ofLine line: Int, of context: StackContext
  ) -> (above: Double, below: Double, beside: Double) {
    let axis = context.axis.perpendicular
    var above = 0.0
    var below = 0.0
    var beside = 0.0
    for item in lines[line].items {
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

  /// The distance from a child's start, across the stack, to its baseline; `nil` where it aligns
  /// otherwise.
  func baseline(of item: Int, of context: StackContext) -> Double? {
    guard context.alignsBaselines else { return nil }
    let measurement = states[item].measurement
    switch alignment(of: item, in: context.stack) {
    case .baselineFirst: return measurement.ascender
    case .baselineLast:
      return measurement.size[context.axis.perpendicular] + measurement.descender
    case .start, .end, .center, .stretch, .notSet: return nil
    }
  }

  /// Shares what several lines leave of the stack's room, if they are to stretch.
  mutating func stretchLines(of context: StackContext) {
    let stackLines = lines(of: context)
    guard stackLines.count > 1, context.stack.alignContent == .stretch else { return }
    let violation = violation(of: crossLength(of: context), in: context.cross)
    guard decide(violation > StackContext.tolerance) else { return }
    let share = violation / Double(stackLines.count)
    for line in stackLines { lines[line].crossSize += share }
    if Trace.isOn { recorder.note(.linesStretched(by: share, missing: violation)) }
  }

  /// Measures those children anew that are to stretch and do not fill their line yet.
  mutating func stretchItems(ofLine line: Int, of context: StackContext) {
    let crossSize = lines[line].crossSize
    for item in lines[line].items where alignment(of: item, in: context.stack) == .stretch {
      let size = states[item].measurement.size
      let missing = crossSize - size[context.axis.perpendicular]
      guard decide(missing > StackContext.tolerance) else { continue }
      if Trace.isOn { traceStretch(of: item, size, to: crossSize, context) }
      measure(
        item, along: .exactly(size[context.axis]), across: .exactly(crossSize), of: context)
    }
  }
}
