package import Scenarios

/// A YAML file as a tree of values with their positions.
///
/// Scalars stay as they are written: `0x40`, `no` and `12:30` are text until a reader asks for a
/// number.
package struct YAMLValue {
  /// The shape of a value.
  package enum Shape {
    case scalar(String)
    case sequence([YAMLValue])
    case mapping([Entry])
  }

  /// One key of a mapping and its value.
  package struct Entry {
    package let key: YAMLValue
    package let value: YAMLValue
  }

  package var shape: Shape
  package let position: SourcePosition
  /// The position after the last character.
  ///
  /// For text below a `|` or a `>`, that is the start of a line below it.
  let end: SourcePosition

  /// The text of a scalar, or `nil` for anything else.
  package var text: String? {
    guard case .scalar(let text) = shape else { return nil }
    return text
  }

  /// A description of the value for a message.
  var kind: String {
    switch shape {
    case .scalar(let text): text.isEmpty ? "nothing" : "'\(text.shortened)'"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }

  /// A description of the value for a message about the length of a list.
  var countedKind: String {
    guard case .sequence(let items) = shape else { return kind }
    return "a list of \(items.count)"
  }
}
