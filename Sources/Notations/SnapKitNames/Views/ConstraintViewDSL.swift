public import UIKitNames

extension ConstraintView {
  /// What can be said of the view's layout.
  public var snp: ConstraintViewDSL { ConstraintViewDSL(self) }
}

/// What can be said of the view's layout.
public struct ConstraintViewDSL: ConstraintAttributesDSL {
  private let item: ConstraintView

  init(_ item: ConstraintView) { self.item = item }

  /// The view.
  public var target: AnyObject? { item }

  /// How strongly the view resists being wider than its content.
  public var contentHuggingHorizontalPriority: Float {
    get { item.contentHuggingPriority(for: .horizontal).rawValue }
    nonmutating set { item.setContentHuggingPriority(UILayoutPriority(newValue), for: .horizontal) }
  }

  /// How strongly the view resists being higher than its content.
  public var contentHuggingVerticalPriority: Float {
    get { item.contentHuggingPriority(for: .vertical).rawValue }
    nonmutating set { item.setContentHuggingPriority(UILayoutPriority(newValue), for: .vertical) }
  }

  /// How strongly the view resists being narrower than its content.
  public var contentCompressionResistanceHorizontalPriority: Float {
    get { item.contentCompressionResistancePriority(for: .horizontal).rawValue }
    nonmutating set {
      item.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .horizontal)
    }
  }

  /// How strongly the view resists being lower than its content.
  public var contentCompressionResistanceVerticalPriority: Float {
    get { item.contentCompressionResistancePriority(for: .vertical).rawValue }
    nonmutating set {
      item.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .vertical)
    }
  }
}

extension ConstraintLayoutGuide {
  /// What can be said of the guide's layout.
  public var snp: ConstraintLayoutGuideDSL { ConstraintLayoutGuideDSL(self) }
}

/// What can be said of the guide's layout.
public struct ConstraintLayoutGuideDSL: ConstraintAttributesDSL {
  private let item: ConstraintLayoutGuide

  init(_ item: ConstraintLayoutGuide) { self.item = item }

  /// The guide.
  public var target: AnyObject? { item }
}
