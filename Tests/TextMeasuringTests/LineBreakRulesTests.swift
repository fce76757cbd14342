import Foundation
import Testing

@testable import TextMeasuring

@Suite("Rules of line breaking")
struct LineBreakRulesTests {
  /// The text with a bar wherever a line may end, and two where it must.
  private func marked(_ text: String) -> String {
    let scalars = text.unicodeScalars.map(\.value)
    let ends = breaks(scalars)
    return zip(text.unicodeScalars, ends).reduce(into: "") { marked, next in
      marked.unicodeScalars.append(next.0)
      marked += next.1 == .allowed ? "|" : next.1 == .mandatory ? "||" : ""
    }
  }

  /// What is behind each scalar but the last.
  private func breaks(_ scalars: [UInt32]) -> [LineBreak] {
    guard let first = scalars.first else { return [] }
    var rules = LineBreakRules(first: LineBreakClass(of: first))
    return scalars.dropFirst().map { rules.lineBreak(before: LineBreakClass(of: $0)) }
      + [.forbidden]
  }

  @Test(
    "lines end where the standard allows it",
    arguments: [
      "two |words  |(side |by |side).", "레|이|아|웃 |100%", "well-|known, |non\u{2011}breaking",
      "a\u{A0}b |c\u{2060}d", "line\n||feed\r\n||and\r||more", "zero\u{200B}|width",
      "3.14 |$1,000.50 |(50%) |a/|b |1/2", "https://|a.b/|c?|d=e", "漢|字、|「か|な」", "“quoted” |‘text’",
      "é |e\u{301}e\u{301}", "🇰🇷|🇺🇸|🇰", "👩‍👩‍👧|👍🏽", "dash|—|dash |… |a…",
      "\u{5D0}-\u{5D1} |a-|b", "하\u{1161}\u{11AB}|\u{1112}\u{1161}\u{11AB}|\u{1112}",
    ])
  func examples(text: String) {
    #expect(marked(text.replacingOccurrences(of: "|", with: "")) == text)
  }

  @Test("the classes are those of all scalars, each once")
  func table() {
    #expect(LineBreakClass(of: 0x10FFFF) == .alphabetic)
    let words = LineBreakClass.table.split { $0 == " " || $0 == "\n" }
    let count = words.reduce(0) { $0 + (Int($1.prefix { $0.isNumber && $0.isASCII }) ?? 1) }
    // Names begin with a letter, so the digits are the number.
    #expect(count == 0x110000)
    let names = Set(words.map { $0.drop { $0.isNumber } }.map(String.init))
    #expect(names.union(["H3"]) == Set(LineBreakClass.allCases.map(\.rawValue)))
  }

  private static let official = "/usr/share/unicode/auxiliary/LineBreakTest.txt"

  private static var isInstalled: Bool {
    (try? String(contentsOfFile: official, encoding: .utf8))?.hasPrefix("# LineBreakTest-15.0")
      == true
  }

  /// Both sides of what the standard's own cases take from longer patterns for numbers, where the rule LB25 has pairs.
  private static let inPatternsForNumbers: [(Set<LineBreakClass>, Set<LineBreakClass>)] = [
    ([.infixSeparator, .symbolBeforeBreak], [.numeric, .prefix, .postfix]),
    ([.prefix, .postfix], [.openPunctuation, .wideOpenPunctuation]),
    ([.closePunctuation, .closeParenthesis], [.prefix, .postfix]),
  ]

  @Test(
    "all cases of Unicode 15.0 hold",
    .enabled("Unicode's data (Debian: unicode-data)") { isInstalled })
  func conformance() throws {
    let text = try String(contentsOfFile: Self.official, encoding: .utf8)
    let cases = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(cases.count > 7_000)
    for line in cases {
      let words = line.prefix { $0 != "#" }.split { $0 == " " || $0 == "\t" }
      let scalars = words.compactMap { UInt32($0, radix: 16) }
      // A sign is before each scalar, and behind the last one.
      let expected = words.filter { "÷×".contains($0) }.dropFirst().dropLast().map { $0 == "÷" }
      let found = breaks(scalars).dropLast().map { $0 != .forbidden }
      for index in expected.indices where found[index] != expected[index] {
        let left = scalars[...index].map(LineBreakClass.init).last {
          $0 != .combiningMark && $0 != .joiner
        }
        let right = LineBreakClass(of: scalars[index + 1])
        let isNumber = Self.inPatternsForNumbers.contains { lefts, rights in
          rights.contains(right) && left.map(lefts.contains) == true
        }
        #expect(isNumber, "\(line)")
      }
    }
  }
}
