import AffineGeometry
import Geometry

/// Records every comparison of the engine, in a pass that records its decisions. The functions
/// shadow the plain functions of the same names, so that every call by that name in a pass is
/// recorded.
extension LayoutPass {
  @inline(__always)
  mutating func larger(_ a: Double, _ b: Double) -> Double {
    if Trace.decides { recorder.decide(.limit(a - b)) }
    return LayoutSpecs.larger(a, b)
  }

  @inline(__always)
  mutating func smaller(_ a: Double, _ b: Double) -> Double {
    if Trace.decides { recorder.decide(.limit(a - b)) }
    return LayoutSpecs.smaller(a, b)
  }

  /// Unavailable: a rule that took the larger length by this name would not record it.
  @available(*, unavailable, message: "`larger` records which length is larger")
  func max(_ a: Double, _ b: Double) -> Double { LayoutSpecs.larger(a, b) }

  /// Unavailable: a rule that took the smaller length by this name would not record it.
  @available(*, unavailable, message: "`smaller` records which length is smaller")
  func min(_ a: Double, _ b: Double) -> Double { LayoutSpecs.smaller(a, b) }

  /// Records a condition on the sign of `margin`, and returns it; NaN for any other condition.
  @inline(__always)
  mutating func decide(_ condition: Bool, by margin: Double) -> Bool {
    if Trace.decides { recorder.decide(.choice(condition ? 1 : 0, margin: margin)) }
    return condition
  }

  @inline(__always)
  mutating func isLarger(_ a: Double, than b: Double) -> Bool { decide(a > b, by: a - b) }

  @inline(__always)
  mutating func clamp(_ size: CGSize, into range: SizeRange) -> CGSize {
    if Trace.decides {
      for axis in Axis.allCases { recordClamp(size[axis], into: range[axis]) }
    }
    return range.clamp(size)
  }

  @inline(__always)
  mutating func intersection(_ range: SizeRange, _ requested: SizeRange) -> SizeRange {
    if Trace.decides {
      for axis in Axis.allCases { recordIntersection(range[axis], requested[axis]) }
    }
    return range.intersection(requested)
  }

  @inline(__always)
  mutating func violation(of length: Double, in interval: Interval) -> Double {
    if Trace.decides {
      recorder.decide(.limit(length - interval.lower))
      recorder.decide(.limit(length - interval.upper))
    }
    return interval.violation(of: length)
  }

  @inline(__always)
  mutating func isExact(_ interval: Interval) -> Bool {
    if Trace.decides { recordOrder(interval.lower, interval.upper) }
    return interval.isExact
  }

  @inline(__always)
  mutating func isValidForLayout(_ size: CGSize) -> Bool {
    if Trace.decides { recordValidity(of: size) }
    return size.isValidForLayout
  }

  @inline(__always)
  mutating func validOrUndefined(_ size: CGSize) -> CGSize {
    if Trace.decides { recordValidity(of: size) }
    return size.validOrUndefined
  }

  // MARK: Recording

  @inline(never)
  private mutating func recordClamp(_ length: Double, into interval: Interval) {
    recorder.decide(.limit(interval.upper - length))
    recorder.decide(.limit(interval.lower - LayoutSpecs.smaller(interval.upper, length)))
  }

  @inline(never)
  private mutating func recordIntersection(_ interval: Interval, _ requested: Interval) {
    let low = larger(interval.lower, requested.lower)
    let high = smaller(interval.upper, requested.upper)
    guard !decide(low <= high, by: low - high) else { return }
    recordOrder(interval.lower, requested.lower)
  }

  @inline(never)
  private mutating func recordValidity(of size: CGSize) {
    for length in [Double(size.width), Double(size.height)] { recordValidity(of: length) }
  }

  private mutating func recordValidity(of length: Double) {
    let isUndefined = length.isNaN
    let validity: Int8 = isUndefined ? 3 : isValidLength(length) ? 1 : length < 1 ? 0 : 2
    recorder.decide(.choice(validity, margin: length))
  }

  @inline(never)
  mutating func recordStyle(of node: Int, _ axis: Axis, parent: Double, auto: Interval) {
    let (minimum, exact, maximum) = nodes[node].style.lengths(along: axis)
    let lower = minimum.resolved(parent: parent, auto: auto.lower)
    let upper = maximum.resolved(parent: parent, auto: auto.upper)
    guard !decide(lower.isNaN || upper.isNaN, by: .nan),
      !decide(upper <= lower, by: upper - lower)
    else { return }
    let length = exact.resolved(parent: parent, auto: .nan)
    guard !decide(length.isNaN, by: .nan) else { return }
    recorder.decide(.limit(upper - length))
    recorder.decide(.limit(lower - length))
  }

