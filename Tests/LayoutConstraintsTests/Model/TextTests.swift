import Foundation
import Geometry
import LayoutConstraints
import Testing

/// Content as high as it is wide, in any available size.
private final class Square: ContentMeasuring {
  func measure(in room: CGSize) -> ContentMeasurement {
    let side = min(room.width, 100)
    return ContentMeasurement(size: CGSize(width: side, height: side))
  }
}

/// Content that measures an invalid size.
private final class Endless: ContentMeasuring {
  func measure(in room: CGSize) -> ContentMeasurement { ContentMeasurement(size: room) }
}

@Suite("Text")
struct TextTests {
  @Test("text that does not wrap is measured and solved once")
  func onePass() throws {
    let system = try makeSystem(
      ["text": .measured(FakeText(letters: 9))], ["|-[text]-(>=20)-|", "V:|[text]|"])
    let result = try system.layout(width: 320)
    #expect(areClose(result.layout.frame(of: "text"), rect(20, 0, 90, 20)))
    #expect(result.statistics.passes == 1)
    #expect(result.statistics.measureCalls == 1)
  }

  @Test("text in another width is measured again, and solved again only if its size changes")
  func stretched() throws {
    let system = try makeSystem(
      ["text": .measured(FakeText(letters: 9))], ["|-[text]-|", "V:|[text]|"])
    let result = try system.layout(width: 320)
    #expect(areClose(result.layout.frame(of: "text"), rect(20, 0, 280, 20)))
    #expect(result.statistics.passes == 1)
    #expect(result.statistics.measureCalls == 2)
  }

  @Test("one line of text that is cut keeps its measured size, and misses it")
  func oneLine() throws {
    let line = CutLine(
      size: CGSize(width: 100, height: 20), firstBaseline: 15, lastBaselineFromBottom: 5)
    let system = try makeSystem(
      ["a": .measured(line), "b": .measured(line)], ["|[a][b]|", "V:|[a]", "V:|[b]"])
    let result = try system.layout(width: 150)
    #expect(result.ambiguousElements.map(\.element) == ["a", "b"])
    #expect(result.ambiguousElements.first?.width == 50...100)
    #expect(result.statistics.passes == 1)
  }

  @Test("a tie of texts for their width is reported, although each is then measured again")
  func tieOfWrappingTexts() throws {
    let text = Content.measured(FakeText(letters: 10))
    let system = try makeSystem(["a": text, "b": text], ["|[a][b]|", "V:|[a]", "V:|[b]"])
    let result = try system.layout(width: 150)
    let open = result.elementsMeasuredAtChosenWidth
    #expect(open.map(\.element) == ["a"])
    #expect(open.first?.width == 50...100)
    #expect(try system.layout(width: 200).elementsMeasuredAtChosenWidth.isEmpty)
  }

  @Test("text that is squeezed wraps, and then hugs the lines that it has")
  func wrapping() throws {
    let system = try makeSystem(
      ["text": .measured(FakeText(letters: 9))], ["|-20-[text]-(>=20)-|", "V:|[text]|"])
    let result = try system.layout(width: 85)
    #expect(areClose(result.layout.frame(of: "text"), rect(20, 0, 40, 60)))
    #expect(result.layout.size == CGSize(width: 85, height: 60))
    #expect(result.statistics.passes == 2)
    #expect(result.unsettledElements.isEmpty)
  }

  @Test("solver noise in a width does not wrap text that fits exactly", arguments: 1...30)
  func exactFit(letters: Int) throws {
    let system = try makeSystem(
      ["text": .measured(FakeText(letters: letters)), "a": .none, "b": .none],
      [
        "|[text][a][b]|", "text.width == 0.1 * superview.width", "a.width == b.width / 3",
        "V:|[text]", "V:|[a(1)]", "V:|[b(1)]",
      ])
    let width = Double(letters) * 10
    let result = try system.layout(width: width * 10)
    #expect(areClose(result.layout.frame(of: "text"), rect(0, 0, width, 20)))
  }

  @Test(
    "text whose width hangs on its own height is left after two passes, and said to be unsettled")
  func nonConvergence() throws {
    var system = ConstraintSystem()
    let strongHeight = AxisPriorities(horizontal: 250, vertical: 900)
    try system.addItem(
      ConstraintItem(
        name: "text", content: .measured(FakeText(letters: 40)), hugging: strongHeight,
        compressionResistance: strongHeight))
    for rule in ["|[text]", "V:|[text]", "text.width == 0.5 * text.height + 50"] {
      try system.add(rule: rule)
    }
    let result = try system.layout(width: 320)
    #expect(result.unsettledElements == ["text"])
    #expect(result.statistics.passes == 2)
  }

  @Test("content sizes are rounded up to pixels before they are used, and not in exact mode")
  func roundedContent() throws {
    let text = FakeText(letters: 3, letterWidth: 10.1, lineHeight: 20.3)
    let system = try makeSystem(
      ["a": .measured(text), "b": .box(10.2, 5.1)], ["|[a][b]", "V:|[a]", "V:|[b]"])
    let container = Container(width: 320)
    let rounded = try system.layout(in: container, rounding: .pixels(scale: 2))
    #expect(rounded.layout.frame(of: "a") == rect(0, 0, 30.5, 20.5))
    #expect(rounded.layout.frame(of: "b") == rect(30.5, 0, 10.5, 5.5))
    #expect(rounded.statistics.passes == 1)
    let exact = try system.layout(in: container, rounding: .exact)
    #expect(areClose(exact.layout.frame(of: "b"), rect(30.3, 0, 10.2, 5.1)))
  }

  @Test("any content whose height depends on its width is measured again, also when it is wider")
  func otherContent() throws {
    let system = try makeSystem(["square": .measured(Square())], ["|[square(40)]", "V:|[square]|"])
    let result = try system.layout(width: 320)
    #expect(areClose(result.layout.frame(of: "square"), rect(0, 0, 40, 40)))
  }

  @Test("content that measures itself as infinite is an error that names it")
  func infiniteContent() throws {
    let system = try makeSystem(["a": .box(1, 1), "big": .measured(Endless())], [])
    let size = CGSize(width: Double.infinity, height: .infinity)
    #expect(throws: ConstraintError.contentSizeOutOfRange(item: "big", size: size)) {
      try system.layout(width: 320)
    }
  }
}
