public import UIKitValues

/// A view that can be touched.
open class UIControl: UIView {
  /// The states that a control can be in.
  public typealias State = UIControlState

  /// What can happen to a control.
  public struct Event: OptionSet, Sendable, Hashable {
    /// One bit for each event.
    public let rawValue: UInt

    /// Makes the set with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger comes down.
    public static let touchDown = Event(rawValue: 1)
    /// A finger leaves inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The value is another one.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main action.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The text is another one.
    public static let editingChanged = Event(rawValue: 1 << 17)
  }

  /// Where content is from left to right; it has no influence on the layout.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// Over all.
    case fill
    /// Where reading starts.
    case leading
    /// Where reading ends.
    case trailing
  }

  /// Where content is from top to bottom; it has no influence on the layout.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// On top.
    case top
    /// At the bottom.
    case bottom
    /// Over all.
    case fill
  }

  /// Whether the control is in use.
  open var isEnabled = true { didSet { stateHasChanged() } }
  /// Whether the control is chosen.
  open var isSelected = false { didSet { stateHasChanged() } }
  /// Whether the control is being touched.
  open var isHighlighted = false { didSet { stateHasChanged() } }
  /// Where content is from left to right.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Where content is from top to bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  /// The states that the control is in.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Says what happens at an event; nothing is touched here.
  open func addAction(_ action: UIAction, for events: Event) {}

  /// Called when the state is another one.
  func stateHasChanged() {}
}

/// What happens when a control is used; nobody uses one here.
public final class UIAction {
  /// The words that stand for the action.
  public let title: String
  /// The image that stands for the action.
  public let image: UIImage?
  /// What is done.
  public let handler: (UIAction) -> Void

  /// Makes an action.
  public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.image = image
    self.handler = handler
  }
}
