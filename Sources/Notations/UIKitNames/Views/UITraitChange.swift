public import UIKitValues

// Changes of traits: they never change during a layout here, so nobody is told of them.

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

/// A wish to be told of changes of traits.
public protocol UITraitChangeRegistration: AnyObject {}

/// A wish to be told of changes of traits.
private final class TraitChangeRegistration: UITraitChangeRegistration {}

/// An object that is told of changes of traits.
public protocol UITraitChangeObservable {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// Does nothing: traits never change during a layout here.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type],
    handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { TraitChangeRegistration() }

  /// Does nothing: traits never change during a layout here.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type], action: Selector
  ) -> any UITraitChangeRegistration { TraitChangeRegistration() }

  /// Does nothing: traits never change during a layout here.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type], target: Any, action: Selector
  ) -> any UITraitChangeRegistration { TraitChangeRegistration() }

  /// Does nothing: nobody is told of changes here.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}
