import Foundation
import Geometry
import LayoutSpecs
import Testing

/// The example of `LayoutSpec`, and its layout.
@Suite("A repository row")
struct RepositoryRowTests {
  static let row = LayoutSpec.inset(
    EdgeInsets(all: 5),
    .stack(
      StackSpec(spacing: 5, alignItems: .start),
      [
        .element("profile", .fixed(CGSize(width: 40, height: 40))),
        .stack(
          StackSpec(direction: .vertical, spacing: 5),
          [
            .element("username", .measured(LineOfText(width: 60))),
            .element("description", .measured(LineOfText(width: 300))),
          ]
        )
        .styled { style in
          style.flexGrow = 1
          style.flexShrink = 1
        },
      ]))

  @Test("the text takes the width that the image leaves, and determines the height")
  func narrow() throws {
    let layout = try SpecTree(Self.row)
      .layout(in: SizeRange(Container(width: 205)), rounding: .pixels(scale: 2))
    #expect(layout.size == CGSize(width: 205, height: 75))
    #expect(layout.frame(of: "profile") == CGRect(x: 5, y: 5, width: 40, height: 40))
    #expect(layout.frame(of: "username") == CGRect(x: 50, y: 5, width: 150, height: 20))
    #expect(layout.frame(of: "description") == CGRect(x: 50, y: 30, width: 150, height: 40))
  }

  @Test("a tree is laid out in any container, with the same result each time")
  func otherWidths() throws {
    let tree = try SpecTree(Self.row)
    let heights = try [205.0, 355, 205].map { width in
      try tree.layout(in: SizeRange(Container(width: width)), rounding: .exact).size.height
    }
    #expect(heights == [75, 55, 75])
  }

  @Test("a container with a height is filled exactly")
  func exactHeight() throws {
    let layout = try SpecTree(Self.row)
      .layout(in: SizeRange(Container(width: 205, height: 120)), rounding: .pixels(scale: 3))
    #expect(layout.size == CGSize(width: 205, height: 120))
  }
}
