import Foundation
import Geometry
import Testing

@testable import TextMeasuring

@Suite("Unusual text")
struct UnusualTextTests {
  private let measurer = TextMeasurer()

  private func naturalWidth(_ text: String) throws -> Double {
    try measurer.text(text, font: .body).naturalWidth
  }

  @Test("an empty text has no size and no line", arguments: [0, 1])
  func empty(maximumLines: Int) throws {
    let text = try measurer.text("", font: .body, maximumLines: maximumLines)
    let available = CGSize(width: 100, height: 100)
    #expect(text.measure(in: available) == ContentMeasurement(size: .zero))
    #expect(text.lines(in: 100).isEmpty)
  }

  @Test("the first baseline is below the ascender, the last one above the descender")
  func baselines() throws {
    let text = try measurer.text("one\ntwo\nthree", font: .body)
    let measurement = text.measure(in: CGSize(width: 100, height: 0))
    let height: Double = measurement.size.height
    #expect(height == 3 * text.metrics.lineHeight)
    #expect(measurement.firstBaseline == text.metrics.ascender)
    #expect(measurement.lastBaselineFromBottom == -text.metrics.descender + text.metrics.lineGap)
  }

  @Test("a tab is as wide as a space, other control characters have no width")
  func controlCharacters() throws {
    #expect(try naturalWidth("a\tb") == naturalWidth("a b"))
    #expect(try naturalWidth("a\u{7}b") == naturalWidth("a") + naturalWidth("b"))
    #expect(try naturalWidth("\u{0}\u{1B}\u{9F}") == 0)
  }

  @Test("a letter and its combining mark are as wide as the letter, composed or not")
  func combiningMarks() throws {
    #expect(try naturalWidth("e\u{301}") == naturalWidth("é"))
    #expect(try naturalWidth("x\u{301}") == naturalWidth("x"))
  }

  @Test("a syllable made of conjoining letters is as wide as the composed one")
  func conjoiningLetters() throws {
    #expect(try naturalWidth("\u{1112}\u{1161}\u{11AB}") == naturalWidth("한"))
    #expect(measurer.usedFonts.map(\.family) == [.inter, .nanumBarunGothic])
  }

  @Test("a composed letter and its decomposed form keep their own text")
  func canonicalEquivalents() throws {
    let composed = try measurer.text("é", font: .body)
    let decomposed = try measurer.text("e\u{301}", font: .body)
    #expect(composed.text.unicodeScalars.count == 1)
    #expect(decomposed.text.unicodeScalars.count == 2)
  }

  @Test(
    "characters that no font covers are drawn as missing glyphs and have a width",
    arguments: [
      "😀", "👩‍👩‍👧", "🇰🇷", "שלום", "مرحبا", "नमस्ते", "ไทย", "\u{10FFFF}", "\u{FFFD}", "\u{FFFF}",
      "\u{E000}", "🇰",
    ])
  func missingGlyphs(text: String) throws {
    let width = try naturalWidth(text)
    #expect(width > 0)
    #expect(width.isFinite)
    #expect(try naturalWidth("\(text) \(text)") > 2 * width)
  }

  @Test("characters that only join or mark are nothing on their own")
  func ignorable() throws {
    #expect(try naturalWidth("\u{200B}\u{200D}\u{FE0F}\u{2060}") == 0)
    #expect(try naturalWidth("a\u{200B}b") <= naturalWidth("a") + naturalWidth("b"))
  }

  @Test("a megabyte of text is measured in any available width")
  func megabyte() throws {
    try measureInAnyWidth(String(repeating: "Lorem ipsum 레이아웃, ", count: 40_000))
  }

  @Test(
    "long text without words, or of characters that are shaped together, is measured in any available width",
    arguments: ["레이아웃", "a", "->", "fi", " ", "\n", "😀", "-", "e\u{301}", "("])
  func longText(piece: String) throws {
    try measureInAnyWidth(String(repeating: piece, count: 20_000))
  }

  private func measureInAnyWidth(_ string: String) throws {
    let text = try measurer.text(string, font: .body)
    for available in [0, 100, 1e6, Double.infinity] {
      let size = text.size(in: available)
      #expect(size.width.isFinite && Double(size.width) <= available)
      #expect(size.height.isFinite && size.height > 0)
    }
  }

  @Test(
    "twice the text is twice the work, however much of it is shaped together",
    arguments: ["To AV, ", "->", "fi", "fi-", "x4"])
  func linearWork(piece: String) throws {
    let shapings = try [1_500, 3_000].map { count in
      let measurer = TextMeasurer()
      let text = try measurer.text(String(repeating: piece, count: count), font: .body)
      _ = text.size(in: 100)
      return measurer.statistics.shapings
    }
    // A tenth of slack: the two texts do not fall into runs and lines at the same places.
    #expect(Double(shapings[1]) <= 2.1 * Double(shapings[0]) + 10)
  }

  @Test("a million combining marks on one letter are one character")
  func manyMarks() throws {
    let text = try measurer.text(
      "x" + String(repeating: "\u{301}", count: 500_000), font: .body)
    #expect(text.lines(in: 0).count == 1)
    #expect(try text.naturalWidth == naturalWidth("x"))
  }
}
