import Foundation
import Geometry

/// Children of a stack that stand side by side.
struct StackLine {
  /// The children, as node indices.
  let items: Range<Int>
  /// The length across the stack.
  var crossSize = 0.0
  /// The distance from the line's start, across the stack, to the common baseline.
  var baseline = 0.0
}

extension LayoutPass {
  /// Distributes the children to lines, in order; each line takes as many as fit.
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
