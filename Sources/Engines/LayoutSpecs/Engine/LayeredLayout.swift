import Foundation
import Geometry

extension LayoutPass {
  /// Puts a second child over the first, exactly as large.
  ///
  /// The style of the overlay spec itself is not read. Source: `ASOverlayLayoutSpec`.
  @inline(never)
  mutating func layoutOverlay(_ node: Int, in range: SizeRange, parent: CGSize) -> CGSize {
    let child = nodes[node].firstChild
    let size = measure(child, in: range, parent: parent)
    measure(child + 1, in: SizeRange(exactly: size), parent: size)
    states[child].position = .zero
    states[child + 1].position = .zero
    return size
  }

  /// Puts the first child behind the second, exactly as large.
  ///
  /// The style of the background spec itself is not read. Source: `ASBackgroundLayoutSpec`.
  @inline(never)
  mutating func layoutBackground(_ node: Int, in range: SizeRange, parent: CGSize) -> CGSize {
    let background = nodes[node].firstChild
    let size = measure(background + 1, in: range, parent: parent)
    measure(background, in: SizeRange(exactly: size), parent: parent)
    states[background].position = .zero
    states[background + 1].position = .zero
    return size
  }
}
