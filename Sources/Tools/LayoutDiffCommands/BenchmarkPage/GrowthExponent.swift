import Foundation

/// How fast a cost grows with a size: cost ~ size^exponent.
enum GrowthExponent {
  /// The slope of the straight line that fits the logarithms best, by least squares.
  ///
  /// `points` are sizes and costs, all above 0. `nil` where there are not two sizes. Ours: costs are
  /// shortest times and exact counts, which no single sample disturbs, so the fit need not be robust;
  /// a single number of each size also leaves nothing to make an interval from.
  static func fit(_ points: [(size: Double, cost: Double)]) -> Double? {
    let logarithms = points.filter { $0.size > 0 && $0.cost > 0 }
      .map { (log($0.size), log($0.cost)) }
    guard logarithms.count > 1 else { return nil }
    let count = Double(logarithms.count)
    let meanSize = logarithms.reduce(0) { $0 + $1.0 } / count
    let meanCost = logarithms.reduce(0) { $0 + $1.1 } / count
    let spread = logarithms.reduce(0) { $0 + ($1.0 - meanSize) * ($1.0 - meanSize) }
    guard spread > 0 else { return nil }
    return logarithms.reduce(0) { $0 + ($1.0 - meanSize) * ($1.1 - meanCost) } / spread
  }
}
