import Foundation
import Geometry
import LayoutConstraints
import SeededRandom
import TestSupport
import Testing

@Suite("Laws of layout")
struct LayoutPropertyTests {
  @Test("the error of every priority is the least that is possible, as another method finds it")
  func leastErrors() throws {
    var feasible = 0
    for seed in LawSeeds.of(400) {
      let system = try RandomSystem(seed: seed).system()
      let container = Container(width: 200, height: seed % 2 == 0 ? 150 : nil)
      let result = try system.layout(in: container, rounding: .exact)
      let oracle = NaiveLexicographicSolver(system, container: container)
      let least = try oracle.leastErrors()
      #expect((least == nil) == !result.conflicts.isEmpty, "seed \(seed)")
      guard let least else { continue }
      feasible += 1
      let containerFrame = CGRect(origin: .zero, size: result.rawLayout.size)
      let found = oracle.errors(in: [containerFrame] + result.rawLayout.frames)
      #expect(found.map(\.priority) == least.map(\.priority), "seed \(seed)")
      for (ours, theirs) in zip(found, least) {
        #expect(abs(ours.error - theirs.error) < 1e-5, "seed \(seed), priority \(ours.priority)")
      }
    }
    #expect(feasible > LawSeeds.share(of: 100))
  }

  @Test("the order of the constraints changes nothing, as long as that of their activation stays")
  func order() throws {
    for seed in LawSeeds.of(200) {
      let random = RandomSystem(seed: seed)
      var generator = SeededGenerator(seed: seed &+ 1000)
      let order = random.constraints.indices.shuffled(using: &generator)
      let first = try random.system().layout(width: 200)
      var shuffled = try random.system(order: order)
      try shuffled.activate(inOrderOf: order)
      let second = try shuffled.layout(width: 200)
      #expect(
        zip(first.rawLayout.frames, second.rawLayout.frames).allSatisfy(areClose),
        "seed \(seed): \(first.rawLayout) \(second.rawLayout)")
      #expect(
        first.ambiguousElements.map(\.element) == second.ambiguousElements.map(\.element),
        "seed \(seed)")
      #expect(
        Set(first.conflicts.map(\.index)) == Set(second.conflicts.map { order[$0.index] }),
        "seed \(seed)")
    }
  }

  @Test("laying out twice gives the same, to the last bit")
  func repeatable() throws {
    for seed in LawSeeds.of(50) {
      let system = try RandomSystem(seed: seed).system()
      let first = try system.layout(width: 200)
      let second = try system.layout(width: 200)
      #expect(first.rawLayout == second.rawLayout, "seed \(seed)")
      #expect(first.statistics == second.statistics, "seed \(seed)")
    }
  }

  @Test("numbers at the ends of their ranges give finite frames, or rarely the solver's own error")
  func extremeNumbers() throws {
    var failures = 0
    for seed in LawSeeds.of(300) {
      var generator = SeededGenerator(seed: seed)
      var random = RandomSystem(seed: seed)
      for index in random.constraints.indices {
        let constants = [0, 1e7, -1e7, 1e-9, .leastNormalMagnitude, 123_456.789]
        random.constraints[index].constant = constants.randomElement(using: &generator) ?? 0
        let multipliers = [1, 1e3, 1e-3, -1e3, 0.5]
        random.constraints[index].multiplier = multipliers.randomElement(using: &generator) ?? 1
      }
      do {
        let result = try random.system().layout(width: 1e7)
        for frame in result.rawLayout.frames {
          let isFinite = (frame.minX + frame.minY + frame.maxX + frame.maxY).isFinite
          #expect(isFinite, "seed \(seed)")
        }
      } catch ConstraintError.solver, ConstraintError.noSolution {
        failures += 1
      }
    }
    #expect(failures < 10)
  }

  @Test("an inset around everything moves everything by it")
  func inset() throws {
    for seed in LawSeeds.of(100) {
      let inner = try RandomSystem(seed: seed).system()
      var outer = ConstraintSystem()
      try outer.add(inner, as: "card")
      try outer.add(rule: "H:|-7-[card]-7-|")
      try outer.add(rule: "V:|-9-[card]-9-|")
      let plain = try inner.layout(width: 200, height: 150)
      guard plain.conflicts.isEmpty else { continue }
      let moved = try outer.layout(width: 214, height: 168)
      for (name, frame) in zip(plain.rawLayout.elements, plain.rawLayout.frames) {
        #expect(
          areClose(moved.rawLayout.frame(of: "card.\(name)"), frame.offsetBy(dx: 7, dy: 9)),
          "seed \(seed), \(name)")
      }
    }
  }

  @Test("a layout admits itself, and nothing that violates required constraints")
  func admitsItself() throws {
    for seed in LawSeeds.of(100) {
      let system = try RandomSystem(seed: seed).system()
      let result = try system.layout(width: 200, height: 150)
      let frames = Dictionary(
        uniqueKeysWithValues: zip(result.rawLayout.elements, result.rawLayout.frames))
      #expect(try result.admits(frames, within: 1e-4), "seed \(seed)")
    }
  }

  @Test("a single width is the best of all candidates")
  func singleWidth() throws {
    for seed in 71..<72 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var system = try makeSystem(["a": .none], ["|[a]", "V:|[a(1)]"])
      var wishes: [Constraint] = []
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        let wish = Constraint(
          Constraint.Anchor(item: 1, attribute: .width),
          Constraint.Relation.allCases.randomElement(using: &generator) ?? .equal,
          constant: Double(Int.random(in: -5...40, using: &generator)),
          priority: [750, 500, 500.5, 250].randomElement(using: &generator) ?? 250)
        wishes.append(wish)
        try system.add(wish)
      }
      let best = bestWidth(for: wishes)
      let result = try system.layout(width: 100)
      let frame = try #require(result.rawLayout.frame(of: "a"))
      #expect(abs(frame.width - best) < 1e-6, "seed \(seed): \(frame.width), not \(best)")
    }
  }

  /// The smallest of the best widths; the total error of a priority is smallest at one of the
  /// constants or at 0, or on a whole interval between two of them, because it is convex and bends
  /// only there.
  private func bestWidth(for wishes: [Constraint]) -> Double {
    func errors(_ width: Double) -> [Double] {
      [750, 500.5, 500, 250].map { priority in
        wishes.filter { $0.priority == priority }.reduce(0) { sum, wish in
          let difference = width - wish.constant
          return switch wish.relation {
          case .equal: sum + abs(difference)
          case .lessThanOrEqual: sum + max(0, difference)
          case .greaterThanOrEqual: sum + max(0, -difference)
          }
        }
      }
    }
    let candidates = ([0] + wishes.map { max(0, $0.constant) }).sorted()
    return candidates.reduce(0) { best, candidate in
      errors(candidate).lexicographicallyPrecedes(errors(best)) ? candidate : best
    }
  }
}
