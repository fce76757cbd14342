import Foundation
import Geometry

/// One line of text of a fixed size, cut where there is less room.
struct CutLine: ContentMeasuring {
  var size: CGSize
  var firstBaseline: Double
  var lastBaselineFromBottom: Double

  func measure(in room: CGSize) -> ContentMeasurement {
    ContentMeasurement(
      size: size, firstBaseline: firstBaseline, lastBaselineFromBottom: lastBaselineFromBottom)
  }
}
