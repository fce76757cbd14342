import Geometry

extension LayoutPass {
  /// The range for a node: the requested range, intersected with the sizes of its own style.
  @inline(__always)
  mutating func ownRange(of node: Int, in request: MeasureRequest) -> SizeRange {
    // Most nodes have no size of their own, and most ranges are within all sizes already.
    if !nodes[node].hasOwnSize, !Trace.decides, request.range.isWithinAllSizes {
      return request.range
    }
    return narrowedRange(of: node, in: request)
  }

  @inline(never)
  private mutating func narrowedRange(of node: Int, in request: MeasureRequest) -> SizeRange {
    guard nodes[node].hasOwnSize else { return intersection(request.range, .unconstrained) }
    let requested = styleRange(of: node, parent: request.parentSize)
    let range = intersection(request.range, requested)
    if Trace.isOn { traceStyle(of: node, requested, range, in: request) }
    return range
  }

  /// The range that the style of `node` allows; `auto` is the range for automatic lengths.
  ///
  /// Source: `ASLayoutElementSizeResolveAutoSize`.
  mutating func styleRange(
    of node: Int, parent: CGSize, auto: SizeRange = .unconstrained
  ) -> SizeRange {
    let width = styleInterval(of: node, .horizontal, parent: parent.width, auto: auto[.horizontal])
    let height = styleInterval(of: node, .vertical, parent: parent.height, auto: auto[.vertical])
    return SizeRange(along: .horizontal, width, across: height)
  }

  /// One axis of the range that the style of `node` allows.
  ///
  /// The minimum overrides the maximum, which overrides the exact size. An exact size that is a
  /// fraction of an undefined length is ignored; a minimum or maximum of this kind is a fault.
  mutating func styleInterval(
    of node: Int, _ axis: Axis, parent: Double, auto: Interval = .unbounded
  ) -> Interval {
    if Trace.decides { recordStyle(of: node, axis, parent: parent, auto: auto) }
    let interval = nodes[node].style.interval(along: axis, parent: parent, auto: auto)
    if interval.lower.isNaN || interval.upper.isNaN {
      note(.undefinedBound(axis), at: node)
      return auto
    }
    return interval
  }
}
