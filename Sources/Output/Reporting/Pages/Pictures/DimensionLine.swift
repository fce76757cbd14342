import Foundation
import Geometry
import Layouts
import RecordWords

/// A line from an edge of the layout spec to the same edge of the constraints, with its length.
struct DimensionLine {
  let path: String
  let x: String
  let y: String
  let size: String
  let anchor: String
  let text: String
  /// Whether its length is beside it: not where there is no room, or another one says the same.
  let isWritten: Bool

  /// The lines of all elements that differ, also from given frames; edges at the same two positions
  /// share one.
  ///
  /// `size` is the height of letters, in the picture's own units. A length covers none of `texts` and
  /// no other length, and is inside `bounds`: it takes the first free place at its line, and is left
  /// out where there is none. The table of frames has all lengths.
  static func all(
    for elements: [NumberedElement], given: [GivenElement] = [], size: Double,
    besides texts: [CGRect] = [], within bounds: CGRect = .infinite
  ) -> [DimensionLine] {
    let differing = elements.map(\.comparison).filter {
      $0.agreement == .differs && !$0.isAmbiguous
    }
    let misplaced = given.filter { !$0.agrees }.compactMap { given in
      (given.spec ?? given.constraints).map { (given.frame, $0) }
    }
    var space = Space(taken: texts, bounds: bounds, size: size)
    return all(differing.map { ($0.spec, $0.constraints) } + misplaced, in: &space)
  }

  private static func all(_ pairs: [(Frame, Frame)], in space: inout Space) -> [DimensionLine] {
    var seen: Set<[Double]> = []
    // A length that is written once needs no second time; lines of one direction are side by side.
    var written: Set<String> = []
    var counts = (across: 0, down: 0)
    var lines: [DimensionLine] = []
    for (start, end) in pairs {
      for edge in Edge.allCases where lines.count < SizeLimits.dimensionLines {
        let (from, to) = (start.position(of: edge), end.position(of: edge))
        let isHorizontal = edge == .left || edge == .right
        guard abs(to - from) > Tolerance.equal,
          seen.insert([isHorizontal ? 0 : 1, from, to]).inserted
        else { continue }
        let text = "\(NumberText.difference(to - from)) pt"
        let isNew = !written.contains("\(isHorizontal) \(text)")
        let line = DimensionLine(
          from: from, to: to, isHorizontal: isHorizontal, frame: end, text: isNew ? text : "",
          share: isHorizontal ? counts.across : counts.down, in: &space)
        if !line.text.isEmpty { written.insert("\(isHorizontal) \(text)") }
        lines.append(line)
        if isHorizontal { counts.across += 1 } else { counts.down += 1 }
      }
    }
    return lines
  }

  /// Where lines of one direction are, in shares of the frame; then further places.
  private static let (across, down) = (
    [0.5, 0.75, 0.25], [0.8, 0.6, 0.9, 0.7, 0.5, 0.4, 0.3, 0.2, 0.1]
  )

  private init(
    from: Double, to: Double, isHorizontal: Bool, frame: Frame, text: String, share: Int,
    in space: inout Space
  ) {
    let size = space.size
    let head = (to < from ? 1.0 : -1.0) * size / 3
    let shares = isHorizontal ? Self.across : Self.down
    let usual = isHorizontal ? share % 3 : share % 4
    let (start, length) = isHorizontal ? (frame.y, frame.height) : (frame.x, frame.width)
    // The usual place first.
    let positions = [shares[usual]] + shares.indices.filter { $0 != usual }.map { shares[$0] }
    var line = start + length * positions[0]
    var place: Place?
    for position in positions where place == nil && !text.isEmpty {
      let candidate = start + length * position
      place = space.place(text, from: from, to: to, at: candidate, isHorizontal: isHorizontal)
      if place != nil { line = candidate }
    }
    let plain = NumberText.coordinate
    path =
      isHorizontal
      ? "M\(plain(from)) \(plain(line))H\(plain(to))m\(plain(head)) \(plain(-size / 3))"
        + "L\(plain(to)) \(plain(line))l\(plain(head)) \(plain(size / 3))"
      : "M\(plain(line)) \(plain(from))V\(plain(to))m\(plain(-size / 3)) \(plain(head))"
        + "L\(plain(line)) \(plain(to))l\(plain(size / 3)) \(plain(head))"
    (x, y) = (plain(place?.x ?? line), plain(place?.y ?? line))
    anchor = place?.anchor ?? "start"
    self.size = plain(size)
    self.text = place == nil ? "" : text
    isWritten = !self.text.isEmpty
  }

  /// Where a text is written.
  private struct Place {
    let x: Double
    let y: Double
    let anchor: String
  }

  /// The places of a picture that texts have taken.
  private struct Space {
    var taken: [CGRect]
    let bounds: CGRect
    /// The height of letters.
    let size: Double

    /// The first free place at a line: on it or beside it; `nil` where there is none.
    ///
    /// The same places in the same order as in `drawing.js`.
    mutating func place(
      _ text: String, from: Double, to: Double, at line: Double, isHorizontal: Bool
    ) -> Place? {
      let length = Double(text.count) * size * 0.6
      let (low, high, middle) = (min(from, to), max(from, to), (from + to) / 2)
      var places: [Place] = []
      if isHorizontal {
        if high - low > length + size {
          places += [line - size / 3, line + size].map { Place(x: middle, y: $0, anchor: "middle") }
        }
        places += [
          Place(x: high + size / 3, y: line + size * 0.35, anchor: "start"),
          Place(x: low - size / 3, y: line + size * 0.35, anchor: "end"),
        ]
      } else {
        places = [
          Place(x: line + size / 2, y: middle + size * 0.35, anchor: "start"),
          Place(x: line - size / 2, y: middle + size * 0.35, anchor: "end"),
          Place(x: line, y: low - size / 3, anchor: "middle"),
          Place(x: line, y: high + size * 1.1, anchor: "middle"),
        ]
        // Over the line, of which both ends remain.
        if high - low > size * 2 {
          places.append(Place(x: line, y: middle + size * 0.35, anchor: "middle"))
        }
      }
      for place in places {
        let left =
          place.x - (place.anchor == "start" ? 0 : place.anchor == "end" ? length : length / 2)
        // Digits are 0.73 of the size high, and a “p” goes 0.2 below the line.
        let area = CGRect(x: left, y: place.y - size * 0.8, width: length, height: size * 1.05)
        if isInside(area), !taken.contains(where: area.intersects) {
          taken.append(area)
          return place
        }
      }
      return nil
    }

    /// Exact, unlike `CGRect.contains`, which compares a width that it computes.
    private func isInside(_ area: CGRect) -> Bool {
      bounds.minX <= area.minX && area.maxX <= bounds.maxX && bounds.minY <= area.minY
        && area.maxY <= bounds.maxY
    }
  }
}
