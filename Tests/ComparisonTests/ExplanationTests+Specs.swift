import Foundation
import Geometry
import LayoutSpecs
import TestSupport

extension ExplanationTests {
  static let specs = [
    GoldenExplanation(
      "an infinite inset takes the rest",
      within(0...300, 0...300),
      .inset(EdgeInsets(top: .infinity, left: 12, bottom: 12, right: 12), box("a", 100, 20)),
      at: "inset",
      "a, asked to be at most 276 pt wide and at most 288 pt high, is 100 × 20.",
      "Insets of 12 pt (left) and 12 pt (right) around the child, 100 pt wide, make 124 pt.",
      """
      Its top inset is infinite: it takes the available 300 pt, and the child, 20 pt high, is at the \
      end: 300 − 12 − 20 = 268 pt.
      """),
    GoldenExplanation(
      "two infinite insets centre by rounding at the end",
      within(exactly: 101, 50), scale: 1,
      .inset(EdgeInsets(left: .infinity, right: .infinity), box("a", 50, 50)), at: "inset",
      """
      Its left and right insets are infinite: it takes the available 101 pt, and the child, 50 pt \
      wide, is centred: half of the rest, 25.5 pt, rounded to pixels 26 pt, comes after it; it \
      starts at 25 pt.
      """),
    GoldenExplanation(
      "a ratio compares both sides of the available size",
      within(80...100, 0...30), .ratio(0.5, .element("a")), at: "ratio",
      """
      The full width and the ratio 0.5 give a height of 50 pt: on pixels and in the size range \
      100 × 30, 0.2 off the ratio.
      """,
      """
      The full height and the ratio 0.5 give a width of 60 pt: on pixels and in the size range \
      80 × 30, 0.125 off the ratio.
      """,
      "80 × 30 is nearest to the ratio.",
      "a, asked to be exactly 80 pt wide and exactly 30 pt high, is 80 × 30."),
    GoldenExplanation(
      "a ratio without a width has no height either",
      within(0...0, 0...(.infinity)), .ratio(0.5, box("a", 30, 30)), at: "ratio",
      """
      The full width and the ratio 0.5 give a height of 0 pt: on pixels and in the size range 0 × 0, \
      which has no ratio, since it is 0 pt wide.
      """,
      "a, asked to be exactly 0 pt wide and exactly 0 pt high, is 0 × 0."),
    GoldenExplanation(
      "where no size has a width, that of the full width is taken",
      within(exactly: 0, 50), .ratio(0.5, box("a", 30, 30)), at: "ratio",
      """
      The full width and the ratio 0.5 give a height of 0 pt: on pixels and in the size range 0 × 50, \
      which has no ratio, since it is 0 pt wide.
      """,
      """
      The full height and the ratio 0.5 give a width of 100 pt: on pixels and in the size range \
      0 × 50, which has no ratio, since it is 0 pt wide.
      """,
      "Neither has a ratio: it is 0 × 50, from the full width.",
      "a, asked to be exactly 0 pt wide and exactly 50 pt high, is 0 × 50."),
    GoldenExplanation(
      "a child of an absolute spec is clamped to the available size, unless it has its own maximum",
      within(0...100, 0...100),
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
      "a is at x 10, y 0: 90 × 100 are available to the right and below.",
      """
      The style of a says width 500 pt: exactly 500 pt wide, but only 90 pt are available: it is \
      clamped to that.
      """,
      "a, asked to be exactly 90 pt wide and at most 100 pt high, is 90 × 20.",
      "b is at x 0, y 0: 100 × 100 are available to the right and below.",
      """
      The style of b says width 500 pt and maxWidth 1000 pt: exactly 500 pt wide, though 100 pt are \
      available: its own minimum or maximum allows it.
      """,
      "b, asked to be exactly 500 pt wide and at most 100 pt high, is 500 × 20.",
      "Its children extend to 500 × 20; it fills the available space."),
    GoldenExplanation(
      "a child of a static spec stays in its size range",
      within(0...100, 0...100),
      .static([
        box("a", 5, 20) { style in
          style.sizeRange = RelativeSizeRange(min: LayoutSize(width: .fraction(0.5)))
          style.layoutPosition = CGPoint(x: 10, y: 0)
        }
      ]),
      at: "static",
      "a is at x 10, y 0: 90 × 100 are available to the right and below.",
      "Its size range requires a to be 50 to 90 pt wide and at most 100 pt high.",
      "a, asked to be 50 to 90 pt wide and at most 100 pt high, is 50 × 20.",
      "Its children extend to 60 × 20, and it is no larger than that."),
    GoldenExplanation(
      "a centre spec rounds to the nearest pixel",
      within(exactly: 101, 101), scale: 1, .center(.x, box("a", 50, 50)), at: "center",
      "51 pt of the width are free: half of it comes before the child, 25.5 pt, rounded to pixels 26 pt."
    ),
    GoldenExplanation(
      "the parent wins over a style",
      within(0...200, 0...200), .wrapper([box("a", 10, 10) { $0.width = 500 }]), at: "wrapper[0].a",
      """
      Its style says width 500 pt: exactly 500 pt wide, but it is asked to be at most 200 pt wide: \
      the parent wins, so exactly 200 pt wide.
      """,
      "Its content is 10 × 10. Clamped to its size range: 200 × 10."),
    GoldenExplanation(
      "a minimum beats a maximum, which beats a size",
      within(0...200, 0...200),
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
      "Its style says minWidth 80 pt, width 50 pt and maxWidth 60 pt; the minimum wins: exactly 80 pt wide.",
      "Its style says height 50% of 200 pt and maxHeight 30 pt; the maximum wins: exactly 30 pt high."
    ),
    GoldenExplanation(
      "a fraction of an unknown length has no effect",
      within(0...100, 0...100),
      column(box("a", 30, 10) { $0.width = .fraction(0.5) }), at: "stack[0].a",
      "Its style says width 50% of an undefined length: it has no effect."),
    GoldenExplanation(
      "a corner element has its centre on a corner",
      within(0...120, 0...120),
      .corner(
        CornerSpec(location: .topRight, wrapsCorner: true), box("a", 60, 60),
        element: box("b", 20, 20)),
      at: "corner",
      """
      The centre of the corner element is at the corner topRight of 60 × 60, so it starts at \
      x 50, y -10. The spec is as large as both: both move by x 0, y 10.
      """),
    GoldenExplanation(
      "an overlay is as large as its child",
      within(0...100, 0...100), .overlay(box("a", 60, 60), overlay: box("b", 20, 20)),
      at: "overlay",
      "a, asked to be at most 100 pt wide and at most 100 pt high, is 60 × 60.",
      "b gets exactly that size and is 60 × 60."),
  ]
}
