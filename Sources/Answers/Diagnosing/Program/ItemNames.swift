import ConsoleLogs
import Geometry

/// Names for the items of a log that rules can use, unlike each other.
struct ItemNames {
  private(set) var all: [String] = []
  private var counts: [String: Int] = [:]
  private var taken: Set<String> = ["superview"]

  /// Names the next item; `inside` is the name of the view whose unnamed superview it may be.
  mutating func add(_ item: LoggedItem, around inside: String?) {
    let base = Self.base(for: item, around: inside)
    var name = base
    repeat {
      let count = (counts[base] ?? 0) + 1
      counts[base] = count
      name = count == 1 ? base : "\(base)\(count)"
    } while !taken.insert(name).inserted
    all.append(name)
  }

  private static func base(for item: LoggedItem, around inside: String?) -> String {
    if case .superview = item.identity {
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
    guard let start = words.firstIndex(where: { $0.first?.isLetter == true }) else { return nil }
    let (first, rest) = (words[start], words[(start + 1)...])
    // An abbreviation at the start is one word: `URLField`.
    let capitals = first.prefix { $0.isUppercase }.count
    let head =
      capitals > 1 && capitals < first.count
      ? first.prefix(capitals - 1).lowercased() + first.dropFirst(capitals - 1)
      : capitals == first.count
        ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
    return head + rest.map { $0.capitalizedFirst }.joined()
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
