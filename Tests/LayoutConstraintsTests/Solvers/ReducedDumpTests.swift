import Foundation
import Geometry
import LayoutConstraints
import Testing

@Suite("The state of a reduced system as text")
struct ReducedDumpTests {
  @Test("definitions, and a block with its row and the conditions on its columns")
  func block() throws {
    let system = try makeSystem(
      ["a": .box(30, 20), "b": .box(30, 20), "c": .box(30, 20)],
      [
        "H:|[a]-8-[b]-8-[c]|", "a.top == superview.top", "b.top >= a.bottom + 2",
        "superview.bottom >= b.bottom",
      ])
    let dump = try system.reducedDump(in: Container(width: 200), rounding: .exact)
    #expect(
      dump == """
        13 rows, 28 columns, 36 coefficients; reduced: 1, 7, 3, in 5 components
        solved by components

        Columns
          superview.x: 0 = 0
          superview.y: 0 = 0
          superview.width: W = 200
          superview.height: defined = 42
          a.x: 0 = 0
          a.y: 0 = 0
          a.width: root = 30
          a.height: root = 20
          b.x: a.width + 8 = 38
          b.y: defined = 22
          b.width: root = 30
          b.height: root = 20
          c.x: root = 76
          c.y: root = 0
          c.width: -c.x + W = 124
          c.height: root = 20

        Definitions
          b.y: a.height + 2   b.top >= a.bottom + 2
          superview.height: b.height + b.y   superview.bottom >= b.bottom

        Components
          a.height
            a.height >= 0   size
            a.height == 20 @750 @250   content of a
            a.height costs 1 per point @50
          b.height
            b.height >= 0   size
            b.height == 20 @750 @250   content of b
            b.height costs 1 per point @50
          c.y
          c.height
            c.height >= 0   size
            c.height == 20 @750 @250   content of c
          c.x, b.width, a.width
            c.x - b.width - a.width == 16   c.leading == b.trailing + 8
            -c.x >= -W   size
            -c.x == -W + 30 @750 @250   content of c
            b.width >= 0   size
            b.width == 30 @750 @250   content of b
            a.width >= 0   size
            a.width == 30 @750 @250   content of a
        """)
  }

  @Test("constraints that conflicts broke, and lengths that one column has for several items")
  func broken() throws {
    let system = try makeSystem(
      ["a": .box(30, 20), "b": .box(30, 20)],
      [
        "a.width == 2 * b.width", "a.top == superview.top + 10", "a.top == superview.top + 20",
      ])
    let dump = try system.reducedDump(
      in: Container(width: 200, height: 100), rounding: .exact)
    let lines = dump.components(separatedBy: "\n")
    #expect(lines.contains("  a.y: 10 = 10"))
    #expect(lines.contains("  a.width: 2 b.width = 60"))
    #expect(lines.contains("    2 b.width == 30 @750 @250   content of a"))
    #expect(lines.suffix(2) == ["Broken", "  a.top == superview.top + 20"])
  }
}
