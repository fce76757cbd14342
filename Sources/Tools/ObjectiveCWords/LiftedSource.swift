import Foundation

/// Swift source whose words of Objective-C are replaced, so that it compiles without its runtime.
///
/// 1. Attributes such as `@objc` and `@IBOutlet` become spaces.
/// 2. `#selector(tapped)` in a class `Row` becomes `Selector(Row.tapped, name: "tapped")`, which
///    calls the method. Where the class cannot be read off the source, the selector is a name.
/// 3. Members with `override` in an extension of a class move into the class, also from one of the
///    other files that are lifted with this one.
/// 4. Optional methods of a protocol that return nothing or an optional get a default in an
///    extension, `delegate?.scrollViewDidScroll?(view)` calls it, and the protocol is one of objects.
/// 5. `@MainActor` on a declaration becomes spaces, since views are on no actor here; on a stored
///    property of a type or a file it becomes `nonisolated(unsafe)`.
/// 6. `#keyPath`, `#imageLiteral` and `#colorLiteral` become values; `os(iOS)` in a condition
///    becomes `canImport(UIKit)`, and an import of a part of `UIKit` or `ObjectiveC` that of the
///    whole module.
///
/// Everything else stays as it is, byte by byte, and on its line: `#sourceLocation` names the
/// original file, so that errors and `#line` are about the original.
public struct LiftedSource {
  /// The lifted source.
  public let text: String

  /// Lifts a source alone, in O(n) for n bytes.
  ///
  /// - Parameters:
  ///   - source: the source.
  ///   - file: its path for errors, or `nil` for none.
  public init(_ source: String, file: String?) {
    self.init(Lifting(prepared: OriginalSource(source, file: file)), beside: [])
  }

  private init(_ prepared: Lifting, beside others: [Lifting]) {
    var lifting = prepared
    lifting.mergeOverrides(beside: others)
    text = lifting.result
  }

  /// Lifts all files of a target, each with the others beside it, and reads each once.
  ///
  /// An override that one copy takes from an extension is not in the other copy.
  ///
  /// - Parameter files: the files of the target.
  /// - Returns: the lifted sources, in the order of the files.
  public static func all(of files: [OriginalSource]) -> [LiftedSource] {
    let prepared = files.map { Lifting(prepared: $0) }
    return prepared.indices.map { index in
      var others = prepared
      others.remove(at: index)
      return LiftedSource(prepared[index], beside: others)
    }
  }
}

/// A file as it was written.
public struct OriginalSource: Sendable {
  /// The source.
  public var text: String
  /// Its path for errors, or `nil` for none.
  public var file: String?

  /// Makes a file of its source.
  public init(_ text: String, file: String?) {
    self.text = text
    self.file = file
  }
}

/// A change of a source: other bytes in place of some.
private struct Edit {
  let range: Range<Int>
  let text: String
}

/// A type or an extension in a source.
private struct TypeBody {
  let isClass: Bool
  let isExtension: Bool
  let name: String
  /// The tokens between the braces.
  var body: Range<Int>
}

private struct Lifting {
  private let bytes: [UInt8]
  private let file: String?
  private let tokens: [SourceToken]
  /// The index of the closing token for each opening one.
  private var closing: [Int: Int] = [:]
  /// The index of the opening token for each closing one.
  private var opening: [Int: Int] = [:]
  private var types: [TypeBody] = []
  /// The extensions with overrides, and the tokens of each override.
  private var overriding: [(type: TypeBody, members: [ClosedRange<Int>])] = []
  private var edits: [Edit] = []
  /// Source behind the last line.
  private var appendix = ""

  /// Lifts everything in a file but overrides in extensions.
  init(prepared source: OriginalSource) {
    bytes = Array(source.text.utf8)
    file = source.file
    tokens = SourceLexer.tokens(of: bytes)
    matchBrackets()
    findTypes()
    liftWords()
    liftOptionalMembers()
    overriding = types.filter(\.isExtension).map { ($0, overrides(in: $0)) }
    overriding.removeAll(where: \.members.isEmpty)
  }

