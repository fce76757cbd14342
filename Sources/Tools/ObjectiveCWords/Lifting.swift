import Foundation

/// A file while its words of Objective-C are replaced: its tokens, types and edits.
struct Lifting {
  let bytes: [UInt8]
  let file: String?
  let tokens: [SourceToken]
  /// The index of the closing token for each opening one.
  var closing: [Int: Int] = [:]
  /// The index of the opening token for each closing one.
  var opening: [Int: Int] = [:]
  var types: [TypeBody] = []
  /// The extensions with overrides, and the tokens of each override.
  var overriding: [(type: TypeBody, members: [ClosedRange<Int>])] = []
  var edits: [Edit] = []
  /// Source behind the last line.
  var appendix = ""
  /// The optional members of the file's protocols that get a default.
  var optionalMembers: Set<String> = []
  /// The name of the type of selectors.
  let selectorName: String

  /// Lifts everything in a file but overrides in extensions.
  init(prepared source: OriginalSource, selector: String) {
    selectorName = selector
    bytes = Array(source.text.utf8)
    file = source.file
    tokens = SourceLexer.tokens(of: bytes)
    matchBrackets()
    findTypes()
    liftWords()
    liftOptionalMembers()
    liftConstructions()
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

  static func quoted(_ text: String) -> String {
    "\""
      + text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"") + "\""
  }

  func name(_ index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].name : ""
  }

  func line(of offset: Int) -> Int {
    bytes[..<offset].reduce(1) { $1 == 10 ? $0 + 1 : $0 }
  }

  func source(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Spaces in place of some bytes; line breaks stay.
  func blank(_ range: Range<Int>) -> String {
    String(source(range).map { $0.isNewline ? $0 : " " })
  }
}

/// A change of a source: other bytes in place of some.
struct Edit {
  let range: Range<Int>
  let text: String
}

/// A type or an extension in a source.
struct TypeBody {
  let isClass: Bool
  let isExtension: Bool
  let name: String
  /// The tokens between the braces.
  var body: Range<Int>
}

// Structure.
extension Lifting {
  mutating func matchBrackets() {
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

  mutating func findTypes() {
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
  func typeName(after index: Int) -> String? {
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
  func type(around index: Int) -> TypeBody? {
    types.filter { $0.body.contains(index) }.max { $0.body.lowerBound < $1.body.lowerBound }
  }
}

// Modifiers and attributes of declarations.
extension Lifting {
  static let modifiers: Set = [
    "open", "public", "internal", "package", "private", "fileprivate", "final", "class", "dynamic",
    "nonisolated", "required", "convenience", "static",
  ]

  /// The modifiers and attributes of the declaration with a keyword or modifier at an index, before
  /// it; what is in parentheses is left out.
  func modifiers(before index: Int) -> Set<String> {
    Set((declarationStart(index)..<index).map(name).filter(isModifier))
  }

  /// The index of the first modifier or attribute of that declaration.
  func declarationStart(_ index: Int) -> Int {
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

  func isModifier(_ word: String) -> Bool {
    Self.modifiers.contains(word) || word.hasPrefix("@")
  }
}
