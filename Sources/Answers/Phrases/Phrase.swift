import Geometry

/// Words with the parts that a renderer writes in its own way: numbers, lines of a file, and rules.
///
/// ```swift
/// let phrase: Phrase = "title.left is \(points: -8) by \(line: 12)"
/// phrase.text  // title.left is -8 pt by line 12
/// ```
///
/// Written once for each fact. A terminal prints ``text``; a page links lines and writes minus signs.
package struct Phrase: Sendable, Hashable {
  /// One part.
  package enum Part: Sendable, Hashable {
    /// Words as they are to be read.
    case words(String)
    /// A number as people read it, with a hyphen as its sign: `-8`, `172.004`, `∞`.
    case number(String)
    /// The number of a line of the scenario file, from 1.
    case line(Int)
    /// What somebody wrote in a notation, which may be copied.
    case code(String)
  }

  /// The parts in their order; never two of words in sequence.
  package private(set) var parts: [Part] = []

  /// No words.
  package init() {}

  /// The parts of a phrase that was written before.
  package init(parts: [Part]) { self.parts = parts }

  /// Words alone.
  package init(_ words: String) { append(.words(words)) }

  /// Lines of the scenario file, each once: `line 12`, `lines 12 and 14`; no words without any.
  package init(lines: some Sequence<Int>) {
    let numbers = Set(lines).sorted().map { line -> Phrase in "\(number: line)" }
    guard !numbers.isEmpty else { return }
    self = "\(numbers.count == 1 ? "line" : "lines") \(numbers.listed)"
  }

  /// The phrase as a terminal prints it.
  package var text: String { parts.map { $0.text }.joined() }

  /// The lines that it names.
  package var lines: [Int] {
    parts.compactMap { if case .line(let line) = $0 { line } else { nil } }
  }

  /// The phrase at the start of a sentence: its first letter is a capital, unless it begins a name.
  package func beginning(unlessIn names: [String]) -> Phrase {
    names.contains(where: text.hasPrefix) ? self : capitalizedFirst
  }

  /// The phrase as the beginning of a sentence.
  package var capitalizedFirst: Phrase {
    var phrase = self
    if case .words(let words) = parts.first { phrase.parts[0] = .words(words.capitalizedFirst) }
    return phrase
  }

  /// A sentence as the end of another one.
  package var withoutFullStop: Phrase {
    var phrase = self
    if case .words(let words) = parts.last, words.hasSuffix(".") {
      phrase.parts[parts.count - 1] = .words(String(words.dropLast()))
    }
    return phrase
  }

  package static func + (first: Phrase, second: Phrase) -> Phrase {
    var phrase = first
    phrase += second
    return phrase
  }

  package static func += (phrase: inout Phrase, end: Phrase) {
    end.parts.forEach { phrase.append($0) }
  }

  fileprivate mutating func append(_ part: Part) {
    guard case .words(let words) = part else { return parts.append(part) }
    if words.isEmpty { return }
    if case .words(let earlier) = parts.last {
      parts[parts.count - 1] = .words(earlier + words)
    } else {
      parts.append(part)
    }
  }
}

extension Phrase.Part {
  /// The part as a terminal prints it.
  package var text: String {
    switch self {
    case .words(let text), .number(let text), .code(let text): text
    case .line(let line): "\(line)"
    }
  }
}

