import Foundation
import Geometry

extension ConstraintSystem {
  /// The frames of all items, the container's first, from alignment rectangles in local coordinates
  /// to bounds in those of the container.
  ///
  /// `values` begins with one value for each column of the items.
  func frames(ofColumns values: [Double], tree: ItemTree) -> [CGRect] {
    var frames = [CGRect](repeating: .zero, count: items.count)
    for item in tree.parentsFirst {
      let parent = frames[tree.parents[item]]
      let insets = tree.alignmentRectInsets[item]
      func value(_ variable: ConstraintProgram.Variable) -> Double {
        values[ConstraintProgram.column(variable, of: item)]
      }
      frames[item] = CGRect(
        x: parent.minX + value(.x) - insets.left, y: parent.minY + value(.y) - insets.top,
        width: max(0, value(.width) + insets.left + insets.right),
        height: max(0, value(.height) + insets.top + insets.bottom))
    }
    return frames
  }
}

extension Layout {
  /// The same layout with every edge on the nearest pixel, halves away from 0.
  ///
  /// A length that misses a half pixel by no more than the solver's noise counts as that half.
  func rounded(_ rounding: Rounding) -> Layout {
    guard case .pixels(let scale) = rounding else { return self }
    func onPixel(_ edge: Double) -> Double {
      // Adding 0 makes a negative zero positive.
      withoutNoise(edge * scale).rounded(.toNearestOrAwayFromZero) / scale + 0
    }
    return Layout(
      size: CGSize(width: onPixel(size.width), height: onPixel(size.height)), elements: elements,
      frames: frames.map { frame in
        let left = onPixel(frame.minX)
        let top = onPixel(frame.minY)
        return CGRect(
          x: left, y: top, width: onPixel(frame.maxX) - left, height: onPixel(frame.maxY) - top)
      })
  }
}
