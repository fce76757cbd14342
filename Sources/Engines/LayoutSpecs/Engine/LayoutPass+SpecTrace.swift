import Foundation
import Geometry

/// What a traced pass tells about single specs. The engine calls these only where tracing is on;
/// none is inlined, so that none takes room on the stack of every level.
extension LayoutPass {
  @inline(never)
  mutating func traceQuestion(_ request: MeasureRequest, of node: Int) {
    let parentSize = nodes[node].dependsOnParentSize ? request.parentSize : nil
    recorder.open(request.range, parentSize: parentSize, of: node)
  }

  @inline(never)
  mutating func traceStyle(
    of node: Int, _ wish: SizeRange, _ range: SizeRange, in request: MeasureRequest
  ) {
    let traces = styleTraces(
      of: node, wish, given: request.range, range, parent: request.parentSize)
    for trace in traces { recorder.note(.style(trace)) }
  }

  private func styleTraces(
    of node: Int, _ wish: SizeRange, given: SizeRange, _ result: SizeRange, parent: CGSize
  ) -> [StyleTrace] {
    Axis.allCases.compactMap { axis in
      let (minimum, exact, maximum) = nodes[node].style.lengths(along: axis)
      guard (minimum, exact, maximum) != (.auto, .auto, .auto) else { return nil }
      return StyleTrace(
        axis: axis, minimum: minimum, exact: exact, maximum: maximum, parent: parent[axis],
        wish: wish[axis], given: given[axis], result: result[axis])
    }
  }

  /// Content that has no size of its own, or always the same.
  @inline(never)
  mutating func traceContent(ofElement element: Int, in range: SizeRange) {
    switch contents[element] {
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
        axis: axis, leading: inset.leading, trailing: inset.trailing, room: inset.range,
        child: size[axis], length: inset.length(around: size[axis]),
        position: inset.position(of: size[axis], rounding))
      recorder.note(.inset(trace))
    }
  }

  @inline(never)
  mutating func traceRoom(
    _ room: SizeRange, of child: Int, _ range: SizeRange, parent: CGSize
  ) {
    let wish = styleRange(of: child, parent: parent)
    let trace = RoomTrace(
      child: child, position: nodes[child].style.layoutPosition, room: room,
      styles: styleTraces(of: child, wish, given: room, range, parent: parent), sizeRange: nil)
    recorder.note(.room(trace))
  }

  @inline(never)
  mutating func traceSizeRange(of child: Int, _ range: SizeRange, _ room: SizeRange) {
    let style = nodes[child].style
    let trace = RoomTrace(
      child: child, position: style.layoutPosition, room: room, styles: [],
      sizeRange: style.sizeRange == RelativeSizeRange() ? nil : range)
    recorder.note(.room(trace))
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
      let room = range.max[axis]
      return RatioTrace.Candidate(
        axis: axis, derived: axis == .horizontal ? ratio * room : room / ratio, size: size,
        distance: distance(size, ratio))
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

extension ElementStyle {
  /// The three sizes of one axis.
  fileprivate func lengths(
    along axis: Axis
  ) -> (minimum: Dimension, exact: Dimension, maximum: Dimension) {
    switch axis {
    case .horizontal: (minWidth, width, maxWidth)
    case .vertical: (minHeight, height, maxHeight)
    }
  }
}
