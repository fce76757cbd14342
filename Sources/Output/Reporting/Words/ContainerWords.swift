import Comparison
import Geometry

extension Container {
  /// For a table, where it stays on one line: `320` or `414 × 120`.
  var shortText: String {
    height.map { "\(width.points)\u{A0}×\u{A0}\($0.points)" }
      ?? width.points
  }

  /// For a heading.
  var longText: String {
    if let height {
      return "\(width.points) points wide, \(height.points) points high"
    }
    return "\(width.points) points wide, height as the content decides"
  }
}
