/// An object that receives events; no events are sent here.
@preconcurrency @MainActor open class UIResponder: NSObject {
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { false }
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open var undoManager: UndoManager? { nil }
  open var keyCommands: [UIKeyCommand]? { nil }
  open var textInputContextIdentifier: String? { nil }
  open var textInputMode: UITextInputMode? { nil }
  open var userActivity: NSUserActivity?
  open var accessibilityIdentifier: String?, isAccessibilityElement = false,
    accessibilityLabel: String?, accessibilityHint: String?, accessibilityValue: String?,
    accessibilityTraits: UIAccessibilityTraits = [], accessibilityElementsHidden = false,
    shouldGroupAccessibilityChildren = false, accessibilityElements: [Any]?,
    accessibilityCustomActions: [UIAccessibilityCustomAction]?,
    accessibilityCustomContent: [UIAccessibilityCustomContent]?,
    accessibilityAttributedLabel: NSAttributedString?,
    accessibilityAttributedHint: NSAttributedString?,
    accessibilityAttributedValue: NSAttributedString?, accessibilityUserInputLabels: [String]?,
    accessibilityLanguage: String?, accessibilityFrame = CGRect.zero,
    accessibilityPath: UIBezierPath?, accessibilityActivationPoint = CGPoint.zero,
    accessibilityViewIsModal = false, accessibilityIgnoresInvertColors = false,
    accessibilityRespondsToUserInteraction = true,
    accessibilityContainerType = UIAccessibilityContainerType.none,
    accessibilityNavigationStyle = UIAccessibilityNavigationStyle.automatic,
    accessibilityCustomRotors: [UIAccessibilityCustomRotor]?, accessibilityHeaderElements: [Any]?,
    accessibilityTextualContext: UIAccessibilityTextualContext?
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? {
    let elements = accessibilityElements ?? []
    return elements.indices.contains(index) ? elements[index] : nil
  }
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { true }
  open func reloadInputViews() {}
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func remoteControlReceived(with event: UIEvent?) {}
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(in _: UIFocusUpdateContext, with _: UIFocusAnimationCoordinator) {}
  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  open func buildMenu(with builder: any UIMenuBuilder) {}
  open func validate(_ command: UICommand) {}
  open func encode(with coder: NSCoder) {}
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }
  open func copy(_ sender: Any?) {}
  open func cut(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  // The notifications of the keyboard, which are never posted here.
  public nonisolated static let keyboardWillShowNotification = keyboard("WillShow"),
    keyboardDidShowNotification = keyboard("DidShow"),
    keyboardWillHideNotification = keyboard("WillHide"),
    keyboardDidHideNotification = keyboard("DidHide"),
    keyboardWillChangeFrameNotification = keyboard("WillChangeFrame"),
    keyboardDidChangeFrameNotification = keyboard("DidChangeFrame"),
    keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey",
    keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey",
    keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey",
    keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey",
    keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  private nonisolated static func keyboard(_ event: String) -> Notification.Name {
    Notification.Name("UIKeyboard\(event)Notification")
  }
}

/// Ours: another name of `UIResponder`, so that selectors of the actions for editing can name it.
public typealias UIResponderStandardEditActions = UIResponder
/// Something that goes on with an activity; it is never asked here.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}

/// An event of the user; there are none here.
@preconcurrency @MainActor open class UIEvent: NSObject {
  public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }
  public enum EventSubtype: Int, Sendable { case none, motionShake }
  open private(set) var type = EventType.touches, subtype = EventSubtype.none,
    allTouches: Set<UITouch>?, timestamp: TimeInterval = 0
  open func touches(for view: UIView) -> Set<UITouch>? { nil }
}

/// A touch; there are none here.
@preconcurrency @MainActor open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }
  open private(set) var phase = Phase.began, tapCount = 0, view: UIView?, force: CGFloat = 0,
    maximumPossibleForce: CGFloat = 0, timestamp: TimeInterval = 0
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// Whether gestures undo changes; they have no influence here.
public enum UIEditingInteractionConfiguration: Int, Sendable { case none, `default` }
/// A key that is pressed; there are none here.
open class UIPress: NSObject { open var key: AnyObject? { nil } }
/// An event of keys; there are none here.
open class UIPressesEvent: UIEvent {}
/// A kind of keyboard; there is none here.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
  open var primaryLanguage: String? { nil }
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
  open class var activeInputModes: [UITextInputMode] { [] }
}
/// A set of keys that are held.
public struct UIKeyModifierFlags: OptionSet, Sendable, Hashable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = Self(1 << 16), numericPad = Self(1 << 21), shift = Self(1 << 17),
    control = Self(1 << 18), alternate = Self(1 << 19), command = Self(1 << 20)
}
