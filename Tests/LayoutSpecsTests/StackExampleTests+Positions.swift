import Foundation
import Geometry
import LayoutSpecs

extension StackExampleTests {
  static let positions = [
    WorkedExample(
      "justified to the middle, and rounded up at the end",
      room(exactly: 100.5, 20), boxes(1, high: 10, justify: .center),
      [25.5, 0, 50, 10]),
    WorkedExample(
      "space around one child centres it",
      room(exactly: 300, 20), boxes(1, high: 10, justify: .spaceAround),
      [125, 0, 50, 10]),
    WorkedExample(
      "space around three children",
      room(exactly: 300, 20), boxes(3, high: 10, justify: .spaceAround),
      [25, 0, 50, 10], [125, 0, 50, 10], [225, 0, 50, 10]),
    WorkedExample(
      "without space, space around is the middle",
      room(exactly: 110, 20), boxes(3, high: 10, justify: .spaceAround),
      [-20, 0, 50, 10], [30, 0, 50, 10], [80, 0, 50, 10]),
    WorkedExample(
      "without space, space between is the start",
      room(exactly: 110, 20), boxes(3, high: 10, justify: .spaceBetween),
      [0, 0, 50, 10], [50, 0, 50, 10], [100, 0, 50, 10]),
    WorkedExample(
      "half a point goes between children",
      room(exactly: 100.5, 20), boxes(2, high: 10, justify: .spaceBetween),
      [0, 0, 50, 10], [50.5, 0, 50, 10]),
    WorkedExample(
      "less than a hundredth of a point goes nowhere",
      room(exactly: 100.005, 20), boxes(2, high: 10, justify: .spaceBetween),
      [0, 0, 50, 10], [50, 0, 50, 10]),
    WorkedExample(
      "centring across is rounded down",
      room(exactly: 101, 101), scale: 1,
      row(box("a", 50, 50)) { $0.alignItems = .center }, [0, 25, 50, 50]),
    WorkedExample(
      "an inner stack has room to justify where it is stretched",
      room(100...100, 0...free),
      column(row(box("a", 30, 10)) { $0.justifyContent = .end }) { $0.alignItems = .stretch },
      [70, 0, 30, 10]),
    WorkedExample(
      "an inner stack has no room to justify where it is not stretched",
      room(100...100, 0...free),
      column(row(box("a", 30, 10)) { $0.justifyContent = .end }), [0, 0, 30, 10]),
  ]

  static let wrapping = [
    WorkedExample(
      "lines stretch, children of a fixed size do not",
      room(exactly: 110, 300), stretchingGrid { $0.preferredSize = .fifty },
      [0, 0, 50, 50], [50, 0, 50, 50], [0, 100, 50, 50], [50, 100, 50, 50], [0, 200, 50, 50],
      [50, 200, 50, 50]),
    WorkedExample(
      "stretching children make every line as high as the stack",
      room(exactly: 110, 300), stretchingGrid { _ in },
      [0, 0, 50, 300], [50, 0, 50, 300], [0, 300, 50, 300], [50, 300, 50, 300],
      [0, 600, 50, 300], [50, 600, 50, 300]),
    WorkedExample(
      "space around lines, besides their spacing",
      room(exactly: 110, 320),
      boxes(6, high: 50) { stack in
        stack.flexWrap = .wrap
        stack.lineSpacing = 10
        stack.alignContent = .spaceAround
      },
      [0, 25, 50, 50], [50, 25, 50, 50], [0, 135, 50, 50], [50, 135, 50, 50], [0, 245, 50, 50],
      [50, 245, 50, 50]),
    WorkedExample(
      "all spacing counts when a line is broken",
      room(exactly: 230, 300), spacedGrid,
      [5, 0, 50, 50], [115, 0, 50, 50], [5, 55, 50, 50]),
    WorkedExample(
      "every line grows on its own",
      room(130...130, 0...free),
      row(
        box("a", 60, 10) { $0.flexGrow = 1 }, box("b", 60, 10) { $0.flexGrow = 1 },
        box("c", 30, 10) { $0.flexGrow = 1 }
      ) { $0.flexWrap = .wrap }, [0, 0, 65, 10], [65, 0, 65, 10], [0, 10, 130, 10]),
  ]

  static let baselines = [
    WorkedExample(
      "first baselines on one level",
      room(200...200, 0...free),
      row(box("a", 40, 20) { $0.ascender = 16 }, box("b", 30, 12) { $0.ascender = 8 }) {
        $0.alignItems = .baselineFirst
      }, size: [200, 20], [0, 0, 40, 20], [40, 8, 30, 12]),
    WorkedExample(
      "last baselines on one level",
      room(200...200, 0...free),
      row(box("a", 40, 20) { $0.descender = -4 }, box("b", 30, 48) { $0.descender = -3 }) {
        $0.alignItems = .baselineLast
      }, size: [200, 49], [0, 29, 40, 20], [40, 0, 30, 48]),
    WorkedExample(
      "an inset hides the baseline of its child",
      room(200...200, 0...free),
      row(
        box("a", 40, 20) { $0.ascender = 16 },
        .inset(EdgeInsets(all: 0), box("b", 30, 12) { $0.ascender = 8 })
      ) { $0.alignItems = .baselineFirst }, size: [200, 28], [0, 0, 40, 20], [40, 16, 30, 12]),
    WorkedExample(
      "a vertical stack has its first child's first baseline",
      room(200...200, 0...free),
      row(
        box("a", 40, 20) { $0.ascender = 16 },
        column(box("b", 30, 12) { $0.ascender = 8 }, box("c", 30, 12))
      ) { $0.alignItems = .baselineFirst },
      size: [200, 32], [0, 0, 40, 20], [40, 8, 30, 12], [40, 20, 30, 12]),
    WorkedExample(
      "a vertical stack has its last child's last baseline",
      room(200...200, 0...free),
      row(
        box("a", 40, 20) { $0.descender = -4 },
        column(box("b", 30, 12), box("c", 30, 12) { $0.descender = -2 })
      ) { $0.alignItems = .baselineLast },
      size: [200, 26], [0, 6, 40, 20], [40, 0, 30, 12], [40, 12, 30, 12]),
    WorkedExample(
      "text brings its baselines along",
      room(200...200, 0...free),
      row(
        box("a", 40, 30) { $0.ascender = 25 }, .element("b", .measured(LineOfText(width: 60)))
      ) { $0.alignItems = .baselineFirst }, size: [200, 30], [0, 0, 40, 30], [40, 10, 60, 20]),
    WorkedExample(
      "a style's baseline beats the text's",
      room(200...200, 0...free),
      row(
        box("a", 40, 30) { $0.ascender = 25 },
        .element("b", .measured(LineOfText(width: 60))).styled { $0.ascender = 20 }
      ) { $0.alignItems = .baselineFirst }, size: [200, 30], [0, 0, 40, 30], [40, 5, 60, 20]),
    WorkedExample(
      "text that is never measured has its baseline all the same",
      room(100...100, 0...free), rowWithUnmeasuredText,
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
