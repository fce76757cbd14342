import Foundation
import Geometry
import LayoutSpecs
import TestSupport
import Testing

@Suite("Worked examples: sizes, and all specs but stacks")
struct SpecExampleTests {
  @Test("a style requests, and its parent decides", arguments: sizes)
  func sizing(_ example: WorkedExample) throws { try example.check() }

  @Test("an inset follows Texture", arguments: insets)
  func insetting(_ example: WorkedExample) throws { try example.check() }

  @Test("layers and positions follow Texture", arguments: layers + positions)
  func layering(_ example: WorkedExample) throws { try example.check() }

  @Test("ratios and corners follow Texture", arguments: ratios + corners)
  func cornering(_ example: WorkedExample) throws { try example.check() }

  static let stretch: @Sendable (inout StackSpec) -> Void = { $0.alignItems = .stretch }

  static let sizes = [
    WorkedExample(
      "a minimum overrides a maximum, which overrides a width", within(0...200, 0...200),
      .wrapper([
        box("a", 10, 10) { style in
          style.width = 50
          style.minWidth = 80
          style.maxWidth = 60
        }
      ]), size: [80, 10], [0, 0, 80, 10]),
    WorkedExample(
      "half of an undefined length is ignored", within(0...100, 0...free),
      column(box("a", 30, 10) { $0.width = .fraction(0.5) }), size: [30, 10], [0, 0, 30, 10]),
    WorkedExample(
      "half of an exact width", within(100...100, 0...free),
      column(box("a", 30, 10) { $0.width = .fraction(0.5) }), size: [100, 10], [0, 0, 50, 10]),
    WorkedExample(
      "stretching overrides a fraction", within(100...100, 0...free),
      column(box("a", 30, 10) { $0.width = .fraction(0.5) }, change: stretch), size: [100, 10],
      [0, 0, 100, 10]),
    WorkedExample(
      "stretching overrides a maximum", within(100...100, 0...free),
      column(box("a", 30, 10) { $0.maxWidth = 50 }, change: stretch), size: [100, 10],
      [0, 0, 100, 10]),
    WorkedExample(
      "a minimum keeps a child from stretching", within(100...100, 0...free),
      column(box("a", 40, 10) { $0.minWidth = 30 }, box("b", 40, 10), change: stretch),
      size: [100, 20], [0, 0, 40, 10], [0, 10, 100, 10]),
    WorkedExample(
      "a width keeps a child from stretching", within(100...100, 0...free),
      column(box("a", 10, 10) { $0.width = 40 }, change: stretch), size: [100, 10],
      [0, 0, 40, 10]),
  ]

  static let insets = [
    WorkedExample(
      "an infinite inset pushes its child away", within(0...300, 0...300),
      .inset(EdgeInsets(top: .infinity, left: 12, bottom: 12, right: 12), box("a", 100, 20)),
      size: [124, 300], [12, 268, 100, 20]),
    WorkedExample(
      "infinite insets centre, rounded on the trailing side", within(exactly: 101, 101), scale: 1,
      .inset(EdgeInsets(all: .infinity), box("a", 50, 50)), [25, 25, 50, 50]),
    WorkedExample(
      "all of the length that the insets leave", within(200...200, 0...free),
      .inset(EdgeInsets(all: 10), box("a", 30, 10) { $0.width = .fraction(1) }), size: [200, 30],
      [10, 10, 180, 10]),
    WorkedExample(
      "the insets leave 0 of an undefined length", within(0...200, 0...free),
      column(.inset(EdgeInsets(all: 10), box("a", 30, 10) { $0.width = .fraction(1) })),
      size: [20, 30], [10, 10, 0, 10]),
    WorkedExample(
      "negative insets enlarge", within(exactly: 100, 100),
      .inset(EdgeInsets(all: -10), plain("a")), size: [100, 100], [-10, -10, 120, 120]),
    WorkedExample(
      "an inset does not read its own width", within(0...100, 0...100),
      .inset(EdgeInsets(all: 0), box("a", 80, 10)).styled { $0.width = 50 }, size: [80, 10],
      [0, 0, 80, 10]),
    WorkedExample(
      "quarters add up before they are rounded, sizes are rounded at every level",
      within(0...100, 0...100),
      .inset(
        EdgeInsets(top: 0.25, left: 0.25),
        .inset(EdgeInsets(top: 0.25, left: 0.25), box("a", 10, 10))),
      size: [11, 11], [0.5, 0.5, 10, 10]),
  ]

