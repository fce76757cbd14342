public import Foundation
public import UIKitValues

// Accessibility is stored and has no influence on layout. All settings are off here.

/// Settings and notifications for assistive technologies.
public enum UIAccessibility: Sendable {
  /// A notification for assistive technologies.
  public struct Notification: RawRepresentable, Sendable, Hashable {
    /// The number.
    public let rawValue: UInt32

    /// Makes a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The screen changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// The layout changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text to be read.
    public static let announcement = Notification(rawValue: 1008)
    /// The page scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// Assistive technologies should wait.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1020)
    /// Assistive technologies should go on.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1021)
  }

  /// Whether videos are played at once: yes.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Whether labels stand on switches: no.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether shapes stand beside colours: no.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether fading is preferred: no.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether buttons have shapes: no.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether screens are read aloud on request: no.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether a selection is read aloud: no.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether the device is kept in one app: no.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether a touch of the back does something: no.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether the device is shaken to undo: yes.
  public static var isShakeToUndoEnabled: Bool { true }
  /// Whether subtitles are shown: no.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether sounds of both sides are joined: no.
  public static var isMonoAudioEnabled: Bool { false }
  /// The element that assistive technologies are at: none.
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? { nil }

  /// The name of an assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Sendable, Hashable {
    /// UIKit's name.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Reading aloud.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// A switch.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  /// The notification that subtitles began or ended; it is never posted here.
  public static let closedCaptioningStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  /// The notification that colours became darker or not; it is never posted here.
  public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// The notification that transparency was reduced or not; it is never posted here.
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// The notification that colours were inverted or not; it is never posted here.
  public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// The notification that a switch controls the device or not; it is never posted here.
  public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// The notification that another element is read; it is never posted here.
  public static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// The key of the element in that notification.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The key of the element before in that notification.
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// The key of the assistive technology in that notification.
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
  /// The key of the text in the notification that it was read.
  public static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"
  /// The key of whether the text was read to its end in that notification.
  public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
  /// The notification that a text was read; it is never posted here.
  public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")

  /// Does nothing: nobody listens here.
  public static func post(notification: Notification, argument: Any?) {}
  /// Whether the screen is read aloud: no.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether a switch controls the device: no.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether movements are reduced: no.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether transparency is reduced: no.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether texts are bold: no.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether colours are inverted: no.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether colours are darker: no.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether colours are grey: no.
  public static var isGrayscaleEnabled: Bool { false }
  /// The notification that reading aloud began or ended; it is never posted here.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// The notification that bold texts began or ended; it is never posted here.
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// The notification that reduced movements began or ended; it is never posted here.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// A rectangle of a view in the coordinates of the screen, in points.
  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }
}

/// An action for assistive technologies.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// The name.
  open var name: String
  /// The image.
  open var image: UIImage?
  /// The closure to call.
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  /// The method to call.
  open var selector: Selector
  /// The object of the method.
  open weak var target: AnyObject?

  /// Makes an action that calls a method of an object.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.selector = selector
    self.target = target.map { $0 as AnyObject }
    super.init()
  }

  /// Makes an action that calls a closure.
  public convenience init(
    name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  ) {
    self.init(name: name, target: nil, selector: Selector(name))
    self.actionHandler = actionHandler
  }

  /// Makes an action with an image that calls a closure.
  public convenience init(
    name: String, image: UIImage?, actionHandler: @escaping (UIAccessibilityCustomAction) -> Bool
  ) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }

  /// Makes an action with an image that calls a method of an object.
  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(name: name, target: target, selector: selector)
    self.image = image
  }
}

/// Content that assistive technologies read on request.
open class UIAccessibilityCustomContent: NSObject {
  /// When content is read.
  public enum Importance: UInt, Sendable {
    /// On request.
    case `default`
    /// Always.
    case high
  }

  /// The name of the content.
  public let label: String
  /// The content.
  public let value: String
  /// When it is read.
  open var importance = Importance.default

  /// Makes content.
  public init(label: String, value: String) {
    self.label = label
    self.value = value
    super.init()
  }
}

/// The name of earlier Swift for content that is read on request.
public typealias AXCustomContent = UIAccessibilityCustomContent

/// Something on the screen that assistive technologies know, without being a view.
open class UIAccessibilityElement: UIResponder {
  /// The object that contains the element.
  open weak var accessibilityContainer: AnyObject?
  /// Whether it is an element.
  open var isAccessibilityElement = true
  /// The label.
  open var accessibilityLabel: String?
  /// The hint.
  open var accessibilityHint: String?
  /// The value.
  open var accessibilityValue: String?
  /// The identifier for user interface tests.
  open var accessibilityIdentifier: String?
  /// The traits.
  open var accessibilityTraits: UIAccessibilityTraits = []
  /// The frame on the screen, in points.
  open var accessibilityFrame = CGRect.zero
  /// The frame in the container, in points.
  open var accessibilityFrameInContainerSpace = CGRect.zero
  /// The actions.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

  /// Makes an element.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// Called in an app when the user activates the element; never called here.
  open func accessibilityActivate() -> Bool { false }
  /// Called in an app when the user increases the value; never called here.
  open func accessibilityIncrement() {}
  /// Called in an app when the user decreases the value; never called here.
  open func accessibilityDecrement() {}
}

/// The kind of a container for assistive technologies.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// None.
  case none
  /// A table.
  case dataTable
  /// A list.
  case list
  /// A landmark.
  case landmark
  /// A group.
  case semanticGroup
}

/// How a container is read.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// That of the system.
  case automatic
  /// Element by element.
  case separate
  /// All at once.
  case combined
}

/// The direction of a scroll.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left
  /// Up.
  case up
  /// Down.
  case down
  /// To the next one.
  case next
  /// To the one before.
  case previous
}

/// An object whose image can be larger at large text sizes.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  /// Whether the image is larger at large text sizes.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

/// An object that has a text size of the user's.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether the font follows the preferred text size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
