import Geometry

extension LayoutPass {
  /// Gives one child a height of `ratio` times its width, as closely as the range allows.
  ///
  /// Each axis with a finite available length gives one candidate. The candidate closest to the
  /// ratio wins; where both are equally close, the one from the width. Without candidates the child
  /// determines its own size. Source: `ASRatioLayoutSpec`.
  @inline(never)
  mutating func layoutRatio(_ node: Int, _ ratio: Double, in range: SizeRange) -> CGSize {
    let child = nodes[node].firstChild
    states[child].position = .zero
    if Trace.isOn { traceRatio(ratio, in: range) }
    if Trace.decides { recordRatio(ratio, in: range) }
    guard let size = nearestSize(to: ratio, in: range) else {
      return measure(child, in: range, parent: CGSize(width: Double.nan, height: Double.nan))
    }
    return measure(child, in: SizeRange(exactly: size), parent: size)
  }

  func nearestSize(to ratio: Double, in range: SizeRange) -> CGSize? {
    let fromWidth = candidate(.horizontal, ratio, in: range)
    guard let fromHeight = candidate(.vertical, ratio, in: range) else { return fromWidth }
    guard let fromWidth else { return fromHeight }
    return distance(fromHeight, ratio) < distance(fromWidth, ratio) ? fromHeight : fromWidth
  }

  /// The size that fills the available length along `axis`; `nil` where that is infinite or
  /// invalid.
  func candidate(_ axis: Axis, _ ratio: Double, in range: SizeRange) -> CGSize? {
    let available = range.max
    guard isValidLength(available[axis]) else { return nil }
    switch axis {
    case .horizontal:
      return range.clamp(
        CGSize(width: available.width, height: rounding.floor(ratio * available.width)))
    case .vertical:
      return range.clamp(
        CGSize(width: rounding.floor(available.height / ratio), height: available.height))
    }
  }

  func distance(_ size: CGSize, _ ratio: Double) -> Double {
    abs(size.height / size.width - ratio)
  }
}
