import Foundation
import Geometry
import LayoutConstraints
import SeededRandom
import Testing
import UIKitNames
import UIKitValues

@MainActor
@Suite("Views and constraint systems")
struct SameSystemTests {
  typealias Pair = (NSLayoutConstraint.Attribute, Constraint.Attribute)

  static let names: [Pair] =
    NSLayoutConstraint.Attribute.allCases.compactMap { attribute in
      Constraint.Attribute(rawValue: "\(attribute)").map { (attribute, $0) }
    }

  @Test("every attribute except notAnAttribute has the engine's name")
  func attributeNames() {
    #expect(Self.names.count == Constraint.Attribute.allCases.count)
    #expect(NSLayoutConstraint.Attribute.allCases.count == Self.names.count + 1)
  }

  @Test("random screens of views have the frames of the same constraint system", arguments: 0..<8)
  func randomScreens(block: Int) throws {
    for seed in block * 50..<(block + 1) * 50 {
      var random = SeededGenerator(seed: UInt64(seed))
      try compare(&random, seed: seed)
    }
  }

  private func compare(_ random: inout SeededGenerator, seed: Int) throws {
    var screen = try TwinScreen(from: &random)
    for _ in 0..<12 {
      guard let pair = Self.names.randomElement(using: &random),
        let other = Self.names.randomElement(using: &random)
      else { continue }
      screen.add(
        Int.random(in: 1..<screen.views.count, using: &random), pair,
        Int.random(in: 0..<screen.views.count, using: &random), other,
        Double(Int.random(in: -20...40, using: &random)),
        [100, 250, 500, 750].randomElement(using: &random) ?? 250)
    }
    // The layout must be unique: which of several is chosen depends on the order of the items.
    let sides: [Pair] = [
      (.left, .left), (.top, .top), (.width, .width), (.height, .height),
    ]
    for index in 1..<screen.views.count {
      for (offset, side) in sides.enumerated() {
        screen.add(index, side, 0, side, 3, Double(4 * index + offset + 1))
      }
    }
    let root = screen.views[0]
    root.layoutIfNeeded()
    let layout = try screen.system.layout(
      in: Container(width: 300, height: 200), rounding: .pixels(scale: 2))
    #expect(root.layoutProblems == [], "seed \(seed)")
    for (index, view) in screen.views.enumerated().dropFirst() {
      let frame = layout.layout.frame(of: "\(index)") ?? .zero
      #expect(view.frameInRoot == frame, "seed \(seed), view \(index)")
    }
  }
}

/// Views and an equal constraint system, whose items have the same indices.
@MainActor
private struct TwinScreen {
  private(set) var views = [emptyView(300, 200)]
  private(set) var system = ConstraintSystem(containerName: "root")

  /// Makes five views of random sizes, each in the root or in one before it.
  init(from random: inout SeededGenerator) throws {
    for index in 1...5 {
      let size = CGSize(
        width: Int.random(in: 5...80, using: &random),
        height: Int.random(in: 5...60, using: &random))
      let view = Box(size.width, size.height)
      let parent = Int.random(in: 0..<views.count, using: &random)
      views[parent].addSubview(view)
      views.append(view)
      try system.addItem(
        ConstraintItem(name: "\(index)", parent: parent, content: .fixed(size)))
    }
  }

  /// Adds an equation to both, unless it is invalid.
  mutating func add(
    _ first: Int, _ pair: SameSystemTests.Pair, _ second: Int, _ other: SameSystemTests.Pair,
    _ constant: Double, _ priority: Double
  ) {
    let row = Constraint(
      .init(item: first, attribute: pair.1), .equal, .init(item: second, attribute: other.1),
      constant: constant, priority: priority)
    guard (try? system.add(row)) != nil else { return }
    let constraint = NSLayoutConstraint(
      item: views[first], attribute: pair.0, relatedBy: .equal, toItem: views[second],
      attribute: other.0, multiplier: 1, constant: constant)
    constraint.priority = UILayoutPriority(Float(priority))
    constraint.isActive = true
  }
}

extension UIView {
  /// The frame in the coordinates of the root view.
  fileprivate var frameInRoot: CGRect {
    var frame = frame
    var view = superview
    while let current = view, let around = current.superview {
      frame = frame.offsetBy(dx: current.frame.minX, dy: current.frame.minY)
      view = around
    }
    return frame
  }
}
