import Foundation
import Geometry
import SeededRandom

@testable import TextMeasuring

extension SeededGenerator {
  /// A text of up to `longest` pieces of `pieces`.
  mutating func text(of pieces: [String], longest: Int) -> String {
    (0..<Int.random(in: 1...longest, using: &self))
      .compactMap { _ in pieces.randomElement(using: &self) }.joined()
  }
}

/// Pieces of text that wrap, kern, fall back, hang and break in every way.
let mixedPieces = [
  "A", "V", "To", "Wy", "fi", "office", "octocat", "->", "x", "3x4", "1,000", "한", "레이아웃", "글",
  " ", " ", " ", "  ", "\n", "\r\n", "\t", "\u{A0}", "\u{200B}", "\u{2003}", "-", "(", ")", "!",
  "—", "é", "e\u{301}", "👩‍👩‍👧", "🇰🇷", "שלום", "http://a.b/c?d=e", "漢字", "、",
]

extension MeasuredText {
  /// The size in an available width of `width` points and any height.
  func size(in width: Double) -> CGSize {
    measure(in: CGSize(width: width, height: .infinity)).size
  }

  /// The width in an available width of `width` points.
  func width(in width: Double) -> Double { size(in: width).width }

  /// The width in an unlimited available width.
  var naturalWidth: Double { width(in: .infinity) }

  /// The number of lines in an available width of `width` points, computed from the height.
  func lineCount(in width: Double) -> Int {
    Int((size(in: width).height / metrics.lineHeight).rounded())
  }
}

extension FontDescription {
  static let body = FontDescription(size: 16)
}

/// The fonts behind the exact numbers in these tests: Inter 3.019 and NanumBarunGothic
/// 1.000, as in Debian 12.
///
/// Another version of a font has other widths, which is not an error.
enum ReferenceFonts {
  static let sha256 = [
    "NanumBarunGothic.ttf": "9b872773134e2e4d8c0b17021266786576db06c843ede0d0b523b214a450756c",
    "Inter-Bold.otf": "1e9dfd6a6e33ac63a8fe3b4ed7ae0df9eac2d0b25e444e8e7daef4ac77943fc1",
    "Inter-Regular.otf": "a7e791e8f5a0fb02b65663f7fca73e1d1ca9543f772ad480cbd76f4e3fe3f8cc",
  ]

  static func areInstalled() throws -> Bool {
    let measurer = TextMeasurer()
    _ = try measurer.text("A한", font: .body)
    _ = try measurer.text("A", font: FontDescription(size: 16, weight: .bold))
    return measurer.usedFonts.allSatisfy { sha256[$0.fileName] == $0.sha256 }
  }
}
