public import Foundation
public import UIKitValues

/// A view that the user can use, such as a button.
open class UIControl: UIView {
  /// The states of a control.
  public typealias State = UIControlState

  /// Events of a control.
  public struct Event: OptionSet, Sendable, Hashable {
    /// One bit for each event.
    public let rawValue: UInt

    /// Makes the set with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch starts.
    public static let touchDown = Event(rawValue: 1)
    /// A touch ends inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch starts again.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A touch moves inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A touch moves outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A touch enters the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A touch leaves the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A touch ends outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch is cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The menu is opened.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Editing ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ends by the key for it.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The primary action.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
  }

  /// The horizontal alignment of content; it has no influence on the layout.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// Filling the control.
    case fill
    /// At the edge where reading starts.
    case leading
    /// At the edge where reading ends.
    case trailing
  }

  /// The vertical alignment of content; it has no influence on the layout.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// Filling the control.
    case fill
  }

  /// Whether the control is enabled.
  open var isEnabled = true { didSet { stateHasChanged() } }
  /// Whether the control is selected.
  open var isSelected = false { didSet { stateHasChanged() } }
  /// Whether the control is highlighted.
  open var isHighlighted = false { didSet { stateHasChanged() } }
  /// The horizontal alignment of content.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// The vertical alignment of content.
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  /// The current states, one or several.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The menu; it has no influence here.
  open var menu: UIMenu?
  /// Whether the menu is opened by a touch.
  open var showsMenuAsPrimaryAction = false
  /// Whether the user touches the control: no.
  open var isTracking: Bool { false }
  /// Whether the touch is inside: no.
  open var isTouchInside: Bool { false }
  private var entries: [Entry] = []

  /// An action for some events.
  private struct Entry {
    let events: Event
    let action: UIAction?
    let selector: Selector?
    let hasTarget: Bool
    weak var target: AnyObject?
  }

  /// Makes a control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a control with an action for its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Makes a control; nothing is read from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Calls an action at these events.
  open func addAction(_ action: UIAction, for events: Event) {
    entries.append(
      Entry(events: events, action: action, selector: nil, hasTarget: false, target: nil))
  }

  /// Calls an action no longer.
  open func removeAction(_ action: UIAction, for events: Event) {
    entries.removeAll { $0.action === action }
  }

  /// Calls the method of an object at these events.
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {
    entries.append(
      Entry(
        events: events, action: nil, selector: action, hasTarget: target != nil,
        target: target.map { $0 as AnyObject }))
  }

  /// Calls the method no longer; every method for `nil`.
  open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
    let object = target.map { $0 as AnyObject }
    entries.removeAll { entry in
      entry.selector != nil && (object == nil || entry.target === object)
        && (action == nil || entry.selector == action) && !entry.events.isDisjoint(with: events)
    }
  }

  /// The objects whose methods are called.
  open var allTargets: Set<AnyHashable> {
    Set(entries.compactMap { $0.target as? NSObject })
  }

  /// The names of the methods of an object that are called at an event; `nil` where there are none.
  open func actions(forTarget target: Any?, forControlEvent event: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = entries.filter { $0.target === object && $0.events.contains(event) }
      .compactMap { $0.selector?.description }
    return names.isEmpty ? nil : names
  }

  /// Calls the actions and methods for these events; in an app, touches do so.
  ///
  /// A method without an object is looked for in the control and the views around it.
  open func sendActions(for events: Event) {
    for entry in entries where !entry.events.isDisjoint(with: events) {
      if let action = entry.action {
        action.sender = self
        action.handler(action)
      } else if let selector = entry.selector {
        sendAction(selector, to: entry.hasTarget ? entry.target : nil, for: nil)
      }
    }
  }

  /// Calls the method of an object; of the control or a view around it for `nil`.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    var object = target.map { $0 as AnyObject } ?? self
    while !action.call(on: object, self), !action.call(on: object),
      !action.call(on: object, self, event)
    {
      guard target == nil, let next = (object as? UIResponder)?.next else { return }
      object = next
    }
  }

  /// Called in an app when a touch begins; never called here.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called in an app when a touch moves; never called here.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called in an app when a touch ends; never called here.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called in an app when a touch is cancelled; never called here.
  open func cancelTracking(with event: UIEvent?) {}

  /// Called when the state changed.
  func stateHasChanged() {}
}
