import Geometry
import LinearProgramming

/// A row or a column at one of its bounds, which determines other values.
enum ActiveBound: Hashable {
  case row(Int)
  case column(Int)

  /// The bound's value.
  func amount(in solution: Solution) -> Double {
    switch self {
    case .row(let index): solution.rowActivities[index]
    case .column(let index): solution.columnValues[index]
    }
  }
}

/// The influence of an active bound on a value.
struct Influence {
  var bound: ActiveBound
  var conditions: [LayoutCondition]
  /// How far the value moves per point of the bound.
  var coefficient: Double
}

extension SolvedProgram {
  /// The influences on each of these expressions in the final basis, in the order of findings.
  ///
  /// Tie-breaking rows and columns are left out. So are the errors of optional conditions, which
  /// are 0 if the condition's own row has an influence.
  func influences(of sums: [LinearSum]) throws(ConstraintError) -> [[Influence]] {
    let all = try solving(solution.sensitivities(of: sums.map { $0.terms }))
    return all.map { sensitivities in
      let rows = lowered.rowMeanings.indices.map { (ActiveBound.row($0), sensitivities.rows[$0]) }
      let columns = lowered.itemColumns.map { (ActiveBound.column($0), sensitivities.columns[$0]) }
      let influences = (rows + columns).filter { $0.1 != 0 }.compactMap { bound, coefficient in
        let conditions = lowered.conditions(of: bound)
        return conditions.isEmpty
          ? nil : Influence(bound: bound, conditions: conditions, coefficient: coefficient)
      }
      return influences.sorted { $0.conditions[0].order < $1.conditions[0].order }
    }
  }
}

extension ConstraintProgram {
  /// The conditions of a row or a column; empty if it is no condition on the layout, such as an
  /// error or a position.
  func conditions(of bound: ActiveBound) -> [LayoutCondition] {
    switch bound {
    case .row(let index):
      guard rowMeanings.indices.contains(index) else { return [] }
      let meaning = rowMeanings[index]
      if case .constraint(let constraint) = meaning { return [.constraint(constraint)] }
      return [meaning.condition(isOver: true), meaning.condition(isOver: false)]
    case .column(let column):
      guard let (item, variable) = ItemColumns.place(ofColumn: column, itemCount: itemCount),
        variable.isSize
      else { return [] }
      let bounds = program.columns[column].bounds
      guard bounds.lower < bounds.upper else {
        return item == ConstraintSystem.container ? [.containerSize(variable.axis)] : []
      }
      let isFitting = errors.contains { $0.column == column }
      return [isFitting ? .selfSizingHeight : .nonNegativeSize(item: item, axis: variable.axis)]
    }
  }
}

extension LinearProgram {
  /// Moves the bounds of a row or a column.
  mutating func move(_ bound: ActiveBound, by distance: Double) throws(LinearProgramError) {
    switch bound {
    case .row(let index):
      try setRowBounds(index, rows[index].bounds.moved(by: distance))
    case .column(let index):
      try setColumnBounds(index, columns[index].bounds.moved(by: distance))
    }
  }
}

extension Bounds {
  fileprivate func moved(by distance: Double) -> Bounds {
    Bounds(lower: lower + distance, upper: upper + distance)
  }
}
