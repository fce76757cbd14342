import LayoutConstraints

extension FieldReader {
  /// The index of the item that a value names.
  ///
  /// Where it is to be inside of `superview`, neither that nor the container is offered for a word
  /// that names nothing.
  func item(_ value: YAMLValue, in system: ConstraintSystem, inside superview: Int? = nil) -> Int? {
    guard let name = text(value, of: "an element") else { return nil }
    guard let index = system.index(of: name) else {
      let offered = system.items.indices.filter { item in
        guard system.items[item].isView, let superview else { return system.items[item].isView }
        return item != superview && item != ConstraintSystem.container
      }
      report(
        value, "there is no element '\(name.shortened)'",
        hints: [NearestWord.hint(for: name, among: offered.map { system.items[$0].name })])
      return nil
    }
    return index
  }
}