  @inline(never)
  mutating func recordInset(_ inset: InsetAxis, parent: Double, child: Double) {
    let (margins, range) = (inset.margins, inset.range)
    recorder.decide(.limit((inset.isFlexible ? 0 : range.lower) - margins))
    recorder.decide(.limit(range.upper - margins))
    recorder.decide(.limit(parent - margins))
    let whole = inset.isFlexible ? range.upper : child + inset.leading + inset.trailing
    recordClamp(whole, into: range)
    if inset.leading.isInfinite, inset.trailing.isInfinite {
      recordRounding(of: (range.upper - child) / 2)
    }
  }

  @inline(never)
  mutating func recordRatio(_ ratio: Double, in range: SizeRange) {
    recordValidity(of: range.max)
    var sizes: [CGSize] = []
    for axis in Axis.allCases {
      guard let size = candidate(axis, ratio, in: range) else { continue }
      let available = range.max
      let whole =
        axis == .horizontal
        ? CGSize(width: available.width, height: recordFloor(of: ratio * available.width))
        : CGSize(width: recordFloor(of: available.height / ratio), height: available.height)
      for axis in Axis.allCases { recordClamp(whole[axis], into: range[axis]) }
      sizes.append(size)
    }
    guard sizes.count == 2 else { return }
    let distances = sizes.map { $0.height - ratio * $0.width }
    for (size, distance) in zip(sizes, distances) {
      recordOrder(size.width, 0)
      recorder.decide(.limit(distance))
    }
    recorder.decide(
      .nearer(
        first: abs(distances[1]), width: sizes[1].width, other: abs(distances[0]),
        otherWidth: sizes[0].width))
  }

  @inline(never)
  mutating func recordShares(_ flex: LineFlex, of items: Range<Int>, _ context: StackContext) {
    guard !flex.isGrowing else { return recordWholePoints(flex, of: items) }
    recordOrder(flex.weights, 0)
    guard flex.weights != 0 else { return }
    for item in items {
      recorder.decide(
        .share(
          Share(
            weight: weight(of: item, flex, context), sum: flex.weights, length: flex.violation)))
    }
  }

  @inline(never)
  mutating func recordContent(
    _ content: any ContentMeasuring, in available: CGSize, _ answer: ContentMeasurement
  ) {
    recorder.decide(MeasuredDecision(content: content, width: available.width, answer: answer))
  }

  /// Records the order of two numbers.
  private mutating func recordOrder(_ a: Double, _ b: Double) {
    recorder.decide(.choice(a < b ? -1 : a > b ? 1 : 0, margin: a - b))
  }

  /// Records whether a distribution has gaps.
  @inline(never)
  mutating func recordGaps(_ missing: Double, _ count: Int, _ justification: JustifyContent) {
    guard count > 1, justification == .spaceBetween || justification == .spaceAround else { return }
    _ = decide(missing >= StackContext.tolerance, by: missing - StackContext.tolerance)
  }
}

/// Records every rounding of a length to pixels, in a pass that records its decisions.
extension LayoutPass {
  @inline(never)
  mutating func recordCeiling(of size: CGSize) {
    for length in [Double(size.width), Double(size.height)] { recordCeiling(of: length) }
  }

  private mutating func recordCeiling(of length: Double) {
    record(step: rounding.grid.map { -($0.scale * (length - PixelGrid.noise)) })
  }

  /// Records rounding down, and returns the rounded length.
  private mutating func recordFloor(of length: Double) -> Double {
    record(step: rounding.grid.map { $0.scale * (length + PixelGrid.noise) })
    return rounding.floor(length)
  }

  private mutating func recordRounding(of length: Double) {
    record(step: rounding.grid.map { $0.scale * length + 0.5 })
  }

  /// Records the number whose whole part decides; `nil` where lengths stay exact.
  private mutating func record(step number: Double?) {
    if let number { recorder.decide(.step(number)) }
  }

  @inline(never)
  mutating func recordRelative(_ childSize: CGSize, _ relative: RelativeSpec, _ size: CGSize) {
    recordRounding(of: (size.width - childSize.width) * relative.horizontalPosition.share)
    recordRounding(of: (size.height - childSize.height) * relative.verticalPosition.share)
  }

  private mutating func recordWholePoints(_ flex: LineFlex, of items: Range<Int>) {
    guard rounding.grid != nil else { return }
    for item in items {
      record(step: flex.violation * (nodes[item].style.flexGrow / flex.factors))
    }
    if items.count(where: { nodes[$0].style.flexGrow > 0 }) > 1 {
      recorder.sharesWholePoints = true
    }
  }

  @inline(never)
  mutating func recordCrossOffset(of item: Int, in line: StackLine, _ context: StackContext) {
    guard nodes[item].alignment == .center else { return }
    let size = states[item].measurement.size[context.axis.perpendicular]
    _ = recordFloor(of: (line.crossSize - size) / 2)
  }

  /// Records the rounding of the positions of all elements that are part of the layout.
  mutating func recordPositions(of elementNodes: [Int]) {
    for node in elementNodes where states[node].isPresent {
      recordCeiling(of: states[node].position.x)
      recordCeiling(of: states[node].position.y)
    }
  }
}
