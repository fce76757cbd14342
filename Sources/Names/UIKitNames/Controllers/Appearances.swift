/// A class whose appearance can depend on the views around; it never does here.
@preconcurrency @MainActor public protocol UIAppearanceContainer: AnyObject {}
extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

/// A class with an appearance; each call gives another object, and reports what could move a frame.
@preconcurrency @MainActor public protocol Styled {
  associatedtype StyledObject
  static func appearance() -> StyledObject
}
extension Styled {
  public static func appearance(
    whenContainedInInstancesOf: [any UIAppearanceContainer.Type]
  ) -> StyledObject { appearance() }
}
extension Styled where StyledObject: UIView {
  public static func appearance() -> StyledObject { .made().asStyle }
}

extension UIView {
  fileprivate var asStyle: Self {
    isStyle = true
    return self
  }
  /// Reports a value that was set for all views of this class, and that none of them has.
  func noteStyle() {
    MissingAnswer.note(
      "\(type(of: self)).appearance()",
      "values that are set through it have no effect here: set them on each view")
  }
}

extension UINavigationBar: Styled { public typealias StyledObject = UINavigationBar }
extension UITabBar: Styled { public typealias StyledObject = UITabBar }
extension UIToolbar: Styled { public typealias StyledObject = UIToolbar }
extension UISearchBar: Styled { public typealias StyledObject = UISearchBar }
extension UILabel: Styled { public typealias StyledObject = UILabel }
extension UISwitch: Styled { public typealias StyledObject = UISwitch }
extension UITextField: Styled { public typealias StyledObject = UITextField }
extension UIButton: Styled { public typealias StyledObject = UIButton }
extension UISegmentedControl: Styled { public typealias StyledObject = UISegmentedControl }
extension UIActivityIndicatorView: Styled {
  public typealias StyledObject = UIActivityIndicatorView
}
extension UIPageControl: Styled { public typealias StyledObject = UIPageControl }
extension UISlider: Styled { public typealias StyledObject = UISlider }
extension UIProgressView: Styled { public typealias StyledObject = UIProgressView }
extension UIImageView: Styled { public typealias StyledObject = UIImageView }
extension UIWindow: Styled { public typealias StyledObject = UIWindow }
extension UIRefreshControl: Styled { public typealias StyledObject = UIRefreshControl }
extension UITableViewCell: Styled { public typealias StyledObject = UITableViewCell }
extension UITableView: Styled {
  public class func appearance() -> UITableView { UITableView().asStyle }
}
extension UITextView: Styled {
  public class func appearance() -> UITextView { UITextView().asStyle }
}
extension UICollectionView: Styled {
  public class func appearance() -> UICollectionView {
    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()).asStyle
  }
}
extension UIBarButtonItem: Styled { public class func appearance() -> UIBarButtonItem { .init() } }
extension UITabBarItem: Styled { public class func appearance() -> UITabBarItem { .init() } }
