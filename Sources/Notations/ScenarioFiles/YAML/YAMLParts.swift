// Values inside of a value, by the indices of entries and items from it down.
extension YAMLValue {
  /// The entries of a mapping; empty for anything else.
  var entries: [Entry] {
    guard case .mapping(let entries) = shape else { return [] }
    return entries
  }

  /// The index of the entry with this key; `nil` without one.
  func index(of key: String) -> Int? { entries.firstIndex { $0.key.text == key } }

  /// The items of a list, without keys, or the entries of a mapping; empty for a scalar.
  var parts: [(key: YAMLValue?, value: YAMLValue)] {
    get {
      switch shape {
      case .scalar: []
      case .sequence(let items): items.map { (nil, $0) }
      case .mapping(let entries): entries.map { ($0.key, $0.value) }
      }
    }
    set {
      if case .sequence = shape {
        shape = .sequence(newValue.map { $0.value })
      } else {
        shape = .mapping(newValue.map { Entry(key: $0.key ?? $0.value, value: $0.value) })
      }
    }
  }

  /// The value at a path.
  subscript(path: some Collection<Int>) -> YAMLValue {
    get {
      guard let index = path.first else { return self }
      guard case .sequence(let items) = shape else { return entries[index].value[path.dropFirst()] }
      return items[index][path.dropFirst()]
    }
    set {
      if let index = path.first {
        parts[index].value[path.dropFirst()] = newValue
      } else {
        self = newValue
      }
    }
  }

  /// Whether another value has the same texts, wherever it is.
  func isSame(as other: YAMLValue) -> Bool {
    text == other.text
      && parts.elementsEqual(other.parts) {
        $0.key?.text == $1.key?.text && $0.value.isSame(as: $1.value)
      }
  }
}
