import Testing

@testable import Comparison

@Suite("What changed in a sequence")
struct SequenceChangeTests {
  private func change(
    _ before: [String], _ after: [String], asked: (() -> Void)? = nil
  ) -> SequenceChange<String> {
    SequenceChange(from: before, to: after, key: { $0 }) { one, other in
      asked?()
      return one.first == other.first ? 1 : 0
    }
  }

  @Test("an item that is like the one in its place replaces it; the others are new, or gone")
  func small() {
    let change = change(["a1", "b1", "c1"], ["a1", "b2", "d1", "c1"])
    #expect(change.changed.map(\.before) == ["b1"])
    #expect(change.changed.map(\.after) == ["b2"])
    #expect(change.added == ["d1"])
    #expect(change.removed.isEmpty)
  }

  @Test("thousands of other items are compared with those near their place only")
  func large() {
    let count = 4000
    var asked = 0
    let change = change(
      (0..<count).map { "x\($0)" }, (0..<count).map { "x\($0) again" }, asked: { asked += 1 })
    #expect(change.changed.count == count)
    #expect(asked <= 200 * count)
  }

  @Test("of a long sequence only the part that changed is told", arguments: [1, 3000])
  func longWithFew(inserted: Int) {
    let before = (0..<5000).map { "a\($0)" }
    let new = (0..<inserted).map { "b\($0)" }
    let change = change(before, before[..<2500] + new + before[2500...])
    #expect(change.added == new)
    #expect(change.removed.isEmpty && change.changed.isEmpty)
  }
}
