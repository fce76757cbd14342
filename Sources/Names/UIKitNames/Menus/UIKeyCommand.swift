/// A command of a key; it is stored only.
open class UIKeyCommand: UICommand {
  public static let inputUpArrow = "UIKeyInputUpArrow", inputDownArrow = "UIKeyInputDownArrow",
    inputLeftArrow = "UIKeyInputLeftArrow", inputRightArrow = "UIKeyInputRightArrow",
    inputEscape = "UIKeyInputEscape", inputPageUp = "UIKeyInputPageUp",
    inputPageDown = "UIKeyInputPageDown", inputHome = "UIKeyInputHome", inputEnd = "UIKeyInputEnd",
    inputDelete = "UIKeyInputDelete"
  public let input: String?, modifierFlags: UIKeyModifierFlags, alternates: [UICommandAlternate]
  open var wantsPriorityOverSystemBehavior = false, allowsAutomaticLocalization = true,
    allowsAutomaticMirroring = true
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    (self.input, self.modifierFlags, self.alternates) = (input, modifierFlags, alternates)
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }
}

/// Another action of a command; it is stored only.
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
  public let title: String
  public let action: Selector, modifierFlags: UIKeyModifierFlags
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
  }
}
