import Dispatch
import Foundation
import Geometry
import LayoutSpecs
import Synchronization
import TestSupport
import Testing

@Suite("Threads")
struct ThreadTests {
  @Test("one tree, laid out by eight threads at once, has the same layout in each")
  func sharedTree() throws {
    let tree = try SpecTree(
      .stack(
        StackSpec(direction: .vertical, spacing: 3),
        (0..<50).map { row in
          .stack(
            StackSpec(spacing: 2),
            [
              box("a\(row)", 30, 10), box("b\(row)", 300, 12) { $0.flexShrink = 1 },
              plain("c\(row)") { $0.flexGrow = 1 },
            ])
        }))
    let range = SizeRange(Container(width: 320))
    let expected = try tree.layout(in: range, rounding: .pixels(scale: 2))
    let differing = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<50 {
        let layout = try? tree.layout(in: range, rounding: .pixels(scale: 2))
        if layout != expected { differing.withLock { $0 += 1 } }
      }
    }
    #expect(differing.withLock { $0 } == 0)
  }

  @Test(
    "a limit of measuring reaches what is measured in a spec of any depth", arguments: [0, 20, 150])
  func limit(depth: Int) throws {
    var spec = LayoutSpec.element("long", .measured(Endless(lines: 1_000)))
    for _ in 0..<depth { spec = .inset(EdgeInsets(all: 0), spec) }
    let tree = try SpecTree(spec)
    let calls = Mutex(0)
    let limit = MeasuringLimit {
      calls.withLock { calls in
        calls += 1
        return calls > 5
      }
    }
    let layout = try MeasuringLimit.$current.withValue(limit) {
      try tree.layout(in: SizeRange(Container(width: 320)), rounding: .exact)
    }
    #expect(limit.isReached)
    #expect(layout.size.height == 5)
  }
}

/// A text of lines of 1 point, which ends with the limit of measuring.
private final class Endless: ContentMeasuring {
  let lines: Int

  init(lines: Int) { self.lines = lines }

  func measure(in available: CGSize) -> ContentMeasurement {
    let shown = (0..<lines).first { _ in MeasuringLimit.current?.ends() == true } ?? lines
    return ContentMeasurement(size: CGSize(width: available.width, height: Double(shown)))
  }
}
