import Comparison
import Foundation
import Geometry
import LayoutSpecs
import Testing

@Suite("Explanations of layout specs")
struct ExplanationTests {
  @Test("a step is told in plain English, with numbers", arguments: flexing + stretching + specs)
  func steps(_ example: GoldenExplanation) throws { try example.check() }

  static let flexing = [
    GoldenExplanation(
      "children grow by whole points, and the first gets what is left",
      room(exactly: 270, 40),
      stack(
        .horizontal, box("profile", 40, 40), box("title", 45, 20) { $0.flexGrow = 1 },
        box("end", 0, 10) { $0.flexGrow = 1 }),
      at: "stack",
      "The stack must be 270 wide; its children need 85: 185 points are left over.",
      """
      title has flexGrow 1 of 2: 92.5, floored to whole points 92; the first growing child gets \
      the remaining 1. It grows from 45 to 138.
      """,
      "end has flexGrow 1 of 2: 92.5, floored to whole points 92. It grows from 0 to 92.",
      "title, asked to be exactly 138 wide and at most 40 high, is 138 × 20."),
    GoldenExplanation(
      "nobody grows by less than a point",
      room(exactly: 103.5, 20),
      stack(
        .horizontal, box("a", 50, 10) { $0.flexGrow = 1 }, box("b", 50, 10) { $0.flexGrow = 1 }
      ) { $0.spacing = 2 },
      at: "stack",
      """
      The stack must be 103.5 wide; its children need 102, 2 of it spacing: 1.5 points are \
      left over.
      """,
      "a has flexGrow 1 of 2: 0.75, floored to whole points 0: it does not grow.",
      "b has flexGrow 1 of 2: 0.75, floored to whole points 0: it does not grow.",
      "The line is 20 high."),
    GoldenExplanation(
      "children shrink by weights",
      room(exactly: 400, 50),
      stack(
        .horizontal, box("a", 300, 50) { $0.flexShrink = 1 }, box("b", 100, 50),
        box("c", 200, 50) { $0.flexShrink = 1 }),
      at: "stack",
      "The stack must be 400 wide; its children need 600: 200 points are missing.",
      """
      a weighs 300 × flexShrink 1 = 300, 60% of all weights, and gives 120. It shrinks from 300 to \
      180.
      """,
      """
      c weighs 200 × flexShrink 1 = 200, 40% of all weights, and gives 80. It shrinks from 200 to \
      120.
      """),
    GoldenExplanation(
      "the only child that can do both counts as 0",
      room(exactly: 120, 20),
      stack(
        .horizontal, box("a", 30, 10),
        box("b", 40, 10) { style in
          style.flexGrow = 1
          style.flexShrink = 1
        }, box("c", 20, 10) { $0.flexGrow = 1 }),
      at: "stack",
      "A horizontal stack first asks its children how wide they are.",
      """
      b is the only one that can both grow and shrink, and the stack's width is exact: it is not \
      asked yet, and counts as 0.
      """,
      "a, asked to be of any width and at most 20 high, is 30 × 10.",
      "c, asked to be of any width and at most 20 high, is 20 × 10.",
      "The stack must be 120 wide; its children need 50: 70 points are left over.",
      "b has flexGrow 1 of 2: 35. It grows from 0 to 35.",
      "c has flexGrow 1 of 2: 35. It grows from 20 to 55."),
    GoldenExplanation(
      "each line is compared with its room",
      room(exactly: 110, 110),
      stack(.horizontal, box("a", 50, 50), box("b", 50, 50), box("c", 50, 50)) { stack in
        stack.flexWrap = .wrap
        stack.justifyContent = .spaceAround
        stack.alignContent = .center
        stack.spacing = 4
      },
      at: "stack",
      "A child that no longer fits starts the next line: a and b | c.",
      "The stack must be 110 wide; a and b need 104, 4 of it spacing: 6 points are left over.",
      "No child has flexGrow: they stay as they are.",
      "The stack must be 110 wide; c needs 50: 60 points are left over.",
      "No child has flexGrow: they stay as they are.",
      "The line of a and b is 50 high.",
      "The line of c is 50 high.",
      "10 points are left by the lines; alignContent center puts 5 before the first.",
      """
      6 points are left by the children; justifyContent spaceAround puts 1.5 before the first and \
      3 more between neighbours.
      """,
      "a begins at x 1.5, y 5.",
      "b begins at x 58.5, y 5.",
      "60 points are left by the children; justifyContent spaceAround puts 30 before the first.",
      "c begins at x 30, y 55.",
      "All children together need 104 × 100; the range makes that 110 × 110."),
  ]

  static let stretching = [
    GoldenExplanation(
      "a fixed size is not stretched, and a maximum below the stack's wish is ignored",
      room(100...100, 0...free),
      stack(
        .vertical, box("a", 10, 10) { $0.width = 40 }, box("b", 30, 10) { $0.maxWidth = 50 }
      ) { $0.alignItems = .stretch },
      at: "stack",
      "a is exactly 40 wide by its own style: it is not stretched.",
      "a, asked to be exactly 40 wide and of any height, is 40 × 10.",
      """
      b may itself be at most 50 wide, but the stack wants 100: the stack wins, the maximum is \
      ignored.
      """,
      """
      b, asked to be at least 100 wide (above its maximum of 50) and of any height, is 100 × 10.
      """),
    GoldenExplanation(
      "a child that is shorter than its line is asked again",
      room(0...100, 0...free),
      stack(.vertical, box("a", 10, 10), box("b", 30, 10)) { $0.alignItems = .stretch },
      at: "stack",
      "The line is 30 wide.",
      "a is 10 wide, its line 30: it is to stretch.",
      "a, asked to be exactly 30 wide and exactly 10 high, is 30 × 10."),
    GoldenExplanation(
      "a child is centred on a pixel",
      room(exactly: 100, 25.5),
      stack(.horizontal, box("a", 10, 10)) { $0.alignItems = .center }, at: "stack",
      "a begins at x 0, y 7.5: half of the 15.5 that are free across, 7.75, down to a pixel 7.5."),
    GoldenExplanation(
      "baselines meet",
      room(100...100, 0...free),
      stack(
        .horizontal, box("a", 30, 20) { $0.ascender = 16 }, box("b", 30, 12) { $0.ascender = 8 }
      ) { $0.alignItems = .baselineFirst },
      at: "stack",
      "The line is 20 high, its baseline 16 from its start.",
      "a begins at x 0, y 0.",
      "b begins at x 30, y 8: moved by 8 to bring its baseline to the line's."),
  ]
}
