import Geometry
import LinearProgramming

extension ItemTree {
  /// The left, top, right and bottom edges of an item's frame in the container, as sums of columns.
  func edges(of item: Int) -> [LinearSum] {
    let insets = self[item].alignmentRectInsets
    let x = positionTerms(.x, of: item)
    let y = positionTerms(.y, of: item)
    let width = Term(column: ItemColumns.column(.width, of: item), coefficient: 1)
    let height = Term(column: ItemColumns.column(.height, of: item), coefficient: 1)
    let across = origin(.horizontal, of: item)
    let down = origin(.vertical, of: item)
    return [
      LinearSum(constant: -across - insets.left, terms: x),
      LinearSum(constant: -down - insets.top, terms: y),
      LinearSum(constant: -across + insets.right, terms: x + [width]),
      LinearSum(constant: -down + insets.bottom, terms: y + [height]),
    ]
  }

  /// The sum of the distances by which the frames around an item extend beyond their alignment
  /// rectangles.
  private func origin(_ axis: Axis, of item: Int) -> Double {
    var distance = 0.0
    var item = item
    while item != ConstraintSystem.container {
      item = self[item].parent
      distance += self[item].alignmentRectInsets.start(axis)
    }
    return distance
  }

  /// The terms of an item's position in the container: its own, its parent's, and so on.
  private func positionTerms(
    _ variable: ItemColumns.Variable, of item: Int
  ) -> [Term] {
    var terms: [Term] = []
    var item = item
    while item != ConstraintSystem.container {
      terms.append(Term(column: ItemColumns.column(variable, of: item), coefficient: 1))
      item = self[item].parent
    }
    return terms
  }
}
