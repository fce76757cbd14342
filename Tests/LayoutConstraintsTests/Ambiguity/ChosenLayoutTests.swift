import Foundation
import Geometry
import LayoutConstraints
import SeededRandom
import TestSupport
import Testing

/// Which of several equally good layouts is chosen.
@Suite("The chosen one of equally good layouts")
struct ChosenLayoutTests {
  /// Frames of items without content, of which each has a height of 1 at the top.
  private func frames(_ items: [String], _ rules: [String]) throws -> [String: CGRect] {
    var system = ConstraintSystem()
    for name in items {
      try system.addItem(ConstraintItem(name: name))
      try system.add(rule: "V:|[\(name)(1)]")
    }
    for rule in rules { try system.add(rule: rule) }
    let layout = try system.layout(width: 300).rawLayout
    return Dictionary(uniqueKeysWithValues: zip(layout.elements, layout.frames))
  }

  @Test("a size becomes 0 before an inequality holds exactly")
  func sizesFirst() throws {
    let found = try frames(["a"], ["a.left == superview.left + 10", "a.right <= superview.right"])
    #expect(areClose(found["a"], rect(10, 0, 0, 1)))
  }

  @Test("the first of two sizes that share a length is the smaller one")
  func firstSize() throws {
    let found = try frames(["a", "b"], ["H:|[a][b]|"])
    #expect(areClose(found["a"], rect(0, 0, 0, 1)) && areClose(found["b"], rect(0, 0, 300, 1)))
  }

  @Test("a position between two limits takes the smaller one, however many say the other")
  func betweenLimits() throws {
    let found = try frames(
      ["a"],
      [
        "a.right <= superview.right - 5", "a.left <= superview.left + 72",
        "a.left <= superview.left + 72", "a.left >= superview.left + 20",
      ])
    #expect(areClose(found["a"], rect(20, 0, 0, 1)))
  }

  @Test("a row that fits loosely is packed at its start, whatever the order of its items")
  func packed() throws {
    for items in [["a", "b", "c"], ["c", "b", "a"], ["b", "c", "a"]] {
      let found = try frames(
        items, ["H:|-(>=20)-[a(30)]-(>=8)-[b(30)]-(>=8)-[c(30)]-(>=20)-|"])
      #expect(areClose(found["a"], rect(20, 0, 30, 1)), "\(items)")
      #expect(areClose(found["b"], rect(58, 0, 30, 1)), "\(items)")
      #expect(areClose(found["c"], rect(96, 0, 30, 1)), "\(items)")
    }
  }

  @Test("inequalities without a smallest position hold exactly, all of them if they can")
  func exact() throws {
    for items in [["a", "b"], ["b", "a"]] {
      let found = try frames(
        items,
        [
          "b.left <= superview.left + 50", "a.left >= b.right + 8",
          "a.left <= superview.left + 200",
        ])
      #expect(areClose(found["b"], rect(50, 0, 0, 1)), "\(items)")
      #expect(areClose(found["a"], rect(58, 0, 0, 1)), "\(items)")
    }
  }

  @Test("what nothing limits is 0, and what is placed beside it follows")
  func unlimited() throws {
    let found = try frames(
      ["a", "b", "c"], ["b.left == a.right + 8", "c.right <= a.left - 5", "a.width == 20"])
    #expect(areClose(found["a"], rect(0, 0, 20, 1)))
    #expect(areClose(found["b"], rect(28, 0, 0, 1)))
    #expect(areClose(found["c"], rect(-5, 0, 0, 1)))
  }

  @Test("neither the order of constraints nor the solver changes the choice")
  func orderOfConstraints() throws {
    var ambiguous = 0
    for seed in LawSeeds.of(300) {
      let screen = RandomScreen(seed: seed)
      let first = try screen.system.layout(
        in: screen.container, rounding: .exact, solver: .direct)
      guard !first.ambiguousElements.isEmpty, first.conflictSets.isEmpty else { continue }
      ambiguous += 1
      var generator = SeededGenerator(seed: seed)
      let constraints = screen.system.constraints
      let order = generator.permutation(of: constraints.count)
      let shuffled = try screen.system.with(constraints: order.map { constraints[$0] })
      for solver in ConstraintSolver.allCases {
        let second = try shuffled.layout(in: screen.container, rounding: .exact, solver: solver)
        for (one, other) in zip(first.rawLayout.frames, second.rawLayout.frames) {
          #expect(areClose(one, other), "seed \(seed), \(solver): \(screen)")
        }
      }
    }
    #expect(
      ambiguous > LawSeeds.share(of: 60), "only \(ambiguous) are ambiguous: that proves little")
  }

  @Test("reversed, repeated and looser inequalities do not change the choice")
  func otherWords() throws {
    for seed in LawSeeds.of(300) {
      let system = try RandomSystem(seed: seed).system()
      let first = try system.layout(width: 200, height: 150)
      guard !first.ambiguousElements.isEmpty, first.conflictSets.isEmpty else { continue }
      var changed = try system.with(constraints: system.constraints.map { $0.reversed ?? $0 })
      for constraint in system.constraints
      where constraint.relation != .equal && constraint.priority == Priority.required {
        try changed.add(constraint)
        var looser = constraint
        looser.constant += looser.relation == .lessThanOrEqual ? 5 : -5
        try changed.add(looser)
      }
      let second = try changed.layout(width: 200, height: 150)
      for (one, other) in zip(first.rawLayout.frames, second.rawLayout.frames) {
        #expect(areClose(one, other), "seed \(seed)")
      }
    }
  }
}
