import Foundation
import Geometry

extension LayoutPass {
  /// Measures every child with an open end along the stack, or with exactly its `flexBasis`.
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

  /// Gives a child the size 0 by 0 until the others are measured.
  ///
  /// Its baselines hold already: text knows them from its font.
  private mutating func leaveUnmeasured(_ item: Int, of context: StackContext) {
    states[item].latest = MeasurementMemo.none
    states[item].measurement = ownBaselines(of: item)
    guard context.alignsBaselines || context.axis == .vertical else { return }
    guard case .element(let element) = nodes[item].kind else { return }
    guard case .measured(let content) = contents[element] else { return }
    let room = SizeRange.unconstrained.max
    guard let answer = measureContent(content, of: item, in: room) else { return }
    take(baselinesOf: answer, unlessStyled: item, &states[item].measurement)
  }

  /// Measures one child with the given room along the stack and, depending on its alignment, across
  /// it.
  ///
  /// A stretched child must be as long across the stack as the stack must be, unless its style
  /// gives a length there: a minimum of its own replaces the stack's, a maximum likewise. Fractions
  /// are not known to this rule.
  mutating func measure(
    _ item: Int, along main: Interval, across cross: Interval, of context: StackContext
  ) {
    var room = Interval(lower: 0, upper: cross.upper)
    if alignment(of: item, in: context.stack) == .stretch {
      room.lower = cross.lower
      if nodes[item].hasOwnSize {
        let own = styleInterval(of: item, context.axis.perpendicular, parent: .nan)
        if own.lower != 0 { room.lower = own.lower }
        if own.upper != .infinity { room.upper = own.upper }
        if Trace.isOn { traceCrossRoom(of: item, own, room, cross, context) }
      }
    }
    measure(
      item, in: SizeRange(along: context.axis, main, across: room), parent: context.parent)
  }

  /// The alignment that holds for one child.
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
