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
    guard let size = nearestSize(to: ratio, in: range) else {
      return measure(child, in: range, parent: CGSize(width: Double.nan, height: Double.nan))
    }
    return measure(child, in: SizeRange(exactly: size), parent: size)
  }

  private func nearestSize(to ratio: Double, in range: SizeRange) -> CGSize? {
    let room = range.max
    var best: CGSize?
    if isValidLength(room.width) {
      best = range.clamp(CGSize(width: room.width, height: rounding.floor(ratio * room.width)))
    }
    if isValidLength(room.height) {
      let size = range.clamp(
        CGSize(width: rounding.floor(room.height / ratio), height: room.height))
      guard let fromWidth = best, !(distance(size, ratio) < distance(fromWidth, ratio)) else {
        return size
      }
    }
    return best
  }

  private func distance(_ size: CGSize, _ ratio: Double) -> Double {
    abs(size.height / size.width - ratio)
  }
}
