import Foundation
import Geometry
import Testing

@testable import TextMeasuring

@Suite("Line breaking")
struct LineBreakingTests {
  private let measurer = TextMeasurer()

  private func lines(_ text: String, in width: Double, maximumLines: Int = 0) throws -> [String] {
    try measurer.text(text, font: .body, maximumLines: maximumLines).lines(in: width).map(\.text)
  }

  private func naturalWidth(_ text: String) throws -> Double {
    try measurer.text(text, font: .body).naturalWidth
  }

  /// The lines are those of Chromium 156 with the same two font files and `white-space: pre-wrap`,
  /// `overflow-wrap: break-word`, `text-rendering: geometricPrecision`.
  @Test(
    "a paragraph is broken into lines as a browser does",
    .enabled("the fonts of Debian 12", ReferenceFonts.areInstalled),
    arguments: [
      (60.0, "Texture|레이아웃|과 오토|레이아웃|을 같은|화면에서|나란히|비교합니|다 (side|by|side)."),
      (100, "Texture 레이|아웃과 오토 레|이아웃을 같은|화면에서 나란|히 비교합니다|(side by|side)."),
      (150, "Texture 레이아웃과|오토 레이아웃을 같은|화면에서 나란히 비교|합니다 (side by|side)."),
      (220, "Texture 레이아웃과 오토 레이아|웃을 같은 화면에서 나란히 비교합|니다 (side by side)."),
    ])
  func paragraph(width: Double, expected: String) throws {
    let text = "Texture 레이아웃과 오토 레이아웃을 같은 화면에서 나란히 비교합니다 (side by side)."
    let broken = try lines(text, in: width)
    #expect(broken == expected.split(separator: "|").map(String.init))
  }

  /// From the same source as the paragraph above.
  @Test(
    "long words, dashes and line feeds are broken into lines as a browser does",
    .enabled("the fonts of Debian 12", ReferenceFonts.areInstalled),
    arguments: [
      (60.0, "Donaudampfschifffahrt —", "Donaud|ampfsc|hifffahr|t —"),
      (
        150, "The quick brown fox jumps over a well-known dog",
        "The quick brown|fox jumps over a|well-known dog"
      ),
      (60, "AVATAR To Type\nWave 3x4 -> 1,000 kg", "AVATAR|To|Type|Wave|3x4 ->|1,000|kg"),
    ])
  func words(width: Double, text: String, expected: String) throws {
    let broken = try lines(text, in: width)
    #expect(broken == expected.split(separator: "|").map(String.init))
  }

  @Test("a line whose available width is exactly that of its text does not wrap")
  func exactWidth() throws {
    let width = try naturalWidth("Hello, wide world")
    #expect(try lines("Hello, wide world", in: width) == ["Hello, wide world"])
    #expect(try lines("Hello, wide world", in: width - 0.01) == ["Hello, wide", "world"])
  }

  @Test("white space counts towards the width at the beginning of a line, not at its end")
  func hangingSpace() throws {
    let word = try naturalWidth("word")
    #expect(try lines("word  \u{2003}word", in: word) == ["word", "word"])
    #expect(try naturalWidth("word  ") == word)
    #expect(try naturalWidth("  word") > word + 5)
    #expect(try naturalWidth("   ") == 0)
  }

  @Test("a no-break space keeps its neighbours together and counts towards the width")
  func noBreakSpace() throws {
    let width = try naturalWidth("10 kg") - 1
    #expect(try lines("a 10\u{A0}kg", in: width + 2) == ["a", "10\u{A0}kg"])
    #expect(try naturalWidth("kg\u{A0}") > naturalWidth("kg"))
  }

  @Test("a word wider than the available width begins a line and is broken between characters")
  func longWord() throws {
    let width = try naturalWidth("mmm") + 1
    #expect(try lines("a mmmmmmmm b", in: width) == ["a", "mmm", "mmm", "mm b"])
  }

  @Test("white space at which a line may not end hangs too where the line is broken there")
  func hangingInsideWord() throws {
    let text = try measurer.text("( (", font: .body)
    #expect(try text.lines(in: naturalWidth("(") + 1).map(\.text) == ["(", "("])
  }

  @Test("every line has a character, even in an available width of 0")
  func noWidth() throws {
    #expect(try lines("ab c👩‍👩‍👧e\u{301}", in: 0) == ["a", "b", "c", "👩‍👩‍👧", "e\u{301}"])
  }

  @Test(
    "line feeds and similar characters end a line",
    arguments: ["\n", "\r\n", "\r", "\u{2028}", "\u{2029}", "\u{B}", "\u{C}", "\u{85}"])
  func mandatoryBreak(lineFeed: String) throws {
    #expect(try lines("one\(lineFeed)two", in: .infinity) == ["one", "two"])
    #expect(try lines("one \(lineFeed)\(lineFeed)two", in: .infinity) == ["one", "", "two"])
  }

  @Test("a line feed at the end begins no further line")
  func finalLineFeed() throws {
    #expect(try lines("one\n", in: .infinity) == ["one"])
    #expect(try lines("\n", in: .infinity) == [""])
    #expect(try lines("one\n\n", in: 0.5).suffix(2) == ["e", ""])
  }

  @Test("kerning does not reach over the end of a line")
  func kerningAcrossLines() throws {
    let whole = try measurer.text("AV", font: .body)
    let apart = whole.lines(in: 0).map(\.text)
    #expect(apart == ["A", "V"])
    let widths = whole.lines(in: whole.naturalWidth - 0.1).map(\.width)
    #expect(try widths == [naturalWidth("A"), naturalWidth("V")])
  }

  @Test("the last permitted line does not wrap but is truncated to the available width")
  func cut() throws {
    let width = try naturalWidth("one two") + 1
    let text = try measurer.text("one two three four", font: .body, maximumLines: 2)
    let cut = text.lines(in: width)
    #expect(cut.map(\.text).first == "one two")
    #expect(cut.map(\.isCut) == [false, true])
    #expect(cut.map(\.width).last == width)
    #expect(text.width(in: width) == width)
    #expect(text.lineCount(in: width) == 2)
    #expect(text.width(in: .infinity) == text.naturalWidth)
  }

  @Test("a single line takes up the available width, at most its natural width")
  func singleLine() throws {
    let text = try measurer.text("one two", font: .body, maximumLines: 1)
    let natural = try naturalWidth("one two")
    #expect(text.width(in: 20) == 20)
    #expect(text.width(in: 1000) == natural)
    #expect(text.lineCount(in: 1) == 1)
  }

  @Test("a text truncated at a line feed is no wider than the line before it")
  func cutAtLineFeed() throws {
    let text = try measurer.text("ab\nmuch longer", font: .body, maximumLines: 1)
    #expect(try text.naturalWidth == naturalWidth("ab"))
    #expect(
      text.lines(in: .infinity) == [
        TextLine(text: "ab", width: text.naturalWidth, isCut: true)
      ])
  }
}
