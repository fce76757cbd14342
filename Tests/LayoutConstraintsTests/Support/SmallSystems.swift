import Foundation
import Geometry
import LayoutConstraints

/// A system from names, contents and rules; every item is a child of the container.
func makeSystem(
  _ elements: KeyValuePairs<String, Content>, _ rules: [String]
) throws -> ConstraintSystem {
  var system = ConstraintSystem()
  for (name, content) in elements {
    try system.addItem(ConstraintItem(name: name, content: content))
  }
  for rule in rules { try system.add(rule: rule) }
  return system
}

extension Content {
  /// Content of a fixed size.
  static func box(_ width: Double, _ height: Double) -> Content {
    .fixed(CGSize(width: width, height: height))
  }
}

extension ConstraintSystem {
  /// Lays out without rounding.
  func layout(width: Double, height: Double? = nil) throws -> ConstraintLayout {
    try layout(in: Container(width: width, height: height), rounding: .exact)
  }
}

extension ConstraintSystem {
  /// Activates all constraints again, in the order of the numbers in `order`, which start at 0.
  mutating func activate(inOrderOf order: [Int]) throws {
    for index in order.indices { try setActive(false, ofConstraint: index) }
    for index in order.indices.sorted(by: { order[$0] < order[$1] }) {
      try setActive(true, ofConstraint: index)
    }
  }
}

/// Text of equal letters on lines of equal height: each line has as many as fit into the width.
final class FakeText: ContentMeasuring {
  let letters: Int
  let letterWidth: Double
  let lineHeight: Double

  init(letters: Int, letterWidth: Double = 10, lineHeight: Double = 20) {
    self.letters = letters
    self.letterWidth = letterWidth
    self.lineHeight = lineHeight
  }

  func measure(in room: CGSize) -> ContentMeasurement {
    let fitting = room.width / letterWidth
    let perLine = fitting < Double(letters) ? max(1, Int(fitting)) : max(1, letters)
    let lines = (letters + perLine - 1) / perLine
    let width = min(Double(min(perLine, letters)) * letterWidth, room.width)
    return ContentMeasurement(
      size: CGSize(width: width, height: Double(lines) * lineHeight),
      firstBaseline: 15, lastBaselineFromBottom: 5)
  }
}

/// Whether every edge of two frames agrees to 10⁻⁵ points.
func areClose(_ first: CGRect?, _ second: CGRect?) -> Bool {
  guard let first, let second else { return false }
  let distances = [
    first.minX - second.minX, first.minY - second.minY,
    first.maxX - second.maxX, first.maxY - second.maxY,
  ]
  return distances.allSatisfy { $0.magnitude < 1e-5 }
}

/// A rectangle without labels.
func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// One line of text of a fixed size, cut if the available width is smaller.
final class CutLine: ContentMeasuring {
  let size: CGSize
  let firstBaseline: Double
  let lastBaselineFromBottom: Double

  init(size: CGSize, firstBaseline: Double, lastBaselineFromBottom: Double) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaselineFromBottom = lastBaselineFromBottom
  }

  var wraps: Bool { false }

  func measure(in room: CGSize) -> ContentMeasurement {
    ContentMeasurement(
      size: CGSize(width: min(size.width, room.width), height: size.height),
      firstBaseline: firstBaseline, lastBaselineFromBottom: lastBaselineFromBottom)
  }
}
