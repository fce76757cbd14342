import LinearProgramming

extension LinearProgram {
  /// Adds the four columns of an item, in the order of `ConstraintProgram.Variable`.
  mutating func addColumns(
    of item: ConstraintItem, bounds: (ConstraintProgram.Variable) -> Bounds
  ) {
    addColumn("\(item.name).x", bounds: bounds(.x))
    addColumn("\(item.name).y", bounds: bounds(.y))
    addColumn("\(item.name).width", bounds: bounds(.width))
    addColumn("\(item.name).height", bounds: bounds(.height))
  }
}

extension ConstraintProgram {
  /// The item and the variable that a column stands for; `nil` for one that is no item's.
  static func place(
    ofColumn column: Int, itemCount: Int
  ) -> (item: Int, variable: Variable)? {
    let variables = Variable.allCases
    let item = column / variables.count
    return item < itemCount ? (item, variables[column % variables.count]) : nil
  }
}

extension Bounds {
  /// The values of a left side that stands in a relation to the right side.
  init(_ relation: Constraint.Relation, _ rightSide: Double) {
    self =
      switch relation {
      case .lessThanOrEqual: .atMost(rightSide)
      case .equal: .exactly(rightSide)
      case .greaterThanOrEqual: .atLeast(rightSide)
      }
  }
}
