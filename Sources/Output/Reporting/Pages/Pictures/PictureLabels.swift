import Comparison
import Foundation
import Geometry

/// Places labels in a picture, so that none overlaps another label or a line.
struct PictureLabels {
  /// The frames of both layouts, whose borders are drawn.
  private let obstacles: [CGRect]
  private var taken: [CGRect] = []
  /// The height of letters, in the picture's own units.
  private let size: Double

  /// The text of a label.
  enum Choice: Equatable {
    /// The element's name.
    case name
    /// Its number, where the name does not fit.
    case number
  }

  init(around frames: [Frame], size: Double) {
    obstacles = frames.map(\.rectangle)
    self.size = size
  }

  /// Labels for `elements` in the frames of one layer; elements whose label does not fit have none.
  ///
  /// `texts` are what elements show, which labels do not cover. Small frames are first, since large ones have more free places. Quadratic in the number of
  /// elements.
  static func labels(
    for elements: [NumberedElement], in path: KeyPath<ElementComparison, Frame>, size: Double,
    besides texts: [CGRect] = []
  ) -> [Int: (label: LayoutPicture.Label, choice: Choice)] {
    let frames = elements.flatMap { [$0.comparison.spec, $0.comparison.constraints] }
    var places = PictureLabels(around: frames, size: size)
    places.taken = texts
    var labels: [Int: (label: LayoutPicture.Label, choice: Choice)] = [:]
    let order = elements.filter { $0.number != 0 }.sorted { left, right in
      let (one, other) = (left.comparison[keyPath: path].area, right.comparison[keyPath: path].area)
      return one == other ? left.number < right.number : one < other
    }
    for element in order {
      let frame = element.comparison[keyPath: path]
      if let label = places.place(element.comparison.element, in: frame) {
        labels[element.number] = (label, .name)
      } else if let label = places.place("\(element.number)", in: frame) {
        labels[element.number] = (label, .number)
      }
    }
    return labels
  }

  /// Explains the numbers in a picture and names elements without a label; `nil` where all have names.
  static func unnamed(
    _ elements: [NumberedElement],
    _ labels: [Int: (label: LayoutPicture.Label, choice: Choice)]
  ) -> String? {
    func list(_ elements: [NumberedElement], _ text: (NumberedElement) -> String) -> String? {
      if elements.isEmpty { return nil }
      let more = elements.count - SizeLimits.unlabelledElements
      return elements.prefix(SizeLimits.unlabelledElements).map(text).joined(separator: ", ")
        + (more > 0 ? " and \(more) more" : "")
    }
    let inside = elements.filter { $0.number != 0 }
    let numbered = list(inside.filter { labels[$0.number]?.choice == .number }) {
      "\($0.number) \($0.comparison.element)"
    }
    let silent = list(inside.filter { labels[$0.number] == nil }) {
      let frame = $0.comparison.spec
      return "\($0.comparison.element) (\(frame.width.points) × \(frame.height.withUnit)"
        + " at x \(frame.x.points), y \(frame.y.points))"
    }
    let sentences = [
      numbered.map { "Numbers in the picture: \($0)." }, silent.map { "Without a label: \($0)." },
    ].compactMap(\.self)
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  /// A free place inside `frame`: a corner, the middle of a side, or the centre.
  private mutating func place(_ text: String, in frame: Frame) -> LayoutPicture.Label? {
    let area = frame.rectangle
    let (width, padding) = (Self.width(of: text) * size, size / 3)
    let height = min(size * 1.2, area.height)
    guard width + 2 * padding <= area.width, size * 1.1 <= area.height, area.height.isFinite
    else { return nil }
    let inset = min(padding, (area.height - height) / 2)
    let columns = [area.minX + padding, area.maxX - padding - width, area.midX - width / 2]
    let rows = [area.minY + inset, area.maxY - inset - height, area.midY - height / 2]
    for y in rows {
      for x in columns {
        let place = CGRect(x: x, y: y, width: width, height: height)
        if taken.contains(where: { $0.overlaps(place) }) { continue }
        if obstacles.contains(where: { place.isCrossed(byBorderOf: $0) }) { continue }
        taken.append(place)
        return LayoutPicture.Label(
          text: text, x: NumberText.plain(x), y: NumberText.plain(y + height / 2 + size * 0.35),
          size: NumberText.plain(size))
      }
    }
    return nil
  }

  /// An upper estimate of the width in a sans-serif face; letters outside ASCII may be square.
  private static func width(of text: String) -> Double {
    text.unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 0.62 : 1.05) }
  }
}

extension Frame {
  fileprivate var rectangle: CGRect {
    CGRect(x: x, y: y, width: max(width, 0), height: max(height, 0))
  }
  fileprivate var area: Double { max(width, 0) * max(height, 0) }
}

extension CGRect {
  /// Whether the interiors overlap; false for NaN.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    other.minX < maxX && other.maxX > minX && other.minY < maxY && other.maxY > minY
  }

  /// Whether a side of `other` crosses the interior.
  fileprivate func isCrossed(byBorderOf other: CGRect) -> Bool {
    let isBeside = other.minX < maxX && other.maxX > minX
    let isLevel = other.minY < maxY && other.maxY > minY
    func isInside(_ position: Double, _ low: Double, _ high: Double) -> Bool {
      position > low && position < high
    }
    // A rectangle of width or height 0 is a line: strict comparisons would miss it.
    if other.width == 0 { return isLevel && isInside(other.minX, minX, maxX) }
    if other.height == 0 { return isBeside && isInside(other.minY, minY, maxY) }
    return isLevel && (isInside(other.minX, minX, maxX) || isInside(other.maxX, minX, maxX))
      || isBeside && (isInside(other.minY, minY, maxY) || isInside(other.maxY, minY, maxY))
  }
}
