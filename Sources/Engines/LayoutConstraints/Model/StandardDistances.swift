/// The distances, in points, of what an author does not give.
enum StandardDistances {
  /// The layout margin on each side of a plain view.
  static let layoutMargin = 8.0
  /// The distance of `-` alone between neighbours in a visual format.
  static let spaceBetweenSiblings = 8.0
  /// The distance of `-` alone to the superview.
  static let spaceToSuperview = 20.0
  /// The system spacing of a stack view.
  static let stackViewSpacing = 8.0
}
