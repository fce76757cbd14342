/// The distances, in points, up to which lengths count as equal.
package enum Tolerance {
  /// Edges this close are equal.
  ///
  /// A hundredth of a point is far below any pixel, and far above the noise of the solver (1e-7)
  /// and of sums of a thousand doubles.
  package static let equal = 0.01
}
