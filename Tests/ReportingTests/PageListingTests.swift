import Phrases
import RunRecords
import Scenarios
import Testing

@testable import Reporting

@Suite("Lines of notations on pages")
struct PageListingTests {
  private let lines = ListedLines([PageListing(Section("a\nb\n\nc", line: 9)), nil])

  @Test("lines are numbered as in the file, empty ones too, or not at all")
  func numbers() {
    #expect(PageListing(Section("a\n\nb", line: 7)).lines.map(\.number) == [7, 8, 9])
    #expect(PageListing(Section("a\nb")).lines.map(\.number) == [nil, nil])
    #expect(
      PageListing(Section("a\n\nb", line: 7)).lines.map { $0.tokens.map(\.tokenText).joined() } == [
        "a", "", "b",
      ])
  }

  @Test("the number of a line leads to it where the page has it; no word is taken for one")
  func links() {
    func marked(_ phrase: Phrase) -> String {
      lines.linked(phrase).pieces.map { $0.words + ($0.line.map { "<\($0)>" } ?? "") }.joined()
    }
    #expect(marked("by \(line: 9): é") == "by line <9>: é")
    #expect(marked("\(number: 9), \(number: 13) and \(number: 12).") == "<9>, 13 and <12>.")
    #expect(
      marked("line 9 of \(rule: "line 9") has lines 9 and 12")
        == "line 9 of 'line 9' has lines 9 and 12")
  }

  @Test("numbers have minus signs, and rules stay as they were written")
  func signs() {
    let phrase: Phrase = "y \(points: -6) by \(rule: "a.top == b.top - 6")"
    #expect(phrase.typeset == "y −6 pt by 'a.top == b.top - 6'")
    #expect(lines.linked(phrase).pieces.map(\.words) == [phrase.typeset])
  }

  @Test("keys, texts and comments of a line have their own colours")
  func colours() {
    func kinds(_ line: String) -> [String] {
      ColouredToken.tokens(of: line).compactMap { token in
        token.tokenKind.map { "\($0) \(token.tokenText)" }
      }
    }
    #expect(
      kinds("  - title: { text: \"a # b\", width: 40 } # why") == [
        "b title", "b text", "i \"a # b\"", "b width", "em # why",
      ])
    #expect(kinds("- a.top >= b.bottom + 5").isEmpty)
    #expect(kinds("- \"V:[a]-5-[b]\"") == ["i \"V:[a]-5-[b]\""])
    // Text that is cut off, or no YAML at all, stays as it is.
    for line in ["\"open", "it's", "", "'", "\"\\", "키: 값", ": #"] {
      #expect(ColouredToken.tokens(of: line).map(\.tokenText).joined() == line)
    }
  }
}
