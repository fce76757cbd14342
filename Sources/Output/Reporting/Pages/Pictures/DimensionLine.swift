import Comparison
import Foundation
import Geometry

/// A line from an edge of the layout spec to the same edge of the constraints, with its length.
struct DimensionLine {
  let path: String
  let x: String
  let y: String
  let size: String
  let anchor: String
  private(set) var text: String
  /// Where the text is.
  private let area: CGRect

  /// The lines of all elements that differ, also from given frames; edges at the same two positions
  /// share one.
  ///
  /// `size` is the height of letters, in the picture's own units.
  static func all(
    for elements: [NumberedElement], given: [GivenElement] = [], size: Double
  ) -> [DimensionLine] {
    let differing = elements.map(\.comparison).filter {
      $0.agreement == .differs && !$0.isAmbiguous
    }
    let misplaced = given.filter { !$0.agrees }.compactMap { given in
      (given.spec ?? given.constraints).map { (given.frame, $0) }
    }
    return all(differing.map { ($0.spec, $0.constraints) } + misplaced, size: size)
  }

  private static func all(_ pairs: [(Frame, Frame)], size: Double) -> [DimensionLine] {
    var seen: Set<[Double]> = []
    // A length that is written once needs no second time; lines of one direction are side by side.
    var written: Set<String> = []
    var counts = (across: 0, down: 0)
    var lines: [DimensionLine] = []
    var areas: [CGRect] = []
    for (start, end) in pairs {
      for edge in Edge.allCases {
        let (from, to) = (start.position(of: edge), end.position(of: edge))
        let isHorizontal = edge == .left || edge == .right
        guard abs(to - from) > Tolerance.equal,
          seen.insert([isHorizontal ? 0 : 1, from, to]).inserted
        else { continue }
        let text = "\(NumberText.difference(to - from)) pt"
        let isNew = written.insert("\(isHorizontal) \(text)").inserted
        var line = DimensionLine(
          from: from, to: to, isHorizontal: isHorizontal, frame: end, size: size,
          text: isNew ? text : "", share: isHorizontal ? counts.across : counts.down)
        // Two texts over each other say less than one: the table has all lengths.
        if areas.contains(where: line.area.intersects) {
          line.text = ""
        } else if !line.text.isEmpty {
          areas.append(line.area)
        }
        lines.append(line)
        if isHorizontal { counts.across += 1 } else { counts.down += 1 }
      }
    }
    return Array(lines.prefix(SizeLimits.dimensionLines))
  }

  private init(
    from: Double, to: Double, isHorizontal: Bool, frame: Frame, size: Double, text: String,
    share: Int
  ) {
    let letters = Double(text.count) * size * 0.6
    let (middle, head) = ((from + to) / 2, (to < from ? 1.0 : -1.0) * size / 3)
    let isRoomy = abs(to - from) > letters + size
    let plain = NumberText.plain
    if isHorizontal {
      let across = frame.y + frame.height * [0.5, 0.75, 0.25][share % 3]
      path =
        "M\(plain(from)) \(plain(across))H\(plain(to))m\(plain(head)) \(plain(-size / 3))"
        + "L\(plain(to)) \(plain(across))l\(plain(head)) \(plain(size / 3))"
      let start = isRoomy ? middle : max(from, to) + size / 3
      // Above the line, but not above the picture.
      let base =
        isRoomy ? across < size * 1.4 ? across + size : across - size / 3 : across + size * 0.35
      (x, y) = (plain(start), plain(base))
      anchor = isRoomy ? "middle" : "start"
      area = CGRect(
        x: isRoomy ? start - letters / 2 : start, y: base - size, width: letters, height: size * 1.2
      )
    } else {
      let across = frame.x + frame.width * [0.8, 0.6, 0.9, 0.7][share % 4]
      path =
        "M\(plain(across)) \(plain(from))V\(plain(to))m\(plain(-size / 3)) \(plain(head))"
        + "L\(plain(across)) \(plain(to))l\(plain(size / 3)) \(plain(head))"
      (x, y) = (plain(across + size / 2), plain(middle + size * 0.35))
      anchor = "start"
      area = CGRect(
        x: across + size / 2, y: middle - size * 0.65, width: letters, height: size * 1.2)
    }
    self.size = plain(size)
    self.text = text
  }
}
