import Foundation
import SeededRandom
import TestSupport
import Testing
import UIKitNames
import UIKitValues

@MainActor
@Suite("Random trees of views")
struct RandomTreeTests {
  /// Views that are moved, removed and constrained, in any order.
  @MainActor
  private struct Tree {
    let root = emptyView(300, 300)
    var views: [UIView]
    var guides: [UILayoutGuide] = []
    var constraints: [NSLayoutConstraint] = []

    init(from random: inout SeededGenerator) {
      views = [root, UIStackView(), UIStackView(), UIScrollView(), label("octocat"), UIView()]
      views += [UIView(), UIView()]
      for view in views.dropFirst() where random.index(below: 2) == 0 {
        view.translatesAutoresizingMaskIntoConstraints = false
      }
    }

    private mutating func hold(_ constraint: NSLayoutConstraint) {
      constraint.isActive = true
      constraints.append(constraint)
    }

    mutating func step(_ random: inout SeededGenerator) {
      let first = views[random.index(below: views.count)]
      let second = views[random.index(below: views.count)]
      let number = random.index(below: 12)
      switch number {
      case 0, 1: if first !== root { second.addSubview(first) }
      case 2: if first !== root { first.removeFromSuperview() }
      case 3: hold(first.leadingAnchor.constraint(equalTo: second.leadingAnchor, constant: 3))
      case 4: hold(first.widthAnchor.constraint(equalTo: second.widthAnchor, multiplier: 0.5))
      case 5:
        guides.append(UILayoutGuide())
        first.addLayoutGuide(guides[guides.count - 1])
      case 6: if let guide = guides.last { first.addLayoutGuide(guide) }
      case 7:
        if let guide = guides.last { hold(guide.topAnchor.constraint(equalTo: first.topAnchor)) }
      case 8: if let guide = guides.popLast() { guide.owningView?.removeLayoutGuide(guide) }
      case 9:
        if !constraints.isEmpty { constraints[random.index(below: constraints.count)].toggle() }
      case 10:
        if let stack = first as? UIStackView, second !== root { stack.addArrangedSubview(second) }
      default: if first !== root, views.count > 3 { views.removeAll { $0 === first } }
      }
    }
  }

  @Test("active constraints are stored by a common ancestor of their items, and frames are finite")
  func invariants() {
    for seed in LawSeeds.of(100, from: 1) {
      var random = SeededGenerator(seed: seed)
      var tree = Tree(from: &random)
      for _ in 0..<80 {
        tree.step(&random)
        for view in tree.root.all { check(view, seed) }
        for constraint in tree.constraints where constraint.isActive {
          #expect(constraint.firstItem != nil && constraint.secondItem != nil, "seed \(seed)")
        }
      }
      tree.root.layoutIfNeeded()
      for view in tree.root.all {
        let numbers = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
        #expect(numbers.allSatisfy { $0.isFinite }, "seed \(seed)")
      }
    }
  }

  private func check(_ view: UIView, _ seed: UInt64) {
    #expect(view.subviews.allSatisfy { $0.superview === view }, "seed \(seed)")
    if let stack = view as? UIStackView {
      #expect(stack.arrangedSubviews.allSatisfy { $0.superview === view }, "seed \(seed)")
    }
    for constraint in view.constraints {
      #expect(constraint.isActive, "seed \(seed)")
      for item in [constraint.firstItem, constraint.secondItem] {
        let owner = (item as? UILayoutGuide)?.owningView ?? item as? UIView
        #expect(owner?.isDescendant(of: view) == true, "seed \(seed)")
      }
    }
  }
}

extension UIView {
  /// This view and all views inside.
  fileprivate var all: [UIView] { [self] + subviews.flatMap(\.all) }
}

extension NSLayoutConstraint {
  fileprivate func toggle() { isActive.toggle() }
}
