import Foundation
import SnapKitNames
import Testing
import UIKitNames
import UIKitValues

/// The order of calls in a chain and the types of their arguments: what compiles with SnapKit, and
/// what does not.
@MainActor
@Suite("Types of SnapKit's chains")
struct ChainTypeTests {
  /// The static type of a value.
  private func type<Value>(of value: Value) -> Value.Type { Value.self }

  @Test("attributes, then the relation, then the modifiers, then the priority, then the name")
  func order() {
    Card().box.snp.prepareConstraints { make in
      #expect(type(of: make.left) == ConstraintMakerExtendable.self)
      #expect(type(of: make.left.top) == ConstraintMakerExtendable.self)
      let related = make.width.equalTo(8)
      #expect(type(of: related) == ConstraintMakerEditable.self)
      #expect(type(of: related.offset(1)) == ConstraintMakerEditable.self)
      #expect(type(of: related.inset(1)) == ConstraintMakerEditable.self)
      #expect(type(of: related.multipliedBy(2)) == ConstraintMakerEditable.self)
      #expect(type(of: related.dividedBy(2)) == ConstraintMakerEditable.self)
      #expect(type(of: related.priority(1)) == ConstraintMakerFinalizable.self)
      #expect(type(of: related.priority(.high)) == ConstraintMakerFinalizable.self)
      #expect(type(of: related.labeled("width")) == ConstraintMakerFinalizable.self)
      #expect(type(of: related.labeled("width").constraint) == Constraint.self)
    }
  }

  @Test("the end of a chain has no modifiers, and a chain without a relation has no handle")
  func hierarchy() {
    let editable: Any.Type = ConstraintMakerEditable.self
    let prioritizable: Any.Type = ConstraintMakerPrioritizable.self
    let extendable: Any.Type = ConstraintMakerExtendable.self
    #expect(editable is ConstraintMakerPrioritizable.Type)
    #expect(prioritizable is ConstraintMakerFinalizable.Type)
    #expect(!(prioritizable is ConstraintMakerEditable.Type))
    #expect(extendable is ConstraintMakerRelatable.Type)
    #expect(!(extendable is ConstraintMakerFinalizable.Type))
  }

  @Test("which values are allowed for which argument")
  func targets() {
    /// Whether a value is a target of a relation, an offset, an inset, a directional inset, a
    /// factor, a priority.
    func uses(_ value: Any) -> [Bool] {
      [
        value is any ConstraintRelatableTarget, value is any ConstraintOffsetTarget,
        value is any ConstraintInsetTarget, value is any ConstraintDirectionalInsetTarget,
        value is any ConstraintMultiplierTarget, value is any ConstraintPriorityTarget,
      ]
    }
    let numbers: [Any] = [Int(1), UInt(1), Float(1), Double(1), CGFloat(1)]
    for number in numbers { #expect(uses(number) == [true, true, true, false, true, true]) }
    let relatable: [Any] = [CGPoint.zero, CGSize.zero, UIView(), UILayoutGuide(), UIView().snp.top]
    for value in relatable { #expect(uses(value) == [true, false, false, false, false, false]) }
    #expect(uses(UIEdgeInsets.zero) == [true, false, true, false, false, false])
    #expect(uses(NSDirectionalEdgeInsets.zero) == [true, false, false, true, false, false])
    #expect(uses(UILayoutPriority.required) == [false, false, false, false, false, true])
    #expect(uses("8") == [false, false, false, false, false, false])
  }

  @Test("items are equal if they are the same attributes of the same view")
  func items() {
    let card = Card()
    #expect(card.box.snp.top == card.box.snp.top)
    #expect(card.box.snp.top != card.box.snp.bottom)
    #expect(card.box.snp.top != card.title.snp.top)
    #expect(card.box.snp.verticalEdges == card.box.snp.directionalVerticalEdges)
  }

  @Test("priorities have SnapKit's names, can be moved, and can be literals")
  func priorities() {
    let own: ConstraintPriority = 420.5
    #expect(own.value == 420.5)
    #expect(ConstraintPriority(3).value == 3)
    let named: [ConstraintPriority] = [.required, .high, .medium, .low]
    #expect(named.map(\.value) == [1000, 750, 500, 250])
    #expect(ConstraintPriority.low.advanced(by: 1).value == 251)
    #expect(ConstraintPriority.low.distance(to: .high) == 500)
    #expect(ConstraintPriority.low < .high)
  }
}
