import Foundation

/// Attributes, selectors and other words of Objective-C, which become Swift or spaces.
extension Lifting {
  static let attributes: Set = [
    "@objc", "@objcMembers", "@nonobjc", "@IBOutlet", "@IBAction", "@IBSegueAction",
    "@IBInspectable", "@IBDesignable", "@GKInspectable", "@NSManaged", "@NSCopying",
    "@UIApplicationMain", "@NSApplicationMain",
  ]

  mutating func liftWords() {
    let typeMethods = namesOfTypeMethods()
    for (index, token) in tokens.enumerated() where token.kind == .word {
      if Self.attributes.contains(token.name) {
        liftAttribute(index)
      } else if token.name == "#selector" {
        liftSelector(index, typeMethods)
      } else if token.name == "#keyPath", let end = closing[index + 1] {
        let inside = source(tokens[index + 1].range.upperBound..<tokens[end].range.lowerBound)
        let path = inside.split(separator: ".").drop { $0.first?.isUppercase == true }
        replace(index...end, Self.quoted(path.joined(separator: ".")))
      } else if token.name == "#imageLiteral", let end = closing[index + 1] {
        let inside = source(tokens[index + 1].range.upperBound..<tokens[end].range.lowerBound)
        let name = inside.replacingOccurrences(of: "resourceName:", with: "named:")
        replace(index...end, "(UIImage(\(name)) ?? UIImage())")
      } else if token.name == "@MainActor" {
        liftMainActor(index)
      } else if token.name == "os", name(index + 1) == "(", name(index + 2) == "iOS",
        isInCondition(index), name(index + 3) == ")"
      {
        replace(index...(index + 3), "canImport(UIKit)")
      } else if token.name == "import", ["ObjectiveC", "UIKit"].contains(name(index + 1)),
        name(index + 2) == "."
      {
        let range = tokens[index + 2].range.lowerBound..<tokens[index + 3].range.upperBound
        edits.append(Edit(range: range, text: blank(range)))
      }
    }
  }

  /// Removes the actor of a declaration; closures and types of functions keep theirs.
  mutating func liftMainActor(_ index: Int) {
    guard let keyword = declarationKeyword(after: index) else { return }
    let range = tokens[index].range
    switch name(keyword) {
    case "var", "let":
      let isShared = type(around: index) == nil || isStatic(keyword)
      let text = isShared && isStored(keyword) ? "nonisolated(unsafe)" : blank(range)
      edits.append(Edit(range: range, text: text))
    case "class", "struct", "enum", "extension":
      edits.append(Edit(range: range, text: blank(range)))
      if let brace = (keyword..<min(keyword + 64, tokens.count)).first(where: { name($0) == "{" }) {
        releaseSharedProperties(inBodyAt: brace)
      }
    default:
      edits.append(Edit(range: range, text: blank(range)))
    }
  }

  /// The keyword of the declaration that an attribute is part of; `nil` for that of a closure or type.
  func declarationKeyword(after index: Int) -> Int? {
    let keywords: Set = [
      "func", "var", "let", "init", "subscript", "class", "struct", "enum", "protocol", "extension",
      "deinit",
    ]
    let others = Self.modifiers.union([
      "static", "override", "lazy", "weak", "unowned", "mutating", "nonmutating", "indirect",
      "prefix",
      "postfix",
    ])
    var place = index + 1
    while tokens.indices.contains(place) {
      let word = name(place)
      // `class func` is a modifier and a keyword.
      if word == "class", keywords.union(others).contains(name(place + 1)) {
        place += 1
      } else if keywords.contains(word) {
        return place
      } else if others.contains(word) || word.hasPrefix("@") {
        place = name(place + 1) == "(" ? (closing[place + 1] ?? place) + 1 : place + 1
      } else {
        return nil
      }
    }
    return nil
  }

  func isStatic(_ keyword: Int) -> Bool {
    (declarationStart(keyword)..<keyword).contains { ["static", "class"].contains(name($0)) }
  }

  /// Whether a property has a value of its own, and no accessor.
  func isStored(_ keyword: Int) -> Bool {
    var place = keyword + 1
    while tokens.indices.contains(place), name(place) != "{", name(place) != "=" {
      if place > keyword + 1, hasLineBreak(between: place - 1, place) { return true }
      place = (closing[place] ?? place) + 1
    }
    return name(place) != "{"
  }

