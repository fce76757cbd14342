import Foundation
import Geometry
import LayoutConstraints
import Testing

/// The frames that UIKit gives views whose constraints are ambiguous, as the tests of Stevia
/// observe them on devices (github.com/freshOS/Stevia, Tests/SteviaTests at a925d9b).
///
/// Each row is one of its tests; those for other types of numbers repeat it. Its constraints have
/// the priority 751. The container is a screen of 375 × 812 points.
///
/// Not explained:
/// - A comment beside `testSingleValueWidthLessOrEqual` says that without a position the width is
///   another one, but no test states it.
/// - Of two labels that hug equally, some say that UIKit stretches the first. No test observes it;
///   here it is the second, except in a stack view (`StackViewTieTests`).
/// - Interface Builder stores ambiguous views as they were drawn, such as an image view without an
///   image at 240 × 128, and therefore says nothing about UIKit.
@Suite("Ambiguous layouts that were observed in UIKit")
struct ObservedAmbiguityTests {
  struct Observation: Sendable, CustomTestStringConvertible {
    let source: String
    /// The constraints, without the priority.
    let rules: [String]
    /// x, y, width and height of each view, in points; `nil` where the test does not look.
    let frames: [String: [Double?]]
    var isRightToLeft = false

    var testDescription: String { source }

    init(
      _ source: String, _ rules: [String], _ frames: [String: [Double?]], rightToLeft: Bool = false
    ) {
      (self.source, self.rules, self.frames, isRightToLeft) = (source, rules, frames, rightToLeft)
    }
  }

  /// The constraints of a view of 100 × 100 points.
  private static let size = ["v.width == 100", "v.height == 100"]