  /// The source with all edits, which do not overlap.
  var result: String {
    var output =
      file.map { Array("#sourceLocation(file: \(Self.quoted($0)), line: 1)\n".utf8) } ?? []
    var place = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard edit.range.lowerBound >= place else { continue }
      output += bytes[place..<edit.range.lowerBound]
      output += Array(edit.text.utf8)
      place = edit.range.upperBound
    }
    output += bytes[place...]
    output += Array(appendix.utf8)
    return String(decoding: output, as: UTF8.self)
  }

  private static func quoted(_ text: String) -> String {
    "\""
      + text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"") + "\""
  }

  private func name(_ index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].name : ""
  }

  private func line(of offset: Int) -> Int {
    bytes[..<offset].reduce(1) { $1 == 10 ? $0 + 1 : $0 }
  }

  private func source(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Spaces in place of some bytes; line breaks stay.
  private func blank(_ range: Range<Int>) -> String {
    String(source(range).map { $0.isNewline ? $0 : " " })
  }
}

// Structure.
extension Lifting {
  private mutating func matchBrackets() {
    var open: [Int] = []
    for (index, token) in tokens.enumerated() where token.kind == .sign {
      switch token.name {
      case "(", "[", "{": open.append(index)
      case ")", "]", "}":
        if let start = open.popLast() {
          closing[start] = index
          opening[index] = start
        }
      default: break
      }
    }
  }

  private mutating func findTypes() {
    let keywords: Set = ["class", "struct", "enum", "actor", "extension", "protocol"]
    for index in tokens.indices where keywords.contains(tokens[index].name) {
      guard name(index - 1) != ".", var name = typeName(after: index) else { continue }
      var brace = index + 1
      while tokens.indices.contains(brace), tokens[brace].name != "{" {
        if ["}", ";", "=", "func", "var", "let"].contains(tokens[brace].name) { break }
        brace = (closing[brace] ?? brace) + 1
      }
      guard self.name(brace) == "{", let end = closing[brace] else { continue }
      let isExtension = tokens[index].name == "extension"
      let hasCondition = (index..<brace).contains { tokens[$0].name == "where" }
      if isExtension, hasCondition { name += " where" }
      types.append(
        TypeBody(
          isClass: tokens[index].name == "class", isExtension: isExtension, name: name,
          body: brace + 1..<end))
    }
  }

  /// The name of a type, with the types around it where it is written so; `nil` for `class func`.
  private func typeName(after index: Int) -> String? {
    let notNames: Set = [
      "func", "var", "let", "init", "subscript", "override", "final", "private", "public", "open",
      "internal", "fileprivate", "static",
    ]
    guard tokens.indices.contains(index + 1), tokens[index + 1].kind == .word,
      !notNames.contains(name(index + 1)), tokens[index].kind == .word
    else { return nil }
    var name = self.name(index + 1)
    var next = index + 2
    while self.name(next) == ".", tokens.indices.contains(next + 1) {
      name += "." + self.name(next + 1)
      next += 2
    }
    return name
  }

  /// The innermost type around a token; `nil` outside of all types.
  private func type(around index: Int) -> TypeBody? {
    types.filter { $0.body.contains(index) }.max { $0.body.lowerBound < $1.body.lowerBound }
  }
}

// Words.
extension Lifting {
  private static let attributes: Set = [
    "@objc", "@objcMembers", "@nonobjc", "@IBOutlet", "@IBAction", "@IBSegueAction",
    "@IBInspectable", "@IBDesignable", "@GKInspectable", "@NSManaged", "@NSCopying",
    "@UIApplicationMain", "@NSApplicationMain",
  ]

