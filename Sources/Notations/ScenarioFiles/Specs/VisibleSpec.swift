import LayoutSpecs

extension YAMLValue {
  /// The spec that is left without some elements; `nil` where nothing is.
  ///
  /// A hidden element is like a child that code leaves out. A spec around it goes with it, and an overlay,
  /// a background or a corner leaves its child in a wrapper of the same style.
  func withoutElements(_ hidden: Set<String>) -> YAMLValue? {
    guard !hidden.isEmpty else { return self }
    if let name = text ?? index(of: "element").flatMap({ entries[$0].value.text }) {
      return hidden.contains(name) ? nil : self
    }
    guard let kind = entries.first, let spec = kind.key.text.flatMap(SpecKind.init) else {
      return self
    }
    var fields = kind.value.entries
    guard let keys = spec.childKeys else {
      if let list = fields.firstIndex(where: { $0.key.text == "children" }) {
        fields[list] = fields[list].with { $0.keepItems { $0.withoutElements(hidden) } }
      }
      return replacingKind(by: kind.key, fields)
    }
    var gone: [String] = []
    for (index, field) in fields.enumerated() where keys.contains(field.key.text ?? "") {
      guard let child = field.value.withoutElements(hidden) else {
        gone.append(field.key.text ?? "")
        continue
      }
      fields[index] = field.with { $0 = child }
    }
    if gone.isEmpty { return replacingKind(by: kind.key, fields) }
    let left = fields.filter {
      keys.contains($0.key.text ?? "") && !gone.contains($0.key.text ?? "")
    }
    guard let child = left.first else { return nil }
    var wrapper = kind.key
    wrapper.shape = .scalar(SpecKind.wrapper.rawValue)
    var children = child.key
    children.shape = .scalar("children")
    var list = child.value
    list.shape = .sequence([child.value])
    return replacingKind(
      by: wrapper, [Entry(key: children, value: list)] + fields.filter { $0.key.text == "style" })
  }

  private func replacingKind(by key: YAMLValue, _ fields: [Entry]) -> YAMLValue {
    var (value, block) = (self, entries[0].value)
    block.shape = .mapping(fields)
    value.shape = .mapping([Entry(key: key, value: block)])
    return value
  }

  private mutating func keepItems(_ keep: (YAMLValue) -> YAMLValue?) {
    guard case .sequence(let items) = shape else { return }
    shape = .sequence(items.compactMap(keep))
  }
}

extension YAMLValue.Entry {
  fileprivate func with(_ change: (inout YAMLValue) -> Void) -> YAMLValue.Entry {
    var changed = value
    change(&changed)
    return YAMLValue.Entry(key: key, value: changed)
  }
}
