/// The rule for a container without a height, `height == 0 @50`: its height is the least that all
/// conditions of a higher priority allow.
///
/// Its error is the height itself, which is never negative, so that no column is needed for it.
/// Source: `UILayoutPriority.fittingSizeLevel`.
enum SelfSizingHeight {
  /// The priority at which every point of height counts.
  static var priority: Double { Priority.fittingSizeLevel }

  /// The column of the height.
  static var column: Int { ItemColumns.column(.height, of: ConstraintSystem.container) }

  /// Whether a layout of a system follows the rule, in a container with a given height or without.
  ///
  /// A system whose container is open, as a fitting size asks for, has rules of its own for it.
  static func applies(to system: ConstraintSystem, hasHeight: Bool) -> Bool {
    !hasHeight && !system.decidesContainerSize
  }
}
