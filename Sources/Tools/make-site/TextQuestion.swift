import Foundation
import Geometry
import TextMeasuring

/// A question about the size of a text, as the page's `measure` is asked.
struct TextQuestion: Decodable {
  let text: String
  let size: Double
  let weight: Int
  let maximumLines: Int
  /// The available width, in points; `nil` for no limit.
  let width: Double?

  /// Width, height, first baseline, last baseline from below, both ends of the widths with this size, and the numbers of the
  /// lines.
  func answer(by measurer: TextMeasurer) throws(FontError) -> [Double] {
    let weight = FontWeight.allCases.first { $0.number == self.weight } ?? .regular
    let measured = try measurer.text(
      text, font: FontDescription(size: size, weight: weight), maximumLines: maximumLines)
    let width = width ?? .infinity
    let content = measured.measure(in: CGSize(width: width, height: .infinity))
    let segment = measured.segment(containing: width)
    return [
      content.size.width, content.size.height, content.firstBaseline,
      content.lastBaselineFromBottom, segment.widths.lowerBound, segment.widths.upperBound,
    ] + measured.lines(inWidth: width).map(Double.init)
  }
}
