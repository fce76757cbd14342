import Foundation
import Geometry

/// What a traced pass tells about stacks. The engine calls these only where tracing is on; none is
/// inlined, so that none takes room on the stack of every level.
extension LayoutPass {
  @inline(never)
  mutating func traceCrossRoom(
    of item: Int, _ own: Interval, _ room: Interval, _ wanted: Interval, _ context: StackContext
  ) {
    guard own != .unbounded else { return }
    let trace = CrossRoomTrace(
      child: item, axis: context.axis.perpendicular, wanted: wanted, own: own, room: room)
    recorder.note(.crossRoom(trace))
  }

  @inline(never)
  mutating func traceLines(of context: StackContext) {
    recorder.note(.lines(lines(of: context).map { lines[$0].items }))
  }

  @inline(never)
  mutating func traceFlex(
    _ flex: LineFlex, _ items: Range<Int>, rest: Double, _ context: StackContext
  ) {
    let flexible = items.filter { flex.factors != 0 && factor(of: $0, flex) != 0 }
    let first = flexible.first { adjustment(of: $0, flex, context) != 0 }
    let shares = flexible.map { item in
      share(of: item, flex, rest: item == first ? rest : 0, context)
    }
    let lengths = items.reduce(0) { $0 + states[$1].measurement.size[context.axis] }
    let lazyChild = context.lazyItem.flatMap { items.contains($0) ? $0 : nil }
    let trace = FlexTrace(
      axis: context.axis, items: items, length: flex.length, spacing: flex.length - lengths,
      room: context.main, violation: flex.violation, factors: flex.factors, rest: rest,
      shares: shares, lazyChild: lazyChild)
    recorder.note(.flex(trace))
  }

  private func share(
    of item: Int, _ flex: LineFlex, rest: Double, _ context: StackContext
  ) -> FlexShare {
    let factor = factor(of: item, flex)
    let length = states[item].measurement.size[context.axis]
    let adjustment = adjustment(of: item, flex, context)
    let part: Double
    if flex.isGrowing {
      part = factor / flex.factors
    } else {
      part = flex.weights == 0 ? 0 : length * (factor / flex.factors) / flex.weights
    }
    let extra = nodes[item].style.flexGrow > 0 ? rest : 0
    return FlexShare(
      child: item, length: length, factor: factor, part: part, share: part * flex.violation,
      adjustment: adjustment, rest: extra,
      result: LayoutSpecs.larger(length + adjustment + extra, 0))
  }

  @inline(never)
  mutating func traceCrossSize(ofLine line: Int, _ context: StackContext) {
    let trace = CrossSizeTrace(
      axis: context.axis.perpendicular, items: lines[line].items, size: lines[line].crossSize,
      baseline: context.alignsBaselines ? lines[line].baseline : nil)
    recorder.note(.crossSize(trace))
  }

  @inline(never)
  mutating func traceStretch(
    of item: Int, _ size: CGSize, to crossSize: Double, _ context: StackContext
  ) {
    let axis = context.axis.perpendicular
    recorder.note(.stretch(child: item, axis, from: size[axis], to: crossSize))
  }

  @inline(never)
  mutating func traceLineDistribution(
    _ distribution: Distribution, _ length: Double, _ context: StackContext
  ) {
    let count = lines(of: context).count
    guard count > 1 else { return }
    let trace = DistributionTrace(
      axis: context.axis.perpendicular,
      justification: context.stack.alignContent.justification, count: count,
      violation: context.cross.violation(of: length), start: distribution.start,
      gap: distribution.gap)
    recorder.note(.linesPlaced(trace))
  }

  @inline(never)
  mutating func traceDistribution(
    _ distribution: Distribution, _ items: Range<Int>, _ length: Double, _ context: StackContext
  ) {
    let trace = DistributionTrace(
      axis: context.axis, justification: context.stack.justifyContent, count: items.count,
      violation: context.main.violation(of: length), start: distribution.start,
      gap: distribution.gap)
    recorder.note(.itemsPlaced(trace))
  }

  @inline(never)
  mutating func tracePosition(of item: Int, in line: StackLine, _ context: StackContext) {
    let across = context.axis.perpendicular
    let trace = PlacedChildTrace(
      child: item, position: states[item].position,
      alignment: alignment(of: item, in: context.stack),
      free: line.crossSize - states[item].measurement.size[across],
      offset: crossOffset(of: item, in: line, of: context))
    recorder.note(.placed(trace))
  }
}
