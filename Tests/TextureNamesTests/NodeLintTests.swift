import Foundation
import Geometry
import LayoutSpecs
import Testing
import TextureNames
import UIKitValues

@Suite("Lint of nodes")
struct NodeLintTests {
  private func text(_ text: String, fixed: Bool = false) -> ASTextNode {
    let node = ASTextNode()
    node.attributedText = NSAttributedString(
      string: text, attributes: [.font: UIFont.systemFont(ofSize: 14)])
    node.debugName = text
    if fixed { node.style.preferredSize = CGSize(width: 80, height: 20) }
    return node
  }

  private func picture(fixed: Bool = false) -> ASNetworkImageNode {
    let node = ASNetworkImageNode()
    if fixed { node.style.preferredSize = CGSize(width: 40, height: 40) }
    return node
  }

  @Test("a node whose texts and pictures all have fixed sizes is reported with their names")
  func fixedSizes() {
    let nodes = [picture(fixed: true), text("title", fixed: true), text("date", fixed: true)]
    let background = ASDisplayNode()
    let node = SpecNode { _ in
      ASBackgroundLayoutSpec(child: row(nodes), background: background)
    }
    let expected = SpecWarning.everythingFixed(elements: ["ASNetworkImageNode", "title", "date"])
    #expect(
      node.specWarnings(in: column(320)) == [NodeWarning(node: "SpecNode", warning: expected)])
    nodes[2].style.preferredLayoutSize = ASLayoutSize(
      width: ASDimensionMake(80), height: ASDimensionAuto)
    #expect(node.specWarnings(in: column(320)) == [])
  }

  @Test("a custom node without a fixed size counts as following its content")
  func ownNodes() {
    let nodes = [picture(fixed: true), text("title", fixed: true), text("date", fixed: true)]
    let own = FixedNode(20, 20)
    #expect(SpecNode { _ in row(nodes + [own]) }.specWarnings(in: column(320)) == [])
  }

  @Test("nodes inside are checked as they are laid out, and a class is reported once")
  func inside() {
    func rowNode(_ number: Int) -> ASDisplayNode {
      let texts = ["one", "two", "three"].map { text($0) }
      for (index, node) in texts.enumerated() {
        node.style.layoutPosition = CGPoint(x: 0, y: 24 * CGFloat(index))
      }
      let node = SpecNode { _ in
        ASAbsoluteLayoutSpec(sizing: .sizeToFit, children: texts)
      }
      node.debugName = "Row"
      return node
    }
    let rows = (0..<3).map(rowNode)
    let list = SpecNode { _ in row(rows) }
    #expect(
      list.specWarnings(in: column(320)) == [
        NodeWarning(
          node: "Row", warning: .everythingAbsolute(elements: ["one", "two", "three"]))
      ])
  }

  @Test("a style without effect in any size is reported once, with its reason")
  func ignoredStyles() {
    let title = text("title")
    title.style.flexGrow = 1
    let badge = row([text("badge")])
    badge.style.width = ASDimensionMake(50)
    let node = SpecNode { _ in
      ASOverlayLayoutSpec(child: ASInsetLayoutSpec(insets: .zero, child: title), overlay: badge)
    }
    let both = node.ignoredStyles(in: [column(320), column(200)])
    #expect(
      both.first
        == NodeStyleWarning(
          node: "SpecNode",
          ignored: IgnoredStyle(
            way: [0, 0], label: "title", properties: [.flexGrow], reason: .notRead(parent: .inset)))
    )
    #expect(both.map(\.ignored.way) == [[0, 0], [1]])
    #expect(both.last?.ignored.properties == [.width])
    // A size that is met in one of the ranges is no mistake.
    title.style.flexGrow = 0
    badge.style.width = ASDimensionMake(320)
    let wide = SpecNode { _ in badge }
    #expect(wide.ignoredStyles(in: [column(200)]).map(\.ignored.properties) == [[.width]])
    #expect(wide.ignoredStyles(in: [column(320), column(200)]) == [])
  }

  /// A node of a fixed size with a name.
  private func fixed(_ name: String, _ change: (ASLayoutElementStyle) -> Void) -> ASDisplayNode {
    let node = FixedNode(24, 24)
    node.debugName = name
    change(node.style)
    return node
  }

  @Test("a size of a node that nothing reads is reported as that of an element of a file is")
  func ignoredNodeSizes() throws {
    let children = [
      fixed("a") { $0.maxWidth = ASDimensionMake(40) },
      fixed("b") { $0.minHeight = ASDimensionMake(60) },
      fixed("c") { $0.maxHeight = ASDimensionMake(90) },
    ]
    let back = fixed("back") {
      $0.width = ASDimensionMake(10)
      $0.minHeight = ASDimensionMake(500)
    }
    let node = SpecNode { _ in
      let stack = ASStackLayoutSpec(
        direction: .vertical, spacing: 0, justifyContent: .start, alignItems: .stretch,
        children: children)
      return ASBackgroundLayoutSpec(child: stack, background: back)
    }
    func element(
      _ name: String, _ change: (inout ElementStyle) -> Void
    ) -> LayoutSpec {
      LayoutSpec.element(name, .fixed(CGSize(width: 24, height: 24))).styled(change)
    }
    let same = LayoutSpec.background(
      .stack(
        StackSpec(direction: .vertical, alignItems: .stretch),
        [
          element("a") { $0.maxWidth = 40 }, element("b") { $0.minHeight = 60 },
          element("c") { $0.maxHeight = 90 },
        ]),
      background: element("back") {
        $0.width = 10
        $0.minHeight = 500
      })
    let range = column(320)
    let expected = try SpecTree(same).ignoredStyles(
      in: [SizeRange(min: range.min, max: range.max)])
    #expect(expected.map(\.label).contains("a"))
    #expect(expected.map(\.label).contains("back"))
    let found = node.ignoredStyles(in: [range]).map(\.ignored)
    #expect(Set(found.map(\.label)) == Set(expected.map(\.label)))
    #expect(
      found.map { "\($0.way) \($0.properties) \($0.reason)" }.sorted()
        == expected.map { "\($0.way) \($0.properties) \($0.reason)" }.sorted())
    // The styles are as they were.
    #expect(children[0].style.maxWidth == ASDimensionMake(40))
    #expect(back.style.minHeight == ASDimensionMake(500))
  }

  @Test("elements have the given names, numbered where these are equal")
  func naming() {
    let nodes = ["one", "two", "three"].map { text($0, fixed: true) }
    let node = SpecNode { _ in row(nodes) }
    let warnings = node.specWarnings(in: column(320)) { $0 === nodes[1] ? "title" : "label" }
    #expect(
      warnings.map(\.warning) == [.everythingFixed(elements: ["label", "title", "label#2"])])
  }

  @Test("a spec of more than sixteen specs is reported; equal rows count as one")
  func largeSpec() {
    func nested(_ count: Int) -> ASLayoutSpec {
      (1..<count).reduce(row([text("title")])) { spec, _ in
        ASInsetLayoutSpec(insets: .zero, child: spec)
      }
    }
    func warnings(_ spec: @escaping () -> ASLayoutSpec) -> [NodeWarning] {
      SpecNode { _ in spec() }.specWarnings(in: column(320))
    }
    #expect(warnings { nested(16) } == [])
    #expect(
      warnings { nested(17) }
        == [NodeWarning(node: "SpecNode", warning: .largeSpec(specs: 17))])
    #expect(warnings { row((0..<40).map { _ in nested(15) }) } == [])
  }

  @Test("a node without a spec, and one whose spec cannot be laid out, have no warnings")
  func nothingToSee() {
    #expect(FixedNode(20, 20).specWarnings(in: column(320)) == [])
    let twice = text("title", fixed: true)
    let node = SpecNode { _ in row([twice, twice, self.text("date", fixed: true)]) }
    #expect(!node.layoutThatFits(column(320)).problems.isEmpty)
    #expect(node.specWarnings(in: column(320)) == [])
  }
}
