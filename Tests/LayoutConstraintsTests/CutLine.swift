import Foundation
import Geometry

/// One line of text of a fixed size, cut where there is less room.
struct CutLine: ContentMeasuring {
  var size: CGSize
  var firstBaseline: Double
  var lastBaselineFromBottom: Double

  var wraps: Bool { false }

  func measure(in room: CGSize) -> ContentMeasurement {
    ContentMeasurement(
      size: CGSize(width: min(size.width, room.width), height: size.height),
      firstBaseline: firstBaseline, lastBaselineFromBottom: lastBaselineFromBottom)
  }
}