  /// A view of a fixed size whose position is constrained on one axis, or limited by an inequality.
  static let positions: [Observation] = [
    Observation(
      "PositionTests.testTop", size + ["v.top == superview.top + 23"], ["v": [0, 23, 100, 100]]),
    Observation(
      "PositionTests.testBottom", size + ["v.bottom == superview.bottom - 45"],
      ["v": [0, 667, 100, 100]]),
    Observation(
      "PositionTests.testLeft", size + ["v.left == superview.left + 12"],
      ["v": [12, 0, 100, 100]]),
    Observation(
      "PositionTests.testLeading", size + ["v.leading == superview.leading + 12"],
      ["v": [12, 0, 100, 100]]),
    Observation(
      "PositionTests.testRight", size + ["v.right == superview.right - 74"],
      ["v": [201, 0, 100, 100]]),
    Observation(
      "PositionTests.testTrailing", size + ["v.trailing == superview.trailing - 74"],
      ["v": [201, 0, 100, 100]]),
    Observation(
      "PositionTests.testPercentTop", size + ["v.top == 0.1 * superview.bottom"],
      ["v": [0, 81.2, 100, 100]]),
    Observation(
      "PositionTests.testPercentBottom", size + ["v.bottom == 0.9 * superview.bottom"],
      ["v": [0, 630.8, 100, 100]]),
    Observation(
      "PositionTests.testPercentLeading",
      size + [
        "guide.width == 0.1 * superview.width", "guide.leading == superview.leading",
        "v.leading == guide.trailing",
      ], ["v": [37.5, 0, 100, 100]]),
    Observation(
      "PositionTests.testPercentTrailingRTL",
      size + [
        "guide.width == 0.1 * superview.width", "guide.trailing == superview.trailing",
        "v.trailing == guide.leading",
      ], ["v": [37.5, 0, 100, 100]], rightToLeft: true),
    Observation(
      "CenterTests.centerHorizontally", size + ["v.centerX == superview.centerX"],
      ["v": [137.5, 0, 100, 100]]),
    Observation(
      "CenterTests.centerVertically", size + ["v.centerY == superview.centerY"],
      ["v": [0, 356, 100, 100]]),
    Observation(
      "FlexibleMarginTests.testGreaterTop", size + ["v.top >= superview.top + 23"],
      ["v": [0, 23, 100, 100]]),
    Observation(
      "FlexibleMarginTests.testGreaterBottom", size + ["v.bottom <= superview.bottom - 45"],
      ["v": [0, 667, 100, 100]]),
    Observation(
      "FlexibleMarginTests.testGreaterLeft", size + ["v.left >= superview.left + 23"],
      ["v": [23, 0, 100, 100]]),
    Observation(
      "FlexibleMarginTests.testGreaterLeading", size + ["v.leading >= superview.leading + 23"],
      ["v": [23, 0, 100, 100]]),
    Observation(
      "FlexibleMarginTests.testGreaterLeadingRTL", size + ["v.leading >= superview.leading + 23"],
      ["v": [252, 0, 100, 100]], rightToLeft: true),
    Observation(
      "FlexibleMarginTests.testGreaterRight", size + ["v.right <= superview.right - 74"],
      ["v": [201, 0, 100, 100]]),
    Observation(
      "FlexibleMarginTests.testGreaterTrailing", size + ["v.trailing <= superview.trailing - 74"],
      ["v": [201, 0, 100, 100]]),
    Observation(
      "FlexibleMarginTests.testGreaterTrailingRTL",
      size + ["v.trailing <= superview.trailing - 74"], ["v": [74, 0, 100, 100]],
      rightToLeft: true),
    Observation(
      "FlexibleMarginTests.testLessTop", size + ["v.top <= superview.top + 23"],
      ["v": [0, 23, 100, 100]]),
    Observation(
      "FlexibleMarginTests.testLessBottom", size + ["v.bottom >= superview.bottom - 45"],
      ["v": [0, 667, 100, 100]]),
    Observation(
      "FlexibleMarginTests.testLessLeft", size + ["v.left <= superview.left + 23"],
      ["v": [23, 0, 100, 100]]),
    Observation(
      "FlexibleMarginTests.testLessLeading, testLessLeftOperator",
      size + ["v.leading <= superview.leading + 23"], ["v": [23, 0, 100, 100]]),
    Observation(
      "FlexibleMarginTests.testLessLeadingRTL, testLessLeftOperatorRTL",
      size + ["v.leading <= superview.leading + 23"], ["v": [252, 0, 100, 100]],
      rightToLeft: true),
    Observation(
      "FlexibleMarginTests.testLessRight", size + ["v.right >= superview.right - 74"],
      ["v": [201, 0, 100, 100]]),
    Observation(
      "FlexibleMarginTests.testLessTrailing", size + ["v.trailing >= superview.trailing - 74"],
      ["v": [201, 0, 100, 100]]),
    Observation(
      "FlexibleMarginTests.testLessTrailingRTL", size + ["v.trailing >= superview.trailing - 74"],
      ["v": [74, 0, 100, 100]], rightToLeft: true),
    Observation(
      "FlexibleMarginTests.testLessRightOperator",
      size + ["superview.trailing <= v.trailing + 74"], ["v": [201, 0, 100, 100]]),
    Observation(
      "FlexibleMarginTests.testLessRightOperatorRTL",
      size + ["superview.trailing <= v.trailing + 74"], ["v": [74, 0, 100, 100]],
      rightToLeft: true),
  ]

