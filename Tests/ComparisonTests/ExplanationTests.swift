import Foundation
import Geometry
import LayoutSpecs
import TestSupport
import Testing

@Suite("Explanations of layout specs")
struct ExplanationTests {
  @Test(
    "a step is explained in plain English, with numbers", arguments: flexing + stretching + specs)
  func steps(_ example: GoldenExplanation) throws { try example.check() }

  static let flexing = [
    GoldenExplanation(
      "children grow by whole points, and the first gets the rest",
      within(exactly: 270, 40),
      row(
        box("profile", 40, 40), box("title", 45, 20) { $0.flexGrow = 1 },
        box("end", 0, 10) { $0.flexGrow = 1 }),
      at: "stack",
      "The stack must be 270 pt wide; its children need 85 pt: 185 pt left over.",
      """
      title has flexGrow 1 of 2: 92.5 pt, rounded down to whole points 92 pt; the first growing \
      child gets the remaining 1 pt. It grows from 45 to 138 pt.
      """,
      "end has flexGrow 1 of 2: 92.5 pt, rounded down to whole points 92 pt. It grows from 0 to 92 pt.",
      "title, asked to be exactly 138 pt wide and at most 40 pt high, is 138 × 20."),
    GoldenExplanation(
      "no child grows by less than a point",
      within(exactly: 103.5, 20),
      row(
        box("a", 50, 10) { $0.flexGrow = 1 }, box("b", 50, 10) { $0.flexGrow = 1 }
      ) { $0.spacing = 2 },
      at: "stack",
      """
      The stack must be 103.5 pt wide; its children need 102 pt, 2 pt of it spacing: 1.5 pt left \
      over.
      """,
      "a has flexGrow 1 of 2: 0.75 pt, rounded down to whole points 0 pt: it does not grow.",
      "b has flexGrow 1 of 2: 0.75 pt, rounded down to whole points 0 pt: it does not grow.",
      "The line is 20 pt high."),
    GoldenExplanation(
      "children shrink by weights",
      within(exactly: 400, 50),
      row(
        box("a", 300, 50) { $0.flexShrink = 1 }, box("b", 100, 50),
        box("c", 200, 50) { $0.flexShrink = 1 }),
      at: "stack",
      "The stack must be 400 pt wide; its children need 600 pt: 200 pt missing.",
      """
      a has the weight 300 × flexShrink 1 = 300, 60% of all weights, and loses 120 pt. It shrinks \
      from 300 to 180 pt.
      """,
      """
      c has the weight 200 × flexShrink 1 = 200, 40% of all weights, and loses 80 pt. It shrinks \
      from 200 to 120 pt.
      """),
    GoldenExplanation(
      "the only child that can do both counts as 0",
      within(exactly: 120, 20),
      row(
        box("a", 30, 10),
        box("b", 40, 10) { style in
          style.flexGrow = 1
          style.flexShrink = 1
        }, box("c", 20, 10) { $0.flexGrow = 1 }),
      at: "stack",
      "A horizontal stack first asks its children how wide they are.",
      """
      b is the only child that can both grow and shrink, and the stack's width is exact: it is not \
      asked yet and counts as 0.
      """,
      "a, asked to be of any width and at most 20 pt high, is 30 × 10.",
      "c, asked to be of any width and at most 20 pt high, is 20 × 10.",
      "The stack must be 120 pt wide; its children need 50 pt: 70 pt left over.",
      "b has flexGrow 1 of 2: 35 pt. It grows from 0 to 35 pt.",
      "c has flexGrow 1 of 2: 35 pt. It grows from 20 to 55 pt."),
    GoldenExplanation(
      "each line is compared with the available width",
      within(exactly: 110, 110),
      row(box("a", 50, 50), box("b", 50, 50), box("c", 50, 50)) { stack in
        stack.flexWrap = .wrap
        stack.justifyContent = .spaceAround
        stack.alignContent = .center
        stack.spacing = 4
      },
      at: "stack",
      "A child that does not fit starts the next line: a and b | c.",
      "The stack must be 110 pt wide; a and b need 104 pt, 4 pt of it spacing: 6 pt left over.",
      "No child has flexGrow, so they keep their sizes.",
      "The stack must be 110 pt wide; c needs 50 pt: 60 pt left over.",
      "No child has flexGrow, so they keep their sizes.",
      "The line of a and b is 50 pt high.",
      "The line of c is 50 pt high.",
      "The lines leave 10 pt; alignContent center puts 5 pt before the first.",
      """
      The children leave 6 pt; justifyContent spaceAround puts 1.5 pt before the first and 3 pt \
      more between neighbours.
      """,
      "a begins at x 1.5, y 5.",
      "b begins at x 58.5, y 5.",
      "The children leave 60 pt; justifyContent spaceAround puts 30 pt before the first.",
      "c begins at x 30, y 55.",
      "All children together need 104 × 100, clamped to the size range: 110 × 110."),
  ]

  static let stretching = [
    GoldenExplanation(
      "a fixed size does not stretch, and a maximum below what the stack asks for is ignored",
      within(100...100, 0...free),
      column(
        box("a", 10, 10) { $0.width = 40 }, box("b", 30, 10) { $0.maxWidth = 50 }
      ) { $0.alignItems = .stretch },
      at: "stack",
      "a is exactly 40 pt wide by its own style: it does not stretch.",
      "a, asked to be exactly 40 pt wide and of any height, is 40 × 10.",
      """
      b may itself be at most 50 pt wide, but the stack asks for 100 pt: the stack wins, and the \
      maximum is ignored.
      """,
      """
      b, asked to be at least 100 pt wide (above its maximum of 50 pt) and of any height, is 100 × 10.
      """),
    GoldenExplanation(
      "a child that is shorter than its line is asked again",
      within(0...100, 0...free),
      column(box("a", 10, 10), box("b", 30, 10)) { $0.alignItems = .stretch },
      at: "stack",
      "The line is 30 pt wide.",
      "a is 10 pt wide, its line 30 pt: it stretches.",
      "a, asked to be exactly 30 pt wide and exactly 10 pt high, is 30 × 10."),
    GoldenExplanation(
      "a child is centred on a pixel",
      within(exactly: 100, 25.5),
      row(box("a", 10, 10)) { $0.alignItems = .center }, at: "stack",
      """
      a begins at x 0, y 7.5: after half of the free 15.5 pt across, 7.75 pt, rounded down to \
      pixels 7.5 pt.
      """),
    GoldenExplanation(
      "baselines are aligned",
      within(100...100, 0...free),
      row(
        box("a", 30, 20) { $0.ascender = 16 }, box("b", 30, 12) { $0.ascender = 8 }
      ) { $0.alignItems = .baselineFirst },
      at: "stack",
      "The line is 20 pt high, its baseline 16 pt from its start.",
      "a begins at x 0, y 0.",
      "b begins at x 30, y 8: moved by 8 pt to align its baseline with the line's."),
  ]
}
