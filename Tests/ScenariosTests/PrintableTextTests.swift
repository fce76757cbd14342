import Geometry
import Scenarios
import Testing

@Suite("Printable texts")
struct PrintableTextTests {
  @Test(
    "lines keep their ends and tabs, and nothing that a terminal obeys",
    arguments: [
      ("a\r\nb\tc\n", "a\r\nb\tc\n"), ("a\rb", "a\u{FFFD}b"), ("\u{1B}[31m", "\u{FFFD}[31m"),
      ("\u{9B}31m", "\u{FFFD}31m"), ("a\u{0}b", "a\u{FFFD}b"), ("\u{7F}", "\u{FFFD}"),
      ("\u{202A}\u{202E}\u{2066}\u{2069}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
      ("é×–…·\u{A0}\u{200F}日\u{2029}\u{206A}", "é×–…·\u{A0}\u{200F}日\u{2029}\u{206A}"),
    ])
  func lines(text: String, printed: String) {
    #expect(text.printableLines == printed)
    #expect(text.hasUnsafeCharacters == (text != printed))
  }
}