extension Phrase: ExpressibleByStringInterpolation {
  /// Gathers the parts of a literal.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var phrase = Phrase()

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ words: String) { phrase.append(.words(words)) }

    /// A name or other words without parts of their own.
    package mutating func appendInterpolation(_ words: String) { phrase.append(.words(words)) }

    /// A phrase within the phrase.
    package mutating func appendInterpolation(_ other: Phrase) { phrase += other }

    /// A number of things.
    package mutating func appendInterpolation(_ count: Int) { phrase.append(.number("\(count)")) }

    /// The sign between terms of a sum.
    package mutating func appendInterpolation(sign number: Double) {
      phrase.append(number < 0 ? .number("-") : .words("+"))
    }

    /// A number with all its digits, such as a priority.
    package mutating func appendInterpolation(exact number: Double) {
      phrase.append(.number(NumberText.exact(number)))
    }

    /// A length with its unit.
    package mutating func appendInterpolation(points length: Double) {
      phrase.append(.number(length.points))
      phrase.append(.words(" pt"))
    }

    /// A length with its unit, beside one that it is compared with.
    package mutating func appendInterpolation(points length: Double, besides other: Double) {
      phrase.append(.number(NumberText.points(length, besides: other)))
      phrase.append(.words(" pt"))
    }

    /// A number that is no length, such as a ratio, with at most three decimals.
    package mutating func appendInterpolation(plain number: Double) {
      phrase.append(.number(NumberText.plain(number)))
    }

    /// A number with at most this many decimals.
    package mutating func appendInterpolation(decimal number: Double, places: Int) {
      phrase.append(.number(NumberText.decimal(number, places: places)))
    }

    /// A length whose unit follows later.
    package mutating func appendInterpolation(bare length: Double) {
      phrase.append(.number(length.points))
    }

    /// A line of the scenario file: `line 12`.
    package mutating func appendInterpolation(line: Int) {
      phrase.append(.words("line "))
      phrase.append(.line(line))
    }

    /// The number of a line alone, where the word stands before it.
    package mutating func appendInterpolation(number line: Int) { phrase.append(.line(line)) }

    /// What somebody wrote in a notation, without quotes.
    package mutating func appendInterpolation(code: String) { phrase.append(.code(code)) }

    /// A rule in quotes, with short numbers.
    package mutating func appendInterpolation(rule: String) {
      phrase.append(.words("'"))
      phrase.append(.code(rule.withShortNumbers))
      phrase.append(.words("'"))
    }
  }

  package init(stringLiteral words: String) { self.init(words) }

  package init(stringInterpolation: StringInterpolation) { self = stringInterpolation.phrase }
}

extension [Phrase] {
  /// The phrases as a list: `a`, `a and b`, `a, b and c`.
  package var listed: Phrase {
    guard count > 1, let last else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) and \(last)"
  }

  /// The first phrases as a list, with the number of others: `a, b and 4 more`.
  package func listed(first most: Int) -> Phrase {
    guard count > most else { return listed }
    return (prefix(most) + ["\(count - most) more"]).listed
  }

  /// Up to six phrases as a list; of more the first five, with the number of others.
  package var listedInShort: Phrase { count > 6 ? listed(first: 5) : listed }

  /// The phrases without repetitions, in their order.
  package var distinct: [Phrase] {
    reduce(into: []) { phrases, phrase in if !phrases.contains(phrase) { phrases.append(phrase) } }
  }
}

extension Sequence<Phrase> {
  /// The phrases one after the other, with a separator between neighbours.
  package func joined(separator: Phrase) -> Phrase {
    var joined = Phrase()
    for (index, phrase) in enumerated() { joined += index == 0 ? phrase : separator + phrase }
    return joined
  }
}

/// A string with a phrase, which nobody writes: it would lose the parts.
package struct PhraseInText: Error {}

extension String.StringInterpolation {
  /// Throws, so that a string with a phrase does not compile: a phrase becomes text where it is shown.
  ///
  /// An unavailable function would not be chosen.
  package mutating func appendInterpolation(_ phrase: Phrase) throws(PhraseInText) {}
  /// Throws, as for a phrase that is there.
  package mutating func appendInterpolation(_ phrase: Phrase?) throws(PhraseInText) {}
}

extension String {
  /// A rule to read rather than paste: a number with more than six decimals, which comes from a
  /// quotient, has three: `0.222` for `0.2222222222222222`.
  fileprivate var withShortNumbers: String {
    // Hardly any rule has such a number.
    guard utf8.count > 8, split(separator: ".").dropFirst().contains(where: Self.beginsWithDigits)
    else { return self }
    var short = ""
    var rest = self[...]
    while let start = rest.firstIndex(where: Self.isDigit) {
      let whole = rest[start...].prefix(while: Self.isDigit)
      let fraction = rest[whole.endIndex...].dropFirst().prefix(while: Self.isDigit)
      short += rest[..<start]
      if rest[whole.endIndex...].first == ".", fraction.count > 6,
        let number = Double(rest[start..<fraction.endIndex])
      {
        short += NumberText.plain(number)
        rest = rest[fraction.endIndex...]
      } else {
        short += whole
        rest = rest[whole.endIndex...]
      }
    }
    return short + rest
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }

  private static func beginsWithDigits(_ part: Substring) -> Bool {
    part.utf8.prefix(7).count { (48...57).contains($0) } == 7
  }
}
