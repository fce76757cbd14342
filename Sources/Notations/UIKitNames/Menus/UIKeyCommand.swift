public import Foundation
public import UIKitValues

/// A command of a key; it is stored only.
open class UIKeyCommand: UICommand {
  /// The key with the arrow up.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The key with the arrow down.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The key with the arrow to the left.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The key with the arrow to the right.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The key for leaving.
  public static let inputEscape = "UIKeyInputEscape"
  /// The key for a page up.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// The key for a page down.
  public static let inputPageDown = "UIKeyInputPageDown"
  /// The key for the start.
  public static let inputHome = "UIKeyInputHome"
  /// The key for the end.
  public static let inputEnd = "UIKeyInputEnd"
  /// The key for deleting.
  public static let inputDelete = "UIKeyInputDelete"

  /// The key.
  public let input: String?
  /// The keys that are held.
  public let modifierFlags: UIKeyModifierFlags
  /// Other actions with other keys that are held.
  public let alternates: [UICommandAlternate]
  /// Whether the command comes before the system's own use of the key.
  open var wantsPriorityOverSystemBehavior = false
  /// Whether the key is another one in other languages.
  open var allowsAutomaticLocalization = true
  /// Whether an arrow is turned around in other reading directions.
  open var allowsAutomaticMirroring = true

  /// Makes a command of a menu.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.alternates = alternates
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Makes a command.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Makes a command with the words of a help.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }
}

/// Another action of a command, with other keys that are held.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  /// The title.
  public let title: String
  /// The action.
  public let action: Selector
  /// The keys that are held.
  public let modifierFlags: UIKeyModifierFlags

  /// Makes another action.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }
}
