import Geometry
import LayoutConstraints
import SeededRandom
import TestSupport
import Testing

/// The explanations of a layout are about the author's constraints, whichever solver made it.
@Suite("Explanations of both solvers")
struct SolverExplanationTests {
  @Test("values of random systems have the same causes, and ambiguous ones the same ties")
  func random() throws {
    for seed in LawSeeds.of(300) {
      let system = try RandomSystem(seed: seed).system()
      try compare(system, in: Container(width: 200, height: seed % 2 == 0 ? 300 : nil), seed)
    }
  }

  @Test("every value of systems that may contradict themselves has the same causes")
  func conflicting() throws {
    var conflicts = 0
    for seed in LawSeeds.of(150) {
      let random = InfeasibleSystem(seed: seed)
      conflicts += try compare(random.system(), in: random.container, seed)
    }
    #expect(conflicts >= LawSeeds.share(of: 60), "only \(conflicts) conflicts: that proves little")
  }

  @Test("every value of screens has the same causes, though most were reduced")
  func screens() throws {
    for seed in LawSeeds.of(200) {
      let screen = RandomScreen(seed: seed)
      try compare(screen.system, in: screen.container, seed)
    }
  }

  /// Compares all explanations of one system; returns the number of conflicts.
  @discardableResult
  private func compare(
    _ system: ConstraintSystem, in container: Container, _ seed: UInt64
  ) throws -> Int {
    let layouts = try SolverComparison(system, in: container)
    #expect(layouts.reduced.conflictSets == layouts.direct.conflictSets, "seed \(seed)")
    let anchors = system.items.indices.flatMap { item in
      [Constraint.Attribute.left, .top, .right, .bottom].map {
        Constraint.Anchor(item: item, attribute: $0)
      }
    }
    let ours = try layouts.reduced.because(of: anchors, isChecked: false)
    let theirs = try layouts.direct.because(of: anchors, isChecked: false)
    #expect(ours.map(Reasons.init) == theirs.map(Reasons.init), "seed \(seed)")
    for item in system.items.dropFirst() {
      let one = try layouts.reduced.ambiguity(of: item.name)
      let other = try layouts.direct.ambiguity(of: item.name)
      #expect(one?.movesWith == other?.movesWith, "seed \(seed)")
      #expect(one?.values.map(\.cause) == other?.values.map(\.cause), "seed \(seed)")
      #expect(one?.values.map(\.variable) == other?.values.map(\.variable), "seed \(seed)")
    }
    let missed = [layouts.reduced, layouts.direct].map { $0.missedOptionalConstraints.map(\.rule) }
    #expect(missed[0] == missed[1], "seed \(seed)")
    return layouts.direct.conflictSets.count
  }
}

/// The reasons for a value, without the last digits of its numbers.
private struct Reasons: Equatable {
  let isAmbiguous: Bool
  let conditions: [[LayoutCondition]]

  init(_ because: Because) {
    isAmbiguous = because.isAmbiguous
    conditions = because.causes.map(\.conditions)
  }
}
