import Geometry

/// The distribution of a line's missing or excess length.
struct LineFlex {
  /// The length that the line needs, with all spacing, in points.
  let length: Double
  /// The missing length (positive) or excess length (negative) of the line, in points.
  let violation: Double
  /// The sum of the children's factors.
  var factors = 0.0
  /// The sum of the children's weights, when shrinking.
  var weights = 0.0

  var isGrowing: Bool { violation > 0 }
}

extension LayoutPass {
  /// Grows or shrinks the children of a line, once, to make the line fit the available length.
  ///
  /// A child that changes gets an exact length: its own minimum and maximum are ignored, and
  /// nothing is distributed a second time.
  mutating func flex(_ line: inout StackLine, of context: StackContext) {
    let items = line.items
    let length = length(of: line, of: context)
    var flex = LineFlex(length: length, violation: violation(of: length, in: context.main))
    let excess = abs(flex.violation) - StackContext.tolerance
    if decide(abs(flex.violation) >= StackContext.tolerance, by: excess) {
      _ = decide(flex.isGrowing, by: flex.violation)
      for item in items { flex.factors += factor(of: item, flex) }
    }
    guard flex.factors != 0 else {
      if Trace.isOn { traceFlex(flex, items, rest: 0, context) }
      if context.lazyItem == nil {
        line.length = length
      } else {
        measureLazyItem(of: items, of: context)
      }
      return
    }
    if !flex.isGrowing {
      for item in items { flex.weights += weight(of: item, flex, context) }
    }
    apply(flex, to: items, of: context)
  }

  /// Measures the child that was left out with length 0, because the others fill the line already.
  private mutating func measureLazyItem(of items: Range<Int>, of context: StackContext) {
    guard let item = context.lazyItem, items.contains(item) else { return }
    measure(item, along: .exactly(0), across: context.cross, of: context)
  }

  /// Measures every child that changes again; the first one that grows also gets the remainder of
  /// rounding.
  private mutating func apply(
    _ flex: LineFlex, to items: Range<Int>, of context: StackContext
  ) {
    var rest = flex.violation
    for item in items where isAdjusted(item, flex) { rest -= adjustment(of: item, flex, context) }
    if Trace.isOn { traceFlex(flex, items, rest: rest, context) }
    if Trace.decides { recordShares(flex, of: items, context) }
    var isFirst = true
    for item in items where Trace.decides || isAdjusted(item, flex) {
      let adjustment = adjustment(of: item, flex, context)
      guard decide(adjustment != 0, by: adjustment) else { continue }
      var length = states[item].measurement.size[context.axis] + adjustment
      if isFirst, nodes[item].style.flexGrow > 0 { length += rest }
      isFirst = false
      measure(item, along: .exactly(larger(length, 0)), across: context.cross, of: context)
    }
  }

  /// Whether the adjustment of a child may be other than 0.
  ///
  /// Without a factor it is, except for a share of an infinite length.
  @inline(__always)
  private func isAdjusted(_ item: Int, _ flex: LineFlex) -> Bool {
    factor(of: item, flex) != 0 || !flex.violation.isFinite
  }

  @inline(__always)
  func factor(of item: Int, _ flex: LineFlex) -> Double {
    flex.isGrowing ? nodes[item].style.flexGrow : nodes[item].style.flexShrink
  }

  /// The weight of a child when shrinking: a long child shrinks by more points than a short one
  /// with the same factor.
  func weight(of item: Int, _ flex: LineFlex, _ context: StackContext) -> Double {
    states[item].measurement.size[context.axis] * (nodes[item].style.flexShrink / flex.factors)
  }

  /// The change of a child's length, in points.
  ///
  /// The order of multiplication and division is Texture's: shares are rounded down to whole
  /// points, so that the last bit matters.
  func adjustment(of item: Int, _ flex: LineFlex, _ context: StackContext) -> Double {
    if flex.isGrowing {
      let share = nodes[item].style.flexGrow / flex.factors
      return rounding.wholePoints(flex.violation * share)
    }
    guard flex.weights != 0 else { return 0 }
    return -abs(weight(of: item, flex, context) / flex.weights * flex.violation)
  }
}
