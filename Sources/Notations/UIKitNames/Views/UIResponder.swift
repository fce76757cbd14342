public import Foundation
public import UIKitValues

/// An object that receives events; no events are sent here.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// The next responder; overridden by views.
  open var next: UIResponder? { nil }
  /// Whether the object can receive keys: not by default.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the object can give up keys.
  open var canResignFirstResponder: Bool { true }
  /// Whether the object receives keys: never, since there are none.
  open var isFirstResponder: Bool { false }
  /// The view in place of the keyboard; none by default.
  open var inputView: UIView? { nil }
  /// The view above the keyboard; none by default.
  open var inputAccessoryView: UIView? { nil }
  /// The object that undoes changes: none.
  open var undoManager: UndoManager? { nil }
  /// The commands of keys; none by default.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// The name under which the system remembers the keyboard; none by default.
  open var textInputContextIdentifier: String? { nil }
  /// The kind of keyboard; none here.
  open var textInputMode: UITextInputMode? { nil }
  /// The activity that another device can go on with; it is stored only.
  open var userActivity: NSUserActivity?

  /// Receives keys: never, since there are none.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }
  /// Gives up keys.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }
  /// Does nothing: there is no keyboard here.
  open func reloadInputViews() {}
  /// Called in an app to go on with an activity; never called here.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
  /// Called in an app to describe an activity; never called here.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Called in an app when touches begin; never called here.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called in an app when touches move; never called here.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called in an app when touches end; never called here.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called in an app when touches are cancelled; never called here.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called in an app when keys are pressed; never called here.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called in an app when keys are pressed more or less; never called here.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called in an app when keys are released; never called here.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called in an app when pressing is cancelled; never called here.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called in an app when estimated touches are known; never called here.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Called in an app when the device begins to be shaken; never called here.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Called in an app when shaking is cancelled; never called here.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Called in an app for an event of a remote control; never called here.
  open func remoteControlReceived(with event: UIEvent?) {}
  /// Whether the focus may change; yes by default.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called in an app when the focus changed; never called here.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// Does nothing: nothing has the focus here.
  open func setNeedsFocusUpdate() {}
  /// Does nothing: nothing has the focus here.
  open func updateFocusIfNeeded() {}
  /// Where the focus goes; nowhere by default.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Changes the menus of the app; never called here.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Changes a command before it is shown; never called here.
  open func validate(_ command: UICommand) {}
  /// Does nothing: nothing is written to an archive.
  open func encode(with coder: NSCoder) {}
  /// The menus for editing; they have no influence here.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
  /// Called in an app when the device is shaken; never called here.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Called after a layout in which an observed property of a view got another value.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
  /// Whether an action of a menu applies: not by default.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  /// The object for an action of a menu: the object itself where the action applies.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }
  /// Called in an app to copy; never called here.
  open func copy(_ sender: Any?) {}
  /// Called in an app to cut; never called here.
  open func cut(_ sender: Any?) {}
  /// Called in an app to paste; never called here.
  open func paste(_ sender: Any?) {}
  /// Called in an app to delete; never called here.
  open func delete(_ sender: Any?) {}
  /// Called in an app to select; never called here.
  open func select(_ sender: Any?) {}
  /// Called in an app to select everything; never called here.
  open func selectAll(_ sender: Any?) {}
}

/// The actions for editing text, which every responder has.
///
/// Ours: it is another name of `UIResponder`, so that selectors of these actions can name it.
public typealias UIResponderStandardEditActions = UIResponder

// The notifications of the keyboard, which are never posted here.
extension UIResponder {
  /// Before the keyboard appears.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// After the keyboard has appeared.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// Before the keyboard disappears.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// After the keyboard has disappeared.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// Before the keyboard moves.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// After the keyboard has moved.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// The key of the frame before.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the frame after.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the duration.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of whether the keyboard is of this app.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
  /// The key of the pace.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
}

/// An event of the user; there are none here.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The kind of an event.
  public enum EventType: Int, Sendable {
    /// Touches.
    case touches
    /// Movements of the device.
    case motion
    /// A remote control.
    case remoteControl
    /// Keys.
    case presses
  }

  /// The kind of an event, closer.
  public enum EventSubtype: Int, Sendable {
    /// None.
    case none
    /// The device is shaken.
    case motionShake
  }

  /// The kind of the event.
  open var type: EventType { .touches }
  /// The kind of the event, closer.
  open var subtype: EventSubtype { .none }
  /// The touches: none.
  open var allTouches: Set<UITouch>? { nil }
  /// The time, in seconds.
  open var timestamp: TimeInterval { 0 }

  /// The touches in a view: none.
  open func touches(for view: UIView) -> Set<UITouch>? { nil }
}

/// A touch; there are none here.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    /// It begins.
    case began
    /// It moves.
    case moved
    /// It rests.
    case stationary
    /// It ends.
    case ended
    /// It is cancelled.
    case cancelled
    /// A pointer enters.
    case regionEntered
    /// A pointer moves.
    case regionMoved
    /// A pointer leaves.
    case regionExited
  }

  /// The phase.
  open var phase: Phase { .began }
  /// The number of taps.
  open var tapCount: Int { 0 }
  /// The view of the touch.
  open var view: UIView? { nil }
  /// The force.
  open var force: CGFloat { 0 }
  /// The largest force.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The time, in seconds.
  open var timestamp: TimeInterval { 0 }

  /// The place in a view, in points: its origin.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// The place before in a view, in points: its origin.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// Whether gestures undo changes; they have no influence here.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  /// They do not.
  case none
  /// They do.
  case `default`
}

/// A key that is pressed; there are none here.
open class UIPress: NSObject {
  /// The key; none here.
  open var key: AnyObject? { nil }
}

/// An event of keys; there are none here.
open class UIPressesEvent: UIEvent {}

/// A kind of keyboard; there is none here.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// The language.
  open var primaryLanguage: String? { nil }
  /// The notification that the keyboard changed; it is never posted here.
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
  /// All kinds of keyboards: none.
  open class var activeInputModes: [UITextInputMode] { [] }
}

/// A set of keys that are held.
public struct UIKeyModifierFlags: OptionSet, Sendable, Hashable {
  /// One bit for each key.
  public let rawValue: Int

  /// Makes the set with these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Capital letters.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Keys of numbers.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}
