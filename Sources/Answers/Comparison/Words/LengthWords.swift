import Foundation
import Geometry
import LayoutSpecs

extension Axis {
  /// What a length along this axis is: `wide` or `high`.
  var adjective: String { self == .horizontal ? "wide" : "high" }

  /// The length along this axis: `width` or `height`.
  var length: String { self == .horizontal ? "width" : "height" }

  /// The coordinate along this axis: `x` or `y`.
  var coordinate: String { self == .horizontal ? "x" : "y" }

  /// The edges that it starts and ends with.
  var edges: (start: String, end: String) {
    self == .horizontal ? ("left", "right") : ("top", "bottom")
  }
}

extension Interval {
  /// The lengths in words, after "to be": `exactly 270 wide`, `80 to 200 high`, `of any width`.
  func words(_ axis: Axis) -> String {
    let adjective = axis.adjective
    if isExact { return "exactly \(lower.points) \(adjective)" }
    if lower > upper {
      return "at least \(lower.points) \(adjective) (above its maximum of \(upper.points))"
    }
    if lower == 0 {
      return upper.isInfinite ? "of any \(axis.length)" : "at most \(upper.points) \(adjective)"
    }
    if upper.isInfinite { return "at least \(lower.points) \(adjective)" }
    return "\(lower.points) to \(upper.points) \(adjective)"
  }
}

extension SizeRange {
  /// The sizes in words, after "to be": `exactly 270 wide and of any height`.
  var words: String {
    if self == .unconstrained { return "of any size" }
    return "\(self[.horizontal].words(.horizontal)) and \(self[.vertical].words(.vertical))"
  }
}

extension CGSize {
  /// The size in words: `270 × 45.5`.
  var words: String { "\(width.lengthWord) × \(height.lengthWord)" }

  /// The length along one axis.
  subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }
}

extension CGPoint {
  /// The point in words: `x 45, y 0`.
  var words: String { "x \(Double(x).points), y \(Double(y).points)" }

  /// The coordinate along one axis.
  subscript(axis: Axis) -> Double { axis == .horizontal ? x : y }
}

extension CGRect {
  /// The rectangle in words: `x 45, y 0, 270 × 45.5`.
  var words: String { "\(origin.words), \(size.words)" }
}

extension Double {
  /// So many points as the subject of a sentence: `1 point is`, `3.5 points are`.
  var pointsAre: String { points == "1" ? "1 point is" : "\(points) points are" }
}

extension CGFloat {
  fileprivate var lengthWord: String { isNaN ? "undefined" : Double(self).points }
}

extension LayoutSpecs.Dimension {
  /// The dimension in words, where fractions refer to `parent`: `80`, `50% of 270`.
  func words(of parent: Double) -> String {
    switch self {
    case .auto: "auto"
    case .points(let points): points.points
    case .fraction(let fraction):
      "\((fraction * 100).points)% of \(parent.isNaN ? "an undefined length" : parent.points)"
    }
  }
}

extension Array<String> {
  /// The words as a list: `a`, `a and b`, `a, b and c`.
  package var listed: String {
    guard count > 1, let last else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) and \(last)"
  }

  /// The first words as a list, and how many there are more: `a, b and 4 more`.
  package func listed(first most: Int) -> String {
    guard count > most else { return listed }
    return (prefix(most) + ["\(count - most) more"]).listed
  }

  /// Six words or fewer as a list; of more the first five, and how many there are more.
  package var listedInShort: String { count > 6 ? listed(first: 5) : listed }
}
