/// Why the reduced way leaves a system to the direct one.
enum ReductionFailure: Error {
  /// Numbers of very different size meet, so that rounding could decide.
  case numericalDoubt
  /// No layout fulfils what is required, or none is proven to.
  case notFeasible
  /// No layout is proven to be the only best one.
  case notUnique
  /// A size that was taken to be positive anyway came out negative.
  case negativeSize
}
