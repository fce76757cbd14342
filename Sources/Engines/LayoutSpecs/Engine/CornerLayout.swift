import Geometry

extension LayoutPass {
  /// Centres a second child on a corner of the first.
  ///
  /// Both are measured in the whole range, minimum included. Source: `ASCornerLayoutSpec`.
  @inline(never)
  mutating func layoutCorner(_ node: Int, _ spec: CornerSpec, in range: SizeRange) -> CGSize {
    let child = nodes[node].firstChild
    let parent = validOrUndefined(range.max)
    let size = measure(child, in: range, parent: parent)
    let cornerSize = measure(child + 1, in: range, parent: parent)
    let middle = spec.location.point(of: size)
    var frame = CGRect(origin: .zero, size: size)
    var cornerFrame = CGRect(
      x: middle.x - cornerSize.width / 2 + spec.offset.x,
      y: middle.y - cornerSize.height / 2 + spec.offset.y,
      width: cornerSize.width, height: cornerSize.height)
    var whole = size
    if spec.wrapsCorner {
      let left = smaller(0, cornerFrame.minX)
      let top = smaller(0, cornerFrame.minY)
      whole.width = larger(size.width, cornerFrame.maxX) - left
      whole.height = larger(size.height, cornerFrame.maxY) - top
      frame.origin = CGPoint(x: -left, y: -top)
      cornerFrame.origin.x -= left
      cornerFrame.origin.y -= top
    }
    if Trace.isOn { traceCorner(size, cornerFrame, shift: frame.origin, spec) }
    states[child].position = frame.origin
    states[child + 1].position = cornerFrame.origin
    return spec.wrapsCorner ? clamp(whole, into: range) : whole
  }
}

extension CornerLocation {
  /// The corner of a rectangle of `size` at the origin.
  fileprivate func point(of size: CGSize) -> CGPoint {
    switch self {
    case .topLeft: .zero
    case .topRight: CGPoint(x: size.width, y: 0)
    case .bottomLeft: CGPoint(x: 0, y: size.height)
    case .bottomRight: CGPoint(x: size.width, y: size.height)
    }
  }
}
