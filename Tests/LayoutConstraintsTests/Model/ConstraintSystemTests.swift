import Foundation
import Geometry
import LayoutConstraints
import Testing

/// A system with the items a and b, at indices 1 and 2.
private func pair() throws -> ConstraintSystem {
  try makeSystem(["a": .none, "b": .none], [])
}

private func anchor(_ item: Int, _ attribute: Constraint.Attribute) -> Constraint.Anchor {
  Constraint.Anchor(item: item, attribute: attribute)
}

@Suite("Constraint system")
struct ConstraintSystemTests {
  @Test("sizes go with sizes, and positions with positions of the same axis")
  func legalPairs() throws {
    for first in Constraint.Attribute.allCases {
      for second in Constraint.Attribute.allCases {
        var system = try pair()
        let constraint = Constraint(anchor(1, first), .equal, anchor(2, second))
        let isDirectional = { (attribute: Constraint.Attribute) in
          [.leading, .trailing, .leadingMargin, .trailingMargin].contains(attribute)
        }
        let isSide = { (attribute: Constraint.Attribute) in
          [.left, .right, .leftMargin, .rightMargin].contains(attribute)
        }
        let isMixed =
          isDirectional(first) && isSide(second) || isSide(first) && isDirectional(second)
        if first.isSize != second.isSize {
          #expect(throws: ConstraintError.positionWithSize(first, second)) {
            try system.add(constraint)
          }
        } else if !first.isSize && first.axis != second.axis {
          #expect(throws: ConstraintError.differentAxes(first, second)) {
            try system.add(constraint)
          }
        } else if isMixed {
          #expect(throws: ConstraintError.directionalWithPhysical(first, second)) {
            try system.add(constraint)
          }
        } else {
          #expect(try system.add(constraint) == 0)
        }
      }
    }
  }

  @Test("only a size can be compared with a constant alone")
  func constantOnly() throws {
    for attribute in Constraint.Attribute.allCases {
      var system = try pair()
      let constraint = Constraint(anchor(1, attribute), .equal, constant: 20)
      if attribute.isSize {
        #expect(try system.add(constraint) == 0)
      } else {
        #expect(throws: ConstraintError.positionWithoutSecondItem(attribute)) {
          try system.add(constraint)
        }
      }
    }
  }

  @Test(
    "multipliers that are 0, tiny, huge or no number are refused",
    arguments: [0, .infinity, -.infinity, 1e-300, 0.0009, 1001, 1e308])
  func multipliers(multiplier: Double) throws {
    var system = try pair()
    #expect(throws: ConstraintError.multiplierOutOfRange(multiplier)) {
      try system.add(
        Constraint(anchor(1, .width), .equal, anchor(2, .width), multiplier: multiplier))
    }
    #expect(throws: ConstraintError.self) {
      try system.add(Constraint(anchor(1, .width), .equal, anchor(2, .width), multiplier: .nan))
    }
  }

  @Test(
    "constants that are huge or no number are refused", arguments: [.infinity, 1e308, -1.1e7])
  func constants(constant: Double) throws {
    var system = try pair()
    #expect(throws: ConstraintError.constantOutOfRange(constant)) {
      try system.add(Constraint(anchor(1, .width), .equal, constant: constant))
    }
    #expect(throws: ConstraintError.self) {
      try system.add(Constraint(anchor(1, .width), .equal, constant: .nan))
    }
  }

  @Test("a priority is above 0 and at most 1000", arguments: [0, -1, 1000.5, .infinity])
  func priorities(priority: Double) throws {
    var system = try pair()
    #expect(throws: ConstraintError.priorityOutOfRange(priority)) {
      try system.add(Constraint(anchor(1, .width), .equal, constant: 1, priority: priority))
    }
    let hugging = AxisPriorities(horizontal: 250, vertical: priority)
    #expect(throws: ConstraintError.priorityOutOfRange(priority)) {
      try system.addItem(ConstraintItem(name: "c", hugging: hugging))
    }
  }

  @Test("items and parents must exist")
  func unknownItems() throws {
    var system = try pair()
    #expect(throws: ConstraintError.unknownItem(index: 3)) {
      try system.add(Constraint(anchor(1, .width), .equal, anchor(3, .width)))
    }
    #expect(throws: ConstraintError.unknownItem(index: -1)) {
      try system.add(Constraint(anchor(-1, .width), .equal, constant: 1))
    }
    #expect(throws: ConstraintError.unknownItem(index: 9)) {
      try system.addItem(ConstraintItem(name: "c", parent: 9))
    }
  }

  @Test("a name is used once, and the container's is taken")
  func duplicateNames() throws {
    var system = try pair()
    for name in ["a", "superview"] {
      #expect(throws: ConstraintError.duplicateItem(name: name)) {
        try system.addItem(ConstraintItem(name: name))
      }
    }
  }

  @Test("an item cannot be inside itself, and the container inside nothing")
  func cycles() throws {
    var system = try pair()
    try system.place(2, in: 1)
    #expect(throws: ConstraintError.hierarchyCycle(names: ["a", "b", "a"])) {
      try system.place(1, in: 2)
    }
    #expect(throws: ConstraintError.hierarchyCycle(names: ["a", "a"])) {
      try system.place(1, in: 1)
    }
    #expect(throws: ConstraintError.containerInsideItem(name: "b")) {
      try system.place(0, in: 2)
    }
    #expect(system.items.map(\.parent) == [0, 0, 1])
  }

  @Test(
    "content of a size that is negative, infinite or no number is refused",
    arguments: [-1, .infinity, 1e308])
  func contentSizes(length: Double) throws {
    var system = try pair()
    let size = CGSize(width: 10, height: length)
    #expect(throws: ConstraintError.contentSizeOutOfRange(item: "c", size: size)) {
      try system.addItem(ConstraintItem(name: "c", content: .fixed(size)))
    }
  }

  @Test("a container that is negative, infinite or no number is refused")
  func containers() throws {
    let system = try pair()
    for length in [-1, .infinity, 1e308] {
      #expect(throws: ConstraintError.containerOutOfRange(length: length)) {
        try system.layout(width: length)
      }
      #expect(throws: ConstraintError.containerOutOfRange(length: length)) {
        try system.layout(width: 1, height: length)
      }
    }
    #expect(throws: ConstraintError.self) { try system.layout(width: .nan) }
  }

  @Test("a system becomes an item of another, with names that say so")
  func embedding() throws {
    var system = ConstraintSystem()
    let inner = try makeSystem(["a": .none], ["a.width == 0.5 * superview.width"])
    let index = try system.add(inner, as: "row1")
    #expect(system.items.map(\.name) == ["superview", "row1", "row1.a"])
    #expect(system.items.map(\.parent) == [0, 0, 1])
    #expect(system.text(ofConstraint: 0) == "row1.a.width == 0.5 * row1.width")
    #expect(index == 1)
    #expect(throws: ConstraintError.duplicateItem(name: "row1")) {
      try system.add(inner, as: "row1")
    }
  }

  @Test(
    "a constraint is printed as the rule that reads back as it",
    arguments: [
      "a.width == 40", "a.width >= -0.5", "a.leading == b.trailing + 8 @250.5",
      "a.top <= b.bottom - 2", "a.height == -0.5625 * b.width + 1",
      "a.lastBaseline == b.firstBaseline", "a.leading - b.trailing == 8 @1",
      "a.leading - b.trailing == b.leading - superview.layoutMarginsGuide.leading - 8",
      "a.width <= -0.5 * (b.leftMargin - a.right) + 2.5", "a.bottom - b.top >= 2 * a.width",
    ])
  func printedForm(rule: String) throws {
    var system = try pair()
    try system.add(rule: rule)
    #expect(system.text(ofConstraint: 0) == rule)
  }

  @Test("any constraint reads back as it is from the rule that it is printed as")
  func printedForms() throws {
    for seed in 0..<200 as Range<UInt64> {
      let system = try RandomSystem(seed: seed).system()
      let screen = RandomScreen(seed: seed).system
      for system in [system, screen] {
        for index in system.constraints.indices {
          var copy = system
          let rule = system.text(ofConstraint: index)
          let added = try copy.add(rule: rule).map { copy.constraints[$0] }
          var expected = system.constraints[index]
          expected.origin = rule
          if expected.second == nil { expected.multiplier = 1 }
          #expect(added == [expected], "seed \(seed): \(rule)")
        }
      }
    }
  }
}
