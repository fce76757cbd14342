import Foundation
import Scenarios

/// Parses the text of a ``LessonFact``.
struct LessonFactParser {
  /// The mistakes in a text, and where, in UTF-8 offsets.
  struct Mistake: Error {
    let message: String
    let hints: [String]
    let range: Range<Int>
  }

  /// The most Unicode scalars of a fact; so parentheses cannot be too deep for the stack.
  ///
  /// Ours: the longest fact of the course has half of that.
  static let longest = 200

  private let tokens: [(text: String, range: Range<Int>)]
  private let end: Int
  /// The names of elements and of `superview`.
  private let names: [String]
  private var index = 0

  /// The fact of a text about elements with these names.
  static func parse(_ text: String, names: [String]) throws(Mistake) -> LessonFact {
    let length = text.unicodeScalars.count
    guard length <= longest else {
      throw Mistake(
        message: "a fact has at most \(longest) characters, not \(length)",
        hints: ["write two facts"], range: 0..<text.utf8.count)
    }
    var parser = LessonFactParser(text, names: names)
    let left = try parser.sum()
    guard let token = parser.next, let relation = LessonFact.Relation(rawValue: token.text) else {
      throw parser.mistake(
        "a fact compares two sums", ["for example   title.left == photo.right + 8, or <=, >=, <, >"]
      )
    }
    parser.index += 1
    let right = try parser.sum()
    guard parser.next == nil else {
      throw parser.mistake("the fact should end here", ["write one fact for each line of a list"])
    }
    let fact = LessonFact(text: text, left: left, relation: relation, right: right)
    guard !fact.values.isEmpty else {
      throw Mistake(
        message: "numbers alone say nothing about the layout",
        hints: ["name an element: superview.width, title.left"], range: 0..<text.utf8.count)
    }
    return fact
  }

  private init(_ text: String, names: [String]) {
    self.names = names
    var tokens: [(text: String, range: Range<Int>)] = []
    let characters = Array(text.utf8)
    var place = 0
    func run(_ isPart: (UInt8) -> Bool) -> Int {
      var last = place
      while last < characters.count, isPart(characters[last]) { last += 1 }
      return last
    }
    while place < characters.count {
      let byte = characters[place]
      var last = place + 1
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"):
        place += 1
        continue
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        last = run { (48...57).contains($0) || $0 == UInt8(ascii: ".") }
      case UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"):
        last = run { "=<>".utf8.contains($0) }
      case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"),
        UInt8(ascii: "("), UInt8(ascii: ")"):
        break
      default:
        last = max(place + 1, run { !" \t\n+-*/()=<>".utf8.contains($0) })
      }
      tokens.append((String(decoding: characters[place..<last], as: UTF8.self), place..<last))
      place = last
    }
    self.tokens = tokens
    end = characters.count
  }

  private var next: (text: String, range: Range<Int>)? {
    tokens.indices.contains(index) ? tokens[index] : nil
  }

  private func mistake(_ message: String, _ hints: [String]) -> Mistake {
    Mistake(message: message, hints: hints, range: next?.range ?? end..<end)
  }

  private mutating func sum() throws(Mistake) -> LessonFact.Term {
    var term = try product()
    while let token = next, let sign = Self.sign(token.text), sign == .plus || sign == .minus {
      index += 1
      term = .pair(term, sign, try product())
    }
    return term
  }

  private mutating func product() throws(Mistake) -> LessonFact.Term {
    var term = try factor()
    while let token = next, let sign = Self.sign(token.text), sign == .times || sign == .over {
      index += 1
      term = .pair(term, sign, try factor())
    }
    return term
  }

  private static func sign(_ text: String) -> LessonFact.Sign? {
    text.count == 1 ? text.first.flatMap(LessonFact.Sign.init) : nil
  }

  private mutating func factor() throws(Mistake) -> LessonFact.Term {
    guard let token = next else {
      throw mistake("the fact ends too early", ["write a number, or a value such as title.left"])
    }
    switch token.text {
    case "-":
      index += 1
      return .negative(try factor())
    case "(":
      index += 1
      let term = try sum()
      guard next?.text == ")" else {
        throw mistake("a parenthesis is not closed", ["write )"])
      }
      index += 1
      return term
    default:
      let term = try value(token.text)
      index += 1
      return term
    }
  }

  private func value(_ text: String) throws(Mistake) -> LessonFact.Term {
    if let number = DecimalNumber.parse(text) { return .number(number) }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else {
      throw mistake(
        "'\(text.shortened)' is neither a number nor a value of an element",
        ["write an element and what of it: \(names.first ?? "title").left"])
    }
    let isNotation = !names.contains(parts[0]) && ["spec", "constraints"].contains(parts[0])
    guard names.contains(parts[0]) || isNotation else {
      throw mistake(
        "there is no element '\(parts[0].shortened)'",
        [NearestWord.hint(for: parts[0], among: names)])
    }
    let properties = LessonFact.Property.allCases.filter { $0.isOfNotation == isNotation }
    guard let property = properties.first(where: { $0.rawValue == parts[1] }) else {
      throw mistake(
        "\(isNotation ? "a notation" : "an element") has no '\(parts[1].shortened)'",
        [NearestWord.hint(for: parts[1], among: properties.map { $0.rawValue })])
    }
    return .value(LessonFact.Value(subject: parts[0], property: property))
  }
}
