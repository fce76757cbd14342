import ConsoleLogs
import Geometry

/// Names for the items of a log that rules can use, unlike each other.
struct ItemNames {
  private var names: [String] = []
  private let keys: ItemKeys

  init(_ keys: ItemKeys) {
    self.keys = keys
    var counts: [String: Int] = [:]
    var taken: Set<String> = ["superview"]
    for item in keys.items {
      let base = Self.base(for: item, names: names, keys: keys)
      var name = base
      repeat {
        let count = (counts[base] ?? 0) + 1
        counts[base] = count
        name = count == 1 ? base : "\(base)\(count)"
      } while taken.contains(name)
      taken.insert(name)
      names.append(name)
    }
  }

  /// The name of the item at an index of the keys.
  func name(of index: Int) -> String { names.indices.contains(index) ? names[index] : "view" }

  /// All names with their items.
  var all: [NamedItem] {
    zip(names, keys.items).map { NamedItem(name: $0, item: $1) }
  }

  /// `constraints 2 and 5`, counted from 1 as they are listed.
  func lines(_ indices: [Int]) -> String {
    indices.count == 1
      ? "constraint \(indices[0] + 1)" : "constraints \(listed(indices.map { String($0 + 1) }))"
  }

  /// `a, b and c`.
  func listed(_ words: [String]) -> String { words.inSentence }

  private static func base(for item: LoggedItem, names: [String], keys: ItemKeys) -> String {
    if case .superview(let child) = item.identity {
      let inside = keys.index(of: child).flatMap { names.indices.contains($0) ? names[$0] : nil }
      return "superviewOf" + (inside ?? "view").capitalizedFirst
    }
    if let text = item.text, text.hasPrefix("UIView"), text.hasSuffix("Guide") {
      return camelCase(String(text.dropFirst("UIView".count))) ?? "guide"
    }
    let kind = item.className.flatMap(kind) ?? "view"
    if let name = item.name.flatMap(camelCase), name.count <= 30 { return named(name) }
    if let text = item.text.flatMap(camelCase), text.count <= 24 {
      let isNamedFor = text.lowercased().hasSuffix(kind.lowercased())
      return named(isNamedFor ? text : text + kind.capitalizedFirst)
    }
    return named(kind)
  }

  /// The last word of a class: `imageView` for `UIImageView`, `badgeView` for `Harbor.BadgeView`.
  private static func kind(_ className: String) -> String? {
    var word = className.split(separator: ".").last.map(String.init) ?? className
    while word.hasPrefix("_") { word.removeFirst() }
    for prefix in ["UITableViewCell", "UICollectionViewCell"] where word == prefix + "ContentView" {
      return "contentView"
    }
    for prefix in ["UI", "NS"] where word.hasPrefix(prefix) && word.count > 2 {
      word = String(word.dropFirst(2))
    }
    return camelCase(word)
  }

  /// Letters and digits of a text as one word that begins in lower case; `nil` where there are none.
  private static func camelCase(_ text: String) -> String? {
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
    guard let first = words.first(where: { $0.first?.isLetter == true }) else { return nil }
    let rest = words[((words.firstIndex(of: first) ?? 0) + 1)...]
    // An abbreviation at the start is one word: `URLField`.
    let capitals = first.prefix { $0.isUppercase }.count
    let head =
      capitals > 1 && capitals < first.count
      ? first.prefix(capitals - 1).lowercased() + first.dropFirst(capitals - 1)
      : capitals == first.count
        ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
    return head + rest.map(\.capitalizedFirst).joined()
  }

  /// A name that is no attribute's and no key's, which rules would read as something else.
  private static func named(_ name: String) -> String {
    let words: Set = [
      "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
      "centerY", "firstBaseline", "lastBaseline", "superview", "true", "false", "null", "yes", "no",
      "on", "off", "H", "V", "h", "v", "n", "y", "safeAreaLayoutGuide", "layoutMarginsGuide",
      "contentLayoutGuide", "frameLayoutGuide",
    ]
    return words.contains(name) ? name + "View" : name
  }
}

extension [String] {
  /// `a, b and c`.
  var inSentence: String {
    guard count > 1, let last else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) and \(last)"
  }
}
