import Foundation
import Geometry
import LayoutConstraints

/// Gives views the names that a person would give them, each unique.
///
/// A name comes from the outlet, then the label in Xcode, the identifier for tests, the title or
/// text, and last from the kind of view.
package struct ViewNames {
  private var taken: Set<String> = [ConstraintSystem.containerName]
  /// The number to try next for a name that is taken.
  private var numbers: [String: Int] = [:]

  /// Words that YAML reads as other values than text.
  private static let misread: Set = ["y", "n", "yes", "no", "on", "off", "true", "false", "null"]
  /// The longest name from a text, in characters.
  private static let longest = 30

  /// Makes names of which none is taken, but for that of the container.
  package init() {}

  /// The name of a view, which no other call returns.
  mutating func name(for view: InterfaceView, outlet: String?) -> String {
    let attributes = view.element.attributes
    let accessibility = view.element.child(key: "accessibilityConfiguration")
    let title =
      attributes["text"] ?? attributes["title"]
      ?? view.element.child(key: "normal")?.attributes["title"]
    let candidates = [
      outlet, attributes["userLabel"], accessibility?.attributes["identifier"],
      attributes["restorationIdentifier"],
    ]
    return name(candidates, title: title, kind: view.kind)
  }

  /// A name by the first candidate of which something is left, then by a title with its kind, then by the
  /// kind alone.
  package mutating func name(_ candidates: [String?], title: String?, kind: String) -> String {
    for candidate in candidates {
      if let word = candidate.flatMap(Self.word) { return unique(word) }
    }
    let kind = Self.word(kind) ?? "view"
    if let title, title.count <= Self.longest, let word = Self.word(title), word.count >= 3 {
      let suffix = kind.capitalizedFirst
      return unique(word.lowercased().hasSuffix(kind.lowercased()) ? word : word + suffix)
    }
    return unique(kind)
  }

  private mutating func unique(_ word: String) -> String {
    var name = word
    var number = numbers[word] ?? 2
    while !taken.insert(name).inserted {
      name = word + (word.last?.isNumber == true ? "_" : "") + "\(number)"
      number += 1
    }
    numbers[word] = number
    return name
  }

  /// A text as one word that begins in lower case: `Title Label` is `titleLabel`.
  ///
  /// `nil` where nothing is left of it.
  package static func word(_ text: String) -> String? {
    var word = ""
    var startsPart = false
    for scalar in text.withoutAccents.unicodeScalars.prefix(80) {
      guard scalar.isASCII, scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) else {
        startsPart = !word.isEmpty
        continue
      }
      if word.isEmpty, !scalar.properties.isAlphabetic { continue }
      word += startsPart ? scalar.properties.uppercaseMapping : String(scalar)
      startsPart = false
    }
    guard !word.isEmpty else { return nil }
    let capitals = word.prefix { $0.isUppercase }
    if capitals.count == word.count {
      word = word.lowercased()
    } else {
      // `URLField` is `urlField`, and `Title` is `title`.
      let count = max(capitals.count - 1, min(capitals.count, 1))
      word = word.prefix(count).lowercased() + word.dropFirst(count)
    }
    return misread.contains(word.lowercased()) ? word + "View" : word
  }

  /// A text as words joined by hyphens, for the names of files; `nil` where nothing is left of it.
  package static func fileWord(_ text: String) -> String? {
    var result = ""
    var previous: Unicode.Scalar?
    for scalar in text.withoutAccents.unicodeScalars.prefix(120) {
      let isDigit = ("0"..."9").contains(scalar)
      guard scalar.isASCII, scalar.properties.isAlphabetic || isDigit else {
        if !result.isEmpty, !result.hasSuffix("-") { result += "-" }
        previous = nil
        continue
      }
      if let previous, scalar.properties.isUppercase, !previous.properties.isUppercase {
        result += "-"
      }
      result += scalar.properties.lowercaseMapping
      previous = scalar
    }
    while result.hasSuffix("-") { result.removeLast() }
    return result.isEmpty ? nil : result
  }
}

extension String {
  /// The text with plain letters in the place of those with accents: `Nördlich` is `Nordlich`.
  fileprivate var withoutAccents: String {
    folding(options: .diacriticInsensitive, locale: nil)
  }
}
