public import UIKitValues

/// A node that the user can use, such as a button.
open class ASControlNode: ASDisplayNode {
  /// Whether the node is enabled.
  open var isEnabled = true
  /// Whether the node is highlighted.
  open var isHighlighted = false
  /// Whether the node is selected.
  open var isSelected = false

  /// The current states, one or several.
  public var controlState: UIControlState {
    var state = UIControlState.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  private var entries: [Entry] = []

  /// A method for some events.
  private struct Entry {
    let events: ASControlNodeEvent
    let selector: Selector
    weak var target: AnyObject?
  }

  /// Calls the method of an object at these events.
  open func addTarget(
    _ target: Any?, action: Selector, forControlEvents events: ASControlNodeEvent
  ) {
    entries.append(
      Entry(events: events, selector: action, target: target.map { $0 as AnyObject }))
  }

  /// Calls the method no longer; every method for `nil`.
  open func removeTarget(
    _ target: Any?, action: Selector?, forControlEvents events: ASControlNodeEvent
  ) {
    let object = target.map { $0 as AnyObject }
    entries.removeAll { entry in
      (object == nil || entry.target === object) && (action == nil || entry.selector == action)
        && !entry.events.isDisjoint(with: events)
    }
  }

  /// Calls the methods for these events; in an app, touches do so.
  open func sendActions(forControlEvents events: ASControlNodeEvent, with event: AnyObject?) {
    for entry in entries where !entry.events.isDisjoint(with: events) {
      guard let target = entry.target else { continue }
      if !entry.selector.call(on: target, self) { entry.selector.call(on: target) }
    }
  }
}

/// Events of a node.
public struct ASControlNodeEvent: OptionSet, Sendable, Hashable {
  /// One bit for each event.
  public let rawValue: UInt

  /// Makes the set with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A touch starts.
  public static let touchDown = ASControlNodeEvent(rawValue: 1)
  /// A touch starts again.
  public static let touchDownRepeat = ASControlNodeEvent(rawValue: 2)
  /// A touch moves inside the node.
  public static let touchDragInside = ASControlNodeEvent(rawValue: 4)
  /// A touch moves outside the node.
  public static let touchDragOutside = ASControlNodeEvent(rawValue: 8)
  /// A touch ends inside the node.
  public static let touchUpInside = ASControlNodeEvent(rawValue: 16)
  /// A touch ends outside the node.
  public static let touchUpOutside = ASControlNodeEvent(rawValue: 32)
  /// A touch is cancelled.
  public static let touchCancel = ASControlNodeEvent(rawValue: 64)
  /// The value changed.
  public static let valueChanged = ASControlNodeEvent(rawValue: 4096)
  /// The primary action.
  public static let primaryActionTriggered = ASControlNodeEvent(rawValue: 8192)
  /// All events.
  public static let allEvents = ASControlNodeEvent(rawValue: 0xFFFF_FFFF)
}
