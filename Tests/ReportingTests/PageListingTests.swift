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
    #expect(PageListing("a\n\nb", from: 7).lines.map(\.text) == ["a", "", "b"])
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
}
