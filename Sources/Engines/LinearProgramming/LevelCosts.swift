/// The costs that GLPK is given for a level: always to be minimised, scaled, and only where they
/// change.
struct LevelCosts {
  /// What the level's own coefficients were multiplied by: not 0, and negative where it maximises.
  private(set) var factor = 1.0
  /// The columns whose cost is another than before, from 1 as GLPK counts.
  private(set) var changedColumns: [Int32] = []
  /// The new costs of `changedColumns`.
  private(set) var changedCosts: [Double] = []
  private var costs: [Double]

  /// All costs are zero at first.
  init(columnCount: Int) {
    costs = [Double](repeating: 0, count: columnCount)
  }

  /// Goes on to the costs of a level, one for each column.
  mutating func change(to coefficients: [Double], _ direction: Objective.Direction) {
    let scale = Self.scale(of: coefficients)
    factor = direction == .minimise ? scale : -scale
    changedColumns.removeAll(keepingCapacity: true)
    changedCosts.removeAll(keepingCapacity: true)
    for column in costs.indices {
      let cost = coefficients[column] * factor
      guard cost != costs[column] else { continue }
      costs[column] = cost
      changedColumns.append(Int32(column + 1))
      changedCosts.append(cost)
    }
  }

  /// The power of two that brings the largest coefficient to at least 1 and below 2; 1 where all
  /// are zero.
  ///
  /// Multiplying by it is exact. It ends at 2^±1000, so that it and its inverse are normal numbers;
  /// a level whose coefficients are all below 10⁻³⁰⁹ therefore has no say.
  private static func scale(of coefficients: [Double]) -> Double {
    let largest = coefficients.lazy.map(\.magnitude).max() ?? 0
    guard largest > 0 else { return 1 }
    let exponent = max(-1000, min(1000, -Int(largest.exponent)))
    return Double(sign: .plus, exponent: exponent, significand: 1)
  }
}
