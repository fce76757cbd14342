package import Geometry
import LayoutSpecs
package import Phrases
import Scenarios

extension Axis {
  /// The name of a length along this axis: `width` or `height`.
  package var length: String { self == .horizontal ? "width" : "height" }

  /// The length along this axis that an element's content has: `the own width of title`.
  package func ownLength(of element: String) -> String { "the own \(length) of \(element)" }

  /// The name of a coordinate along this axis: `x` or `y`.
  package var coordinate: String { self == .horizontal ? "x" : "y" }

  /// The names of the edges at both ends of this axis.
  package var edges: (start: String, end: String) {
    self == .horizontal ? ("left", "right") : ("top", "bottom")
  }
}

extension Interval {
  /// Whether it is limited on one side alone: `at most 200 pt`, `at least 40 pt`.
  package var isLimited: Bool { lower > upper || (!isExact && (lower == 0) != upper.isInfinite) }

  /// The lengths in words: `exactly 270 pt wide`, `80 to 200 pt high`, `of any width`.
  package func phrase(_ axis: Axis) -> Phrase {
    let adjective = axis.adjective
    if isExact { return "exactly \(points: lower) \(adjective)" }
    if lower > upper {
      return """
        at least \(points: lower, besides: upper) \(adjective) (above its maximum of \
        \(points: upper, besides: lower))
        """
    }
    if lower == 0 {
      return upper.isInfinite ? "of any \(axis.length)" : "at most \(points: upper) \(adjective)"
    }
    if upper.isInfinite { return "at least \(points: lower) \(adjective)" }
    return "\(bare: lower) to \(points: upper) \(adjective)"
  }
}

extension SizeRange {
  /// The sizes in words: `exactly 270 pt wide and of any height`.
  package var phrase: Phrase {
    if self == .unconstrained { return "of any size" }
    return "\(self[.horizontal].phrase(.horizontal)) and \(self[.vertical].phrase(.vertical))"
  }
}

extension CGSize {
  /// The size in points, in words: `270 × 45.5`.
  package var phrase: Phrase { "\(width.word) × \(height.word)" }
}

extension CGPoint {
  /// The point in points, in words: `x 45, y 0`.
  package var phrase: Phrase { "x \(bare: Double(x)), y \(bare: Double(y))" }
}

extension CGRect {
  /// The rectangle in points, in words: `x 45, y 0, 270 × 45.5`.
  package var phrase: Phrase { "\(origin.phrase), \(size.phrase)" }
}

extension CGFloat {
  fileprivate var word: Phrase { isNaN ? "undefined" : "\(bare: Double(self))" }
}

extension LayoutSpecs.Dimension {
  /// The dimension in words, where fractions refer to `parent` points: `80 pt`, `50% of 270 pt`.
  package func phrase(of parent: Double) -> Phrase {
    switch self {
    case .auto: "auto"
    case .points(let points): "\(points: points)"
    case .fraction(let fraction):
      parent.isNaN
        ? "\(bare: fraction * 100)% of an undefined length"
        : "\(bare: fraction * 100)% of \(points: parent)"
    }
  }
}

extension Array where Element: Equatable {
  /// The elements without repetitions, in their order.
  package var distinct: [Element] {
    reduce(into: []) { distinct, next in if !distinct.contains(next) { distinct.append(next) } }
  }
}

extension Array<String> {
  /// The words as a list: `a`, `a and b`, `a, b and c`.
  package var listed: String {
    guard count > 1, let last else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) and \(last)"
  }

  /// The first words as a list, with the number of others: `a, b and 4 more`.
  package func listed(first most: Int) -> String {
    guard count > most else { return listed }
    return (prefix(most) + ["\(count - most) more"]).listed
  }

  /// Up to six words as a list; of more the first five, with the number of others.
  package var listedInShort: String { count > 6 ? listed(first: 5) : listed }
}

extension Array<Container> {
  /// Containers as a list in short, with their unit: `280, 320 and 414 × 120 pt`, `320 pt, long`, or
  /// `320 pt in 8 cases, first long`.
  package var listedInPoints: String {
    guard let first else { return "" }
    let cases = Dictionary(grouping: self, by: { $0.caseName }).mapValues { $0.map { $0.words } }
    let words = cases[first.caseName] ?? []
    let count = words.count
    let widths =
      count > 6
      ? "\(words.prefix(5).joined(separator: ", ")) pt and \(count - 5) more" : "\(words.listed) pt"
    let place = widths + (first.caseName.map { ", \($0)" } ?? "")
    guard cases.count > 1 else { return place }
    if cases.values.allSatisfy({ $0 == words }) {
      return "\(widths) in \(cases.count) cases" + (first.caseName.map { ", first \($0)" } ?? "")
    }
    return "\(place), and in \(cases.count - 1) more \(cases.count == 2 ? "case" : "cases")"
  }
}
