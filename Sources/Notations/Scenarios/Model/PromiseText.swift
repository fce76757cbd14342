import Geometry
import LayoutConstraints

extension Promise {
  /// The promise as an item of a list in a file: `apart: [title, time]`, or the rule itself.
  package var text: String {
    if cases.isEmpty, widths == nil {
      switch kind {
      case .mirrored: return kind.word
      case .rule(let rule): return QuotedText.rule(rule.text)
      default: break
      }
    }
    return keys.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
  }

  /// Its keys with their values in a file, each on one line.
  package var keys: [(key: String, value: String)] {
    var keys: [(key: String, value: String)] = [(kind.word, kind.value)]
    if let widths {
      keys.append(("widths", "\(widths.lowerBound.plain)...\(widths.upperBound.plain)"))
    }
    if !cases.isEmpty { keys.append(("cases", Self.list(cases.map(QuotedText.yaml)))) }
    return keys
  }

  /// Words in brackets.
  fileprivate static func list(_ words: [String]) -> String {
    "[\(words.joined(separator: ", "))]"
  }
}

extension Promise.Kind {
  /// The value of its word.
  fileprivate var value: String {
    switch self {
    case .apart(let names), .inOrder(let names), .whole(let names), .visible(let names):
      return Self.oneOrMore(names)
    case .inside(let names, ConstraintSystem.containerName): return Self.oneOrMore(names)
    case .inside(let names, let other):
      return "{ of: \(other), elements: \(Promise.list(names)) }"
    case .tappable(let names, Promise.usualTapSize): return Self.oneOrMore(names)
    case .tappable(let names, let size):
      let length = size.width == size.height ? Double(size.width).plain : BoxContent(size).text
      return "{ elements: \(Promise.list(names)), size: \(length) }"
    case .rule(let rule): return QuotedText.yaml(rule.text)
    case .mirrored: return "true"
    }
  }

  /// One word alone, or a list of several.
  private static func oneOrMore(_ words: [String]) -> String {
    words.count == 1 ? words[0] : Promise.list(words)
  }
}
