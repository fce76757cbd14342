import Foundation
import Geometry

/// A text in lines of 10 points, with baselines.
struct Paragraph: ContentMeasuring {
  let length: Double

  func measure(in available: CGSize) -> ContentMeasurement {
    let width = min(length, Double(available.width))
    let lines = width > 0 ? (length / max(width, 1)).rounded(.up) : 1
    return ContentMeasurement(
      size: CGSize(width: width, height: 10 * lines), firstBaseline: 8, lastBaselineFromBottom: 2)
  }
}
