import Geometry

extension LayoutPass {
  /// Places one child at an edge or in the middle.
  ///
  /// The spec fills the available size, unless that is infinite or `sizing` asks for the minimum.
  /// Source: `ASRelativeLayoutSpec`, `ASCenterLayoutSpec`.
  @inline(never)
  mutating func layoutRelative(
    _ node: Int, _ relative: RelativeSpec, in range: SizeRange
  ) -> CGSize {
    let child = nodes[node].firstChild
    let parent = validOrUndefined(range.max)
    let childRange = SizeRange(
      min: CGSize(
        width: relative.horizontalPosition.handsOnMinimum ? range.min.width : 0,
        height: relative.verticalPosition.handsOnMinimum ? range.min.height : 0),
      max: range.max)
    let childSize = measure(child, in: childRange, parent: parent)
    var size = clamp(parent.filled(with: childSize), into: range)
    if relative.sizing.contains(.minimumWidth) { size.width = smaller(size.width, childSize.width) }
    if relative.sizing.contains(.minimumHeight) {
      size.height = smaller(size.height, childSize.height)
    }
    size = clamp(size, into: range)
    states[child].position = CGPoint(
      x: rounding.rounded((size.width - childSize.width) * relative.horizontalPosition.share),
      y: rounding.rounded((size.height - childSize.height) * relative.verticalPosition.share))
    if Trace.isOn { traceRelative(child, childSize, relative, size) }
    if Trace.decides { recordRelative(childSize, relative, size) }
    return size
  }
}

extension RelativePosition {
  /// Whether the child gets the spec's minimum.
  fileprivate var handsOnMinimum: Bool {
    if case .none = self { true } else { false }
  }

  /// The fraction of the remaining length that is before the child.
  var share: Double {
    switch self {
    case .none, .start: 0
    case .center: 0.5
    case .end: 1
    }
  }
}
