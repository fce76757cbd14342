import Foundation
import Geometry

extension LayoutPass {
  /// Puts children at their positions, each with the room to the right and below it.
  ///
  /// A child that asks for more than this room is cut to it, unless it gives a maximum of its own.
  /// Source: `ASAbsoluteLayoutSpec`.
  @inline(never)
  mutating func layoutAbsolute(
    _ node: Int, _ sizing: AbsoluteSizing, in range: SizeRange
  ) -> CGSize {
    let parent = range.max.validOrUndefined
    var fitting = range.min
    for child in nodes[node].children {
      let position = nodes[child].style.layoutPosition
      let room = SizeRange(
        min: .zero,
        max: CGSize(width: range.max.width - position.x, height: range.max.height - position.y))
      let childRange = styleRange(of: child, parent: parent, auto: room)
      let size = measure(child, in: childRange, parent: parent)
      states[child].position = position
      fitting.width = larger(fitting.width, position.x + size.width)
      fitting.height = larger(fitting.height, position.y + size.height)
    }
    guard case .default = sizing else { return range.clamp(fitting) }
    return range.clamp(parent.filled(with: fitting))
  }
}

extension CGSize {
  /// The same size with every undefined length taken from `other`.
  func filled(with other: CGSize) -> CGSize {
    CGSize(
      width: width.isNaN ? other.width : width, height: height.isNaN ? other.height : height)
  }
}
