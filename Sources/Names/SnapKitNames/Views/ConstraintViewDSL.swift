extension ConstraintView {
  public var snp: ConstraintViewDSL { ConstraintViewDSL(self) }
}

/// SnapKit's access to a view's constraints and attributes.
@preconcurrency @MainActor public struct ConstraintViewDSL: ConstraintAttributesDSL {
  private let item: ConstraintView
  init(_ item: ConstraintView) { self.item = item }
  public var target: AnyObject? { item }
  public var contentHuggingHorizontalPriority: Float {
    get { item.contentHuggingPriority(for: .horizontal).rawValue }
    nonmutating set { item.setContentHuggingPriority(UILayoutPriority(newValue), for: .horizontal) }
  }
  public var contentHuggingVerticalPriority: Float {
    get { item.contentHuggingPriority(for: .vertical).rawValue }
    nonmutating set { item.setContentHuggingPriority(UILayoutPriority(newValue), for: .vertical) }
  }
  public var contentCompressionResistanceHorizontalPriority: Float {
    get { item.contentCompressionResistancePriority(for: .horizontal).rawValue }
    nonmutating set {
      item.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .horizontal)
    }
  }
  public var contentCompressionResistanceVerticalPriority: Float {
    get { item.contentCompressionResistancePriority(for: .vertical).rawValue }
    nonmutating set {
      item.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .vertical)
    }
  }
}

extension ConstraintLayoutGuide {
  public var snp: ConstraintLayoutGuideDSL { ConstraintLayoutGuideDSL(self) }
}

/// SnapKit's access to a guide's constraints and attributes.
@preconcurrency @MainActor public struct ConstraintLayoutGuideDSL: ConstraintAttributesDSL {
  private let item: ConstraintLayoutGuide
  init(_ item: ConstraintLayoutGuide) { self.item = item }
  public var target: AnyObject? { item }
}

extension ConstraintLayoutSupport {
  public var snp: ConstraintLayoutSupportDSL { ConstraintLayoutSupportDSL(self) }
}

/// SnapKit's access to the attributes of the space of bars.
@preconcurrency @MainActor public struct ConstraintLayoutSupportDSL: ConstraintDSL {
  private let support: any ConstraintLayoutSupport
  init(_ support: any ConstraintLayoutSupport) { self.support = support }
  public var target: AnyObject? { support }
  public var top: ConstraintItem { item(.init(.top)) }
  public var bottom: ConstraintItem { item(.init(.bottom)) }
  public var height: ConstraintItem { item(.init(.height)) }
}
