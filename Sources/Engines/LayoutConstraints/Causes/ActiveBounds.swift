import Geometry
import LinearProgramming

/// A row, or a column, that stands at a bound and so holds others.
enum ActiveBound: Hashable {
  case row(Int)
  case column(Int)

  /// Where it stands.
  func amount(in solution: Solution) -> Double {
    switch self {
    case .row(let index): solution.rowActivities[index]
    case .column(let index): solution.columnValues[index]
    }
  }
}

/// That a bound holds a value.
struct Influence {
  var bound: ActiveBound
  var conditions: [LayoutCondition]
  /// How far the value moves per point of the bound's bound.
  var coefficient: Double
}

extension SolvedProgram {
  /// What holds each of these expressions in the final basis, in the order in which it is told.
  ///
  /// What breaks ties is left out, and so are the errors of optional conditions, which stand at 0
  /// where the condition's row holds something.
  func influences(of sums: [LinearSum]) throws(ConstraintError) -> [[Influence]] {
    let all: [Sensitivities]
    do {
      all = try solution.sensitivities(of: sums.map(\.terms))
    } catch {
      throw .solver(error)
    }
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
  /// What a row or a column says; nothing where that is not about layout, as with errors and
  /// positions.
  func conditions(of bound: ActiveBound) -> [LayoutCondition] {
    switch bound {
    case .row(let index):
      guard rowMeanings.indices.contains(index) else { return [] }
      switch rowMeanings[index] {
      case .constraint(let constraint):
        return [.constraint(constraint)]
      case .content(let item, let axis):
        return [.hugging(item: item, axis: axis), .compressionResistance(item: item, axis: axis)]
      }
    case .column(let column):
      guard let (item, variable) = ItemColumns.place(ofColumn: column, itemCount: itemCount),
        variable.isSize
      else { return [] }
      let bounds = program.columns[column].bounds
      guard bounds.lower < bounds.upper else {
        return item == ConstraintSystem.container ? [.containerSize(variable.axis)] : []
      }
      let isFitting = errorConditions.contains { $0.column == column }
      return [isFitting ? .selfSizingHeight : .nonNegativeSize(item: item, axis: variable.axis)]
    }
  }
}

extension LinearProgram {
  /// Moves the bounds of a row or a column, as far as it has any.
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
