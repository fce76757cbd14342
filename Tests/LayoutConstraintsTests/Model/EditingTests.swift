import Foundation
import Geometry
import LayoutConstraints
import Testing

@Suite("Changing constraints")
struct EditingTests {
  private func system() throws -> ConstraintSystem {
    try makeSystem(
      ["a": .none], ["|[a]", "V:|[a(10)]", "a.width == 40 @500", "a.width == 50 @400"])
  }

  @Test("a constant can change, and the layout follows")
  func constant() throws {
    var system = try system()
    try system.setConstant(60, ofConstraint: 3)
    #expect(try system.layout(width: 300).layout.frames[0].width == 60)
    #expect(throws: ConstraintError.constantOutOfRange(1e9)) {
      try system.setConstant(1e9, ofConstraint: 3)
    }
    #expect(throws: ConstraintError.unknownConstraint(index: 5)) {
      try system.setConstant(1, ofConstraint: 5)
    }
  }

  @Test("a priority can change below required, but neither to required nor from it")
  func priority() throws {
    var system = try system()
    try system.setPriority(300, ofConstraint: 3)
    #expect(try system.layout(width: 300).layout.frames[0].width == 50)
    #expect(throws: ConstraintError.requirementChanged(from: 300, to: 1000)) {
      try system.setPriority(1000, ofConstraint: 3)
    }
    #expect(throws: ConstraintError.requirementChanged(from: 1000, to: 999)) {
      try system.setPriority(999, ofConstraint: 0)
    }
  }

  @Test("a constraint that is not active has no say")
  func activation() throws {
    var system = try system()
    try system.setActive(false, ofConstraint: 3)
    #expect(try system.layout(width: 300).layout.frames[0].width == 50)
    try system.setActive(true, ofConstraint: 3)
    #expect(try system.layout(width: 300).layout.frames[0].width == 40)
    #expect(try system.layout(width: 300).missedOptionalConstraints.map(\.index) == [4])
  }
}
