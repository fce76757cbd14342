import Foundation
import Geometry
import LayoutConstraints
import SeededRandom
import TestSupport
import Testing

@Suite("Laws of constraints that can never matter")
struct RedundancyLawTests {
  private static let widths = [0.0, 90, 200, 333, 5000]

  /// A random system with some constraints that follow from others, and some that nearly do.
  private static func system(seed: UInt64) throws -> ConstraintSystem {
    var random = RandomSystem(seed: seed)
    var generator = SeededGenerator(seed: seed &+ 77)
    for original in random.constraints {
      var weaker = original
      let distance = [0, 3, 10].randomElement(using: &generator) ?? 0
      if original.relation == .equal { weaker.relation = .lessThanOrEqual }
      weaker.constant += (weaker.relation == .lessThanOrEqual ? 1 : -1) * Double(distance)
      weaker.priority = [1000, 600, 100].randomElement(using: &generator) ?? 1000
      let place = Int.random(in: 0...random.constraints.count, using: &generator)
      random.constraints.insert(weaker, at: place)
    }
    return try random.system()
  }

  /// Whether the warning says that the constraint can never matter.
  private static func isAboutNothing(_ warning: LintWarning, in system: ConstraintSystem) -> Bool {
    switch warning.problem {
    case .alwaysHolds, .alwaysMissed: true
    case .repetition: system.constraints[warning.index].priority == 1000
    case .weakerRepetition: system.constraints[warning.related[0]].priority == 1000
    default: false
    }
  }

  /// Whether both systems have the same layout without conflict in each width in which the first
  /// one has one; `compared` counts these widths.
  private static func haveTheSameLayouts(
    _ first: ConstraintSystem, _ second: ConstraintSystem, compared: inout Int
  ) throws -> Bool {
    for width in widths {
      for direction in LayoutDirection.allCases {
        var first = first
        var second = second
        first.direction = direction
        second.direction = direction
        let before = try first.layout(width: width)
        guard before.conflictSets.isEmpty else { continue }
        compared += 1
        let after = try second.layout(width: width)
        guard
          after.conflictSets.isEmpty,
          zip(before.rawLayout.frames, after.rawLayout.frames).allSatisfy(areClose)
        else { return false }
      }
    }
    return true
  }

  @Test("without a constraint that can never matter every frame stays, at every width")
  func oneIsRemoved() throws {
    var compared = 0
    for seed in LawSeeds.of(150) {
      let system = try Self.system(seed: seed)
      for warning in system.lint().warnings where Self.isAboutNothing(warning, in: system) {
        var without = system
        try without.setActive(false, ofConstraint: warning.index)
        let isSame = try Self.haveTheSameLayouts(system, without, compared: &compared)
        #expect(isSame, "seed \(seed): \(warning) \(system.text(ofConstraint: warning.index))")
      }
    }
    #expect(compared > LawSeeds.share(of: 300))
  }

  @Test("without all of them together every frame stays too")
  func allAreRemoved() throws {
    var compared = 0
    for seed in LawSeeds.of(100) {
      let system = try Self.system(seed: seed)
      var without = system
      for warning in system.lint().warnings where Self.isAboutNothing(warning, in: system) {
        try without.setActive(false, ofConstraint: warning.index)
      }
      #expect(
        try Self.haveTheSameLayouts(system, without, compared: &compared), "seed \(seed)")
    }
    #expect(compared > LawSeeds.share(of: 150))
  }

  @Test("no optional constraint can break the one that the named constraints imply")
  func reasons() throws {
    var found = 0
    for seed in LawSeeds.of(100) {
      let system = try Self.system(seed: seed)
      for warning in system.lint().warnings where warning.problem == .alwaysHolds {
        var reasons = system
        for index in system.constraints.indices where !warning.related.contains(index) {
          try reasons.setActive(false, ofConstraint: index)
        }
        let implied = system.constraints[warning.index]
        for relation in [Constraint.Relation.lessThanOrEqual, .greaterThanOrEqual]
        where relation != implied.relation {
          var wish = implied
          wish.relation = relation
          wish.constant += relation == .lessThanOrEqual ? -1000 : 1000
          wish.priority = 900
          var wishing = reasons
          let index = try wishing.add(wish)
          let result = try wishing.layout(width: 200)
          guard result.conflictSets.isEmpty else { continue }
          found += 1
          let missed = result.missedOptionalConstraints.first { $0.index == index }
          #expect((missed?.missedPoints ?? 0) > 1000 - 1e-5, "seed \(seed): \(warning)")
        }
      }
    }
    #expect(found > LawSeeds.share(of: 40))
  }
}
