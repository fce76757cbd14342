import Foundation
import Geometry
import LayoutConstraints
import Testing

/// Which of several views with equal priorities gives way, as stored frames of public Interface Builder
/// documents show it.
@Suite("Ties in stack views")
struct StackViewTieTests {
  private static let boxes = [Content](repeating: .box(40, 40), count: 3)

  /// The length of each view along the axis of a stack view that is as long as the container.
  private func lengths(
    _ example: StackExample, in length: Double, solver: ConstraintSolver
  ) throws -> [Double] {
    var system = example.system
    try system.add(example.stack)
    for rule in StackExample.filling { try system.add(rule: rule) }
    let layout = try system.layout(
      in: Container(width: length, height: length), rounding: .exact, solver: solver)
    #expect(!layout.ambiguousElements.isEmpty)
    #expect(layout.conflicts.isEmpty)
    return layout.layout.frames.dropFirst().map {
      example.stack.axis == .horizontal ? $0.width : $0.height
    }
  }

  @Test(
    "the first view stretches and shrinks, and each later one only when those before it are used up",
    arguments: [(300, [220, 40, 40]), (100, [20, 40, 40]), (70, [0, 30, 40])]
      as [(Double, [Double])])
  func first(length: Double, expected: [Double]) throws {
    for axis in Axis.allCases {
      let example = try StackExample(Self.boxes, axis: axis)
      for solver in ConstraintSolver.allCases {
        #expect(try lengths(example, in: length, solver: solver) == expected, "by \(solver)")
      }
    }
  }

  @Test("of views with gaps that are made equal, the first shrinks")
  func equalSpacing() throws {
    let example = try StackExample(Self.boxes, distribution: .equalSpacing)
    for solver in ConstraintSolver.allCases {
      #expect(try lengths(example, in: 100, solver: solver) == [20, 40, 40], "by \(solver)")
    }
  }

  @Test(
    "a view that hugs less takes no part in the tie of the others, and hidden ones have no length")
  func others() throws {
    var example = try StackExample([.box(40, 40)] + Self.boxes, hidden: ["a"])
    try example.system.updateItem(example.index(of: "d")) { $0.hugging = AxisPriorities(251) }
    for solver in ConstraintSolver.allCases {
      #expect(try lengths(example, in: 200, solver: solver) == [0, 120, 40, 40], "by \(solver)")
    }
  }

  @Test(
    "the choice is the same at each width of a segment, and in one layouter from width to width")
  func widths() throws {
    let example = try StackExample(Self.boxes)
    var system = example.system
    try system.add(example.stack)
    for rule in StackExample.filling { try system.add(rule: rule) }
    var layouter = try ConstraintLayouter(system, rounding: .exact)
    for width in stride(from: 60.0, through: 240, by: 15) {
      let layout = try layouter.layout(in: Container(width: width, height: 100))
      let widths = layout.layout.frames.dropFirst().map { Double($0.width) }
      let last = min(40, width)
      let middle = min(40, width - last)
      #expect(widths == [width - middle - last, middle, last], "at \(width)")
    }
  }
}
