import Foundation
import Geometry
import LayoutSpecs
import TestSupport
import Testing

@Suite("Worked examples: stacks")
struct StackExampleTests {
  @Test("a stack follows Texture", arguments: hugging + growing + shrinking + basis + lazy)
  func flexing(_ example: WorkedExample) throws { try example.check() }

  @Test("a stack positions its children as Texture does", arguments: positions + wrapping)
  func positioning(_ example: WorkedExample) throws { try example.check() }

  @Test("a stack aligns baselines as Texture does", arguments: baselines)
  func aligning(_ example: WorkedExample) throws { try example.check() }

  static let hugging = [
    WorkedExample(
      "inside its range a stack neither grows its children nor justifies them",
      within(0...300, 0...100),
      row(box("a", 50, 10) { $0.flexGrow = 1 }) { $0.justifyContent = .end }, size: [50, 10],
      [0, 0, 50, 10]),
    WorkedExample(
      "children grow until the stack reaches its minimum",
      within(120...300, 0...100), row(box("a", 50, 10) { $0.flexGrow = 1 }),
      size: [120, 10], [0, 0, 120, 10]),
    WorkedExample(
      "a plain node is as high as possible once its width is known",
      within(300...300, 0...200), row(plain("a") { $0.flexGrow = 1 }),
      size: [300, 200], [0, 0, 300, 200]),
    WorkedExample(
      "a plain node that does not grow has no size",
      within(300...300, 0...200), row(plain("a")), size: [300, 0], [0, 0, 0, 0]),
    WorkedExample(
      "a stack keeps its own width, and its child sticks out",
      within(0...100, 0...100), row(box("a", 80, 10)).styled { $0.width = 50 },
      size: [50, 10], [0, 0, 80, 10]),
  ]

  static let growing = [
    WorkedExample(
      "shares are whole points, and the first child gets the remainder",
      within(exactly: 100, 20),
      row(
        plain("a") { $0.flexGrow = 1 }, plain("b") { $0.flexGrow = 1 },
        plain("c") { $0.flexGrow = 1 }),
      size: [100, 20], [0, 0, 34, 20], [34, 0, 33, 20], [67, 0, 33, 20]),
    WorkedExample(
      "remainders under 1 pt go to no child",
      within(exactly: 101.5, 20),
      row(box("a", 50, 10) { $0.flexGrow = 1 }, box("b", 50, 10) { $0.flexGrow = 1 }),
      size: [101.5, 20], [0, 0, 50, 10], [50, 0, 50, 10]),
    WorkedExample(
      "growing ignores a maximum",
      within(exactly: 100, 20),
      row(
        box("a", 20, 10) { style in
          style.maxWidth = 30
          style.flexGrow = 1
        }, box("b", 20, 10) { $0.flexGrow = 1 }), [0, 0, 50, 10], [50, 0, 50, 10]),
    WorkedExample(
      "a spacer takes the remaining length",
      within(exactly: 100, 20),
      row(box("a", 30, 10), .spacer.styled { $0.flexGrow = 1 }, box("b", 20, 10)),
      [0, 0, 30, 10], [80, 0, 20, 10]),
    WorkedExample(
      "a ratio that grows gets its height from its width",
      within(160...160, 0...free),
      row(.ratio(1, plain("a")).styled { $0.flexGrow = 1 }, box("b", 60, 20)) {
        $0.alignItems = .center
      }, size: [160, 100], [0, 0, 100, 100], [100, 40, 60, 20]),
  ]

