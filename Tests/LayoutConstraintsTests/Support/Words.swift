import Foundation
import Geometry

/// Words of one width on lines with the height 10.
final class Words: PiecewiseMeasuring {
  let count: Int
  let width: Double

  init(count: Int, width: Double) {
    self.count = count
    self.width = width
  }

  func measure(in room: CGSize) -> ContentMeasurement {
    let piece = segment(containing: room.width)
    return ContentMeasurement(
      size: CGSize(width: min(room.width, piece.size.width), height: piece.size.height))
  }

  func segment(containing available: Double) -> ContentSegment {
    let perLine = min(Double(count), max(1, ((available + 1e-6) / width).rounded(.down)))
    let lines = (Double(count) / perLine).rounded(.up)
    let most = perLine < Double(count) ? (perLine + 1) * width - 1e-6 : .infinity
    return ContentSegment(
      size: CGSize(width: perLine * width, height: 10 * lines), firstBaseline: 0,
      lastBaselineFromBottom: 0, widths: (perLine * width - 1e-6)...most)
  }
}
