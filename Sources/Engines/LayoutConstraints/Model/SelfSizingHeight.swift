/// The rule for a container without a height, `height == 0 @50`: the height is the least that all
/// conditions of a higher priority allow.
///
/// Its error is the height itself, which is never negative, so the rule needs no error column.
/// Source: `UILayoutPriority.fittingSizeLevel`.
enum SelfSizingHeight {
  /// The priority at which every point of height counts.
  static var priority: Double { Priority.fittingSizeLevel }

  /// The column of the height.
  static var column: Int { ItemColumns.column(.height, of: ConstraintSystem.container) }

  /// Whether the rule applies to a layout of a system, in a container with or without a given
  /// height.
  ///
  /// It does not apply if the constraints decide the container's size, as for a fitting size, which
  /// has rules of its own.
  static func applies(to system: ConstraintSystem, hasHeight: Bool) -> Bool {
    !hasHeight && !system.decidesContainerSize
  }
}
