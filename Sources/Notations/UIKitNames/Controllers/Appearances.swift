import Foundation
import UIKitValues

// The looks of all views of a class. They have no influence on the layout, so each call gives a
// view of its own that nothing shows.

/// A class whose looks can depend on the views around.
@preconcurrency @MainActor
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
  /// The looks of all fields for searching inside views of some classes; it has no effect.
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

extension UIButton {
  /// The looks of all buttons; setting them has no effect.
  public class func appearance() -> UIButton { UIButton(frame: .zero) }
  /// The looks of all buttons inside views of some classes; setting them has no effect.
  public class func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UIButton { appearance() }
}

extension UITableView {
  /// The looks of all tables; setting them has no effect.
  public class func appearance() -> UITableView { UITableView(frame: .zero, style: .plain) }
  /// The looks of all tables inside views of some classes; setting them has no effect.
  public class func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UITableView { appearance() }
}

extension UITableViewCell {
  /// The looks of all rows; setting them has no effect.
  public class func appearance() -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  /// The looks of all rows inside views of some classes; setting them has no effect.
  public class func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UITableViewCell { appearance() }
}

extension UICollectionView {
  /// The looks of all collections; setting them has no effect.
  public class func appearance() -> UICollectionView {
    UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  }
  /// The looks of all collections inside views of some classes; setting them has no effect.
  public class func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UICollectionView { appearance() }
}

extension UISegmentedControl {
  /// The looks of all controls with segments; setting them has no effect.
  public class func appearance() -> UISegmentedControl { UISegmentedControl(frame: .zero) }
  /// The looks of all controls with segments inside views of some classes; it has no effect.
  public class func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UISegmentedControl { appearance() }
}

extension UIActivityIndicatorView {
  /// The looks of all indicators; setting them has no effect.
  public class func appearance() -> UIActivityIndicatorView {
    UIActivityIndicatorView(frame: .zero)
  }
  /// The looks of all indicators inside views of some classes; setting them has no effect.
  public class func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UIActivityIndicatorView { appearance() }
}

extension UIPageControl {
  /// The looks of all page controls; setting them has no effect.
  public class func appearance() -> UIPageControl { UIPageControl(frame: .zero) }
  /// The looks of all page controls inside views of some classes; setting them has no effect.
  public class func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UIPageControl { appearance() }
}

extension UISlider {
  /// The looks of all sliders; setting them has no effect.
  public class func appearance() -> UISlider { UISlider(frame: .zero) }
  /// The looks of all sliders inside views of some classes; setting them has no effect.
  public class func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UISlider { appearance() }
}

extension UIProgressView {
  /// The looks of all progress bars; setting them has no effect.
  public class func appearance() -> UIProgressView { UIProgressView(frame: .zero) }
  /// The looks of all progress bars inside views of some classes; setting them has no effect.
  public class func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UIProgressView { appearance() }
}

extension UITextView {
  /// The looks of all text views; setting them has no effect.
  public class func appearance() -> UITextView { UITextView(frame: .zero) }
  /// The looks of all text views inside views of some classes; setting them has no effect.
  public class func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UITextView { appearance() }
}

extension UIImageView {
  /// The looks of all image views; setting them has no effect.
  public class func appearance() -> UIImageView { UIImageView(frame: .zero) }
  /// The looks of all image views inside views of some classes; setting them has no effect.
  public class func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UIImageView { appearance() }
}

extension UIWindow {
  /// The looks of all windows; setting them has no effect.
  public class func appearance() -> UIWindow { UIWindow(frame: .zero) }
  /// The looks of all windows inside views of some classes; setting them has no effect.
  public class func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UIWindow { appearance() }
}

extension UIRefreshControl {
  /// The looks of all refresh controls; setting them has no effect.
  public class func appearance() -> UIRefreshControl { UIRefreshControl(frame: .zero) }
  /// The looks of all refresh controls inside views of some classes; setting them has no effect.
  public class func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UIRefreshControl { appearance() }
}

extension UIBarButtonItem {
  /// The looks of all buttons in bars; setting them has no effect.
  public class func appearance() -> UIBarButtonItem { UIBarButtonItem() }
  /// The looks of all buttons in bars inside views of some classes; setting them has no effect.
  public class func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { appearance() }
}

extension UITabBarItem {
  /// The looks of all tabs; setting them has no effect.
  public class func appearance() -> UITabBarItem { UITabBarItem() }
  /// The looks of all tabs inside views of some classes; setting them has no effect.
  public class func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UITabBarItem { appearance() }
}