  static let shrinking = [
    WorkedExample(
      "children shrink by their size",
      within(exactly: 400, 50),
      row(
        box("a", 300, 50) { $0.flexShrink = 1 }, box("b", 100, 50),
        box("c", 200, 50) { $0.flexShrink = 1 }),
      [0, 0, 180, 50], [180, 0, 100, 50], [280, 0, 120, 50]),
    WorkedExample(
      "shrunk children are rounded up, and may stick out by pixels",
      within(exactly: 400, 50), shrinkingRow(.start),
      [0, 0, 191, 50], [191, 0, 82, 50], [273, 0, 127.5, 50]),
    WorkedExample(
      "excess length moves a line that is justified to its end",
      within(exactly: 400, 50), shrinkingRow(.end),
      [-0.5, 0, 191, 50], [190.5, 0, 82, 50], [272.5, 0, 127.5, 50]),
    WorkedExample(
      "shrinking ignores a minimum",
      within(exactly: 50, 20),
      row(
        box("a", 20, 10) { style in
          style.width = 100
          style.minWidth = 80
          style.flexShrink = 1
        }), size: [50, 20], [0, 0, 50, 10]),
    WorkedExample(
      "a child shrinks to 0, and the line still sticks out",
      within(75...75, 0...150),
      row(box("a", 50, 50), box("b", 50, 50) { $0.flexShrink = 1 }, box("c", 50, 50)),
      size: [75, 50], [0, 0, 50, 50], [50, 0, 0, 50], [50, 0, 50, 50]),
    WorkedExample(
      "text that shrinks breaks into lines",
      within(140...140, 0...free), rowWithText(flexShrink: 1),
      [0, 0, 40, 40], [40, 0, 100, 60]),
    WorkedExample(
      "text that does not shrink stays on its line",
      within(140...140, 0...free), rowWithText(flexShrink: 0),
      [0, 0, 40, 40], [40, 0, 300, 20]),
    WorkedExample(
      "only the child with flexShrink shrinks",
      within(exactly: 10, 1),
      row(box("a", 8, 1) { $0.flexShrink = 1 }, box("b", 2, 1), box("c", 1, 1)) {
        $0.justifyContent = .spaceBetween
      }, [0, 0, 7, 1], [7, 0, 2, 1], [9, 0, 1, 1]),
  ]

  static let basis = [
    WorkedExample(
      "thirds are rounded up, and stick out",
      within(exactly: 100, 20), thirds(.noWrap),
      [0, 0, 33.5, 10], [33.5, 0, 33.5, 10], [67, 0, 33.5, 10]),
    WorkedExample(
      "thirds are rounded up, and break the line",
      within(100...100, 0...free), thirds(.wrap), size: [100, 20],
      [0, 0, 33.5, 10], [33.5, 0, 33.5, 10], [0, 10, 33.5, 10]),
    WorkedExample(
      "halves at three pixels per point",
      within(exactly: 375, 20), scale: 3,
      row(
        box("a", 10, 10) { $0.flexBasis = .fraction(0.5) },
        box("b", 10, 10) { $0.flexBasis = .fraction(0.5) }),
      [0, 0, 563.0 / 3, 10], [563.0 / 3, 0, 563.0 / 3, 10]),
    WorkedExample(
      "a basis overrides a width",
      within(exactly: 100, 20),
      row(
        box("a", 20, 10) { style in
          style.width = 80
          style.flexBasis = 50
        }), [0, 0, 50, 10]),
  ]

  static let lazy = [
    WorkedExample(
      "the only child that grows and shrinks starts from 0",
      within(exactly: 120, 20), rowWithGrowing(flexShrink: 1),
      [0, 0, 30, 10], [30, 0, 35, 10], [65, 0, 55, 10]),
    WorkedExample(
      "a child that only grows starts from its basis",
      within(exactly: 120, 20), rowWithGrowing(flexShrink: 0),
      [0, 0, 30, 10], [30, 0, 60, 10], [90, 0, 30, 10]),
    WorkedExample(
      "where the others stick out, the only flexible child is never measured",
      within(exactly: 100, 20), rowWithFlexible(beside: 120),
      [0, 0, 120, 10], [120, 0, 0, 0]),
    WorkedExample(
      "where the others fill the line, the only flexible child is measured with length 0",
      within(exactly: 100, 20), rowWithFlexible(beside: 100),
      [0, 0, 100, 10], [100, 0, 0, 12]),
  ]

  static func shrinkingRow(_ justification: JustifyContent) -> LayoutSpec {
    row(
      box("a", 300, 50) { $0.flexShrink = 2 }, box("b", 100, 50) { $0.flexShrink = 1 },
      box("c", 200, 50) { $0.flexShrink = 2 }
    ) { $0.justifyContent = justification }
  }

  static func rowWithText(flexShrink: Double) -> LayoutSpec {
    let text = LayoutSpec.element("text", .measured(LineOfText(width: 300)))
    return row(box("image", 40, 40), text.styled { $0.flexShrink = flexShrink })
  }

  static func thirds(_ wrap: FlexWrap) -> LayoutSpec {
    let children = ["a", "b", "c"].map { name in
      box(name, 10, 10) { $0.flexBasis = .fraction(1.0 / 3) }
    }
    return .stack(StackSpec(alignItems: .start, flexWrap: wrap), children)
  }

