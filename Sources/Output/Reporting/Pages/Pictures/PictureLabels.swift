import Foundation
import Geometry
import Layouts

/// Places labels in a picture, so that none overlaps another label or a line.
struct PictureLabels {
  /// The frames of both layouts, whose borders are drawn.
  private let obstacles: [CGRect]
  private var taken: [CGRect] = []
  /// The height of letters, in the picture's own units.
  private let size: Double

  /// Labels by the numbers of elements, with the places that they take.
  typealias Placed = [Int: (label: LayoutPicture.Label, place: CGRect)]

  init(around frames: [Frame], size: Double) {
    obstacles = frames.map(\.rectangle)
    self.size = size
  }

  /// Labels for `elements` in the frames of one layer; elements whose name does not fit have none.
  ///
  /// `texts` are what elements show, which labels do not cover. `others` are the labels of the spec's
  /// layer, which keep their places in frames that are the same. Small frames are first, since large
  /// ones have more free places. Quadratic in the number of elements.
  static func labels(
    for elements: [NumberedElement], in path: KeyPath<ElementComparison, Frame>, size: Double,
    besides texts: [CGRect] = [], like others: Placed = [:], around given: [Frame] = []
  ) -> Placed {
    let frames = elements.flatMap { [$0.comparison.spec, $0.comparison.constraints] } + given
    var places = PictureLabels(around: frames, size: size)
    places.taken = texts
    var labels: Placed = [:]
    for element in elements where element.comparison.spec == element.comparison.constraints {
      guard let same = others[element.number] else { continue }
      labels[element.number] = same
      places.taken.append(same.place)
    }
    let order = elements.filter { $0.number != 0 }.sorted { left, right in
      let (one, other) = (left.comparison[keyPath: path].area, right.comparison[keyPath: path].area)
      return one == other ? left.number < right.number : one < other
    }
    for element in order where labels[element.number] == nil {
      let frame = element.comparison[keyPath: path]
      let spec = element.comparison.spec
      let near = others[element.number].map {
        $0.place.offsetBy(dx: frame.x - spec.x, dy: frame.y - spec.y)
      }
      labels[element.number] = places.place(element.comparison.element, in: frame, near: near)
    }
    return labels
  }

  /// A free place inside `frame`: the one at `near`, a corner, the middle of a side, or the centre.
  private mutating func place(
    _ text: String, in frame: Frame, near: CGRect?
  ) -> (LayoutPicture.Label, CGRect)? {
    let area = frame.rectangle
    let (width, padding) = (Self.width(of: text) * size, size / 3)
    let height = min(size * 1.2, area.height)
    guard width + 2 * padding <= area.width, size * 1.1 <= area.height, area.height.isFinite
    else { return nil }
    let inset = min(padding, (area.height - height) / 2)
    let columns = [area.minX + padding, area.maxX - padding - width, area.midX - width / 2]
    let rows = [area.minY + inset, area.maxY - inset - height, area.midY - height / 2]
    let same = near.flatMap { near -> [CGRect]? in
      near.width == width && near.height == height && area.contains(near) ? [near] : nil
    }
    let free = rows.flatMap { y in
      columns.map { CGRect(x: $0, y: y, width: width, height: height) }
    }
    for place in (same ?? []) + free {
      if taken.contains(where: { $0.overlaps(place) }) { continue }
      if obstacles.contains(where: { place.isCrossed(byBorderOf: $0) }) { continue }
      taken.append(place)
      let label = LayoutPicture.Label(
        text: text, x: NumberText.decimal(place.minX, places: 1),
        y: NumberText.decimal(place.minY + height / 2 + size * 0.35, places: 1),
        size: NumberText.coordinate(size))
      return (label, place)
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
