import Foundation
import SnapKitNames
import Testing
import UIKitNames
import UIKitValues

/// Surprising behaviour, shown by frames.
@MainActor
@Suite("Traps of SnapKit")
struct TrapTests {
  let card = Card()

  init() { card.title.isHidden = true }

  @Test("an update with another multiplier changes no frame")
  func updatedMultiplier() {
    card.box.snp.makeConstraints { make in
      make.top.leading.equalToSuperview()
      make.size.equalToSuperview().multipliedBy(0.5)
    }
    card.layoutIfNeeded()
    card.box.snp.updateConstraints { $0.size.equalToSuperview().multipliedBy(0.25) }
    card.layoutIfNeeded()
    #expect(card.box.frame == CGRect(x: 0, y: 0, width: 160, height: 100))
    #expect(card.layoutProblems.count == 2)
    card.box.snp.remakeConstraints { make in
      make.top.leading.equalToSuperview()
      make.size.equalToSuperview().multipliedBy(0.25)
    }
    card.layoutIfNeeded()
    #expect(card.box.frame == CGRect(x: 0, y: 0, width: 80, height: 50))
  }

  @Test("an inset of an inequality limits the far edges and not the near ones")
  func farEdgeInequality() {
    let made = card.made { $0.edges.lessThanOrEqualToSuperview().inset(8) }
    #expect(
      made == [
        "left <= card.left + 8.0", "top <= card.top + 8.0", "right <= card.right - 8.0",
        "bottom <= card.bottom - 8.0",
      ])
    card.box.snp.makeConstraints { make in
      make.edges.lessThanOrEqualToSuperview().inset(8)
      make.left.top.equalToSuperview().offset(-50)
      make.size.equalTo(900).priority(.low)
    }
    card.layoutIfNeeded()
    #expect(card.box.frame == CGRect(x: -50, y: -50, width: 362, height: 242))
    card.box.snp.remakeConstraints { make in
      make.left.top.greaterThanOrEqualToSuperview().inset(8)
      make.right.bottom.lessThanOrEqualToSuperview().inset(8)
      make.size.equalTo(900).priority(.low)
    }
    card.layoutIfNeeded()
    #expect(card.box.frame == CGRect(x: 8, y: 8, width: 304, height: 184))
  }

  @Test("an inset toward a sibling overlaps it, and an offset keeps the distance")
  func insetTowardSibling() {
    card.title.snp.makeConstraints { make in
      make.left.equalToSuperview().offset(100)
      make.top.equalToSuperview()
      make.size.equalTo(40)
    }
    card.box.snp.makeConstraints { make in
      make.left.top.bottom.equalToSuperview().inset(5)
      make.right.equalTo(card.title.snp.left).inset(5)
    }
    card.layoutIfNeeded()
    #expect(card.box.frame.maxX == 105)
    card.box.snp.remakeConstraints { make in
      make.left.top.bottom.equalToSuperview().inset(5)
      make.right.equalTo(card.title.snp.left).offset(-5)
    }
    card.layoutIfNeeded()
    #expect(card.box.frame.maxX == 95)
  }

  @Test("a number is a distance from the superview for positions and a length for lengths")
  func numberTargets() {
    card.box.snp.makeConstraints { make in
      make.left.equalTo(20)
      make.right.equalTo(-20)
      make.centerY.equalTo(80)
      make.height.equalTo(50)
    }
    card.layoutIfNeeded()
    #expect(card.box.frame == CGRect(x: 20, y: 55, width: 280, height: 50))
    card.box.snp.remakeConstraints { make in
      make.center.equalTo(CGPoint(x: 60, y: 50))
      make.size.equalTo(CGSize(width: 20, height: 10))
    }
    card.layoutIfNeeded()
    #expect(card.box.frame == CGRect(x: 50, y: 45, width: 20, height: 10))
  }
}
