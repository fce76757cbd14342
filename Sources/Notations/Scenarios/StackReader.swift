import Geometry
import LayoutConstraints

/// Reads the `stacks` of a scenario's constraints.
///
/// Every stack's name is a view, so that hierarchy, rules and other stacks can speak of it whatever
/// the order in the file: first the views are added, and when all else is known of them, what the
/// stack views mean.
struct StackReader {
  let reader: FieldReader
  private let entries: [Entry]

  /// A stack view as it is written.
  private struct Entry {
    let name: String
    let key: YAMLValue
    let value: YAMLValue
  }

  /// Takes the mapping from names to stack views; what is wrong with a name is reported.
  init(reader: FieldReader, value: YAMLValue?) {
    self.reader = reader
    guard let value else {
      entries = []
      return
    }
    guard case .mapping(let pairs) = value.shape else {
      reader.report(
        value, "'stacks' is a mapping from names to stack views, not \(value.kind)",
        hints: ["write   row: { arranged: [photo, title], spacing: 8 }"])
      entries = []
      return
    }
    entries = pairs.compactMap { pair in
      guard let name = reader.text(pair.key, of: "a stack view's name") else { return nil }
      guard ConstraintRule.isElementName(name) else {
        reader.report(
          pair.key, "'\(name.shortened)' cannot be a stack view's name",
          hints: ["a name starts with a letter and goes on with letters, digits and _"])
        return nil
      }
      return Entry(name: name, key: pair.key, value: pair.value)
    }
  }

  /// Adds a view for every stack that is no element.
  func addViews(to system: inout ConstraintSystem) {
    for entry in entries where system.index(of: entry.name) == nil {
      do {
        try system.addItem(ConstraintItem(name: entry.name))
      } catch {
        reader.report(entry.key, error.description)
      }
    }
  }

  /// Adds the constraints of all stack views, and answers where each stands.
  func addConstraints(to system: inout ConstraintSystem) -> [RulePlace] {
    var places: [RulePlace] = []
    for entry in entries where !reader.isFull {
      guard let item = system.index(of: entry.name) else { continue }
      var fields = StackFields(
        reader: reader, key: entry.key, stack: StackView(item: item, arranged: []))
      guard fields.read(entry.value, in: system) else { continue }
      do {
        let place = reader.place(of: entry.name, at: entry.key.position)
        places += try system.add(fields.stack).map { _ in place }
      } catch {
        fields.report(error)
      }
    }
    return places
  }
}
