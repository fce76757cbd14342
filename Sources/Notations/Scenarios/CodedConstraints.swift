public import LayoutConstraints

/// Constraints that are code, such as those of a view: they are collected when they are asked for.
public struct CodedConstraints: Sendable {
  /// Collects the items and constraints anew; what is timed as cold begins with this.
  public var collect: @Sendable () throws(CodeFailure) -> ConstraintSystem

  /// Makes constraints of what collects them.
  public init(collect: @escaping @Sendable () throws(CodeFailure) -> ConstraintSystem) {
    self.collect = collect
  }
}
