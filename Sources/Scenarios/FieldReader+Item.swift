import LayoutConstraints

extension FieldReader {
  /// The index of the item that a value names.
  func item(_ value: YAMLValue, in system: ConstraintSystem) -> Int? {
    guard let name = text(value, of: "an element") else { return nil }
    guard let index = system.index(of: name) else {
      let views = system.items.filter(\.isView).map(\.name)
      report(
        value, "there is no element '\(name.shortened)'",
        hints: [NearestWord.hint(for: name, among: views)])
      return nil
    }
    return index
  }
}
