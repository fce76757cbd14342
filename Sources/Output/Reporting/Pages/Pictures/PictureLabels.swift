import Comparison
import Foundation
import Geometry

/// Finds places for words in a picture, so that none lies on another word or on a line.
struct PictureLabels {
  /// Where lines are drawn.
  private let obstacles: [CGRect]
  private var taken: [CGRect] = []
  /// The height of letters, in the picture's own units.
  private let size: Double

  /// What a label says.
  enum Choice: Equatable {
    /// The element's name.
    case name
    /// Its number, since there is no room for its name.
    case number
  }

  init(around frames: [Frame], size: Double) {
    obstacles = frames.map(\.rectangle)
    self.size = size
  }

  /// Labels for `elements` in the frames of one layer; none for those that have no room.
  ///
  /// Small frames choose first: large ones have more places. Takes the number of elements squared.
  static func labels(
    for elements: [NumberedElement], in path: KeyPath<ElementComparison, Frame>, size: Double
  ) -> [Int: (label: LayoutPicture.Label, choice: Choice)] {
    let frames = elements.flatMap { [$0.comparison.spec, $0.comparison.constraints] }
    var places = PictureLabels(around: frames, size: size)
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

  /// The most elements that are named beside a picture.
  private static let mostUnnamed = 30

  /// What the numbers in a picture are, and what has no label at all; `nil` where all have names.
  static func unnamed(
    _ elements: [NumberedElement],
    _ labels: [Int: (label: LayoutPicture.Label, choice: Choice)]
  ) -> String? {
    func list(_ elements: [NumberedElement], _ text: (NumberedElement) -> String) -> String? {
      if elements.isEmpty { return nil }
      let more = elements.count - mostUnnamed
      return elements.prefix(mostUnnamed).map(text).joined(separator: ", ")
        + (more > 0 ? " and \(more) more" : "")
    }
    let inside = elements.filter { $0.number != 0 }
    let numbered = list(inside.filter { labels[$0.number]?.choice == .number }) {
      "\($0.number) is \($0.comparison.element)"
    }
    let silent = list(inside.filter { labels[$0.number] == nil }) {
      let frame = $0.comparison.spec
      return "\($0.comparison.element) (\(frame.width.points) × \(frame.height.points)"
        + " at \(frame.x.points), \(frame.y.points))"
    }
    let sentences = [
      numbered.map { "In the picture, \($0)." }, silent.map { "Without a label: \($0)." },
    ].compactMap(\.self)
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  /// A free place inside `frame`: its corners, the middles of its sides, or its middle.
  private mutating func place(_ text: String, in frame: Frame) -> LayoutPicture.Label? {
    let room = frame.rectangle
    let (width, padding) = (Self.width(of: text) * size, size / 3)
    let height = min(size * 1.2, room.height)
    guard width + 2 * padding <= room.width, size * 1.1 <= room.height, room.height.isFinite
    else { return nil }
    let inset = min(padding, (room.height - height) / 2)
    let columns = [room.minX + padding, room.maxX - padding - width, room.midX - width / 2]
    let rows = [room.minY + inset, room.maxY - inset - height, room.midY - height / 2]
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

  /// Wide enough for any letter of a sans-serif face; what is not ASCII may be as wide as high.
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
  /// Whether both have an inside in common; false for what is no number.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    other.minX < maxX && other.maxX > minX && other.minY < maxY && other.maxY > minY
  }

  /// Whether a side of `other` runs through the inside.
  fileprivate func isCrossed(byBorderOf other: CGRect) -> Bool {
    let isBeside = other.minX < maxX && other.maxX > minX
    let isLevel = other.minY < maxY && other.maxY > minY
    func holds(_ position: Double, _ low: Double, _ high: Double) -> Bool {
      position > low && position < high
    }
    // What has no extent is a line, beside nothing by comparisons that are strict.
    if other.width == 0 { return isLevel && holds(other.minX, minX, maxX) }
    if other.height == 0 { return isBeside && holds(other.minY, minY, maxY) }
    return isLevel && (holds(other.minX, minX, maxX) || holds(other.maxX, minX, maxX))
      || isBeside && (holds(other.minY, minY, maxY) || holds(other.maxY, minY, maxY))
  }
}