  /// A view without content that has one constraint.
  static let equations: [Observation] = [
    Observation(
      "EquationTests.testTop", ["v.top == superview.top + 10"], ["v": [nil, 10, nil, nil]]),
    Observation(
      "EquationTests.testTopGreaterOrEqual", ["v.top >= superview.top + 10"],
      ["v": [nil, 10, nil, nil]]),
    Observation(
      "EquationTests.testTopLessThanOrEqual", ["v.top <= superview.top + 10"],
      ["v": [nil, 10, nil, nil]]),
    Observation(
      "EquationTests.testBottom", ["v.bottom == superview.bottom - 23"],
      ["v": [nil, 789, nil, nil]]),
    Observation(
      "EquationTests.testBottomReflexive", ["superview.bottom == v.bottom + 23"],
      ["v": [nil, 789, nil, nil]]),
    Observation(
      "EquationTests.testBottomGreaterOrEqual", ["v.bottom >= superview.bottom - 23"],
      ["v": [nil, 789, nil, nil]]),
    Observation(
      "EquationTests.testBottomLessOrEqual", ["v.bottom <= superview.bottom - 23"],
      ["v": [nil, 789, nil, nil]]),
    Observation(
      "EquationTests.testLeft", ["v.left == superview.left + 72"], ["v": [72, nil, nil, nil]]),
    Observation(
      "EquationTests.testLeftGreaterOrEqual", ["v.left >= superview.left + 72"],
      ["v": [72, nil, nil, nil]]),
    Observation(
      "EquationTests.testLeftLessOrEqual", ["v.left <= superview.left + 72"],
      ["v": [72, nil, nil, nil]]),
    Observation(
      "EquationTests.testRight", ["v.right == superview.right - 13"],
      ["v": [362, nil, nil, nil]]),
    Observation(
      "EquationTests.testRightGreaterOrEqual, testRightLessOrEqual",
      ["v.right >= superview.right - 13"], ["v": [362, nil, nil, nil]]),
    Observation(
      "EquationTests.testWidth", ["v.width == superview.width - 52"],
      ["v": [nil, nil, 323, nil]]),
    Observation(
      "EquationTests.testWidthGreaterOrEqual", ["v.width >= superview.width - 52"],
      ["v": [nil, nil, 323, nil]]),
    Observation(
      "EquationTests.testWidthLessOrEqual", ["v.width <= superview.width - 52"],
      ["v": [nil, nil, 0, nil]]),
    Observation(
      "EquationTests.testHeight", ["v.height == superview.height + 34"],
      ["v": [nil, nil, nil, 846]]),
    Observation(
      "EquationTests.testHeightGreaterOrEqual", ["v.height >= superview.height - 34"],
      ["v": [nil, nil, nil, 778]]),
    Observation(
      "EquationTests.testHeightLessOrEqual", ["v.height <= superview.height - 34"],
      ["v": [nil, nil, nil, 0]]),
    Observation(
      "EquationTests.testSingleValueWidthGreaterOrEqual", ["v.width >= 23"],
      ["v": [nil, nil, 23, nil]]),
    Observation(
      "EquationTests.testSingleValueWidthLessOrEqual",
      ["v.centerX == superview.centerX", "v.centerY == superview.centerY", "v.width <= 23"],
      ["v": [nil, nil, 0, nil]]),
    Observation(
      "EquationTests.testSingleValueHeightGreaterOrEqual", ["v.height >= 94"],
      ["v": [nil, nil, nil, 94]]),
    Observation(
      "EquationTests.testSingleValueHeightLessOrEqual",
      ["v.centerX == superview.centerX", "v.centerY == superview.centerY", "v.height <= 94"],
      ["v": [nil, nil, nil, 0]]),
    Observation("LayoutTests.verifyViewHasDefaultValues", [], ["v": [0, 0, 0, 0]]),
    Observation(
      "LayoutTests.testEmptyLeftMargin", ["v.leading == superview.leading"], ["v": [0, 0, 0, 0]]),
    Observation(
      "LayoutTests.testEmptyLeftMarginRTL", ["v.leading == superview.leading"],
      ["v": [375, 0, 0, 0]], rightToLeft: true),
    Observation(
      "LayoutTests.testLeftMargin", ["v.leading == superview.leading + 75"],
      ["v": [75, 0, 0, 0]]),
    Observation(
      "LayoutTests.testLeftMarginRTL", ["v.leading == superview.leading + 75"],
      ["v": [300, 0, 0, 0]], rightToLeft: true),
    Observation(
      "LayoutTests.testEmptyRightMargin", ["v.trailing == superview.trailing"],
      ["v": [375, 0, 0, 0]]),
    Observation(
      "LayoutTests.testEmptyRightMarginRTL", ["v.trailing == superview.trailing"],
      ["v": [0, 0, 0, 0]], rightToLeft: true),
    Observation(
      "LayoutTests.testRightMargin", ["v.trailing == superview.trailing - 14"],
      ["v": [361, 0, 0, 0]]),
    Observation(
      "LayoutTests.testRightMarginRTL", ["v.trailing == superview.trailing - 14"],
      ["v": [14, 0, 0, 0]], rightToLeft: true),
    Observation("LayoutTests.testHeight", ["v.height == 180"], ["v": [0, 0, 0, 180]]),
    Observation(
      "LayoutTests.testHeightPercentage", ["v.height == 0.25 * superview.height"],
      ["v": [0, 0, 0, 203]]),
    Observation(
      "SizeTests.testAspectRatio", ["v.width == 150", "v.width == 1.5 * v.height"],
      ["v": [0, 0, 150, 100]]),
    Observation(
      "SizeTests.testHeightPercentage", ["v.width == 100", "v.height == 0.4 * superview.height"],
      ["v": [0, 0, 100, 324.8]]),
    Observation(
      "SizeTests.testWidthEqualHeight", ["v.height == 192", "v.height == v.width"],
      ["v": [0, 0, 192, 192]]),
  ]

