/// The appearance of a bar; it has no influence here.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIBlurEffect?, backgroundImage: UIImage?, shadowColor: UIColor?,
    shadowImage: UIImage?
  public override init() {}
  open func configureWithOpaqueBackground() {}
  open func configureWithTransparentBackground() {}
  open func configureWithDefaultBackground() {}
  open var backgroundImageContentMode = UIViewContentMode.scaleToFill
  public required init(barAppearance: UIBarAppearance) {
    super.init()
    take(
      \.backgroundColor, \.backgroundEffect, \.backgroundImage, \.backgroundImageContentMode,
      from: barAppearance)
    take(\.shadowColor, \.shadowImage, from: barAppearance)
  }
  open override func copy() -> Any {
    assumingMainActor { type(of: self).init(barAppearance: self) }
  }
}

/// The appearance of a bar at the top; it has no influence here.
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:],
    largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:],
    titlePositionAdjustment = UIOffset.zero, backButtonAppearance = UIBarButtonItemAppearance()
  open private(set) var backIndicatorImage = UIImage(), backIndicatorTransitionMaskImage = UIImage()
  open var buttonAppearance = UIBarButtonItemAppearance(),
    doneButtonAppearance = UIBarButtonItemAppearance()
  public override init() { super.init() }
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    take(\.titleTextAttributes, \.largeTitleTextAttributes, \.titlePositionAdjustment, from: other)
    take(\.backIndicatorImage, \.backIndicatorTransitionMaskImage, from: other)
    backButtonAppearance = other.backButtonAppearance.copied
    buttonAppearance = other.buttonAppearance.copied
    doneButtonAppearance = other.doneButtonAppearance.copied
  }
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage mask: UIImage?) {
    backIndicatorImage = image ?? UIImage()
    backIndicatorTransitionMaskImage = mask ?? UIImage()
  }
}

/// The appearance of a bar of tabs; it has no influence here.
open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance(),
    inlineLayoutAppearance = UITabBarItemAppearance(),
    compactInlineLayoutAppearance = UITabBarItemAppearance(),
    stackedItemPositioning = UITabBar.ItemPositioning.automatic, stackedItemWidth: CGFloat = 0,
    stackedItemSpacing: CGFloat = 0, selectionIndicatorTintColor: UIColor?,
    selectionIndicatorImage: UIImage?
  public override init() { super.init() }
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.copied
    inlineLayoutAppearance = other.inlineLayoutAppearance.copied
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied
    take(\.stackedItemPositioning, \.stackedItemWidth, \.stackedItemSpacing, from: other)
    take(\.selectionIndicatorTintColor, \.selectionIndicatorImage, from: other)
  }
}

/// The appearance of a bar at the bottom; it has no influence here.
open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance(),
    doneButtonAppearance = UIBarButtonItemAppearance()
  public override init() { super.init() }
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.copied
    doneButtonAppearance = other.doneButtonAppearance.copied
  }
}

/// The appearance of a bar's button in a state; it has no influence here.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero, backgroundImage: UIImage?,
    backgroundImagePositionAdjustment = UIOffset.zero
  fileprivate func take(_ other: UIBarButtonItemStateAppearance) {
    take(\.titleTextAttributes, \.titlePositionAdjustment, from: other)
    take(\.backgroundImage, \.backgroundImagePositionAdjustment, from: other)
  }
}

/// The appearance of a bar's button; it has no influence here.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance(),
    disabled = UIBarButtonItemStateAppearance(), focused = UIBarButtonItemStateAppearance()
  public init(style: UIBarButtonItem.Style = .plain) {}
  fileprivate var copied: UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    copy.normal.take(normal)
    copy.highlighted.take(highlighted)
    copy.disabled.take(disabled)
    copy.focused.take(focused)
    return copy
  }
}

/// The appearance of a tab in a state; it has no influence here.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero, iconColor: UIColor?,
    badgePositionAdjustment = UIOffset.zero, badgeBackgroundColor: UIColor?,
    badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  fileprivate func take(_ other: UITabBarItemStateAppearance) {
    take(\.titleTextAttributes, \.titlePositionAdjustment, \.iconColor, from: other)
    take(\.badgePositionAdjustment, \.badgeBackgroundColor, \.badgeTextAttributes, from: other)
  }
}

/// The appearance of a tab; it has no influence here.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  public enum Style: Int, Sendable { case stacked, inline, compactInline }
  public let normal = UITabBarItemStateAppearance(), selected = UITabBarItemStateAppearance(),
    disabled = UITabBarItemStateAppearance(), focused = UITabBarItemStateAppearance()
  public init(style: Style = .stacked) {}
  fileprivate var copied: UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    copy.normal.take(normal)
    copy.selected.take(selected)
    copy.disabled.take(disabled)
    copy.focused.take(focused)
    return copy
  }
}
