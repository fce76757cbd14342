// Names of UIKit in Swift 3 and 4, with the warning that names today's.
// Deviation: today's UIKit refuses them.

@available(*, deprecated, renamed: "UITableView.Style")
public typealias UITableViewStyle = UITableView.Style
@available(*, deprecated, renamed: "UITableView.RowAnimation")
public typealias UITableViewRowAnimation = UITableView.RowAnimation
@available(*, deprecated, renamed: "UITableView.ScrollPosition")
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
@available(*, deprecated, renamed: "UITableView.SeparatorStyle")
public typealias UITableViewCellSeparatorStyle = UITableView.SeparatorStyle
@available(*, deprecated, renamed: "UITableViewCell.CellStyle")
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
@available(*, deprecated, renamed: "UITableViewCell.AccessoryType")
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
@available(*, deprecated, renamed: "UITableViewCell.EditingStyle")
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
@available(*, deprecated, renamed: "UICollectionView.ScrollDirection")
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
@available(*, deprecated, renamed: "UICollectionView.ScrollPosition")
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
@available(*, deprecated, renamed: "UIControl.Event")
public typealias UIControlEvents = UIControl.Event
@available(*, deprecated, renamed: "UIControl.ContentHorizontalAlignment")
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
@available(*, deprecated, renamed: "UIControl.ContentVerticalAlignment")
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
@available(*, deprecated, renamed: "UIBlurEffect.Style")
public typealias UIBlurEffectStyle = UIBlurEffect.Style
@available(*, deprecated, renamed: "UITextField.DidEndEditingReason")
public typealias UITextFieldDidEndEditingReason = UITextField.DidEndEditingReason
@available(*, deprecated, renamed: "UIApplication.OpenURLOptionsKey")
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
@available(*, deprecated, message: "use the members of UIImagePickerController.InfoKey")
public let UIImagePickerControllerOriginalImage = UIImagePickerController.InfoKey.originalImage,
  UIImagePickerControllerEditedImage = UIImagePickerController.InfoKey.editedImage,
  UIImagePickerControllerReferenceURL = UIImagePickerController.InfoKey.referenceURL,
  UIImagePickerControllerMediaType = UIImagePickerController.InfoKey.mediaType
@available(*, deprecated, renamed: "UIView.AnimationOptions")
public typealias UIViewAnimationOptions = UIView.AnimationOptions
@available(*, deprecated, renamed: "UIView.AutoresizingMask")
public typealias UIViewAutoresizing = UIView.AutoresizingMask
@available(*, deprecated, renamed: "NSLayoutConstraint.Axis")
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
@available(*, deprecated, renamed: "NSLayoutConstraint.Attribute")
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
@available(*, deprecated, renamed: "NSLayoutConstraint.Relation")
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
@available(*, deprecated, renamed: "NSLayoutConstraint.FormatOptions")
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
@available(*, deprecated, renamed: "UIStackView.Distribution")
public typealias UIStackViewDistribution = UIStackView.Distribution
@available(*, deprecated, renamed: "UIStackView.Alignment")
public typealias UIStackViewAlignment = UIStackView.Alignment
@available(*, deprecated, renamed: "UIButton.ButtonType")
public typealias UIButtonType = UIButton.ButtonType
@available(*, deprecated, renamed: "UITextField.ViewMode")
public typealias UITextFieldViewMode = UITextField.ViewMode
@available(*, deprecated, renamed: "UITextField.BorderStyle")
public typealias UITextBorderStyle = UITextField.BorderStyle
@available(*, deprecated, renamed: "UIActivityIndicatorView.Style")
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
@available(*, deprecated, renamed: "UIBarButtonItem.Style")
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
@available(*, deprecated, renamed: "UIBarButtonItem.SystemItem")
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
@available(*, deprecated, renamed: "UIAlertAction.Style")
public typealias UIAlertActionStyle = UIAlertAction.Style
@available(*, deprecated, renamed: "UIAlertController.Style")
public typealias UIAlertControllerStyle = UIAlertController.Style
@available(*, deprecated, renamed: "UIGestureRecognizer.State")
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
@available(*, deprecated, renamed: "UISwipeGestureRecognizer.Direction")
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
@available(*, deprecated, renamed: "UIScrollView.KeyboardDismissMode")
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
@available(*, deprecated, renamed: "UIScrollView.IndicatorStyle")
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle
@available(*, deprecated, renamed: "UIApplication.LaunchOptionsKey")
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
@available(*, deprecated, renamed: "UIImagePickerController.SourceType")
public typealias UIImagePickerControllerSourceType = UIImagePickerController.SourceType
@available(*, deprecated, renamed: "UINavigationController.Operation")
public typealias UINavigationControllerOperation = UINavigationController.Operation
@available(*, deprecated, message: "use the members of UIView and UITableView")
public let UITableViewAutomaticDimension = UITableView.automaticDimension,
  UIViewNoIntrinsicMetric = UIView.noIntrinsicMetric,
  UILayoutFittingCompressedSize = UIView.layoutFittingCompressedSize,
  UILayoutFittingExpandedSize = UIView.layoutFittingExpandedSize
