import Foundation
import Geometry

extension ConstraintSystem {
  /// The frames of all items in container coordinates, in the order of the system, the container's
  /// first.
  ///
  /// `values` starts with the four columns of every item: its alignment rectangle in the
  /// coordinates of its parent. Linear in the number of items.
  func frames(ofColumns values: [Double], tree: ItemTree) -> [CGRect] {
    precondition(values.count >= ItemColumns.all(itemCount: items.count).count)
    return [CGRect](unsafeUninitializedCapacity: items.count) { frames, count in
      values.withUnsafeBufferPointer { values in
        for item in tree.parentsFirst {
          let isContainer = item == ConstraintSystem.container
          let origin = isContainer ? .zero : frames[tree[item].parent].origin
          frames.initializeElement(at: item, to: tree.frame(of: item, values, from: origin))
        }
      }
      count = items.count
    }
  }
}

extension ItemTree {
  /// The frame of an item in container coordinates, given the origin of its parent's frame, and for
  /// the container 0.
  func frame(of item: Int, _ values: [Double], from origin: CGPoint) -> CGRect {
    values.withUnsafeBufferPointer { frame(of: item, $0, from: origin) }
  }

  /// The same for values that are known to be there.
  @inline(__always)
  fileprivate func frame(
    of item: Int, _ values: UnsafeBufferPointer<Double>, from origin: CGPoint
  ) -> CGRect {
    let column = ItemColumns.column(.x, of: item)
    let insets = self[item].alignmentRectInsets
    return CGRect(
      x: origin.x + values[column] - insets.left, y: origin.y + values[column + 1] - insets.top,
      width: max(0, values[column + 2] + insets.left + insets.right),
      height: max(0, values[column + 3] + insets.top + insets.bottom))
  }
}