  static func rowWithGrowing(flexShrink: Double) -> LayoutSpec {
    row(
      box("a", 30, 10),
      box("b", 40, 10) { style in
        style.flexGrow = 1
        style.flexShrink = flexShrink
        style.flexBasis = 50
      }, box("c", 20, 10) { $0.flexGrow = 1 })
  }

  static func rowWithFlexible(beside width: Double) -> LayoutSpec {
    row(
      box("a", width, 10),
      box("b", 40, 12) { style in
        style.flexGrow = 1
        style.flexShrink = 1
      })
  }
}

extension StackExampleTests {
  static let positions = [
    WorkedExample(
      "justified to the middle, positions rounded up",
      within(exactly: 100.5, 20), boxes(1, high: 10, justify: .center),
      [25.5, 0, 50, 10]),
    WorkedExample(
      "space around one child centres it",
      within(exactly: 300, 20), boxes(1, high: 10, justify: .spaceAround),
      [125, 0, 50, 10]),
    WorkedExample(
      "space around three children",
      within(exactly: 300, 20), boxes(3, high: 10, justify: .spaceAround),
      [25, 0, 50, 10], [125, 0, 50, 10], [225, 0, 50, 10]),
    WorkedExample(
      "without remaining length, space around is center",
      within(exactly: 110, 20), boxes(3, high: 10, justify: .spaceAround),
      [-20, 0, 50, 10], [30, 0, 50, 10], [80, 0, 50, 10]),
    WorkedExample(
      "without remaining length, space between is start",
      within(exactly: 110, 20), boxes(3, high: 10, justify: .spaceBetween),
      [0, 0, 50, 10], [50, 0, 50, 10], [100, 0, 50, 10]),
    WorkedExample(
      "half a point goes between children",
      within(exactly: 100.5, 20), boxes(2, high: 10, justify: .spaceBetween),
      [0, 0, 50, 10], [50.5, 0, 50, 10]),
    WorkedExample(
      "less than a hundredth of a point is not distributed",
      within(exactly: 100.005, 20), boxes(2, high: 10, justify: .spaceBetween),
      [0, 0, 50, 10], [50, 0, 50, 10]),
    WorkedExample(
      "centring across is rounded down",
      within(exactly: 101, 101), scale: 1,
      row(box("a", 50, 50)) { $0.alignItems = .center }, [0, 25, 50, 50]),
    WorkedExample(
      "a stretched inner stack has remaining length to justify",
      within(100...100, 0...free),
      column(row(box("a", 30, 10)) { $0.justifyContent = .end }) { $0.alignItems = .stretch },
      [70, 0, 30, 10]),
    WorkedExample(
      "an inner stack that is not stretched has no remaining length to justify",
      within(100...100, 0...free),
      column(row(box("a", 30, 10)) { $0.justifyContent = .end }), [0, 0, 30, 10]),
  ]

  static let wrapping = [
    WorkedExample(
      "lines stretch, children of a fixed size do not",
      within(exactly: 110, 300), stretchingGrid { $0.preferredSize = .fifty },
      [0, 0, 50, 50], [50, 0, 50, 50], [0, 100, 50, 50], [50, 100, 50, 50], [0, 200, 50, 50],
      [50, 200, 50, 50]),
    WorkedExample(
      "stretching children make every line as high as the stack",
      within(exactly: 110, 300), stretchingGrid { _ in },
      [0, 0, 50, 300], [50, 0, 50, 300], [0, 300, 50, 300], [50, 300, 50, 300],
      [0, 600, 50, 300], [50, 600, 50, 300]),
    WorkedExample(
      "space around lines, in addition to their spacing",
      within(exactly: 110, 320),
      boxes(6, high: 50) { stack in
        stack.flexWrap = .wrap
        stack.lineSpacing = 10
        stack.alignContent = .spaceAround
      },
      [0, 25, 50, 50], [50, 25, 50, 50], [0, 135, 50, 50], [50, 135, 50, 50], [0, 245, 50, 50],
      [50, 245, 50, 50]),
    WorkedExample(
      "all spacing counts when a line is broken",
      within(exactly: 230, 300), spacedGrid,
      [5, 0, 50, 50], [115, 0, 50, 50], [5, 55, 50, 50]),
    WorkedExample(
      "every line grows on its own",
      within(130...130, 0...free),
      row(
        box("a", 60, 10) { $0.flexGrow = 1 }, box("b", 60, 10) { $0.flexGrow = 1 },
        box("c", 30, 10) { $0.flexGrow = 1 }
      ) { $0.flexWrap = .wrap }, [0, 0, 65, 10], [65, 0, 65, 10], [0, 10, 130, 10]),
  ]

