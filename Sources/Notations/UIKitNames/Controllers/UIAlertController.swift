public import Foundation

/// An alert or a list of actions; it is never shown here.
open class UIAlertController: UIViewController {
  /// The style of an alert.
  public enum Style: Int, Sendable {
    /// A list of actions.
    case actionSheet
    /// An alert.
    case alert
  }

  /// The text.
  open var message: String?
  /// The style.
  public let preferredStyle: Style
  /// The actions.
  public private(set) var actions: [UIAlertAction] = []
  /// The action of the key for the end.
  open var preferredAction: UIAlertAction?
  /// The fields.
  public private(set) var textFields: [UITextField]?

  /// Makes an alert.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// Makes an alert; nothing is read from an archive.
  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }

  /// Adds an action.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

/// An action of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Sendable {
    /// The usual one.
    case `default`
    /// Cancels something.
    case cancel
    /// Destroys something.
    case destructive
  }

  /// The title.
  public let title: String?
  /// The style.
  public let style: Style
  /// Whether the action can be chosen.
  open var isEnabled = true
  /// The closure.
  public let handler: ((UIAlertAction) -> Void)?

  /// Makes an action.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
