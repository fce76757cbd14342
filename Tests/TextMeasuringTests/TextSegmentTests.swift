import AffineGeometry
import Foundation
import Geometry
import SeededRandom
import Testing
import TextMeasuring

/// The pieces of a text against measuring it at many widths.
@Suite("The widths at which a text changes")
struct TextPieceTests {
  private static let texts = [
    "octocat", "", "Texture 레이아웃과 오토 레이아웃을 같은 화면에서 나란히 비교합니다",
    "AVAVAV Toffee, office-bound — waffling on\nand over a new line", "word",
    "averyveryverylongwordthatnevereverfits in a narrow room",
  ]

  @Test("between its ends a piece has one height, and the width of its text or its room")
  func insidePieces() throws {
    let measurer = TextMeasurer()
    for text in Self.texts {
      for lines in [0, 1, 2] {
        let measured = try measurer.text(
          text, font: FontDescription(size: 14, weight: .regular), maximumLines: lines)
        var width = 0.0
        var pieces = 0
        while width < 800 {
          // A little more than a computed end, which may be on either side of the true one.
          let piece = measured.segment(containing: width + 1e-8)
          pieces += 1
          let end = min(piece.widths.upperBound, 800)
          for part in [1e-7, 0.001, 0.3, 0.7, 0.999] {
            let room = width + part * (end - width)
            let size = measured.measure(in: CGSize(width: room, height: .infinity)).size
            #expect(size.height == piece.size.height, "\(text) in \(room)")
            #expect(
              abs(size.width - min(room, piece.size.width)) < 1e-9, "\(text) in \(room), \(piece)")
          }
          guard end > width else { break }
          width = end
        }
        #expect(width >= 800)
        #expect(pieces < 400)
      }
    }
  }

  @Test("a piece ends where the size changes, and no earlier")
  func ends() throws {
    let measurer = TextMeasurer()
    let text = try measurer.text(
      Self.texts[2], font: FontDescription(size: 14, weight: .regular), maximumLines: 0)
    var width = 40.0
    while width < 400 {
      let end = text.segment(containing: width + 1e-8).widths.upperBound
      let before = text.measure(in: CGSize(width: end - 1e-6, height: .infinity)).size
      let after = text.measure(in: CGSize(width: end + 1e-6, height: .infinity)).size
      #expect(before.height != after.height || abs(before.width - after.width) > 1e-3)
      width = end
    }
  }
}