  static let baselines = [
    WorkedExample(
      "first baselines are aligned",
      within(200...200, 0...free),
      row(box("a", 40, 20) { $0.ascender = 16 }, box("b", 30, 12) { $0.ascender = 8 }) {
        $0.alignItems = .baselineFirst
      }, size: [200, 20], [0, 0, 40, 20], [40, 8, 30, 12]),
    WorkedExample(
      "last baselines are aligned",
      within(200...200, 0...free),
      row(box("a", 40, 20) { $0.descender = -4 }, box("b", 30, 48) { $0.descender = -3 }) {
        $0.alignItems = .baselineLast
      }, size: [200, 49], [0, 29, 40, 20], [40, 0, 30, 48]),
    WorkedExample(
      "an inset hides the baseline of its child",
      within(200...200, 0...free),
      row(
        box("a", 40, 20) { $0.ascender = 16 },
        .inset(EdgeInsets(all: 0), box("b", 30, 12) { $0.ascender = 8 })
      ) { $0.alignItems = .baselineFirst }, size: [200, 28], [0, 0, 40, 20], [40, 16, 30, 12]),
    WorkedExample(
      "a vertical stack has its first child's first baseline",
      within(200...200, 0...free),
      row(
        box("a", 40, 20) { $0.ascender = 16 },
        column(box("b", 30, 12) { $0.ascender = 8 }, box("c", 30, 12))
      ) { $0.alignItems = .baselineFirst },
      size: [200, 32], [0, 0, 40, 20], [40, 8, 30, 12], [40, 20, 30, 12]),
    WorkedExample(
      "a vertical stack has its last child's last baseline",
      within(200...200, 0...free),
      row(
        box("a", 40, 20) { $0.descender = -4 },
        column(box("b", 30, 12), box("c", 30, 12) { $0.descender = -2 })
      ) { $0.alignItems = .baselineLast },
      size: [200, 26], [0, 6, 40, 20], [40, 0, 30, 12], [40, 12, 30, 12]),
    WorkedExample(
      "text has its own baselines",
      within(200...200, 0...free),
      row(
        box("a", 40, 30) { $0.ascender = 25 }, .element("b", .measured(LineOfText(width: 60)))
      ) { $0.alignItems = .baselineFirst }, size: [200, 30], [0, 0, 40, 30], [40, 10, 60, 20]),
    WorkedExample(
      "a style's baseline overrides the text's",
      within(200...200, 0...free),
      row(
        box("a", 40, 30) { $0.ascender = 25 },
        .element("b", .measured(LineOfText(width: 60))).styled { $0.ascender = 20 }
      ) { $0.alignItems = .baselineFirst }, size: [200, 30], [0, 0, 40, 30], [40, 5, 60, 20]),
    WorkedExample(
      "text that is never measured still has its baseline",
      within(100...100, 0...free), rowWithUnmeasuredText,
      size: [100, 30], [0, 0, 120, 30], [120, 10, 0, 0]),
  ]

  static func boxes(
    _ count: Int, high height: Double, justify: JustifyContent = .start,
    change: (inout StackSpec) -> Void = { _ in }
  ) -> LayoutSpec {
    var stack = StackSpec(justifyContent: justify, alignItems: .start)
    change(&stack)
    return .stack(stack, (0..<count).map { box("box\($0)", 50, height) })
  }

  static func stretchingGrid(_ style: (inout ElementStyle) -> Void) -> LayoutSpec {
    .stack(
      StackSpec(alignItems: .stretch, flexWrap: .wrap, alignContent: .stretch),
      (0..<6).map { box("box\($0)", 50, 50, style) })
  }

  static let spacedGrid = LayoutSpec.stack(
    StackSpec(spacing: 50, alignItems: .start, flexWrap: .wrap, lineSpacing: 5),
    (0..<3).map { index in
      box("box\(index)", 50, 50) { style in
        style.spacingBefore = 5
        style.spacingAfter = 5
      }
    })

  static let rowWithUnmeasuredText = row(
    box("a", 120, 30) { $0.ascender = 25 },
    .element("b", .measured(LineOfText(width: 60))).styled { style in
      style.flexGrow = 1
      style.flexShrink = 1
    }
  ) { $0.alignItems = .baselineFirst }
}

extension CGSize {
  fileprivate static let fifty = CGSize(width: 50, height: 50)
}
