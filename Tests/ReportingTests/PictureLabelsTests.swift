import Foundation
import Layouts
import RunRecords
import Scenarios
import SeededRandom
import Testing

@testable import Reporting

@Suite("Labels in pictures")
struct PictureLabelsTests {
  private func elements(_ frames: [Frame]) -> [NumberedElement] {
    frames.enumerated().map { index, frame in
      NumberedElement(
        number: index,
        comparison: ElementComparison(
          element: "name\(index)", spec: frame, constraints: frame, agreement: .equal))
    }
  }

  @Test("two frames with one corner have labels in different places")
  func nested() throws {
    let labels = PictureLabels.labels(
      for: elements([
        Frame(x: 0, y: 0, width: 300, height: 200), Frame(x: 0, y: 0, width: 200, height: 150),
        Frame(x: 0, y: 0, width: 200, height: 100),
      ]), in: \.spec, size: 10)
    let (card, photo) = (try #require(labels[1]?.label), try #require(labels[2]?.label))
    #expect(card.x != photo.x || card.y != photo.y)
    #expect(labels[0] == nil, "the container has none")
  }

  @Test("what has no room for its name has no label")
  func small() {
    let labels = PictureLabels.labels(
      for: elements([
        Frame(x: 0, y: 0, width: 300, height: 200), Frame(x: 0, y: 0, width: 20, height: 20),
        Frame(x: 0, y: 50, width: 0, height: 20), Frame(x: 0, y: 90, width: -5, height: .nan),
        Frame(x: 0, y: 100, width: 60, height: 20),
      ]), in: \.spec, size: 10)
    #expect(labels.mapValues(\.label.text) == [4: "name4"])
  }

  @Test("no label lies on another, nor on a line", arguments: 0..<20 as Range<UInt64>)
  func overlaps(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let frames = (0..<30).map { _ in
      Frame(
        x: .random(in: 0...200, using: &generator), y: .random(in: 0...200, using: &generator),
        width: .random(in: 0...150, using: &generator),
        height: .random(in: 0...80, using: &generator))
    }
    let labels = PictureLabels.labels(for: elements(frames), in: \.spec, size: 10)
    let boxes = try labels.values.map { label in
      let (x, y) = (try #require(Double(label.label.x)), try #require(Double(label.label.y)))
      // The middle half of the letters, so that decimals that are cut off do not matter.
      return (
        left: x + 0.1, right: x + Double(label.label.text.count) * 6.2 - 0.1, top: y - 7,
        bottom: y - 0.1
      )
    }
    for (index, box) in boxes.enumerated() {
      for other in boxes.dropFirst(index + 1) {
        let apart =
          box.right <= other.left || other.right <= box.left || box.bottom <= other.top
          || other.bottom <= box.top
        #expect(apart, "seed \(seed)")
      }
      for frame in frames {
        let isBeside = frame.x < box.right && frame.x + frame.width > box.left
        for line in [frame.y, frame.y + frame.height] where isBeside {
          #expect(line <= box.top || line >= box.bottom, "seed \(seed)")
        }
      }
    }
  }

  @Test(
    "a label is at the same place in both layers of frames that are equal, and near it in others")
  func sameInBothLayers() throws {
    var both = elements([
      Frame(x: 0, y: 0, width: 300, height: 200), Frame(x: 10, y: 10, width: 100, height: 40),
      Frame(x: 10, y: 80, width: 100, height: 40),
    ])
    let moved = both[2].comparison
    both[2] = NumberedElement(
      number: 2,
      comparison: ElementComparison(
        element: moved.element, spec: moved.spec,
        constraints: Frame(x: 150, y: 80, width: 100, height: 40), agreement: .differs))
    let spec = PictureLabels.labels(for: both, in: \.spec, size: 10)
    let texts = [CGRect(x: 150, y: 150, width: 5, height: 5)]
    let constraints = PictureLabels.labels(
      for: both, in: \.constraints, size: 10, besides: texts, like: spec)
    #expect(constraints[1]?.place == spec[1]?.place)
    let place = try #require(spec[2]?.place)
    #expect(constraints[2]?.place == place.offsetBy(dx: 140, dy: 0))
  }

  @Test("each difference has a line with its length, once for the same two positions")
  func dimensions() {
    let row = Frame(x: 0, y: 0, width: 300, height: 20)
    let short = Frame(x: 0, y: 0, width: 290, height: 20)
    let differing = [row, row].enumerated().map { index, frame in
      NumberedElement(
        number: index + 1,
        comparison: ElementComparison(
          element: "name\(index)", spec: frame, constraints: short, agreement: .differs))
    }
    let lines = DimensionLine.all(for: differing, size: 12)
    #expect(lines.map(\.text) == ["−10 pt"])
    #expect(lines.first?.path.hasPrefix("M300 10H290") == true)
    #expect(DimensionLine.all(for: elements([row, row]), size: 12).isEmpty)
    let given = GivenElement(
      element: "title", frame: row, constraints: short,
      differences: [GivenDifference(engine: .constraints, length: .width, given: 300, found: 290)])
    #expect(DimensionLine.all(for: [], given: [given], size: 12).map(\.text) == ["−10 pt"])
  }

  @Test("a length is beside a text or left out, but never over it, nor outside the picture")
  func lengths() throws {
    let element = NumberedElement(
      number: 1,
      comparison: ElementComparison(
        element: "name", spec: Frame(x: 0, y: 0, width: 300, height: 40),
        constraints: Frame(x: 0, y: 0, width: 200, height: 40), agreement: .differs))
    let bounds = CGRect(x: -2, y: -2, width: 304, height: 44)
    func texts(besides texts: [CGRect], within bounds: CGRect) -> [String] {
      DimensionLine.all(for: [element], size: 12, besides: texts, within: bounds).map(\.text)
    }
    func y(besides texts: [CGRect]) throws -> Double {
      let lines = DimensionLine.all(for: [element], size: 12, besides: texts, within: bounds)
      return try #require(lines.first.flatMap { Double($0.y) })
    }
    // The line is in the middle, and its length above it.
    #expect(try y(besides: []) == 16)
    #expect(try y(besides: [CGRect(x: 200, y: 0, width: 100, height: 15)]) == 32)
    #expect(texts(besides: [bounds], within: bounds) == [""])
    #expect(texts(besides: [], within: CGRect(x: 0, y: 0, width: 300, height: 4)) == [""])
  }

  @Test("the letters of a length that go below its line are inside the picture too")
  func lettersBelow() {
    let element = NumberedElement(
      number: 1,
      comparison: ElementComparison(
        element: "name", spec: Frame(x: 0, y: 0, width: 300, height: 20),
        constraints: Frame(x: 0, y: 0, width: 200, height: 20), agreement: .differs))
    // Below the line, which is at 10, the baseline is at 22.
    let above = CGRect(x: 0, y: 0, width: 300, height: 10)
    let beside = CGRect(x: 300, y: 0, width: 100, height: 20)
    let start = CGRect(x: 0, y: 0, width: 200, height: 20)
    func texts(height: Double) -> [String] {
      DimensionLine.all(
        for: [element], size: 12, besides: [above, beside, start],
        within: CGRect(x: 0, y: 0, width: 300, height: height)
      ).map(\.text)
    }
    #expect(texts(height: 25) == ["−100 pt"])
    #expect(texts(height: 24) == [""])
  }
}
