import RunRecords
import Testing

@testable import Reporting

@Suite("Lines of notations on pages")
struct PageListingTests {
  private let lines = ListedLines([PageListing("a\nb\n\nc", from: 9), nil])

  @Test("lines are numbered as in the file, empty ones too, or not at all")
  func numbers() {
    #expect(PageListing("a\n\nb", from: 7).lines.map(\.number) == [7, 8, 9])
    #expect(PageListing("a\nb", from: nil).lines.map(\.number) == [nil, nil])
    #expect(
      PageListing("a\n\nb", from: 7).lines.map { $0.tokens.map(\.tokenText).joined() } == [
        "a", "", "b",
      ])
  }

  @Test("a number after the word leads to its line where the page has it")
  func links() {
    func marked(_ text: String) -> String {
      lines.linked(text).pieces.map { $0.words + ($0.line.map { "<\($0)>" } ?? "") }.joined()
    }
    #expect(marked("by line 9: é") == "by line <9>: é")
    #expect(marked("Line 12") == "Line <12>")
    #expect(marked("lines 9, 10, 13 and 11.") == "lines <9>, <10>, 13 and <11>.")
    for text in ["line 8", "line nine", "line ", "line", "lines", "outline9", "lines 9999999999"] {
      #expect(marked(text) == text)
    }
  }

  @Test("keys, texts, numbers, relations and comments of a line have their own colours")
  func colours() {
    func kinds(_ line: String) -> [String] {
      ColouredToken.tokens(of: line).compactMap { token in
        token.tokenKind.map { "\($0.dropFirst(2)) \(token.tokenText)" }
      }
    }
    #expect(
      kinds("  - title: { text: \"a # b\", width: 40 } # why") == [
        "key title", "key text", "text \"a # b\"", "key width", "number 40", "comment # why",
      ])
    #expect(kinds("- a.top >= b.bottom + 5") == ["sign >=", "sign +", "number 5"])
    #expect(kinds("- \"V:[a]-5-[b]\"") == ["text \"V:[a]-5-[b]\""])
    // Text that is cut off, or no YAML at all, stays as it is.
    for line in ["\"open", "it's", "", "'", "\"\\", "키: 값", ": #"] {
      #expect(ColouredToken.tokens(of: line).map(\.tokenText).joined() == line)
    }
  }
}
