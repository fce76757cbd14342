/// A view that the user can use, such as a button.
open class UIControl: UIView {
  public typealias State = UIControlState
  public struct Event: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Self(1), touchUpInside = Self(1 << 6),
      touchDownRepeat = Self(1 << 1), touchDragInside = Self(1 << 2),
      touchDragOutside = Self(1 << 3), touchDragEnter = Self(1 << 4), touchDragExit = Self(1 << 5),
      touchUpOutside = Self(1 << 7), touchCancel = Self(1 << 8),
      menuActionTriggered = Self(1 << 14), editingDidBegin = Self(1 << 16),
      editingDidEnd = Self(1 << 18), editingDidEndOnExit = Self(1 << 19),
      allTouchEvents = Self(0xFFF), allEditingEvents = Self(0xF0000), allEvents = Self(0xFFFF_FFFF),
      valueChanged = Self(1 << 12), primaryActionTriggered = Self(1 << 13),
      editingChanged = Self(1 << 17)
  }
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
  open var isEnabled = true { didSet { stateHasChanged() } }
  open var isSelected = false { didSet { stateHasChanged() } }
  open var isHighlighted = false { didSet { stateHasChanged() } }
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  func stateHasChanged() {}

  // These have no influence here.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center,
    contentVerticalAlignment = ContentVerticalAlignment.center, menu: UIMenu?,
    showsMenuAsPrimaryAction = false
  open var isTracking: Bool { false }
  open var isTouchInside: Bool { false }
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}
  private var entries: [Entry] = []
  private struct Entry {
    let events: Event
    var action: UIAction?, selector: Selector?, hasTarget = false
    weak var target: AnyObject?
  }
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
  open func addAction(_ action: UIAction, for events: Event) {
    entries.append(Entry(events: events, action: action))
  }
  open func removeAction(_ action: UIAction, for events: Event) {
    entries.removeAll { $0.action === action }
  }
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {
    let object = target.map { $0 as AnyObject }
    entries.append(
      Entry(events: events, selector: action, hasTarget: target != nil, target: object))
  }
  open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
    let object = target.map { $0 as AnyObject }
    entries.removeAll { entry in
      entry.selector != nil && (object == nil || entry.target === object)
        && (action == nil || entry.selector == action) && !entry.events.isDisjoint(with: events)
    }
  }
  open var allTargets: Set<AnyHashable> { Set(entries.compactMap { $0.target as? NSObject }) }
  open func actions(forTarget target: Any?, forControlEvent event: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = entries.filter { $0.target === object && $0.events.contains(event) }
      .compactMap { $0.selector?.description }
    return names.isEmpty ? nil : names
  }

  /// Calls actions and methods, as touches do in an app; without a target, of the views around.
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
}
