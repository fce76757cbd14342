/// Settings and notifications for assistive technologies: all are off, and none is posted.
public enum UIAccessibility: Sendable {
  public struct Notification: RawRepresentable, Sendable, Hashable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Self(rawValue: 1000), layoutChanged = Self(rawValue: 1001),
      announcement = Self(rawValue: 1008), pageScrolled = Self(rawValue: 1009),
      pauseAssistiveTechnology = Self(rawValue: 1020),
      resumeAssistiveTechnology = Self(rawValue: 1021)
  }
  public static let isVideoAutoplayEnabled = true, isOnOffSwitchLabelsEnabled = false,
    shouldDifferentiateWithoutColor = false, prefersCrossFadeTransitions = false,
    buttonShapesEnabled = false, isSpeakScreenEnabled = false, isSpeakSelectionEnabled = false,
    isGuidedAccessEnabled = false, isAssistiveTouchRunning = false, isShakeToUndoEnabled = true,
    isClosedCaptioningEnabled = false, isMonoAudioEnabled = false, isVoiceOverRunning = false,
    isSwitchControlRunning = false, isReduceMotionEnabled = false,
    isReduceTransparencyEnabled = false, isBoldTextEnabled = false, isInvertColorsEnabled = false,
    isDarkerSystemColorsEnabled = false, isGrayscaleEnabled = false
  public static func focusedElement(using _: AssistiveTechnologyIdentifier?) -> Any? { nil }
  public struct AssistiveTechnologyIdentifier: NamedValue {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let
      notificationVoiceOver = Self("UIAccessibilityNotificationVoiceOverIdentifier"),
      notificationSwitchControl = Self("UIAccessibilityNotificationSwitchControlIdentifier")
  }
  private static func named(_ event: String) -> Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibility\(event)Notification")
  }
  public static let
    closedCaptioningStatusDidChangeNotification = named("ClosedCaptioningStatusDidChange"),
    darkerSystemColorsStatusDidChangeNotification = named("DarkerSystemColorsStatusDidChange"),
    reduceTransparencyStatusDidChangeNotification = named("ReduceTransparencyStatusDidChange"),
    invertColorsStatusDidChangeNotification = named("InvertColorsStatusDidChange"),
    switchControlStatusDidChangeNotification = named("SwitchControlStatusDidChange"),
    voiceOverStatusDidChangeNotification = named("VoiceOverStatusDidChange"),
    boldTextStatusDidChangeNotification = named("BoldTextStatusDidChange"),
    reduceMotionStatusDidChangeNotification = named("ReduceMotionStatusDidChange"),
    elementFocusedNotification = named("ElementFocused"),
    announcementDidFinishNotification = named("AnnouncementDidFinish")
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey",
    unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey",
    assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey",
    announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue",
    announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
  public static func post(notification: Notification, argument: Any?) {}
  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }
}

/// An action for assistive technologies; it is stored only.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  open var name: String
  open var image: UIImage?, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?,
    selector: Selector
  open weak var target: AnyObject?
  public init(name: String, target: Any?, selector: Selector) {
    (self.name, self.selector) = (name, selector)
    self.target = target.map { $0 as AnyObject }
  }
  public convenience init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
    self.init(name: name, target: nil, selector: Selector(name))
    self.actionHandler = actionHandler
  }
  public convenience init(
    name: String, image: UIImage?, actionHandler: @escaping (UIAccessibilityCustomAction) -> Bool
  ) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }
  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(name: name, target: target, selector: selector)
    self.image = image
  }
}

/// Content that assistive technologies read on request; it is stored only.
open class UIAccessibilityCustomContent: NSObject {
  public enum Importance: UInt, Sendable { case `default`, high }
  public let label, value: String
  open var importance = Importance.default
  public init(label: String, value: String) { (self.label, self.value) = (label, value) }
}
/// The name of earlier Swift for content that is read on request.
public typealias AXCustomContent = UIAccessibilityCustomContent

/// Something that assistive technologies know, without being a view; it is stored only.
open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?
  open var accessibilityFrameInContainerSpace = CGRect.zero
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }
}

/// The kind of a container for assistive technologies.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}
/// How a container is read.
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }
/// The direction of a scroll.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1, left, up, down, next, previous
}
/// An object whose image can be larger at large text sizes.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}
/// An object that has a text size of the user's.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  var adjustsFontForContentSizeCategory: Bool { get set }
}
