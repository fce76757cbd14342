import SeededRandom
import Testing

@testable import ChangeCost
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

  @Test("edits before and after many new items are each found", arguments: [1, 2], [300, 3000])
  func editsAround(different: Int, inserted: Int) {
    // With 2, every second item is the same, as closing brackets are.
    let before = (0..<6000).map { $0 % different == 0 ? "a\($0)" : "}" }
    var after = before
    after[5000] = "a second"
    after[1000] = "a first"
    let new = (0..<inserted).map { $0 % different == 0 ? "b\($0)" : "}" }
    after.insert(contentsOf: new, at: 3000)
    let change = change(before, after)
    #expect(change.changed.map(\.before) == ["a1000", "a5000"])
    #expect(change.changed.map(\.after) == ["a first", "a second"])
    #expect(change.removed.isEmpty)
    #expect(change.added == new)
    let back = self.change(after, before)
    #expect(back.changed.map(\.after) == ["a1000", "a5000"])
    #expect(back.removed == new)
    #expect(back.added.isEmpty)
  }

  @Test("a repeated item further on does not take the place of the items before it")
  func repeated() {
    let before = ["gone", "again"] + (0..<4000).map { "a\($0)" }
    let after = (0..<150).map { "a\($0)" } + ["again"] + (150..<4000).map { "a\($0)" }
    let change = change(before, after)
    #expect(change.removed == ["gone", "again"])
    #expect(change.added == ["again"])
  }

  @Test("items that all occur several times are compared too")
  func withoutAnyOnce() {
    let before = (0..<4000).map { "a\($0 % 2000)" }
    let change = change(before, ["new"] + before[..<3000] + before[3001...] + ["end"])
    #expect(change.added == ["new", "end"])
    #expect(change.removed == ["a1000"])
  }

  @Test("without what was removed, the old items are the new ones without what was added")
  func remainder() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let kinds = [3, 50, 100_000].randomElement(using: &random) ?? 3
      let before = (0..<2500).map { _ in "\(Int.random(in: 0..<kinds, using: &random))" }
      var after = before
      for _ in 0..<Int.random(in: 0...30, using: &random) {
        let start = Int.random(in: 0..<after.count, using: &random)
        let end = min(after.count, start + Int.random(in: 0...40, using: &random))
        let new = (0..<Int.random(in: 0...40, using: &random)).map { "new \($0 % 7)" }
        after.replaceSubrange(start..<end, with: new)
      }
      let common = CommonItems(before, after)
      #expect(
        zip(before, common.isRemoved).filter { !$1 }.map(\.0)
          == zip(after, common.isAdded).filter { !$1 }.map(\.0), "seed \(seed)")
    }
  }
}
