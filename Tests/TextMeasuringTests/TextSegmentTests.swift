import AffineGeometry
import Foundation
import Geometry
import SeededRandom
import Testing
import TextMeasuring

/// The segments of a text, checked by measuring it at many widths.
@Suite("The widths at which a text changes")
struct TextSegmentTests {
  private static let texts = [
    "octocat", "", "Texture 레이아웃과 오토 레이아웃을 같은 화면에서 나란히 비교합니다",
    "AVAVAV Toffee, office-bound — waffling on\nand over a new line", "word",
    "averyveryverylongwordthatnevereverfits in a narrow room",
  ]

  @Test("a text that is truncated has one segment, however long, and takes one pass to find it")
  func truncatedText() throws {
    for maximumLines in [1, 2] {
      var shapings: [Int] = []
      for count in [100, 200, 400] {
        let measurer = TextMeasurer()
        let text = Array(repeating: "wort", count: count).joined(separator: " ")
        let measured = try measurer.text(
          "first\n".prefix(maximumLines > 1 ? 6 : 0) + text,
          font: FontDescription(size: 14, weight: .regular), maximumLines: maximumLines)
        let segment = measured.segment(containing: 100)
        #expect(segment.widths.lowerBound <= 100 && segment.widths.upperBound == .infinity)
        #expect(measured.lines(inWidth: 100) == measured.lines(inWidth: 200))
        shapings.append(measurer.statistics.shapings)
      }
      #expect(shapings.max() ?? 0 <= (shapings.min() ?? 0) + 6, "\(shapings)")
    }
  }

  @Test(
    "within a segment the height is constant, and the width is that of the text or the available width"
  )
  func insideSegments() throws {
    let measurer = TextMeasurer()
    for text in Self.texts {
      for lines in [0, 1, 2] {
        let measured = try measurer.text(
          text, font: FontDescription(size: 14, weight: .regular), maximumLines: lines)
        var width = 0.0
        var segments = 0
        while width < 800 {
          // A little more than a computed end, which may be on either side of the true one.
          let segment = measured.segment(containing: width + 1e-8)
          segments += 1
          let end = min(segment.widths.upperBound, 800)
          for fraction in [1e-7, 0.001, 0.3, 0.7, 0.999] {
            let available = width + fraction * (end - width)
            let size = measured.measure(in: CGSize(width: available, height: .infinity)).size
            #expect(size.height == segment.size.height, "\(text) in \(available)")
            #expect(
              abs(size.width - min(available, segment.size.width)) < 1e-9,
              "\(text) in \(available), \(segment)")
          }
          guard end > width else { break }
          width = end
        }
        #expect(width >= 800)
        #expect(segments < 400)
      }
    }
  }

  @Test("a segment ends where the size changes, and no earlier")
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
