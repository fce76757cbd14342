/// A trait of the environment.
public protocol UITraitDefinition {}
/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {}
/// The preferred text size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// Regular or compact width.
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
/// Regular or compact height.
public enum UITraitVerticalSizeClass: UITraitDefinition {}
/// Pixels per point.
public enum UITraitDisplayScale: UITraitDefinition {}
/// The reading direction.
public enum UITraitLayoutDirection: UITraitDefinition {}
/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {}
/// The contrast.
public enum UITraitAccessibilityContrast: UITraitDefinition {}
/// A registration for changes of traits: they never change during a layout here.
public protocol UITraitChangeRegistration: AnyObject {}
private final class TraitChangeRegistration: UITraitChangeRegistration {}
/// An object to which changes of traits are reported.
public protocol UITraitChangeObservable {}
extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
  @discardableResult public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { TraitChangeRegistration() }
  @discardableResult public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type], action: Selector
  ) -> any UITraitChangeRegistration { TraitChangeRegistration() }
  @discardableResult public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type], target: Any, action: Selector
  ) -> any UITraitChangeRegistration { TraitChangeRegistration() }
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}

extension UITraitCollection {
  public static var systemTraitsAffectingColorAppearance: [any UITraitDefinition.Type] {
    [UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self]
  }
  public static var systemTraitsAffectingImageLookup: [any UITraitDefinition.Type] {
    [UITraitUserInterfaceStyle.self, UITraitDisplayScale.self, UITraitLayoutDirection.self]
  }
}
