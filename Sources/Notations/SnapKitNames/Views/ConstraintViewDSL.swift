public import UIKitNames

extension ConstraintView {
  /// SnapKit's access to the view's constraints and attributes.
  public var snp: ConstraintViewDSL { ConstraintViewDSL(self) }
}

/// SnapKit's access to a view's constraints and attributes.
@preconcurrency @MainActor
public struct ConstraintViewDSL: ConstraintAttributesDSL {
  private let item: ConstraintView

  init(_ item: ConstraintView) { self.item = item }

  /// The view.
  public var target: AnyObject? { item }

  /// The horizontal content hugging priority.
  public var contentHuggingHorizontalPriority: Float {
    get { item.contentHuggingPriority(for: .horizontal).rawValue }
    nonmutating set { item.setContentHuggingPriority(UILayoutPriority(newValue), for: .horizontal) }
  }

  /// The vertical content hugging priority.
  public var contentHuggingVerticalPriority: Float {
    get { item.contentHuggingPriority(for: .vertical).rawValue }
    nonmutating set { item.setContentHuggingPriority(UILayoutPriority(newValue), for: .vertical) }
  }

  /// The horizontal compression resistance priority.
  public var contentCompressionResistanceHorizontalPriority: Float {
    get { item.contentCompressionResistancePriority(for: .horizontal).rawValue }
    nonmutating set {
      item.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .horizontal)
    }
  }

  /// The vertical compression resistance priority.
  public var contentCompressionResistanceVerticalPriority: Float {
    get { item.contentCompressionResistancePriority(for: .vertical).rawValue }
    nonmutating set {
      item.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .vertical)
    }
  }
}

extension ConstraintLayoutGuide {
  /// SnapKit's access to the guide's constraints and attributes.
  public var snp: ConstraintLayoutGuideDSL { ConstraintLayoutGuideDSL(self) }
}

/// SnapKit's access to a guide's constraints and attributes.
@preconcurrency @MainActor
public struct ConstraintLayoutGuideDSL: ConstraintAttributesDSL {
  private let item: ConstraintLayoutGuide

  init(_ item: ConstraintLayoutGuide) { self.item = item }

  /// The guide.
  public var target: AnyObject? { item }
}

extension ConstraintLayoutSupport {
  /// SnapKit's access to the attributes of the space of bars.
  public var snp: ConstraintLayoutSupportDSL { ConstraintLayoutSupportDSL(self) }
}

/// SnapKit's access to the attributes of the space of bars.
@preconcurrency @MainActor
public struct ConstraintLayoutSupportDSL: ConstraintDSL {
  private let support: any ConstraintLayoutSupport

  init(_ support: any ConstraintLayoutSupport) { self.support = support }

  /// The space of bars.
  public var target: AnyObject? { support }
  /// The top edge.
  public var top: ConstraintItem { item(.init(.top)) }
  /// The bottom edge.
  public var bottom: ConstraintItem { item(.init(.bottom)) }
  /// The height.
  public var height: ConstraintItem { item(.init(.height)) }
}
