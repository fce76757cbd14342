import Geometry

/// Records the steps of single specs. The engine calls these functions only where tracing is on;
/// none is inlined, so that none needs stack space at every level.
extension LayoutPass {
  @inline(never)
  mutating func traceQuestion(_ request: MeasureRequest, of node: Int) {
    let parentSize = nodes[node].dependsOnParentSize ? request.parentSize : nil
    recorder.open(request.range, parentSize: parentSize, of: node)
  }

  @inline(never)
  mutating func traceStyle(
    of node: Int, _ requested: SizeRange, _ range: SizeRange, in request: MeasureRequest
  ) {
    let traces = styleTraces(
      of: node, requested, given: request.range, range, parent: request.parentSize)
    for trace in traces { recorder.note(.style(trace)) }
  }

  private func styleTraces(
    of node: Int, _ requested: SizeRange, given: SizeRange, _ result: SizeRange, parent: CGSize
  ) -> [StyleTrace] {
    Axis.allCases.compactMap { axis in
      let (minimum, exact, maximum) = nodes[node].style.lengths(along: axis)
      guard (minimum, exact, maximum) != (.auto, .auto, .auto) else { return nil }
      return StyleTrace(
        axis: axis, minimum: minimum, exact: exact, maximum: maximum, parent: parent[axis],
        requested: requested[axis], given: given[axis], result: result[axis])
    }
  }

  /// Records content without a size of its own, or with a fixed size.
  @inline(never)
  mutating func traceContent(ofElement node: Int, in range: SizeRange) {
    switch nodes[node].content {
    case .none: traceContent(.none, range.max.isValidForLayout ? range.max : .zero, in: range)
    case .fixed(let size): traceContent(.fixed, size, in: range)
    case .measured: return
    }
  }

  @inline(never)
  mutating func traceContent(_ kind: ContentTrace.Kind, _ content: CGSize, in range: SizeRange) {
    let trace = ContentTrace(
      kind: kind, range: range, content: content, size: range.clamp(content))
    recorder.note(.content(trace))
  }

  @inline(never)
  mutating func traceInset(
    _ child: Int, _ size: CGSize, _ width: InsetAxis, _ height: InsetAxis
  ) {
    for (axis, inset) in [(Axis.horizontal, width), (.vertical, height)] {
      let trace = InsetTrace(
        axis: axis, leading: inset.leading, trailing: inset.trailing, range: inset.range,
        child: size[axis], length: inset.length(around: size[axis]),
        position: inset.position(of: size[axis], rounding))
      recorder.note(.inset(trace))
    }
  }

  @inline(never)
  mutating func traceAvailableSize(
    _ available: SizeRange, of child: Int, _ range: SizeRange, parent: CGSize
  ) {
    let requested = styleRange(of: child, parent: parent)
    let trace = AvailableSizeTrace(
      child: child, position: nodes[child].style.layoutPosition, size: available,
      styles: styleTraces(of: child, requested, given: available, range, parent: parent),
      sizeRange: nil)
    recorder.note(.availableSize(trace))
  }

  @inline(never)
  mutating func traceSizeRange(of child: Int, _ range: SizeRange, _ available: SizeRange) {
    let style = nodes[child].style
    let trace = AvailableSizeTrace(
      child: child, position: style.layoutPosition, size: available, styles: [],
      sizeRange: style.sizeRange == RelativeSizeRange() ? nil : range)
    recorder.note(.availableSize(trace))
  }

  @inline(never)
  mutating func traceRelative(
    _ child: Int, _ childSize: CGSize, _ relative: RelativeSpec, _ size: CGSize
  ) {
    for axis in Axis.allCases {
      let position =
        axis == .horizontal ? relative.horizontalPosition : relative.verticalPosition
      let free = size[axis] - childSize[axis]
      let trace = RelativeTrace(
        axis: axis, position: position, free: free, offset: free * position.share,
        rounded: rounding.rounded(free * position.share))
      recorder.note(.relative(trace))
    }
  }

  @inline(never)
  mutating func traceRatio(_ ratio: Double, in range: SizeRange) {
    let candidates = Axis.allCases.compactMap { axis -> RatioTrace.Candidate? in
      guard let size = candidate(axis, ratio, in: range) else { return nil }
      let available = range.max[axis]
      return RatioTrace.Candidate(
        axis: axis, derived: axis == .horizontal ? ratio * available : available / ratio,
        size: size, distance: distance(size, ratio))
    }
    let chosen = nearestSize(to: ratio, in: range)
    recorder.note(.ratio(RatioTrace(ratio: ratio, candidates: candidates, chosen: chosen)))
  }

  @inline(never)
  mutating func traceCorner(
    _ size: CGSize, _ frame: CGRect, shift: CGPoint, _ spec: CornerSpec
  ) {
    let trace = CornerTrace(
      location: spec.location, size: size, frame: frame.offsetBy(dx: -shift.x, dy: -shift.y),
      shift: shift, wrapsCorner: spec.wrapsCorner)
    recorder.note(.corner(trace))
  }
}

/// Records the steps of stacks. The engine calls these functions only where tracing is on; none is
/// inlined, so that none needs stack space at every level.
extension LayoutPass {
  @inline(never)
  mutating func traceCrossRange(
    of item: Int, _ own: Interval, _ result: Interval, _ requested: Interval,
    _ context: StackContext
  ) {
    guard own != .unbounded else { return }
    let trace = CrossRangeTrace(
      child: item, axis: context.axis.perpendicular, requested: requested, own: own, result: result)
    recorder.note(.crossRange(trace))
  }

  @inline(never)
  mutating func traceLines(_ stackLines: Range<Int>) {
    recorder.note(.lines(stackLines.map { lines[$0].items }))
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
      available: context.main, violation: flex.violation, factors: flex.factors, rest: rest,
      shares: shares, lazyChild: lazyChild)
    recorder.note(.flex(trace))
  }

  private func share(
    of item: Int, _ flex: LineFlex, rest: Double, _ context: StackContext
  ) -> FlexShare {
    let factor = factor(of: item, flex)
    let length = states[item].measurement.size[context.axis]
    let adjustment = adjustment(of: item, flex, context)
    let fraction: Double
    if flex.isGrowing {
      fraction = factor / flex.factors
    } else {
      fraction = flex.weights == 0 ? 0 : length * (factor / flex.factors) / flex.weights
    }
    let extra = nodes[item].style.flexGrow > 0 ? rest : 0
    return FlexShare(
      child: item, length: length, factor: factor, fraction: fraction,
      share: fraction * flex.violation,
      adjustment: adjustment, rest: extra,
      result: LayoutSpecs.larger(length + adjustment + extra, 0))
  }

  @inline(never)
  mutating func traceCrossSize(of line: StackLine, _ context: StackContext) {
    let trace = CrossSizeTrace(
      axis: context.axis.perpendicular, items: line.items, size: line.crossSize,
      baseline: context.alignsBaselines ? line.baseline : nil)
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
    _ distribution: Distribution, _ count: Int, _ length: Double, _ context: StackContext
  ) {
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
      alignment: nodes[item].alignment,
      free: line.crossSize - states[item].measurement.size[across],
      offset: crossOffset(of: item, in: line, of: context))
    recorder.note(.placed(trace))
  }
}

extension FlexTrace {
  /// Whether the missing or excess length is so small that nothing changes: below 0.01 pt.
  public var isBalanced: Bool { abs(violation) < StackContext.tolerance }
}