  /// Static properties of a type that was on the main actor are then on none.
  mutating func releaseSharedProperties(inBodyAt brace: Int) {
    guard let end = closing[brace] else { return }
    var index = brace + 1
    while index < end {
      if ["var", "let"].contains(name(index)), isStatic(index), isStored(index),
        !modifiers(before: index).contains("@MainActor")
      {
        let start = tokens[declarationStart(index)].range.lowerBound
        edits.append(Edit(range: start..<start, text: "nonisolated(unsafe) "))
      }
      index = (closing[index] ?? index) + 1
    }
  }

  mutating func replace(_ indices: ClosedRange<Int>, _ text: String) {
    let range =
      tokens[indices.lowerBound].range.lowerBound..<tokens[indices.upperBound].range.upperBound
    let breaks = source(range).filter(\.isNewline)
    edits.append(Edit(range: range, text: text + breaks))
  }

  mutating func liftAttribute(_ index: Int) {
    var last = index
    let takesName = ["@objc", "@IBAction", "@IBInspectable"].contains(tokens[index].name)
    // `@objc (name)` with a space is a parenthesis of something else.
    if takesName, tokens.indices.contains(index + 1), name(index + 1) == "(",
      tokens[index + 1].range.lowerBound == tokens[index].range.upperBound,
      let end = closing[index + 1]
    {
      last = end
    }
    let range = tokens[index].range.lowerBound..<tokens[last].range.upperBound
    edits.append(Edit(range: range, text: blank(range)))
  }

  /// Whether a token is on a line with `#if` or `#elseif`.
  func isInCondition(_ index: Int) -> Bool {
    var place = index
    while place > 0,
      !source(tokens[place - 1].range.upperBound..<tokens[place].range.lowerBound)
        .contains(where: \.isNewline)
    {
      place -= 1
    }
    return ["#if", "#elseif"].contains(name(place))
  }

  func namesOfTypeMethods() -> Set<String> {
    var names: Set<String> = []
    for index in tokens.indices
    where name(index) == "func" && ["static", "class"].contains(name(index - 1)) {
      names.insert(name(index + 1))
    }
    return names
  }

  mutating func liftSelector(_ index: Int, _ typeMethods: Set<String>) {
    guard name(index + 1) == "(", let end = closing[index + 1], end > index + 2 else { return }
    let inside = source(tokens[index + 1].range.upperBound..<tokens[end].range.lowerBound)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    replace(
      index...end, selectorName + Self.selector(inside, type(around: index)?.name, typeMethods))
  }

  /// The name of the type of selectors: another one where a file declares a type of its own.
  static func selectorName(in files: [OriginalSource]) -> String {
    let declared = ["typealias", "class", "struct", "enum", "protocol"].map { $0 + " Selector" }
    let isTaken = files.contains { file in declared.contains { file.text.contains($0) } }
    return isTaken ? "LiftedSelector" : "Selector"
  }

  /// The arguments of a selector, in parentheses.
  static func selector(
    _ inside: String, _ enclosing: String?, _ typeMethods: Set<String>
  ) -> String {
    if let accessor = ["getter:", "setter:"].first(where: inside.hasPrefix) {
      let property = inside.dropFirst(accessor.count).trimmingCharacters(in: .whitespaces)
      return "(\(quoted(property)))"
    }
    // Labels contain no dots, so the method is behind the last one.
    let parts = inside.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let method = parts.last else { return "(\(quoted(inside)))" }
    let base = String(method.prefix { $0 != "(" })
    let owner = parts.dropLast().joined(separator: ".")
    let isKnown =
      !inside.contains(" as ") && !typeMethods.contains(base)
      && method.filter { $0 == ":" }.count <= 2
    let type: String?
    switch owner {
    case "", "self", "Self": type = enclosing.flatMap { $0.hasSuffix(" where") ? nil : $0 }
    default:
      let last = parts.dropLast().last ?? ""
      type = last.first?.isUppercase == true && !owner.contains("(") ? owner : nil
    }
    guard isKnown, let type else { return "(\(quoted(method)))" }
    return "(\(type).\(method), name: \(quoted(method)))"
  }
}
