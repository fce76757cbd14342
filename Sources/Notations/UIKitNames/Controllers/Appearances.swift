import Foundation
import UIKitValues

// The looks of all views of a class. They have no influence on the layout, so each call gives a
// view of its own that nothing shows.

/// A class whose looks can depend on the views around.
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearanceContainer {}

extension UIViewController: UIAppearanceContainer {}

extension UINavigationBar {
  /// The looks of all bars at the top; setting them has no effect.
  public class func appearance() -> UINavigationBar { UINavigationBar(frame: .zero) }
  /// The looks of all bars at the top inside views of some classes; setting them has no effect.
  public class func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UINavigationBar { UINavigationBar(frame: .zero) }
}

extension UITabBar {
  /// The looks of all bars of tabs; setting them has no effect.
  public class func appearance() -> UITabBar { UITabBar(frame: .zero) }
  /// The looks of all bars of tabs inside views of some classes; setting them has no effect.
  public class func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UITabBar { UITabBar(frame: .zero) }
}

extension UIToolbar {
  /// The looks of all bars at the bottom; setting them has no effect.
  public class func appearance() -> UIToolbar { UIToolbar(frame: .zero) }
  /// The looks of all bars at the bottom inside views of some classes; setting them has no effect.
  public class func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UIToolbar { UIToolbar(frame: .zero) }
}

extension UISearchBar {
  /// The looks of all fields for searching; setting them has no effect.
  public class func appearance() -> UISearchBar { UISearchBar(frame: .zero) }
  /// The looks of all fields for searching inside views of some classes; setting them has no effect.
  public class func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UISearchBar { UISearchBar(frame: .zero) }
}

extension UILabel {
  /// The looks of all labels; setting them has no effect.
  public class func appearance() -> UILabel { UILabel(frame: .zero) }
  /// The looks of all labels inside views of some classes; setting them has no effect.
  public class func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UILabel { UILabel(frame: .zero) }
}

extension UISwitch {
  /// The looks of all switches; setting them has no effect.
  public class func appearance() -> UISwitch { UISwitch(frame: .zero) }
  /// The looks of all switches inside views of some classes; setting them has no effect.
  public class func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UISwitch { UISwitch(frame: .zero) }
}

extension UITextField {
  /// The looks of all fields; setting them has no effect.
  public class func appearance() -> UITextField { UITextField(frame: .zero) }
  /// The looks of all fields inside views of some classes; setting them has no effect.
  public class func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UITextField { UITextField(frame: .zero) }
}
