enum Statistics {
  /// The quantile of sorted, non-empty `values` at `fraction` from 0 to 1, with linear interpolation.
  ///
  /// Source: definition 7 of R. J. Hyndman and Y. Fan, "Sample quantiles in statistical packages",
  /// The American Statistician 50 (1996), doi:10.1080/00031305.1996.10473566.
  static func quantile(_ fraction: Double, ofSorted values: [Double]) -> Double {
    let position = fraction * Double(values.count - 1)
    let below = Int(position)
    let above = min(below + 1, values.count - 1)
    return values[below] + (position - Double(below)) * (values[above] - values[below])
  }

  /// The median of non-empty `values`; with an even count, the mean of the two middle ones.
  static func median(of values: [Double]) -> Double {
    quantile(0.5, ofSorted: values.sorted())
  }

  /// The correlation of each value with its successor, from −1 to 1; 0 where all values are equal.
  static func lagOneAutocorrelation(of values: [Double]) -> Double {
    let mean = values.reduce(0, +) / Double(values.count)
    let deviations = values.map { $0 - mean }
    let variance = deviations.reduce(0) { $0 + $1 * $1 }
    guard variance > 0 else { return 0 }
    return zip(deviations, deviations.dropFirst()).reduce(0) { $0 + $1.0 * $1.1 } / variance
  }
}
