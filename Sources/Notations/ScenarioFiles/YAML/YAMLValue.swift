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

  /// The value on one line, its scalars as they are written; `nil` where it is empty, or a scalar has
  /// several lines.
  func flow(in source: SourceText) -> String? {
    switch shape {
    case .scalar(let text):
      let written = source.text(from: position, to: source.endOfContent(before: end))
      let isWhole = !text.isEmpty && !written.contains("\n") && !written.isEmpty
      return isWhole ? written : nil
    case .sequence(let items):
      let parts = items.compactMap { $0.flow(in: source) }
      return parts.count == items.count ? "[\(parts.joined(separator: ", "))]" : nil
    case .mapping(let entries):
      let parts = entries.compactMap { entry in
        entry.key.flow(in: source).flatMap { key in
          entry.value.flow(in: source).map { "\(key): \($0)" }
        }
      }
      guard !parts.isEmpty, parts.count == entries.count else { return nil }
      return "{ \(parts.joined(separator: ", ")) }"
    }
  }

  /// The size that a value means, `WIDTHxHEIGHT`: two lengths in other signs or in a list, or those of
  /// a mapping or a frame; `nil` for anything else.
  var sizeText: String? {
    let parts: [String]
    switch shape {
    case .scalar(let text): parts = LengthUnit.lengths(ofSize: text)
    case .sequence(let items):
      parts = items.count == 2 || items.count == 4 ? items.suffix(2).compactMap { $0.text } : []
    case .mapping(let entries):
      parts = ["width", "height"].compactMap { key in
        entries.first { $0.key.text == key }?.value.text
      }
    }
    let numbers = parts.map(LengthUnit.withoutPoints)
    let isSize =
      numbers.count == 2
      && numbers.allSatisfy { number in
        DecimalNumber.parse(number).map(ScenarioLimits.sizes.contains) ?? false
      }
    return isSize ? numbers.joined(separator: "x") : nil
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
