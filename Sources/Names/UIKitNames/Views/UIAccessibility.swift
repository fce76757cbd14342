public import Foundation
public import UIKitValues

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
  public static var isVideoAutoplayEnabled: Bool { true }
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static var prefersCrossFadeTransitions: Bool { false }
  public static var buttonShapesEnabled: Bool { false }
  public static var isSpeakScreenEnabled: Bool { false }
  public static var isSpeakSelectionEnabled: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isAssistiveTouchRunning: Bool { false }
  public static var isShakeToUndoEnabled: Bool { true }
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var isMonoAudioEnabled: Bool { false }
  public static func focusedElement(using _: AssistiveTechnologyIdentifier?) -> Any? { nil }
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let
      notificationVoiceOver = Self(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier"),
      notificationSwitchControl = Self(
        rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }
  public static let
    closedCaptioningStatusDidChangeNotification = Foundation.Notification.Name(
      "UIAccessibilityClosedCaptioningStatusDidChangeNotification"),
    darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
      "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification"),
    reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
      "UIAccessibilityReduceTransparencyStatusDidChangeNotification"),
    invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
      "UIAccessibilityInvertColorsStatusDidChangeNotification"),
    switchControlStatusDidChangeNotification = Foundation.Notification.Name(
      "UIAccessibilitySwitchControlStatusDidChangeNotification"),
    elementFocusedNotification = Foundation.Notification.Name(
      "UIAccessibilityElementFocusedNotification"),
    focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey",
    unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey",
    assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey",
    announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue",
    announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful",
    announcementDidFinishNotification = Foundation.Notification.Name(
      "UIAccessibilityAnnouncementDidFinishNotification")
  public static func post(notification: Notification, argument: Any?) {}
  public static var isVoiceOverRunning: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static let
    voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
      "UIAccessibilityVoiceOverStatusDidChangeNotification"),
    boldTextStatusDidChangeNotification = Foundation.Notification.Name(
      "UIAccessibilityBoldTextStatusDidChangeNotification"),
    reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
      "UIAccessibilityReduceMotionStatusDidChangeNotification")
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
  open var isAccessibilityElement = true, accessibilityLabel: String?, accessibilityHint: String?,
    accessibilityValue: String?, accessibilityIdentifier: String?,
    accessibilityTraits: UIAccessibilityTraits = [], accessibilityFrame = CGRect.zero,
    accessibilityFrameInContainerSpace = CGRect.zero,
    accessibilityCustomActions: [UIAccessibilityCustomAction]?
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
  }
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
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
