import Scenarios

/// Lines of YAML: a value that fits after a key, or a block below it.
enum WrittenYAML {
  /// A value on one line, quoted where it must be.
  case scalar(String)
  /// Keys and values in their order, each on its own lines.
  case block([WrittenPair])
  case line([WrittenPair])
  /// A list, each item on its own lines.
  case list([WrittenItem])
  case flowList([WrittenYAML])

  /// Keys with their values, in their order.
  typealias Pairs = [(key: String, value: WrittenYAML)]

  /// Keys and values in their order, each on its own lines.
  static func mapping(_ pairs: Pairs) -> WrittenYAML {
    .block(pairs.map { WrittenPair(key: $0.key, value: $0.value) })
  }

  static func flow(_ pairs: Pairs) -> WrittenYAML {
    .line(pairs.map { WrittenPair(key: $0.key, value: $0.value) })
  }

  static func words(_ words: [String]) -> WrittenYAML { .flowList(words.map { .scalar($0) }) }

  static func number(_ number: Double) -> WrittenYAML {
    .scalar(number == .infinity ? ".inf" : number.plain)
  }

  static func numbers(_ numbers: [Double]) -> WrittenYAML { .flowList(numbers.map(number)) }

  /// Keys and values on one line without braces; `nil` where a value needs several lines.
  static func keys(_ pairs: Pairs) -> String? {
    let parts = pairs.compactMap { key, value in value.inline.map { "\(key): \($0)" } }
    return parts.count == pairs.count ? parts.joined(separator: ", ") : nil
  }

  /// The value on one line; `nil` where it needs several.
  var inline: String? {
    switch self {
    case .scalar(let text): return text
    case .line(let pairs) where pairs.isEmpty: return "{}"
    case .line(let pairs): return Self.keys(pairs.map { ($0.key, $0.value) }).map { "{ \($0) }" }
    case .flowList(let items):
      let parts = items.compactMap { $0.inline }
      return parts.count == items.count ? "[\(parts.joined(separator: ", "))]" : nil
    case .block(let pairs): return pairs.isEmpty ? "{}" : nil
    case .list(let items): return items.isEmpty ? "[]" : nil
    }
  }

  /// The value as lines of a block, without indentation of the first level.
  ///
  /// Linear in the number of lines times the depth.
  var lines: [String] {
    switch self {
    case .block(let pairs) where !pairs.isEmpty:
      return pairs.flatMap { pair in
        if let inline = pair.value.inline { return ["\(pair.key): \(inline)"] }
        return ["\(pair.key):"] + pair.value.lines.map { "  \($0)" }
      }
    case .list(let items) where !items.isEmpty:
      return items.flatMap { item in
        var lines = item.value.inline.map { [$0] } ?? item.value.lines
        if let comment = item.comment, let first = lines.first {
          lines[0] = "\(first)  # \(comment)"
        }
        return lines.enumerated().map { $0 == 0 ? "- \($1)" : "  \($1)" }
      }
    default:
      return [inline ?? ""]
    }
  }
}

/// A key and its value.
struct WrittenPair {
  let key: String
  let value: WrittenYAML
}

/// One item of a list.
struct WrittenItem {
  let value: WrittenYAML
  /// A remark after the item, on its first line; `nil` without one.
  var comment: String?
}
