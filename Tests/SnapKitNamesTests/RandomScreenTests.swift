import Foundation
import SeededRandom
import SnapKitNames
import TestSupport
import Testing
import UIKitNames
import UIKitValues

@MainActor
@Suite("Random screens, with SnapKit and without")
struct RandomScreenTests {
  /// A container with views in it, the last of them inside the one before.
  @MainActor
  private struct Screen {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    let views: [UIView]

    init(count: Int) {
      views = (0..<count).map { _ in UIView() }
      for view in views {
        view.translatesAutoresizingMaskIntoConstraints = false
        (view === views.last ? views[count - 2] : root).addSubview(view)
      }
    }

    /// The constraints, each with the indices of its items among the views; zero has no sign.
    var constraints: [String] {
      let holders = [root] + views
      return holders.flatMap { $0.constraints }.map { constraint in
        """
        \(name(constraint.firstItem)).\(constraint.firstAttribute) \(constraint.relation) \
        \(constraint.multiplier) \(name(constraint.secondItem)).\(constraint.secondAttribute) \
        \(constraint.constant + 0) \(constraint.priority.rawValue)
        """
      }
    }

    private func name(_ item: AnyObject?) -> String {
      if item === root { return "root" }
      if let guide = item as? UILayoutGuide { return "guide of \(name(guide.owningView))" }
      return views.firstIndex { $0 === item }.map { "view \($0)" } ?? "-"
    }
  }

  @Test("chains make the expected constraints, with the same frames")
  func frames() {
    for seed in LawSeeds.of(300, from: 1) {
      var random = SeededGenerator(seed: seed)
      let device = SimulatedDevice(
        safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 4),
        isRightToLeft: seed.isMultiple(of: 4))
      device.run { compare(&random, seed: seed) }
    }
  }

  private func compare(_ random: inout SeededGenerator, seed: UInt64) {
    let count = 2 + random.index(below: 3)
    let chained = Screen(count: count)
    let plain = Screen(count: count)
    for index in 0..<count {
      let chains = (0..<(1 + random.index(below: 4))).map { _ in
        RandomChain(from: &random, viewCount: count)
      }
      make(chains, of: chained.views[index], in: chained, seed: seed)
      for chain in chains {
        NSLayoutConstraint.activate(
          chain.constraints(of: plain.views[index], views: plain.views))
      }
    }
    #expect(chained.constraints == plain.constraints, "seed \(seed)")
    chained.root.layoutIfNeeded()
    plain.root.layoutIfNeeded()
    #expect(chained.views.map(\.frame) == plain.views.map(\.frame), "seed \(seed)")
    #expect(
      chained.root.layoutProblems.count == plain.root.layoutProblems.count, "seed \(seed)")
  }

  /// Makes the chains: directly, as a remake, or prepared first.
  private func make(_ chains: [RandomChain], of view: UIView, in screen: Screen, seed: UInt64) {
    func write(_ make: ConstraintMaker) {
      for chain in chains { chain.write(make, views: screen.views) }
    }
    switch seed % 3 {
    case 0: view.snp.makeConstraints(write)
    case 1:
      view.snp.makeConstraints { $0.edges.equalToSuperview() }
      view.snp.remakeConstraints(write)
    default:
      for constraint in view.snp.prepareConstraints(write) { constraint.activate() }
    }
  }

  @Test("an update sets the same constants as a remake")
  func updates() {
    for seed in LawSeeds.of(100, from: 1) {
      var random = SeededGenerator(seed: seed)
      let updated = Screen(count: 3)
      let remade = Screen(count: 3)
      let paths = [
        \ConstraintMaker.left, \ConstraintMaker.centerY, \ConstraintMaker.directionalEdges,
        \ConstraintMaker.size, \ConstraintMaker.margins,
      ]
      let order = random.permutation(of: paths.count).prefix(3)
      for round in 0..<2 {
        let points = order.map { _ in random.index(below: 50) }
        func write(_ make: ConstraintMaker, isInset: Bool) {
          for (path, points) in zip(order, points) {
            let chain = make[keyPath: paths[path]].equalToSuperview()
            if isInset { chain.inset(points) } else { chain.offset(points) }
          }
        }
        let isInset = random.index(below: 2) == 0
        updated.views[0].snp.updateConstraints { write($0, isInset: isInset) }
        remade.views[0].snp.remakeConstraints { write($0, isInset: isInset) }
        #expect(updated.constraints == remade.constraints, "seed \(seed), round \(round)")
        #expect(updated.root.layoutProblems == [], "seed \(seed), round \(round)")
      }
    }
  }
}
