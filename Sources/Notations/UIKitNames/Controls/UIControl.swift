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

  /// Does nothing: there are no events here.
  open func addAction(_ action: UIAction, for events: Event) {}

  /// Called when the state changed.
  func stateHasChanged() {}
}

/// The action of a control; it is never called here.
public final class UIAction {
  /// The title.
  public let title: String
  /// The image.
  public let image: UIImage?
  /// The closure to call.
  public let handler: (UIAction) -> Void

  /// Makes an action.
  public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.image = image
    self.handler = handler
  }
}
