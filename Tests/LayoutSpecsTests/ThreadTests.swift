import Dispatch
import Geometry
import LayoutSpecs
import Synchronization
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
}
