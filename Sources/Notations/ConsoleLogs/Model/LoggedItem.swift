/// A view or a guide as a log names it.
package struct LoggedItem: Sendable, Equatable {
  /// How an item is known to be the same in two lines.
  package enum Identity: Sendable, Hashable {
    /// By its address, in lower case.
    case address(String)
    /// By a key or a name in the place of the address.
    case label(String)
    /// By a name that two views or more have in this line: their addresses.
    case ambiguous(name: String, addresses: [String])
    /// By being the superview, unnamed, of the item with this key.
    indirect case superview(of: Identity)
  }

  package var identity: Identity
  package var className: String?
  /// Its text, its title or, for a guide, its identifier.
  package var text: String?
  /// Its accessibility identifier or key, as it was printed.
  package var name: String?

  package init(
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
  package var words: String {
    switch self {
    case .address(let address): address
    case .label(let label): label
    case .ambiguous(let name, _): name
    case .superview(let item): "the superview of \(item.words)"
    }
  }
}