  /// Several views.
  static let rows: [Observation] = [
    Observation(
      "LayoutTests.testMultipleHeightsAtOnce", ["a.height == 63", "b.height == 63"],
      ["a": [0, 0, 0, 63], "b": [0, 0, 0, 63]]),
    Observation(
      "LayoutTests.testMarginBetweenTwoViews",
      ["a.leading == superview.leading", "a.width == 10", "a.trailing == b.leading - 52"],
      ["a": [0, 0, 10, 0], "b": [62, 0, 0, 0]]),
    Observation(
      "LayoutTests.testMarginBetweenTwoViewsRTL",
      ["a.leading == superview.leading", "a.width == 10", "a.trailing == b.leading - 52"],
      ["a": [365, 0, 10, 0], "b": [313, 0, 0, 0]], rightToLeft: true),
    Observation(
      "LayoutTests.testArrayRightConstraint",
      ["a.trailing == b.leading - 52", "b.width == 10", "b.trailing == superview.trailing - 31"],
      ["a": [282, 0, 0, 0], "b": [334, 0, 10, 0]]),
    Observation(
      "LayoutTests.testArrayRightConstraintRTL",
      ["a.trailing == b.leading - 52", "b.width == 10", "b.trailing == superview.trailing - 31"],
      ["a": [93, 0, 0, 0], "b": [31, 0, 10, 0]], rightToLeft: true),
    Observation(
      "LayoutTests.testMarginsBetweenThreeViews",
      [
        "a.leading == superview.leading", "a.width == 20", "a.trailing == b.leading - 43",
        "b.width == 20", "b.trailing == c.leading - 27",
      ], ["a": [0, 0, 20, 0], "b": [63, 0, 20, 0], "c": [110, 0, 0, 0]]),
    Observation(
      "FlexibleMarginTests.testMarginGreaterBetweenTwoViews",
      ["a.leading == superview.leading", "a.width == 10", "b.leading >= a.trailing + 25"],
      ["a": [0, 0, 10, 0], "b": [35, 0, 0, 0]]),
    Observation(
      "FlexibleMarginTests.testMarginGreaterBetweenTwoViewsRTL",
      ["a.leading == superview.leading", "a.width == 10", "b.leading >= a.trailing + 25"],
      ["a": [365, 0, 10, 0], "b": [340, 0, 0, 0]], rightToLeft: true),
    Observation(
      "FlexibleMarginTests.testMarginLesserBetweenTwoViews",
      ["a.leading == superview.leading", "a.width == 10", "b.leading <= a.trailing + 25"],
      ["a": [0, 0, 10, 0], "b": [35, 0, 0, 0]]),
    Observation(
      "FlexibleMarginTests.testMarginLesserBetweenTwoViewsRTL",
      ["a.leading == superview.leading", "a.width == 10", "b.leading <= a.trailing + 25"],
      ["a": [365, 0, 10, 0], "b": [340, 0, 0, 0]], rightToLeft: true),
    Observation(
      "SizeTests.testFollwEdges",
      [
        "a.top == superview.top + 10", "a.leading == superview.leading + 20",
        "a.trailing == superview.trailing", "a.height == 32",
      ], ["a": [20, 10, 355, 32], "b": [0, 0, 0, 0]]),
  ]

  @Test("UIKit's frame is the frame here", arguments: positions + equations + rows)
  func frames(observation: Observation) throws {
    let width = 375.0
    var system = ConstraintSystem()
    system.direction = observation.isRightToLeft ? .rightToLeft : .leftToRight
    let usesGuide = observation.rules.contains { $0.contains("guide") }
    for name in observation.frames.keys.sorted() + (usesGuide ? ["guide"] : []) {
      try system.addItem(ConstraintItem(name: name))
    }
    for rule in observation.rules { try system.add(rule: "\(rule) @751") }
    for solver in ConstraintSolver.allCases {
      let layout = try system.layout(
        in: Container(width: width, height: 812), rounding: .exact, solver: solver)
      for (name, expected) in observation.frames {
        let frame = try #require(layout.rawLayout.frame(of: name))
        let found = [frame.minX, frame.minY, frame.width, frame.height]
        for (value, expected) in zip(found, expected) {
          guard let expected else { continue }
          #expect(abs(value - expected) < 1e-5, "\(name) is at \(frame), by \(solver)")
        }
      }
    }
  }
}
