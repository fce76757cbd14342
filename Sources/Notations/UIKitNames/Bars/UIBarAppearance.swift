public import Foundation
public import UIKitValues

// The appearances of bars. They are stored only: bars are not drawn here.

/// The appearance of a bar; it has no influence here.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The colour of the background.
  open var backgroundColor: UIColor?
  /// The effect of the background.
  open var backgroundEffect: UIBlurEffect?
  /// The image of the background.
  open var backgroundImage: UIImage?
  /// The colour of the shadow.
  open var shadowColor: UIColor?
  /// The image of the shadow.
  open var shadowImage: UIImage?

  /// Makes an appearance.
  public override init() { super.init() }

  /// Without transparency.
  open func configureWithOpaqueBackground() {}
  /// Without a background.
  open func configureWithTransparentBackground() {}
  /// With the usual background.
  open func configureWithDefaultBackground() {}
  /// How the image fills the background.
  open var backgroundImageContentMode = UIViewContentMode.scaleToFill

  /// Makes an appearance like another one.
  public required init(barAppearance: UIBarAppearance) {
    super.init()
    backgroundColor = barAppearance.backgroundColor
    backgroundEffect = barAppearance.backgroundEffect
    backgroundImage = barAppearance.backgroundImage
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
  }

  /// An appearance like this one.
  open override func copy() -> Any {
    assumingMainActor { type(of: self).init(barAppearance: self) }
  }
}

/// The appearance of a bar at the top.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance by which the title is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// The appearance of the button that goes back.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The image of going back.
  open private(set) var backIndicatorImage = UIImage()
  /// The mask of the image of going back.
  open private(set) var backIndicatorTransitionMaskImage = UIImage()
  /// The appearance of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of the button for the end.
  open var doneButtonAppearance = UIBarButtonItemAppearance()

  /// Makes an appearance.
  public override init() { super.init() }

  /// Makes an appearance like another one; what only bars at the top have is taken from one of them.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backButtonAppearance = other.backButtonAppearance.copied
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
    buttonAppearance = other.buttonAppearance.copied
    doneButtonAppearance = other.doneButtonAppearance.copied
  }

  /// Sets the image of going back.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage mask: UIImage?) {
    backIndicatorImage = image ?? UIImage()
    backIndicatorTransitionMaskImage = mask ?? UIImage()
  }
}

/// The appearance of a bar of tabs.
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of tabs with the text below the image.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of tabs with the text beside the image.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of tabs in a low bar.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// How tabs are distributed.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// The width of tabs, in points; 0 for that of the system.
  open var stackedItemWidth: CGFloat = 0
  /// The space between tabs, in points; 0 for that of the system.
  open var stackedItemSpacing: CGFloat = 0
  /// The colour of the mark at the chosen tab.
  open var selectionIndicatorTintColor: UIColor?
  /// The image of the mark at the chosen tab.
  open var selectionIndicatorImage: UIImage?

  /// Makes an appearance.
  public override init() { super.init() }

  /// Makes an appearance like another one; what only bars of tabs have is taken from one of them.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.copied
    inlineLayoutAppearance = other.inlineLayoutAppearance.copied
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
  }
}

/// The appearance of a bar at the bottom.
open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of the button for the end.
  open var doneButtonAppearance = UIBarButtonItemAppearance()

  /// Makes an appearance.
  public override init() { super.init() }

  /// Makes an appearance like another one; what only bars at the bottom have is taken from one of them.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.copied
    doneButtonAppearance = other.doneButtonAppearance.copied
  }
}

/// The appearance of a button in a bar, in a state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance by which the title is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// The image of the background.
  open var backgroundImage: UIImage?
  /// The distance by which the background is moved.
  open var backgroundImagePositionAdjustment = UIOffset.zero

  fileprivate func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}

/// The appearance of a button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// The usual one.
  public let normal = UIBarButtonItemStateAppearance()
  /// That while a finger is on the button.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// That of a disabled button.
  public let disabled = UIBarButtonItemStateAppearance()
  /// That with the focus.
  public let focused = UIBarButtonItemStateAppearance()

  /// Makes an appearance; the style has no influence here.
  public init(style: UIBarButtonItem.Style = .plain) { super.init() }

  fileprivate var copied: UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    copy.normal.take(normal)
    copy.highlighted.take(highlighted)
    copy.disabled.take(disabled)
    copy.focused.take(focused)
    return copy
  }
}

/// The appearance of a tab, in a state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance by which the title is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of the image.
  open var iconColor: UIColor?
  /// The distance by which the badge is moved.
  open var badgePositionAdjustment = UIOffset.zero
  /// The colour of the badge.
  open var badgeBackgroundColor: UIColor?
  /// The attributes of the badge.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

  fileprivate func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
  }
}

/// The appearance of a tab.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// The place of the text at a tab.
  public enum Style: Int, Sendable {
    /// Below the image.
    case stacked
    /// Beside the image.
    case inline
    /// Beside the image, in a low bar.
    case compactInline
  }

  /// The usual one.
  public let normal = UITabBarItemStateAppearance()
  /// That of the chosen tab.
  public let selected = UITabBarItemStateAppearance()
  /// That of a disabled tab.
  public let disabled = UITabBarItemStateAppearance()
  /// That with the focus.
  public let focused = UITabBarItemStateAppearance()

  /// Makes an appearance; the style has no influence here.
  public init(style: Style = .stacked) { super.init() }

  fileprivate var copied: UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    copy.normal.take(normal)
    copy.selected.take(selected)
    copy.disabled.take(disabled)
    copy.focused.take(focused)
    return copy
  }
}