  static let layers = [
    WorkedExample(
      "an overlay is as large as the child that it covers", within(0...200, 0...200),
      .overlay(
        box("a", 100, 50),
        overlay: box("b", 5, 5) { $0.preferredSize = CGSize(width: 20, height: 20) }),
      [0, 0, 100, 50], [0, 0, 100, 50]),
    WorkedExample(
      "an overlay in a centre keeps its size", within(0...200, 0...200),
      .overlay(
        box("a", 100, 50),
        overlay: .center(.xy, box("b", 5, 5) { $0.preferredSize = CGSize(width: 20, height: 20) })),
      [0, 0, 100, 50], [40, 15, 20, 20]),
    WorkedExample(
      "a background is behind its child, and as large", within(0...200, 0...200),
      .background(box("a", 100, 50), background: plain("b")), [0, 0, 100, 50], [0, 0, 100, 50]),
  ]

  static let positions = [
    WorkedExample(
      "a plain node fills the available size after its position", within(0...110, 0...160),
      .absolute([plain("a") { $0.layoutPosition = CGPoint(x: 10, y: 60) }]), size: [110, 160],
      [10, 60, 100, 100]),
    WorkedExample(
      "a width is limited to the available width after the position", within(0...100, 0...100),
      .absolute([wide { _ in }]), size: [100, 100], [10, 0, 90, 20]),
    WorkedExample(
      "a maximum keeps a width from being limited", within(0...100, 0...100),
      .absolute([wide { $0.maxWidth = 1000 }]), size: [100, 100], [10, 0, 500, 20]),
    WorkedExample(
      "children before the origin do not count", within(0...100, 0...100),
      .absolute(
        sizing: .sizeToFit,
        [box("a", 50, 50) { $0.layoutPosition = CGPoint(x: -10, y: -10) }]),
      size: [40, 40], [-10, -10, 50, 50]),
    WorkedExample(
      "without a position the child must fill the minimum", within(100...200, 50...200),
      .relative(RelativeSpec(), box("a", 40, 10)), size: [200, 200], [0, 0, 100, 50]),
    WorkedExample(
      "a centre fills finite available lengths", within(0...100, 0...free),
      .center(.xy, box("a", 40, 10)),
      size: [100, 10], [30, 0, 40, 10]),
    WorkedExample(
      "a centre has its given positions", within(exactly: 100, 60),
      .center(
        RelativeSpec(horizontalPosition: .end, verticalPosition: .center), box("a", 40, 10)),
      [60, 25, 40, 10]),
    WorkedExample(
      "a centre rounds to the nearest pixel", within(exactly: 101, 101), scale: 1,
      .center(.xy, box("a", 50, 50)), [26, 26, 50, 50]),
  ]

  static let ratios = [
    WorkedExample(
      "half as high as wide", within(0...100, 0...100), .ratio(0.5, box("a", 9, 9)),
      size: [100, 50], [0, 0, 100, 50]),
    WorkedExample(
      "twice as high as wide", within(0...100, 0...100), .ratio(2, box("a", 9, 9)),
      size: [50, 100], [0, 0, 50, 100]),
    WorkedExample(
      "the derived length is rounded down", within(0...100, 0...100), .ratio(7, box("a", 9, 9)),
      size: [14, 100], [0, 0, 14, 100]),
    WorkedExample(
      "an exact range overrides a ratio", within(exactly: 100, 100), .ratio(0.5, box("a", 9, 9)),
      size: [100, 100], [0, 0, 100, 100]),
    WorkedExample(
      "the candidate closest to the ratio wins", within(80...100, 0...30),
      .ratio(0.5, box("a", 9, 9)), size: [80, 30], [0, 0, 80, 30]),
    WorkedExample(
      "without any limit the child decides", within(0...free, 0...free),
      .ratio(0.5, box("a", 40, 10)), size: [40, 10], [0, 0, 40, 10]),
  ]

  static let corners = [
    WorkedExample(
      "a corner element sticks out", within(0...120, 0...120),
      badge(CornerSpec(location: .topRight)),
      size: [60, 60], [0, 0, 60, 60], [50, -10, 20, 20]),
    WorkedExample(
      "a corner spec that wraps moves both", within(0...120, 0...120),
      badge(CornerSpec(location: .topRight, wrapsCorner: true)), size: [70, 70],
      [0, 10, 60, 60], [50, 0, 20, 20]),
    WorkedExample(
      "an exact range applies to the corner element too", within(exactly: 60, 60),
      badge(CornerSpec(location: .topRight)), [0, 0, 60, 60], [30, -30, 60, 60]),
  ]

  static func badge(_ corner: CornerSpec) -> LayoutSpec {
    .corner(corner, box("a", 60, 60), element: box("b", 20, 20))
  }

  static func wide(_ change: (inout ElementStyle) -> Void) -> LayoutSpec {
    let spec = plain("a") { style in
      style.width = 500
      style.height = 20
      style.layoutPosition = CGPoint(x: 10, y: 0)
    }
    return spec.styled(change)
  }
}
