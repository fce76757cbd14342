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
      } else if token.name == "os", name(index + 1) == "(", name(index + 2) == "iOS",
        isInCondition(index), name(index + 3) == ")"
      {
        replace(index...(index + 3), "canImport(UIKit)")
      } else if token.name == "import", let module = indexOfLogModule(after: index) {
        liftLogModule(module)
      } else if token.name == "import", ["ObjectiveC", "UIKit"].contains(name(index + 1)),
        name(index + 2) == "."
      {
        let range = tokens[index + 2].range.lowerBound..<tokens[index + 3].range.upperBound
        edits.append(Edit(range: range, text: blank(range)))
      }
    }
  }

  /// The index of `os` or `OSLog` in an import, also in one of a single declaration.
  func indexOfLogModule(after index: Int) -> Int? {
    let modules: Set = ["os", "OSLog"]
    if modules.contains(name(index + 1)), !hasLineBreak(between: index, index + 1) {
      return index + 1
    }
    let kinds: Set = ["struct", "class", "enum", "protocol", "func", "typealias", "var", "let"]
    return kinds.contains(name(index + 1)) && modules.contains(name(index + 2)) ? index + 2 : nil
  }

  /// Replaces a module for logs, with its part, by the one that is here.
  private mutating func liftLogModule(_ index: Int) {
    let parts: Set = ["log", "signpost", "lock", "activity", "trace"]
    let hasPart = name(index + 1) == "." && parts.contains(name(index + 2))
    replace(index...(hasPart ? index + 2 : index), "OSLogNames")
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
