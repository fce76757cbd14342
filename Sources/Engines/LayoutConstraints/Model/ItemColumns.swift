import Geometry

/// The numbering of columns that every program shares: four for each item, in the order of the
/// items.
enum ItemColumns {
  /// One of the four columns of an item.
  ///
  /// Together they are its alignment rectangle, in the coordinates of its parent's bounds.
  enum Variable: Int, CaseIterable {
    case x
    case y
    case width
    case height

    /// Whether this is a width or a height.
    var isSize: Bool { self == .width || self == .height }

    /// The axis that it measures along.
    var axis: Axis { self == .x || self == .width ? .horizontal : .vertical }

    /// The left or the top edge.
    static func start(along axis: Axis) -> Variable { axis == .horizontal ? .x : .y }

    /// The width or the height.
    static func size(along axis: Axis) -> Variable { axis == .horizontal ? .width : .height }
  }

  static func column(_ variable: Variable, of item: Int) -> Int {
    Variable.allCases.count * item + variable.rawValue
  }

  /// Whether a column is a width or a height, the last two of an item's four.
  static func isSize(_ column: Int) -> Bool { column & 2 != 0 }

  /// The item and the variable of a column; `nil` for a column that belongs to no item.
  static func place(
    ofColumn column: Int, itemCount: Int
  ) -> (item: Int, variable: Variable)? {
    let variables = Variable.allCases
    let item = column / variables.count
    return item < itemCount ? (item, variables[column % variables.count]) : nil
  }

  /// The columns of all items.
  static func all(itemCount: Int) -> Range<Int> { 0..<Variable.allCases.count * itemCount }
}
