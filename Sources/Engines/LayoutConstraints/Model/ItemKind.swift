public import Geometry

extension ConstraintItem {
  /// What a rectangle is for.
  ///
  /// Constraints treat all kinds alike. Only views are part of a layout, and only they and the
  /// contents of scroll views of what is found in it.
  public enum Kind: Sendable, Hashable {
    /// A view.
    case view
    /// A layout guide of an author's.
    case layoutGuide
    /// What a scroll view scrolls: it lies at 0, 0 of the scroll view.
    case contentLayoutGuide
    /// A guide that a stack view makes to measure with along one axis; on the other one it lies at
    /// 0 and has the size 0.
    case stackGuide(Axis)
  }

  /// Whether this is a view rather than a guide.
  public var isView: Bool { kind == .view }
}
