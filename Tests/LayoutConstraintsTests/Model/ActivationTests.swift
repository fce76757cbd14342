import Foundation
import Geometry
import LayoutConstraints
import Testing

@Suite("Activation of constraints")
struct ActivationTests {
  @Test("a constraint that is not active has no say")
  func activation() throws {
    var system = try makeSystem(
      ["a": .none], ["|[a]", "V:|[a(10)]", "a.width == 40 @500", "a.width == 50 @400"])
    try system.setActive(false, ofConstraint: 3)
    #expect(try system.layout(width: 300).layout.frames[0].width == 50)
    try system.setActive(true, ofConstraint: 3)
    #expect(try system.layout(width: 300).layout.frames[0].width == 40)
    #expect(try system.layout(width: 300).missedOptionalConstraints.map(\.index) == [4])
    #expect(throws: ConstraintError.unknownConstraint(index: 5)) {
      try system.setActive(true, ofConstraint: 5)
    }
  }
}
