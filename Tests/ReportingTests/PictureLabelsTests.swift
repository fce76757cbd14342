import Comparison
import RunRecords
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

  @Test("what has room for its number only has that, and what has none has nothing")
  func small() {
    let labels = PictureLabels.labels(
      for: elements([
        Frame(x: 0, y: 0, width: 300, height: 200), Frame(x: 0, y: 0, width: 20, height: 20),
        Frame(x: 0, y: 50, width: 0, height: 20), Frame(x: 0, y: 90, width: -5, height: .nan),
      ]), in: \.spec, size: 10)
    #expect(labels[1]?.label.text == "1")
    #expect(labels[1]?.choice == .number)
    #expect(labels[2] == nil && labels[3] == nil)
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
}
