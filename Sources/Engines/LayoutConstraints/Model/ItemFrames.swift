import Geometry

extension ConstraintSystem {
  /// The frames of all items in container coordinates, in the order of the system, the container's
  /// first.
  ///
  /// `values` starts with the four columns of every item: its alignment rectangle in the
  /// coordinates of its parent. Linear in the number of items.
  func frames(ofColumns values: [Double], tree: ItemTree) -> [CGRect] {
    precondition(values.count >= ItemColumns.all(itemCount: items.count).count)
    return [CGRect](capacity: items.count) { frames, count in
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

extension ConstraintSystem {
  /// The frame of the container, and those of all other items: a layout of views alone.
  ///
  /// Nothing is copied from the frames of all items.
  func viewFrames(
    ofColumns values: [Double], tree: ItemTree
  ) -> (container: CGRect, frames: [CGRect]) {
    precondition(values.count >= ItemColumns.all(itemCount: items.count).count)
    return values.withUnsafeBufferPointer { values in
      let container = tree.frame(of: Self.container, values, from: .zero)
      let frames = [CGRect](capacity: items.count - 1) { frames, count in
        // The container is the first item, and the first of all that are after their parents.
        for item in tree.parentsFirst.dropFirst() {
          let parent = tree[item].parent
          let origin = parent == Self.container ? container.origin : frames[parent - 1].origin
          frames.initializeElement(at: item - 1, to: tree.frame(of: item, values, from: origin))
        }
        count = items.count - 1
      }
      return (container, frames)
    }
  }
}

extension ItemTree {
  /// The frame of an item in container coordinates, given the origin of its parent's frame, and for
  /// the container 0.
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
