import Foundation
import Geometry

extension LayoutPass {
  /// Gives every child the whole room; as large as the largest.
  ///
  /// Source: `ASWrapperLayoutSpec`.
  @inline(never)
  mutating func layoutWrapper(_ node: Int, in range: SizeRange) -> CGSize {
    var size = range.min
    for child in nodes[node].children {
      let childSize = measure(child, in: range, parent: range.max)
      states[child].position = .zero
      size.width = larger(size.width, childSize.width)
      size.height = larger(size.height, childSize.height)
    }
    return size
  }
}
