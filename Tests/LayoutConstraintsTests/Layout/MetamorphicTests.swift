import Foundation
import Geometry
import LayoutConstraints
import SeededRandom
import TestSupport
import Testing

/// Changes whose effect on any layout is known.
@Suite("Changes that affect a layout, and those that do not")
struct MetamorphicTests {
  /// Changes many screens, and compares the layouts before and after.
  private func expect(
    hasPhysicalSides: Bool = true,
    prepare: (ConstraintSystem) throws -> ConstraintSystem = { $0 },
    _ change: (RandomScreen) throws -> ChangedScreen
  ) throws {
    for seed in LawSeeds.of(200, from: 10_000) {
      var screen = RandomScreen(seed: seed, hasPhysicalSides: hasPhysicalSides)
      // A safe area belongs to a window: not to a part of it, and not to a larger one.
      screen.system.safeAreaInsets = EdgeInsets()
      screen.system = try prepare(screen.system)
      let differences = try change(screen).differences(from: screen)
      if !differences.isEmpty {
        Issue.record("\(differences.joined(separator: "\n"))\n\(screen)")
      }
    }
  }

  @Test("the order of the constraints changes nothing")
  func orderOfConstraints() throws {
    try expect { screen in
      var generator = SeededGenerator(seed: screen.seed)
      var changed = ChangedScreen(screen)
      let constraints = screen.system.constraints
      let order = generator.permutation(of: constraints.count)
      changed.system = try screen.system.with(constraints: order.map { constraints[$0] })
      return changed
    }
  }

  @Test("the order of the items changes nothing if there is only one best layout")
  func orderOfItems() throws {
    try expect { screen in
      var generator = SeededGenerator(seed: screen.seed)
      var changed = ChangedScreen(screen)
      let order = generator.permutation(of: screen.system.items.count - 1)
      changed.system = try screen.system.with(itemsInOrder: order.map { $0 + 1 })
      return changed
    }
  }

  @Test("an equation may be written as two inequalities")
  func twoInequalities() throws {
    try expect { screen in
      var changed = ChangedScreen(screen)
      changed.system = try screen.system.with(
        constraints: screen.system.constraints.flatMap(\.asInequalities))
      return changed
    }
  }

  @Test("a required rule may be repeated, or weakened, without a change")
  func redundantRequirements() throws {
    try expect { screen in
      var changed = ChangedScreen(screen)
      for constraint in screen.system.constraints where constraint.priority == Priority.required {
        try changed.system.add(constraint)
        for var looser in constraint.asInequalities {
          looser.constant += looser.relation == .lessThanOrEqual ? 5 : -5
          try changed.system.add(looser)
        }
      }
      return changed
    }
  }

  @Test("an optional constraint below all others that is met already changes nothing")
  func redundantWish() throws {
    try expect { screen in
      var changed = ChangedScreen(screen)
      let layout = try screen.system.layout(in: screen.container, rounding: .exact)
      guard layout.ambiguousElements.isEmpty else { return changed }
      for (index, frame) in layout.rawLayout.frames.enumerated() {
        let insets = screen.system.items[index + 1].alignmentRectInsets
        try changed.system.add(
          Constraint(
            Constraint.Anchor(item: index + 1, attribute: .width), .equal,
            constant: frame.width - insets.left - insets.right, priority: 0.25))
      }
      return changed
    }
  }

  @Test("the two sides of a constraint may change places")
  func reversed() throws {
    try expect { screen in
      var changed = ChangedScreen(screen)
      changed.system = try screen.system.with(
        constraints: screen.system.constraints.map { $0.reversed ?? $0 })
      return changed
    }
  }

  @Test("scaling all lengths scales all frames and errors", arguments: [0.5, 3])
  func scaled(factor: Double) throws {
    try expect { screen in
      var changed = ChangedScreen(screen)
      changed.system = try screen.system.scaled(by: factor)
      changed.container.width *= factor
      changed.container.height = screen.container.height.map { $0 * factor }
      changed.factor = factor
      changed.frame = { frame in
        CGRect(
          x: frame.minX * factor, y: frame.minY * factor, width: frame.width * factor,
          height: frame.height * factor)
      }
      return changed
    }
  }

  @Test("an inset around everything moves everything by it")
  func inset() throws {
    try expect { screen in
      var changed = ChangedScreen(screen)
      changed.system = ConstraintSystem()
      try changed.system.add(screen.system, as: "card")
      try changed.system.add(rule: "H:|-7-[card]-7-|")
      try changed.system.add(rule: "V:|-9-[card]-9-|")
      changed.container.width += 14
      changed.container.height = screen.container.height.map { $0 + 18 }
      changed.addedHeight = 18
      changed.name = { $0 == "superview" ? "card" : "card.\($0)" }
      changed.frame = { $0.offsetBy(dx: 7, dy: 9) }
      return changed
    }
  }

  @Test("two items that are equal in everything have the same frame, or are both ambiguous")
  func twins() throws {
    for seed in LawSeeds.of(200, from: 10_000) {
      let screen = RandomScreen(seed: seed)
      let original = screen.system.items.count - 1
      let system = try screen.system.addingTwin(of: original)
      let layout = try system.layout(in: screen.container, rounding: .exact)
      guard layout.conflictSets.isEmpty else { continue }
      if layout.ambiguousElements.isEmpty {
        let frames = layout.rawLayout.frames
        #expect(areClose(frames.last, frames[original - 1]), "\(screen)")
      } else {
        #expect(
          layout.isAmbiguous("twin") == layout.isAmbiguous(system.items[original].name),
          "\(screen)")
      }
    }
  }

  @Test("from right to left, a layout without left and right is its own mirror image")
  func mirrored() throws {
    try expect(hasPhysicalSides: false) { screen in
      var changed = ChangedScreen(screen)
      changed.system = try screen.system.readInTheOtherDirection()
      for index in changed.system.items.indices {
        try changed.system.updateItem(index) { item in
          let insets = item.alignmentRectInsets
          item.alignmentRectInsets.left = insets.right
          item.alignmentRectInsets.right = insets.left
        }
      }
      let width = screen.container.width
      changed.frame = { frame in
        CGRect(
          x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
      }
      // Constraints on a left edge are now on a right edge, which is a sum of two columns.
      changed.keepsRanges = false
      return changed
    }
  }

  @Test("from right to left, left and right are unchanged")
  func physicalSides() throws {
    try expect(prepare: { try $0.onlyWithPhysicalSides() }) { screen in
      var changed = ChangedScreen(screen)
      changed.system = try screen.system.readInTheOtherDirection()
      for index in changed.system.items.indices {
        try changed.system.updateItem(index) { item in
          let margins = item.layoutMargins
          item.layoutMargins.leading = margins.trailing
          item.layoutMargins.trailing = margins.leading
        }
      }
      return changed
    }
  }
}
