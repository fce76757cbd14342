import Foundation
import Geometry
import LayoutSpecs
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
      room(0...300, 0...100),
      row(box("a", 50, 10) { $0.flexGrow = 1 }) { $0.justifyContent = .end }, size: [50, 10],
      [0, 0, 50, 10]),
    WorkedExample(
      "children grow until the stack reaches its minimum",
      room(120...300, 0...100), row(box("a", 50, 10) { $0.flexGrow = 1 }),
      size: [120, 10], [0, 0, 120, 10]),
    WorkedExample(
      "a plain node is as high as it can be once its width is known",
      room(300...300, 0...200), row(plain("a") { $0.flexGrow = 1 }),
      size: [300, 200], [0, 0, 300, 200]),
    WorkedExample(
      "a plain node that does not grow is nothing",
      room(300...300, 0...200), row(plain("a")), size: [300, 0], [0, 0, 0, 0]),
    WorkedExample(
      "a stack keeps to its own width, and its child sticks out",
      room(0...100, 0...100), row(box("a", 80, 10)).styled { $0.width = 50 },
      size: [50, 10], [0, 0, 80, 10]),
  ]

  static let growing = [
    WorkedExample(
      "shares are whole points, and the first child gets what is left",
      room(exactly: 100, 20),
      row(
        plain("a") { $0.flexGrow = 1 }, plain("b") { $0.flexGrow = 1 },
        plain("c") { $0.flexGrow = 1 }),
      size: [100, 20], [0, 0, 34, 20], [34, 0, 33, 20], [67, 0, 33, 20]),
    WorkedExample(
      "nobody grows by less than a point",
      room(exactly: 101.5, 20),
      row(box("a", 50, 10) { $0.flexGrow = 1 }, box("b", 50, 10) { $0.flexGrow = 1 }),
      size: [101.5, 20], [0, 0, 50, 10], [50, 0, 50, 10]),
    WorkedExample(
      "growing ignores a maximum",
      room(exactly: 100, 20),
      row(
        box("a", 20, 10) { style in
          style.maxWidth = 30
          style.flexGrow = 1
        }, box("b", 20, 10) { $0.flexGrow = 1 }), [0, 0, 50, 10], [50, 0, 50, 10]),
    WorkedExample(
      "a spacer takes what is left",
      room(exactly: 100, 20),
      row(box("a", 30, 10), .spacer.styled { $0.flexGrow = 1 }, box("b", 20, 10)),
      [0, 0, 30, 10], [80, 0, 20, 10]),
    WorkedExample(
      "a ratio that grows gets its height from its width",
      room(160...160, 0...free),
      row(.ratio(1, plain("a")).styled { $0.flexGrow = 1 }, box("b", 60, 20)) {
        $0.alignItems = .center
      }, size: [160, 100], [0, 0, 100, 100], [100, 40, 60, 20]),
  ]

  static let shrinking = [
    WorkedExample(
      "children shrink by their size",
      room(exactly: 400, 50),
      row(
        box("a", 300, 50) { $0.flexShrink = 1 }, box("b", 100, 50),
        box("c", 200, 50) { $0.flexShrink = 1 }),
      [0, 0, 180, 50], [180, 0, 100, 50], [280, 0, 120, 50]),
    WorkedExample(
      "shrunk children are rounded up, and may stick out by pixels",
      room(exactly: 400, 50), shrinkingRow(.start),
      [0, 0, 191, 50], [191, 0, 82, 50], [273, 0, 127.5, 50]),
    WorkedExample(
      "what sticks out moves a line that is justified to its end",
      room(exactly: 400, 50), shrinkingRow(.end),
      [-0.5, 0, 191, 50], [190.5, 0, 82, 50], [272.5, 0, 127.5, 50]),
    WorkedExample(
      "shrinking ignores a minimum",
      room(exactly: 50, 20),
      row(
        box("a", 20, 10) { style in
          style.width = 100
          style.minWidth = 80
          style.flexShrink = 1
        }), size: [50, 20], [0, 0, 50, 10]),
    WorkedExample(
      "a child shrinks to nothing, and the line still sticks out",
      room(75...75, 0...150),
      row(box("a", 50, 50), box("b", 50, 50) { $0.flexShrink = 1 }, box("c", 50, 50)),
      size: [75, 50], [0, 0, 50, 50], [50, 0, 0, 50], [50, 0, 50, 50]),
    WorkedExample(
      "text that shrinks breaks into lines",
      room(140...140, 0...free), rowWithText(flexShrink: 1),
      [0, 0, 40, 40], [40, 0, 100, 60]),
    WorkedExample(
      "text that does not shrink stays on its line",
      room(140...140, 0...free), rowWithText(flexShrink: 0),
      [0, 0, 40, 40], [40, 0, 300, 20]),
    WorkedExample(
      "only the child that can shrinks",
      room(exactly: 10, 1),
      row(box("a", 8, 1) { $0.flexShrink = 1 }, box("b", 2, 1), box("c", 1, 1)) {
        $0.justifyContent = .spaceBetween
      }, [0, 0, 7, 1], [7, 0, 2, 1], [9, 0, 1, 1]),
  ]

  static let basis = [
    WorkedExample(
      "thirds are rounded up, and stick out",
      room(exactly: 100, 20), thirds(.noWrap),
      [0, 0, 33.5, 10], [33.5, 0, 33.5, 10], [67, 0, 33.5, 10]),
    WorkedExample(
      "thirds are rounded up, and break the line",
      room(100...100, 0...free), thirds(.wrap), size: [100, 20],
      [0, 0, 33.5, 10], [33.5, 0, 33.5, 10], [0, 10, 33.5, 10]),
    WorkedExample(
      "halves at three pixels per point",
      room(exactly: 375, 20), scale: 3,
      row(
        box("a", 10, 10) { $0.flexBasis = .fraction(0.5) },
        box("b", 10, 10) { $0.flexBasis = .fraction(0.5) }),
      [0, 0, 563.0 / 3, 10], [563.0 / 3, 0, 563.0 / 3, 10]),
    WorkedExample(
      "a basis beats a width",
      room(exactly: 100, 20),
      row(
        box("a", 20, 10) { style in
          style.width = 80
          style.flexBasis = 50
        }), [0, 0, 50, 10]),
  ]

  static let lazy = [
    WorkedExample(
      "the only child that grows and shrinks starts from nothing",
      room(exactly: 120, 20), rowWithGrowing(flexShrink: 1),
      [0, 0, 30, 10], [30, 0, 35, 10], [65, 0, 55, 10]),
    WorkedExample(
      "a child that only grows starts from its basis",
      room(exactly: 120, 20), rowWithGrowing(flexShrink: 0),
      [0, 0, 30, 10], [30, 0, 60, 10], [90, 0, 30, 10]),
    WorkedExample(
      "where the others stick out, the only flexible child is never measured",
      room(exactly: 100, 20), rowWithFlexible(beside: 120),
      [0, 0, 120, 10], [120, 0, 0, 0]),
    WorkedExample(
      "where the others fill the line, the only flexible child is measured in no room",
      room(exactly: 100, 20), rowWithFlexible(beside: 100),
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
