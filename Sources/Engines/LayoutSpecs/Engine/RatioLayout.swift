import Foundation
import Geometry

extension LayoutPass {
  /// Gives one child a height that is `ratio` times its width, as nearly as the range allows.
  ///
  /// Each bounded axis of the room gives one candidate; the nearest to the ratio wins, the one from
  /// the width where both are equally near. Without a bound the child sizes itself. Source:
  /// `ASRatioLayoutSpec`.
  @inline(never)
  mutating func layoutRatio(_ node: Int, _ ratio: Double, in range: SizeRange) -> CGSize {
    let child = nodes[node].firstChild
    states[child].position = .zero
    if Trace.isOn { traceRatio(ratio, in: range) }
    if Trace.decides { tellRatio(ratio, in: range) }
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

  /// The size that has all of the room along `axis`, if that is bounded.
  func candidate(_ axis: Axis, _ ratio: Double, in range: SizeRange) -> CGSize? {
    let room = range.max
    guard isValidLength(room[axis]) else { return nil }
    switch axis {
    case .horizontal:
      return range.clamp(CGSize(width: room.width, height: rounding.floor(ratio * room.width)))
    case .vertical:
      return range.clamp(CGSize(width: rounding.floor(room.height / ratio), height: room.height))
    }
  }

  func distance(_ size: CGSize, _ ratio: Double) -> Double {
    abs(size.height / size.width - ratio)
  }
}
