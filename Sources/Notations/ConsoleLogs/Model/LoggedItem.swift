/// A view or a guide as a log names it.
public struct LoggedItem: Sendable, Equatable {
  /// How an item is known to be the same in two lines.
  public enum Identity: Sendable, Hashable {
    /// By its address, in lower case.
    case address(String)
    /// By a key or a name in the place of the address.
    case label(String)
    /// By a name that two views or more have in this line: their addresses.
    case ambiguous(name: String, addresses: [String])
    /// By being the superview, unnamed, of the item with this key.
    indirect case superview(of: Identity)
  }

  /// Which item it is.
  public var identity: Identity
  /// Its class, where it is printed.
  public var className: String?
  /// Its text, its title or, for a guide, its identifier.
  public var text: String?
  /// Its accessibility identifier or key, as it was printed.
  public var name: String?

  /// Makes an item.
  public init(
    identity: Identity, className: String? = nil, text: String? = nil, name: String? = nil
  ) {
    self.identity = identity
    self.className = className
    self.text = text
    self.name = name
  }
}

extension LoggedItem.Identity {
  /// The address or the name, for messages.
  public var words: String {
    switch self {
    case .address(let address): address
    case .label(let label): label
    case .ambiguous(let name, _): name
    case .superview(let item): "the superview of \(item.words)"
    }
  }
}
