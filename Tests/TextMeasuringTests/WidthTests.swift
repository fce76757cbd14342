import Foundation
import Geometry
import Testing

@testable import TextMeasuring

/// The expected numbers come from the fonts' tables, without HarfBuzz.
///
/// FontTools 4 read each glyph's advance from `hmtx` and added the `XAdvance` of the first matching
/// pair in the lookups of the `kern` feature in `GPOS`. They are in font units.
@Suite("Widths", .enabled("the fonts of Debian 12", ReferenceFonts.areInstalled))
struct WidthTests {
  private let measurer = TextMeasurer()

  @Test(
    "the width is the sum of advances and kerning in the font's tables",
    arguments: [
      ("A", 1904), ("AV", 3616), ("To", 3264), ("Type", 6556), ("Wave", 7212), ("octocat", 10124),
      ("AVATAR", 10376), ("The quick brown fox", 27012),
    ])
  func regular(text: String, units: Int) throws {
    let width = try measurer.text(text, font: FontDescription(size: 14)).naturalWidth
    #expect(abs(width - Double(units) * 14 / 2816) < 1e-9)
  }

  @Test(
    "another weight has its own advances and kerning",
    arguments: [("A", 2106), ("AV", 3958), ("octocat", 10570), ("The quick brown fox", 27894)])
  func bold(text: String, units: Int) throws {
    let font = FontDescription(size: 16, weight: .bold)
    let width = try measurer.text(text, font: font).naturalWidth
    #expect(abs(width - Double(units) * 16 / 2816) < 1e-9)
  }

  @Test(
    "characters that Inter lacks are as wide as in the fallback",
    arguments: [("한글", 1784), ("레이아웃", 3568)])
  func korean(text: String, units: Int) throws {
    let width = try measurer.text(text, font: .body).naturalWidth
    #expect(abs(width - Double(units) * 16 / 1000) < 1e-9)
  }

  @Test("a text in two fonts is as wide as its parts in each")
  func mixed() throws {
    let width = try measurer.text("A한글 a", font: .body).naturalWidth
    // A from Inter, two syllables from NanumBarunGothic, a space and an a from Inter.
    #expect(abs(width - 16 * (1904.0 / 2816 + 1784.0 / 1000 + 2380.0 / 2816)) < 1e-9)
  }

  @Test("the size scales the width and nothing else", arguments: [0.001, 1, 13.5, 10_000])
  func scaling(size: Double) throws {
    let width = try measurer.text("AV", font: FontDescription(size: size)).naturalWidth
    #expect(abs(width / size - 3616.0 / 2816) < 1e-9)
  }

  @Test("the line height is ascender, descender and line gap of the first font")
  func lineHeight() throws {
    let metrics = try measurer.text("한", font: FontDescription(size: 14)).metrics
    #expect(abs(metrics.ascender - 14 * 2728.0 / 2816) < 1e-9)
    #expect(abs(metrics.descender + 14 * 680.0 / 2816) < 1e-9)
    #expect(metrics.lineGap == 0)
    #expect(abs(metrics.lineHeight - 14 * 3408.0 / 2816) < 1e-9)
  }
}
