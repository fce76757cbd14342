import Foundation
import UIKitValues

/// A class whose appearance can depend on the views around; it never does here.
@preconcurrency @MainActor public protocol UIAppearanceContainer: AnyObject {}
extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

/// A class with an appearance for all its objects; each call gives an object of its own, which is never shown.
@preconcurrency @MainActor public protocol Styled {
  associatedtype StyledObject
  static func appearance() -> StyledObject
}
extension Styled {
  public static func appearance(
    whenContainedInInstancesOf: [any UIAppearanceContainer.Type]
  ) -> StyledObject { appearance() }
}

extension UINavigationBar: Styled { public class func appearance() -> UINavigationBar { .init() } }
extension UITabBar: Styled { public class func appearance() -> UITabBar { .init() } }
extension UIToolbar: Styled { public class func appearance() -> UIToolbar { .init() } }
extension UISearchBar: Styled { public class func appearance() -> UISearchBar { .init() } }
extension UILabel: Styled { public class func appearance() -> UILabel { .init() } }
extension UISwitch: Styled { public class func appearance() -> UISwitch { .init() } }
extension UITextField: Styled { public class func appearance() -> UITextField { .init() } }
extension UIButton: Styled { public class func appearance() -> UIButton { .init() } }
extension UITableView: Styled { public class func appearance() -> UITableView { .init() } }
extension UITableViewCell: Styled { public class func appearance() -> UITableViewCell { .init() } }
extension UICollectionView: Styled {
  public class func appearance() -> UICollectionView {
    .init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  }
}
extension UISegmentedControl: Styled {
  public class func appearance() -> UISegmentedControl { .init() }
}
extension UIActivityIndicatorView: Styled {
  public class func appearance() -> UIActivityIndicatorView { .init() }
}
extension UIPageControl: Styled { public class func appearance() -> UIPageControl { .init() } }
extension UISlider: Styled { public class func appearance() -> UISlider { .init() } }
extension UIProgressView: Styled { public class func appearance() -> UIProgressView { .init() } }
extension UITextView: Styled { public class func appearance() -> UITextView { .init() } }
extension UIImageView: Styled { public class func appearance() -> UIImageView { .init() } }
extension UIWindow: Styled { public class func appearance() -> UIWindow { .init() } }
extension UIRefreshControl: Styled {
  public class func appearance() -> UIRefreshControl { .init() }
}
extension UIBarButtonItem: Styled { public class func appearance() -> UIBarButtonItem { .init() } }
extension UITabBarItem: Styled { public class func appearance() -> UITabBarItem { .init() } }
