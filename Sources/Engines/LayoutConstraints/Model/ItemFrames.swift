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
      for item in tree.parentsFirst {
        let isContainer = item == ConstraintSystem.container
        let origin = isContainer ? .zero : frames[tree[item].parent].origin
        let column = ItemColumns.column(.x, of: item)
        let insets = tree[item].alignmentRectInsets
        frames.initializeElement(
          at: item,
          to: CGRect(
            x: origin.x + values[column] - insets.left,
            y: origin.y + values[column + 1] - insets.top,
            width: max(0, values[column + 2] + insets.left + insets.right),
            height: max(0, values[column + 3] + insets.top + insets.bottom)))
      }
      count = items.count
    }
  }
}
