import Geometry
import LinearProgramming

extension ItemTree {
  /// The left, top, right and bottom edges of an item's frame in the container, as sums of columns.
  func edges(of item: Int) -> [LinearSum] {
    let insets = self[item].alignmentRectInsets
    let x = position(along: .horizontal, of: item)
    let y = position(along: .vertical, of: item)
    let width = Term(column: ItemColumns.column(.width, of: item), coefficient: 1)
    let height = Term(column: ItemColumns.column(.height, of: item), coefficient: 1)
    return [
      LinearSum(constant: x.constant - insets.left, terms: x.terms),
      LinearSum(constant: y.constant - insets.top, terms: y.terms),
      LinearSum(constant: x.constant + insets.right, terms: x.terms + [width]),
      LinearSum(constant: y.constant + insets.bottom, terms: y.terms + [height]),
    ]
  }

  /// The position of an item's alignment rectangle in the container: its own, its parent's, and so on,
  /// without the distances by which the frames around it extend beyond their alignment rectangles.
  private func position(along axis: Axis, of item: Int) -> LinearSum {
    var terms: [Term] = []
    var distance = 0.0
    var item = item
    while item != ConstraintSystem.container {
      terms.append(Term(column: ItemColumns.column(.start(along: axis), of: item), coefficient: 1))
      item = self[item].parent
      distance += self[item].alignmentRectInsets.start(axis)
    }
    return LinearSum(constant: -distance, terms: terms)
  }
}