@available(*, deprecated, message: "use the kinds of UICollectionView")
public let UICollectionElementKindSectionHeader = UICollectionView.elementKindSectionHeader,
  UICollectionElementKindSectionFooter = UICollectionView.elementKindSectionFooter
@available(*, deprecated, message: "use the members of UILayoutPriority")
public let UILayoutPriorityRequired = UILayoutPriority.required,
  UILayoutPriorityDefaultHigh = UILayoutPriority.defaultHigh,
  UILayoutPriorityDefaultLow = UILayoutPriority.defaultLow
@available(*, deprecated, message: "use the keys of UIResponder")
public let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey,
  UIKeyboardAnimationDurationUserInfoKey = UIResponder.keyboardAnimationDurationUserInfoKey,
  UIKeyboardAnimationCurveUserInfoKey = UIResponder.keyboardAnimationCurveUserInfoKey
@available(*, deprecated, message: "use the members of UIAccessibilityTraits")
public let UIAccessibilityTraitNone = UIAccessibilityTraits.none,
  UIAccessibilityTraitButton = UIAccessibilityTraits.button,
  UIAccessibilityTraitLink = UIAccessibilityTraits.link,
  UIAccessibilityTraitHeader = UIAccessibilityTraits.header,
  UIAccessibilityTraitImage = UIAccessibilityTraits.image,
  UIAccessibilityTraitSelected = UIAccessibilityTraits.selected,
  UIAccessibilityTraitStaticText = UIAccessibilityTraits.staticText,
  UIAccessibilityTraitNotEnabled = UIAccessibilityTraits.notEnabled,
  UIAccessibilityTraitSearchField = UIAccessibilityTraits.searchField,
  UIAccessibilityTraitUpdatesFrequently = UIAccessibilityTraits.updatesFrequently,
  UIAccessibilityTraitAdjustable = UIAccessibilityTraits.adjustable

// Traits were numbers.
extension UIAccessibilityTraits {
  @available(*, deprecated, message: "use union(_:)")
  public static func | (left: Self, right: Self) -> Self { left.union(right) }
  @available(*, deprecated, message: "use intersection(_:)")
  public static func & (left: Self, right: Self) -> Self { left.intersection(right) }
  @available(*, deprecated, message: "use subtract(_:)")
  public static prefix func ~ (traits: Self) -> Self { Self(rawValue: ~traits.rawValue) }
  @available(*, deprecated, message: "use formUnion(_:)")
  public static func |= (left: inout Self, right: Self) { left.formUnion(right) }
  @available(*, deprecated, message: "use formIntersection(_:)")
  public static func &= (left: inout Self, right: Self) { left.formIntersection(right) }
}

@available(*, deprecated, renamed: "UIAccessibility.isVoiceOverRunning")
public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }

extension Notification.Name {
  @available(*, deprecated, message: "use the notifications of the classes")
  public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification,
    UIApplicationWillResignActive = UIApplication.willResignActiveNotification,
    UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification,
    UIApplicationWillEnterForeground = UIApplication.willEnterForegroundNotification,
    UIApplicationWillTerminate = UIApplication.willTerminateNotification,
    UIApplicationDidFinishLaunching = UIApplication.didFinishLaunchingNotification,
    UIScreenBrightnessDidChange = UIScreen.brightnessDidChangeNotification,
    UIKeyboardWillShow = UIResponder.keyboardWillShowNotification,
    UIKeyboardDidShow = UIResponder.keyboardDidShowNotification,
    UIKeyboardWillHide = UIResponder.keyboardWillHideNotification,
    UIKeyboardDidHide = UIResponder.keyboardDidHideNotification,
    UIKeyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification
}

extension UIView {
  @available(*, deprecated, renamed: "bringSubviewToFront(_:)")
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
  @available(*, deprecated, renamed: "sendSubviewToBack(_:)")
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIViewController {
  @available(*, deprecated, renamed: "children")
  public var childViewControllers: [UIViewController] { children }
  @available(*, deprecated, renamed: "isMovingFromParent")
  public var isMovingFromParentViewController: Bool { isMovingFromParent }
  @available(*, deprecated, renamed: "isMovingToParent")
  public var isMovingToParentViewController: Bool { isMovingToParent }
  @available(*, deprecated, renamed: "addChild(_:)")
  public func addChildViewController(_ child: UIViewController) { addChild(child) }
  @available(*, deprecated, renamed: "removeFromParent()")
  public func removeFromParentViewController() { removeFromParent() }
  @available(*, deprecated, renamed: "didMove(toParent:)")
  public func didMove(toParentViewController new: UIViewController?) { didMove(toParent: new) }
  @available(*, deprecated, renamed: "willMove(toParent:)")
  public func willMove(toParentViewController new: UIViewController?) { willMove(toParent: new) }
}
