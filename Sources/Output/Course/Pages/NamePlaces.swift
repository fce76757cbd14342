import Foundation

/// Places for the names of elements in a picture, where they can be read.
///
/// A name stands above its frame, at the left, unless it would cover a text, another name or a border
/// there and another place is better. `course.js` has the same rules for the picture at any width.
struct NamePlaces {
  /// The frames, whose borders are drawn.
  private let frames: [CGRect]
  /// Everything that is drawn; names stay inside.
  private let room: CGRect
  /// The lines of text and the names so far.
  private var taken: [CGRect]

  /// Ours: the width of a letter of 10 pt, and how far names reach above and below their base line.
  private static let (letter, above, below) = (6.0, 9.0, 3.0)
  /// Ours: what it costs to cover a text or a name, and to cross a border; a later place costs 1 more.
  private static let (covering, crossing) = (100, 4)

  init(frames: [CGRect], texts: [CGRect], room: CGRect) {
    self.frames = frames
    self.room = room
    taken = texts
  }

  /// Where the name of the element in `frame` begins, on its base line.
  mutating func place(_ name: String, at frame: CGRect) -> CGPoint {
    let width = Double(name.count) * Self.letter
    let (right, middle) = (frame.maxX - width, frame.midY + 3.5)
    let places = [
      CGPoint(x: frame.minX + 1, y: frame.minY - 3), CGPoint(x: frame.minX + 3, y: frame.minY + 11),
      CGPoint(x: right - 1, y: frame.minY - 3), CGPoint(x: right - 3, y: frame.minY + 11),
      CGPoint(x: frame.maxX + 3, y: middle), CGPoint(x: frame.minX + 1, y: frame.maxY + 10),
      CGPoint(x: frame.minX + 3, y: frame.maxY - 4), CGPoint(x: right - 3, y: frame.maxY - 4),
      CGPoint(x: frame.minX - width - 3, y: middle), CGPoint(x: right - 1, y: frame.maxY + 10),
    ]
    let costs = places.enumerated().map { index, place in cost(Self.area(place, width)) + index }
    let best = costs.indices.min { costs[$0] < costs[$1] } ?? 0
    taken.append(Self.area(places[best], width))
    return places[best]
  }

  private func cost(_ area: CGRect) -> Int {
    let covered = taken.count { Self.overlap($0, area) }
    let crossed = frames.count { Self.overlap($0, area) && !$0.contains(area) }
    return Self.covering * (covered + (room.contains(area) ? 0 : 1)) + Self.crossing * crossed
  }

  private static func area(_ place: CGPoint, _ width: Double) -> CGRect {
    CGRect(x: place.x, y: place.y - above, width: width, height: above + below)
  }

  private static func overlap(_ one: CGRect, _ other: CGRect) -> Bool {
    one.minX < other.maxX && other.minX < one.maxX && one.minY < other.maxY
      && other.minY < one.maxY
  }
}
