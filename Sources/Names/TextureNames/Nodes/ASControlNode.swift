/// A node that the user can use, such as a button; only code sends its events here.
open class ASControlNode: ASDisplayNode {
  open var isEnabled = true, isHighlighted = false, isSelected = false
  public var controlState: UIControlState {
    var state = UIControlState.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  private var entries: [Entry] = []
  private struct Entry {
    let events: ASControlNodeEvent, selector: Selector
    weak var target: AnyObject?
  }
  open func addTarget(_ target: Any?, action: Selector, forControlEvents set: ASControlNodeEvent) {
    entries.append(Entry(events: set, selector: action, target: target.map { $0 as AnyObject }))
  }
  open func removeTarget(
    _ target: Any?, action: Selector?, forControlEvents events: ASControlNodeEvent
  ) {
    let object = target.map { $0 as AnyObject }
    entries.removeAll { entry in
      (object == nil || entry.target === object) && (action == nil || entry.selector == action)
        && !entry.events.isDisjoint(with: events)
    }
  }
  open func sendActions(forControlEvents events: ASControlNodeEvent, with event: AnyObject?) {
    for entry in entries where !entry.events.isDisjoint(with: events) {
      guard let target = entry.target else { continue }
      if !entry.selector.call(on: target, self) { entry.selector.call(on: target) }
    }
  }
}

/// Events of a node; touches send none here.
public struct ASControlNodeEvent: OptionSet, Sendable, Hashable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let touchDown = Self(1), touchDownRepeat = Self(2), touchDragInside = Self(4),
    touchDragOutside = Self(8), touchUpInside = Self(16), touchUpOutside = Self(32),
    touchCancel = Self(64), valueChanged = Self(4096), primaryActionTriggered = Self(8192),
    allEvents = Self(0xFFFF_FFFF)
}