  private mutating func liftWords() {
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
      } else if token.name == "#colorLiteral" {
        replace(index...index, "UIColor")
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
  private mutating func liftMainActor(_ index: Int) {
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
  private func declarationKeyword(after index: Int) -> Int? {
    let keywords: Set = [
      "func", "var", "let", "init", "subscript", "class", "struct", "enum", "protocol", "extension",
      "deinit",
    ]
    let others = Self.modifiers.union([
      "static", "override", "lazy", "weak", "mutating", "indirect",
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

  private func isStatic(_ keyword: Int) -> Bool {
    (declarationStart(keyword)..<keyword).contains { ["static", "class"].contains(name($0)) }
  }

  /// Whether a property has a value of its own, and no accessor.
  private func isStored(_ keyword: Int) -> Bool {
    var place = keyword + 1
    while tokens.indices.contains(place), name(place) != "{", name(place) != "=" {
      if place > keyword + 1, hasLineBreak(between: place - 1, place) { return true }
      place = (closing[place] ?? place) + 1
    }
    return name(place) != "{"
  }

  /// Static properties of a type that was on the main actor are then on none.
  private mutating func releaseSharedProperties(inBodyAt brace: Int) {
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

  private mutating func replace(_ indices: ClosedRange<Int>, _ text: String) {
    let range =
      tokens[indices.lowerBound].range.lowerBound..<tokens[indices.upperBound].range.upperBound
    let breaks = source(range).filter(\.isNewline)
    edits.append(Edit(range: range, text: text + breaks))
  }

  private mutating func liftAttribute(_ index: Int) {
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
  private func isInCondition(_ index: Int) -> Bool {
    var place = index
    while place > 0,
      !source(tokens[place - 1].range.upperBound..<tokens[place].range.lowerBound)
        .contains(where: \.isNewline)
    {
      place -= 1
    }
    return ["#if", "#elseif"].contains(name(place))
  }

  private func namesOfTypeMethods() -> Set<String> {
    var names: Set<String> = []
    for index in tokens.indices
    where name(index) == "func" && ["static", "class"].contains(name(index - 1)) {
      names.insert(name(index + 1))
    }
    return names
  }

  private mutating func liftSelector(_ index: Int, _ typeMethods: Set<String>) {
    guard name(index + 1) == "(", let end = closing[index + 1], end > index + 2 else { return }
    let inside = source(tokens[index + 1].range.upperBound..<tokens[end].range.lowerBound)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    replace(index...end, Self.selector(inside, type(around: index)?.name, typeMethods))
  }

  private static func selector(
    _ inside: String, _ enclosing: String?, _ typeMethods: Set<String>
  ) -> String {
    if let accessor = ["getter:", "setter:"].first(where: inside.hasPrefix) {
      let property = inside.dropFirst(accessor.count).trimmingCharacters(in: .whitespaces)
      return "Selector(\(quoted(property)))"
    }
    // Labels contain no dots, so the method is behind the last one.
    let parts = inside.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let method = parts.last else { return "Selector(\(quoted(inside)))" }
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
    guard isKnown, let type else { return "Selector(\(quoted(method)))" }
    return "Selector(\(type).\(method), name: \(quoted(method)))"
  }
}

// Optional members of protocols.
extension Lifting {
  /// Names of methods that protocols of UIKit and Texture leave to their default, by their start.
  private static let delegateMethods = [
    "scrollView", "tableView", "collectionView", "textField", "textView", "gestureRecognizer",
    "searchBar", "tabBar", "navigationController", "pickerView", "tableNode", "collectionNode",
    "numberOfSections", "viewForZooming",
  ]

  private mutating func liftOptionalMembers() {
    var names: Set<String> = []
    for index in tokens.indices
    where name(index) == "protocol" && tokens[index].kind == .word && name(index - 1) != "." {
      guard
        let brace = (index..<min(index + 64, tokens.count)).first(where: { name($0) == "{" }),
        let end = closing[brace], modifiers(before: index).contains("@objc")
      else { continue }
      let isPublic = modifiers(before: index).contains("public")
      addObjectBound(index, brace)
      var defaults = ""
      for place in brace + 1..<end where name(place) == "optional" {
        guard let (method, source) = defaultMember(place, end) else { continue }
        names.insert(method)
        defaults += "  \(isPublic ? "public " : "")\(source)\n"
        edits.append(
          Edit(range: tokens[place].range, text: blank(tokens[place].range)))
      }
      guard !defaults.isEmpty else { continue }
      appendix += "\nextension \(name(index + 1)) {\n\(defaults)}\n"
    }
    for index in tokens.indices.dropFirst(2)
    where ["?", "!"].contains(name(index + 1)) && name(index + 2) == "("
      && name(index - 1) == "."
    {
      guard names.contains(name(index)) || isDelegateMethod(index) else { continue }
      edits.append(Edit(range: tokens[index + 1].range, text: " "))
    }
  }

  /// Protocols of Objective-C are protocols of objects, which weak references need.
  private mutating func addObjectBound(_ index: Int, _ brace: Int) {
    let bounds: Set = ["AnyObject", "class", "NSObjectProtocol"]
    guard !(index + 2..<brace).contains(where: { bounds.contains(name($0)) }) else { return }
    let place = tokens[index + 1].range.upperBound
    if name(index + 2) == ":" {
      let colon = tokens[index + 2].range.upperBound
      edits.append(Edit(range: colon..<colon, text: " AnyObject,"))
    } else {
      edits.append(Edit(range: place..<place, text: ": AnyObject"))
    }
  }

  /// The name and the default of the optional method at an index; `nil` where it returns a value.
  private func defaultMember(_ index: Int, _ end: Int) -> (name: String, source: String)? {
    guard let start = (index + 1..<min(index + 4, end)).first(where: { name($0) == "func" }),
      let paren = (start + 2..<end).first(where: { name($0) == "(" }), let close = closing[paren]
    else { return nil }
    var last = close
    while last + 1 < end, !hasLineBreak(between: last, last + 1) { last += 1 }
    let source = self.source(
      tokens[index + 1].range.lowerBound..<tokens[last].range.upperBound)
    if last == close { return (name(start + 1), source + " {}") }
    guard name(close + 1) == "-", name(close + 2) == ">" else { return nil }
    switch name(last) {
    case "?": return (name(start + 1), source + " { nil }")
    case "Void": return (name(start + 1), source + " {}")
    default: return nil
    }
  }

  private func hasLineBreak(between first: Int, _ second: Int) -> Bool {
    source(tokens[first].range.upperBound..<tokens[second].range.lowerBound)
      .contains(where: \.isNewline)
  }

  /// Whether a call is that of a method of a delegate or a data source.
  private func isDelegateMethod(_ index: Int) -> Bool {
    guard Self.delegateMethods.contains(where: name(index).hasPrefix) else { return false }
    var owner = index - 2
    while ["?", "!"].contains(name(owner)) { owner -= 1 }
    let word = name(owner).lowercased()
    return ["delegate", "datasource", "target"].contains(where: word.hasSuffix)
  }
}

// Modifiers and attributes of declarations.
extension Lifting {
  private static let modifiers: Set = [
    "open", "public", "internal", "package", "private", "fileprivate", "final", "class", "dynamic",
    "nonisolated", "required", "convenience", "static",
  ]

  /// The modifiers and attributes of the declaration with a keyword or modifier at an index, before
  /// it; what is in parentheses is left out.
  private func modifiers(before index: Int) -> Set<String> {
    Set((declarationStart(index)..<index).map(name).filter(isModifier))
  }

  /// The index of the first modifier or attribute of that declaration.
  private func declarationStart(_ index: Int) -> Int {
    var start = index
    while start > 0 {
      var word = start - 1
      // `@available(iOS 13, *)`, `private(set)`
      if name(word) == ")", let open = opening[word] { word = open - 1 }
      guard isModifier(name(word)) else { break }
      start = word
    }
    return start
  }

  private func isModifier(_ word: String) -> Bool {
    Self.modifiers.contains(word) || word.hasPrefix("@")
  }
}

// Overrides in extensions.
extension Lifting {
  /// Moves overrides in extensions into their classes, here or in one of the other files.
  mutating func mergeOverrides(beside others: [Lifting]) {
    for (type, members) in overriding {
      let target = classDeclaration(named: type.name)
      guard
        target != nil || others.contains(where: { $0.classDeclaration(named: type.name) != nil })
      else { continue }
      for member in members {
        let (text, line) = cut(member)
        if let target { insert(text, from: file, line: line, into: target) }
      }
    }
    for other in others where !other.overriding.isEmpty { takeOverrides(from: other) }
  }

  /// Takes the overrides of classes of this file from extensions in another file.
  private mutating func takeOverrides(from other: Lifting) {
    var other = other
    var isTaken = false
    for (type, members) in other.overriding {
      guard other.classDeclaration(named: type.name) == nil,
        let target = classDeclaration(named: type.name)
      else { continue }
      for member in members {
        let (text, line) = other.cut(member)
        insert(text, from: other.file, line: line, into: target)
        isTaken = true
      }
    }
    if isTaken { addImports(other.imports) }
  }

  private func classDeclaration(named name: String) -> TypeBody? {
    types.first { $0.isClass && $0.name == name }
  }

  /// The import statements, each as it is written.
  private var imports: [String] {
    tokens.indices.compactMap { index in
      guard name(index) == "import", tokens[index].kind == .word, name(index + 1) != ":",
        index == 0 || name(index - 1) != "."
      else { return nil }
      var last = index
      while last + 1 < tokens.count, !hasLineBreak(between: last, last + 1) { last += 1 }
      let start = tokens[declarationStart(index)].range.lowerBound
      return source(start..<tokens[last].range.upperBound)
    }
  }

  /// What a moved member may need is imported behind the last line, where there is such a module: a
  /// statement may have been under a condition.
  private mutating func addImports(_ statements: [String]) {
    let known = Set(imports)
    for statement in statements where !known.contains(statement) {
      let words = statement.split(separator: " ").drop { $0 != "import" }.dropFirst()
      guard let module = words.last?.prefix(while: { $0 != "." }), !module.isEmpty else { continue }
      let addition = "\n#if canImport(\(module))\n\(statement)\n#endif\n"
      if !appendix.contains(addition) { appendix += addition }
    }
  }

  /// The tokens of each member with `override` directly in an extension.
  private func overrides(in type: TypeBody) -> [ClosedRange<Int>] {
    var members: [ClosedRange<Int>] = []
    var index = type.body.lowerBound
    while index < type.body.upperBound {
      if name(index) == "override", let member = member(around: index, in: type.body) {
        members.append(member)
        index = member.upperBound + 1
      } else {
        index = (closing[index] ?? index) + 1
      }
    }
    return members
  }

  /// The tokens of the member with `override` at an index; `nil` where it has no body.
  private func member(around index: Int, in body: Range<Int>) -> ClosedRange<Int>? {
    let start = max(body.lowerBound, declarationStart(index))
    var brace = index
    while brace < body.upperBound, name(brace) != "{" {
      brace = name(brace) == "(" || name(brace) == "[" ? (closing[brace] ?? brace) + 1 : brace + 1
    }
    guard brace < body.upperBound, let end = closing[brace] else { return nil }
    return start...end
  }

  /// Removes a member; returns its lifted source and its line.
  private mutating func cut(_ member: ClosedRange<Int>) -> (text: String, line: Int) {
    let range =
      tokens[member.lowerBound].range.lowerBound..<tokens[member.upperBound].range.upperBound
    var text = source(range)
    // Words in the member are lifted where it goes.
    for edit in edits.filter({ range.contains($0.range.lowerBound) }).reversed() {
      let local =
        edit.range.lowerBound - range.lowerBound..<edit.range.upperBound - range.lowerBound
      var inside = Array(text.utf8)
      inside.replaceSubrange(local, with: Array(edit.text.utf8))
      text = String(decoding: inside, as: UTF8.self)
    }
    edits.removeAll { range.contains($0.range.lowerBound) }
    edits.append(Edit(range: range, text: blank(range)))
    return (text, line(of: range.lowerBound))
  }

  /// Adds a member at the end of a class.
  private mutating func insert(
    _ text: String, from origin: String?, line: Int, into target: TypeBody
  ) {
    let brace = tokens[target.body.upperBound].range.lowerBound
    var moved = "\n"
    if let file, let origin {
      moved += "#sourceLocation(file: \(Self.quoted(origin)), line: \(line))\n"
      moved += text + "\n#sourceLocation(file: \(Self.quoted(file)), "
      moved += "line: \(self.line(of: brace)))\n"
    } else {
      moved += text + "\n"
    }
    edits.append(Edit(range: brace..<brace, text: moved))
  }
}
