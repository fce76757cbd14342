import Geometry
import LinearProgramming

extension LinearProgram {
  /// Adds the four columns of an item, in the order of `ItemColumns.Variable`.
  ///
  /// A program that nobody reads needs no names for them.
  mutating func addColumns(
    of item: ConstraintItem, isNamed: Bool = true, bounds: (ItemColumns.Variable) -> Bounds
  ) {
    func name(_ variable: String) -> String { isNamed ? "\(item.name).\(variable)" : "" }
    addColumn(name("x"), bounds: bounds(.x))
    addColumn(name("y"), bounds: bounds(.y))
    addColumn(name("width"), bounds: bounds(.width))
    addColumn(name("height"), bounds: bounds(.height))
  }
}

extension ConstraintItem.Kind {
  /// The bounds of an item's variable: a size is never negative.
  func bounds(of variable: ItemColumns.Variable) -> Bounds {
    if case .stackGuide(let axis) = self, variable.axis != axis { return .exactly(0) }
    if self == .contentLayoutGuide && !variable.isSize { return .exactly(0) }
    return variable.isSize ? .atLeast(0) : .free
  }
}

extension ItemTree {
  /// The bounds of a column of an item in a container.
  func bounds(ofColumn column: Int, in container: Container) -> Bounds {
    let count = ItemColumns.Variable.allCases.count
    guard let variable = ItemColumns.Variable(rawValue: column % count) else { return .free }
    return bounds(of: variable, item: column / count, in: container)
  }

  func bounds(of variable: ItemColumns.Variable, item: Int, in container: Container) -> Bounds {
    guard item == ConstraintSystem.container else {
      return system.items[item].kind.bounds(of: variable)
    }
    let isFree = system.decidesContainerSize && variable.isSize
    return isFree ? .atLeast(0) : container.bounds(of: variable)
  }
}

extension Container {
  /// The bounds of the container's variable; its height has none but 0 if it is not given.
  func bounds(of variable: ItemColumns.Variable) -> Bounds {
    switch variable {
    case .x, .y: .exactly(0)
    case .width: .exactly(width)
    case .height: height.map(Bounds.exactly) ?? .atLeast(0)
    }
  }
}

extension Bounds {
  /// The bounds of a left side with this relation to the right side.
  init(_ relation: Constraint.Relation, _ rightSide: Double) {
    self =
      switch relation {
      case .lessThanOrEqual: .atMost(rightSide)
      case .equal: .exactly(rightSide)
      case .greaterThanOrEqual: .atLeast(rightSide)
      }
  }
}
