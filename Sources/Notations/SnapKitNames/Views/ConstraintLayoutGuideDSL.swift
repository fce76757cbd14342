public import UIKitNames

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
