import Foundation
import Geometry
import LayoutSpecs
import TestSupport
import Testing

@Suite("Static specs and size ranges")
struct StaticSpecTests {
  @Test(
    "a static spec follows the rules of the class that absolute specs replaced",
    arguments: availableSizes + ranges)
  func rules(_ example: WorkedExample) throws { try example.check() }

  @Test("a fraction in a size range needs a finite available size")
  func undefinedFraction() throws {
    let spec = LayoutSpec.static([
      box("a", 10, 10) { $0.sizeRange.max.height = .fraction(0.5) }
    ])
    let tree = try SpecTree(spec)
    #expect(
      throws: SpecError.undefinedFraction(path: "static[0].a", property: "sizeRange")
    ) { try tree.layout(in: within(100...100, 0...free), rounding: .exact) }
  }

  @Test("no other spec reads a size range")
  func ignoredElsewhere() throws {
    let range = RelativeSizeRange(exactly: LayoutSize(width: 7, height: 7))
    let child = box("a", 30, 20) { $0.sizeRange = range }
    for spec in [row(child), .absolute([child]), .wrapper([child]), .inset(EdgeInsets(), child)] {
      let layout = try SpecTree(spec).layout(in: within(0...100, 0...100), rounding: .exact)
      #expect(layout.frames == [CGRect(x: 0, y: 0, width: 30, height: 20)])
    }
  }

  /// Examples without a size range.
  static let availableSizes = [
    WorkedExample(
      "a child without a size fills the available size after its position",
      within(0...100, 0...100),
      .static([plain("a") { $0.layoutPosition = CGPoint(x: 10, y: 60) }]),
      size: [100, 100], [10, 60, 90, 40]),
    WorkedExample(
      "as large as its children, not as large as the available size", within(0...100, 0...100),
      .static([box("a", 20, 20), box("b", 30, 10) { $0.layoutPosition = CGPoint(x: 10, y: 5) }]),
      size: [40, 20], [0, 0, 20, 20], [10, 5, 30, 10]),
    WorkedExample(
      "children before the origin do not count", within(0...100, 0...100),
      .static([box("a", 50, 50) { $0.layoutPosition = CGPoint(x: -10, y: -10) }]),
      size: [40, 40], [-10, -10, 50, 50]),
    WorkedExample(
      "the minimum is the spec's, and not passed on", within(80...100, 30...100),
      .static([box("a", 20, 20)]), size: [80, 30], [0, 0, 20, 20]),
    WorkedExample(
      "after the end of the range nothing is available", within(0...100, 0...100),
      .static([box("a", 20, 20) { $0.layoutPosition = CGPoint(x: 120, y: 0) }]),
      size: [100, 20], [120, 0, 0, 20]),
    WorkedExample(
      "a maximum of the child's own does not enlarge the available size", within(0...100, 0...100),
      .static([SpecExampleTests.wide { $0.maxWidth = 1000 }]), size: [100, 20],
      [10, 0, 90, 20]),
  ]

  /// Examples with a size range.
  static let ranges = [
    WorkedExample(
      "a size range limits content at both ends", within(0...200, 0...200),
      .static([
        box("a", 100, 60) { style in
          style.sizeRange.min = LayoutSize(width: .fraction(0.25), height: 80)
          style.sizeRange.max = LayoutSize(width: 80, height: .fraction(0.5))
        }
      ]), size: [80, 80], [0, 0, 80, 80]),
    WorkedExample(
      "its fractions refer to the whole available size, whatever the position",
      within(0...200, 0...200),
      .static([
        box("a", 10, 10) { style in
          style.layoutPosition = CGPoint(x: 150, y: 150)
          style.sizeRange = RelativeSizeRange(
            exactly: LayoutSize(width: .fraction(0.5), height: .fraction(0.25)))
        }
      ]), size: [200, 200], [150, 150, 100, 50]),
    WorkedExample(
      "an automatic end is 0, or the available size after the position",
      within(0...100, 0...100),
      .static([
        plain("a") { style in
          style.layoutPosition = CGPoint(x: 30, y: 30)
          style.sizeRange.max.height = 20
        }
      ]), size: [100, 50], [30, 30, 70, 20]),
    WorkedExample(
      "a minimum overrides a smaller maximum", within(0...100, 0...100),
      .static([
        box("a", 10, 10) { style in
          style.sizeRange.min.width = 60
          style.sizeRange.max.width = 40
        }
      ]), size: [60, 10], [0, 0, 60, 10]),
    WorkedExample(
      "the child's own sizes choose within its size range", within(0...100, 0...100),
      .static([
        box("a", 10, 10) { style in
          style.width = 90
          style.height = .fraction(0.5)
          style.sizeRange.max.width = 70
        }
      ]), size: [70, 50], [0, 0, 70, 50]),
  ]
}
