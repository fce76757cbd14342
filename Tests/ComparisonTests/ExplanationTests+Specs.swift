import Foundation
import Geometry
import LayoutSpecs

extension ExplanationTests {
  static let specs = [
    GoldenExplanation(
      "an infinite inset takes what is left",
      room(0...300, 0...300),
      .inset(EdgeInsets(top: .infinity, left: 12, bottom: 12, right: 12), box("a", 100, 20)),
      at: "inset",
      "a, asked to be at most 276 wide and at most 288 high, is 100 × 20.",
      "Between left 12 and right 12, the child, 100 wide, makes 124.",
      """
      Its top inset is infinite: it takes all 300, and the child, 20 high, goes to the end: 300 − \
      12 − 20 = 268.
      """),
    GoldenExplanation(
      "two infinite insets centre by rounding at the end",
      room(exactly: 101, 50), scale: 1,
      .inset(EdgeInsets(left: .infinity, right: .infinity), box("a", 50, 50)), at: "inset",
      """
      Its left and right insets are infinite: it takes all 101, and the child, 50 wide, goes to \
      the middle: half of what is left, 25.5, to the nearest pixel 26, comes after it; it begins \
      at 25.
      """),
    GoldenExplanation(
      "a ratio weighs both sides of its room",
      room(80...100, 0...30), .ratio(0.5, .element("a")), at: "ratio",
      """
      All of the width and the ratio 0.5 give a height of 50: on pixels and in the range 100 × 30, \
      0.2 off the ratio.
      """,
      """
      All of the height and the ratio 0.5 give a width of 60: on pixels and in the range 80 × 30, \
      0.125 off the ratio.
      """,
      "80 × 30 is nearest to the ratio.",
      "a, asked to be exactly 80 wide and exactly 30 high, is 80 × 30."),
    GoldenExplanation(
      "a child of an absolute spec is cut to the room, unless it has a maximum of its own",
      room(0...100, 0...100),
      .absolute([
        box("a", 5, 20) { style in
          style.width = 500
          style.layoutPosition = CGPoint(x: 10, y: 0)
        },
        box("b", 5, 20) { style in
          style.width = 500
          style.maxWidth = 1000
        },
      ]),
      at: "absolute",
      "a stands at x 10, y 0: 90 × 100 are left to the right and below.",
      "The style of a says width 500: exactly 500 wide, but only 90 points are left: it is cut to that.",
      "a, asked to be exactly 90 wide and at most 100 high, is 90 × 20.",
      "b stands at x 0, y 0: 100 × 100 are left to the right and below.",
      """
      The style of b says width 500 and maxWidth 1000: exactly 500 wide, though 100 points \
      are left: a minimum or maximum of its own allows it.
      """,
      "b, asked to be exactly 500 wide and at most 100 high, is 500 × 20.",
      "Its children reach to 500 × 20; it fills its room."),
    GoldenExplanation(
      "a child of a static spec keeps to its size range",
      room(0...100, 0...100),
      .static([
        box("a", 5, 20) { style in
          style.sizeRange = RelativeSizeRange(min: LayoutSize(width: .fraction(0.5)))
          style.layoutPosition = CGPoint(x: 10, y: 0)
        }
      ]),
      at: "static",
      "a stands at x 10, y 0: 90 × 100 are left to the right and below.",
      "By its size range a is to be 50 to 90 wide and at most 100 high.",
      "a, asked to be 50 to 90 wide and at most 100 high, is 50 × 20.",
      "Its children reach to 60 × 20, and it is to be no larger."),
    GoldenExplanation(
      "a centre spec rounds to the nearest pixel",
      room(exactly: 101, 101), scale: 1, .center(.x, box("a", 50, 50)), at: "center",
      "Of the width 51 points are free: half comes before, 25.5, to the nearest pixel 26."),
    GoldenExplanation(
      "the parent wins over a style",
      room(0...200, 0...200), .wrapper([box("a", 10, 10) { $0.width = 500 }]), at: "wrapper[0].a",
      """
      Its style says width 500: exactly 500 wide, but it was asked to be at most 200 wide: the \
      parent wins, so exactly 200 wide.
      """,
      "Its content is 10 × 10. Its range makes that 200 × 10."),
    GoldenExplanation(
      "a minimum beats a maximum, which beats a size",
      room(0...200, 0...200),
      .wrapper([
        box("a", 10, 10) { style in
          style.width = 50
          style.minWidth = 80
          style.maxWidth = 60
          style.height = .fraction(0.5)
          style.maxHeight = 30
        }
      ]),
      at: "wrapper[0].a",
      "Its style says minWidth 80, width 50 and maxWidth 60; the minimum wins: exactly 80 wide.",
      "Its style says height 50% of 200 and maxHeight 30; the maximum wins: exactly 30 high."),
    GoldenExplanation(
      "a fraction of nothing known does not count",
      room(0...100, 0...100),
      stack(.vertical, box("a", 30, 10) { $0.width = .fraction(0.5) }), at: "stack[0].a",
      "Its style says width 50% of an undefined length: it does not count."),
    GoldenExplanation(
      "a corner element sits with its middle on a corner",
      room(0...120, 0...120),
      .corner(
        CornerSpec(location: .topRight, wrapsCorner: true), box("a", 60, 60),
        element: box("b", 20, 20)),
      at: "corner",
      """
      The middle of the corner element goes to the corner topRight of 60 × 60, so it begins at \
      x 50, y -10. The spec is as large as both: both move by x 0, y 10.
      """),
    GoldenExplanation(
      "an overlay is as large as what it lies over",
      room(0...100, 0...100), .overlay(box("a", 60, 60), overlay: box("b", 20, 20)), at: "overlay",
      "a, asked to be at most 100 wide and at most 100 high, is 60 × 60.",
      "b gets exactly that size, and is 60 × 60."),
  ]
}
