import Foundation
import Testing
import UIKitNames
import UIKitValues

@MainActor
@Suite("Anchors")
struct AnchorTests {
  @Test("a picture and a title are laid out side by side")
  func row() {
    let row = emptyView(320, 60)
    let picture = Box(40, 40)
    let title = label("octocat")
    row.add(picture, title)
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 5),
      picture.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 5),
      title.topAnchor.constraint(equalTo: row.topAnchor),
      title.trailingAnchor.constraint(lessThanOrEqualTo: row.trailingAnchor, constant: -5),
    ])
    #expect(picture.laidOut() == rect(5, 10, 40, 40))
    #expect(title.frame.minX == 50)
    #expect(title.frame.size == title.intrinsicContentSize)
    #expect(!title.hasAmbiguousLayout)
    #expect(row.layoutProblems == [])
  }

  @Test("frames are in the coordinates of the superview")
  func nested() {
    let outer = emptyView(200, 200)
    let card = Box(100, 100)
    let dot = Box(10, 10)
    outer.add(card)
    card.add(dot)
    card.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 50).isActive = true
    card.topAnchor.constraint(equalTo: outer.topAnchor, constant: 60).isActive = true
    dot.rightAnchor.constraint(equalTo: outer.rightAnchor, constant: -70).isActive = true
    dot.bottomAnchor.constraint(equalTo: card.bottomAnchor).isActive = true
    #expect(dot.laidOut() == rect(70, 90, 10, 10))
    #expect(dot.constraints.isEmpty)
    #expect(card.constraints.count == 1, "the closest common ancestor holds it")
    #expect(outer.constraints.count == 3)
  }

  @Test("dimensions take multipliers, constants and inequalities")
  func dimensions() {
    let outer = emptyView(300, 100)
    let wide = Box(0, 0)
    outer.add(wide)
    NSLayoutConstraint.activate([
      wide.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      wide.topAnchor.constraint(equalTo: outer.topAnchor),
      wide.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5, constant: -10),
      wide.heightAnchor.constraint(equalTo: wide.widthAnchor, multiplier: 0.25),
      wide.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
      wide.heightAnchor.constraint(lessThanOrEqualToConstant: 40),
    ])
    #expect(wide.laidOut() == rect(0, 0, 140, 35))
  }

  @Test("system spacing is 8 points, and the height of a line between baselines")
  func systemSpacing() {
    let outer = emptyView(300, 100)
    let (first, second) = (label("one"), label("two"))
    outer.add(first, second)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(
        equalToSystemSpacingAfter: outer.leadingAnchor, multiplier: 2),
      first.topAnchor.constraint(equalToSystemSpacingBelow: outer.topAnchor, multiplier: 1),
      second.leadingAnchor.constraint(equalTo: first.leadingAnchor),
      second.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: first.lastBaselineAnchor, multiplier: 1),
    ])
    SimulatedDevice(putsFramesOnPixels: false).run { outer.layoutIfNeeded() }
    #expect(first.frame.origin == CGPoint(x: 16, y: 8))
    #expect(abs(second.frame.minY - first.frame.minY - second.font.lineHeight) < 1e-6)
  }

  @Test("distances between anchors are lengths, so gaps can be equal without spacer views")
  func offsets() {
    let row = emptyView(300, 100)
    let boxes = [Box(40, 10), Box(50, 20), Box(60, 30)]
    for box in boxes {
      row.add(box)
      box.topAnchor.constraint(equalTo: row.topAnchor).isActive = true
    }
    let ends = zip(boxes, boxes.dropFirst()).map { left, right in
      left.trailingAnchor.anchorWithOffset(to: right.leadingAnchor)
    }
    NSLayoutConstraint.activate([
      boxes[0].leadingAnchor.constraint(equalTo: row.leadingAnchor),
      boxes[2].trailingAnchor.constraint(equalTo: row.trailingAnchor),
      ends[0].constraint(equalTo: ends[1], multiplier: 2),
      boxes[1].bottomAnchor.anchorWithOffset(to: row.bottomAnchor)
        .constraint(greaterThanOrEqualToConstant: 10),
    ])
    #expect(boxes[1].laidOut() == rect(140, 0, 50, 20))
    #expect(boxes[2].frame == rect(240, 0, 60, 30))
    #expect(row.layoutProblems == [])
  }

  @Test("a right-to-left view mirrors leading and trailing, but not left and right")
  func rightToLeft() {
    let outer = emptyView(300, 100)
    outer.semanticContentAttribute = .forceRightToLeft
    let (first, second) = (Box(40, 10), Box(40, 10))
    outer.add(first, second)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
      second.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 10),
      first.topAnchor.constraint(equalTo: outer.topAnchor),
      second.topAnchor.constraint(equalTo: outer.topAnchor),
    ])
    #expect(first.laidOut() == rect(250, 0, 40, 10))
    #expect(second.frame == rect(10, 0, 40, 10))
    #expect(first.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test("a constant can be changed while the constraint is active")
  func constant() {
    let outer = emptyView(300, 100)
    let box = Box(40, 10)
    outer.add(box)
    let top = box.topAnchor.constraint(equalTo: outer.topAnchor)
    let left = box.leftAnchor.constraint(equalTo: outer.leftAnchor)
    NSLayoutConstraint.activate([top, left])
    #expect(box.laidOut().minY == 0)
    top.constant = 25
    #expect(box.laidOut().minY == 25)
    left.isActive = false
    let right = box.rightAnchor.constraint(equalTo: outer.rightAnchor)
    right.isActive = true
    #expect(box.laidOut() == rect(260, 25, 40, 10))
  }

  @Test("the constraints that determine an edge are found")
  func affecting() {
    let outer = emptyView(300, 100)
    let box = Box(40, 10)
    outer.add(box)
    let top = box.topAnchor.constraint(equalTo: outer.topAnchor)
    let left = box.leftAnchor.constraint(equalTo: outer.leftAnchor)
    let optional = box.widthAnchor.constraint(equalToConstant: 100)
    optional.priority = UILayoutPriority(100)
    NSLayoutConstraint.activate([top, left, optional])
    #expect(box.constraintsAffectingLayout(for: .horizontal) == [left])
    #expect(box.constraintsAffectingLayout(for: .vertical) == [top])
  }
}
