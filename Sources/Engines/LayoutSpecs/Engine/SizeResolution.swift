import Foundation
import Geometry

extension LayoutPass {
  /// The range that a node works in: what it was asked, narrowed by its own style as far as that
  /// fits.
  mutating func ownRange(of node: Int, in request: MeasureRequest) -> SizeRange {
    guard nodes[node].hasOwnSize else { return intersection(request.range, .unconstrained) }
    let wish = styleRange(of: node, parent: request.parentSize)
    let range = intersection(request.range, wish)
    if Trace.isOn { traceStyle(of: node, wish, range, in: request) }
    return range
  }

  /// The range that the style of `node` asks for; `auto` is the range where it asks for nothing.
  ///
  /// Source: `ASLayoutElementSizeResolveAutoSize`.
  mutating func styleRange(
    of node: Int, parent: CGSize, auto: SizeRange = .unconstrained
  ) -> SizeRange {
    let width = styleInterval(of: node, .horizontal, parent: parent.width, auto: auto[.horizontal])
    let height = styleInterval(of: node, .vertical, parent: parent.height, auto: auto[.vertical])
    return SizeRange(along: .horizontal, width, across: height)
  }

  /// One axis of the range that the style of `node` asks for.
  ///
  /// The minimum beats the maximum, which beats the exact size. An exact size that is a fraction of
  /// something undefined counts as not given; a bound of this kind is a fault.
  mutating func styleInterval(
    of node: Int, _ axis: Axis, parent: Double, auto: Interval = .unbounded
  ) -> Interval {
    if Trace.decides { tellStyle(of: node, axis, parent: parent, auto: auto) }
    let interval = nodes[node].style.interval(along: axis, parent: parent, auto: auto)
    if interval.lower.isNaN || interval.upper.isNaN {
      note(.undefinedBound(axis), at: node)
      return auto
    }
    return interval
  }
}
