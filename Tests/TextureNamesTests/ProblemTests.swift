import Foundation
import LayoutSpecs
import Testing
import TextMeasuring
import TextureNames
import UIKitValues

@Suite("Nodes: problems")
struct ProblemTests {
  @Test("an invalid number in a style is reported with its path, by the names of the nodes")
  func invalidNumber() {
    let title = FixedNode(10, 10)
    title.debugName = "title"
    title.style.width = ASDimensionMake(-5)
    let node = SpecNode { _ in row([FixedNode(1, 1), title]) }
    let layout = node.layoutThatFits(upTo(100, 100))
    #expect(layout.size == .zero)
    #expect(
      layout.problems.map(\.description) == [
        "ASStackLayoutSpec: stack[1].title: width is -5.0; expected a finite number from 0"
      ])
    #expect(layout.description.contains("problems = "))
  }

  @Test("a problem deep inside is reported once by every layout around it")
  func deepInside() {
    let leaf = FixedNode(.infinity, 3)
    let inner = SpecNode { _ in ASWrapperLayoutSpec(layoutElement: leaf) }
    let outer = SpecNode { _ in row([inner]) }
    let layout = outer.layoutThatFits(upTo(100, 100))
    #expect(
      layout.problems == [.invalidSize(element: "FixedNode", width: .infinity, height: 3)])
  }

  @Test("an infinite inset has no size without a height, and the rest of a screen with one")
  func infiniteInset() {
    let card = SpecNode { _ in
      ASInsetLayoutSpec(
        insets: UIEdgeInsets(top: 12, left: 2, bottom: .infinity, right: 2),
        child: FixedNode(30, 20))
    }
    let alone = card.layoutThatFits(
      ASSizeRange(
        min: CGSize(width: 100, height: 0), max: CGSize(width: 100, height: CGFloat.infinity)))
    #expect(alone.size == .zero)
    #expect(alone.problems.count == 1)
    #expect(alone.problems.first?.description.contains("a limited height") == true)

    let centred = ASCenterLayoutSpec(
      centeringOptions: .XY, sizingOptions: .minimumXY, child: card)
    let screen = centred.layoutThatFits(upTo(100, 200))
    #expect(screen.problems.isEmpty)
    #expect(screen.size.height == 200)
  }

  @Test("an element that is in a spec twice is reported")
  func twice() {
    let node = FixedNode(10, 10)
    let layout = row([node, node]).layoutThatFits(upTo(100, 100))
    #expect(
      layout.problems == [
        .spec(
          element: "ASStackLayoutSpec", .duplicateElement(path: "stack[1].FixedNode"))
      ])
  }

  @Test("a size that is a fraction of an unknown length is reported")
  func undefinedFraction() {
    let node = ASDisplayNode()
    node.style.maxWidth = ASDimensionMake("50%")
    let layout = node.layoutThatFits(
      upTo(50, 50), parentSize: ASLayoutElementParentSizeUndefined)
    #expect(layout.problems == [.undefinedFraction(element: "ASDisplayNode")])
  }

  @Test("a font that cannot be measured is reported")
  func font() {
    let layout = textNode("a", size: 0).layoutThatFits(upTo(50, 50))
    #expect(layout.problems == [.text(element: "ASTextNode", .unusableSize(0))])
  }

  @Test("an empty range and an invalid scale are reported")
  func rangeAndScale() {
    let range = ASSizeRange(min: .zero, max: CGSize(width: CGFloat.nan, height: 1))
    #expect(row([FixedNode(1, 1)]).layoutThatFits(range).problems.count == 1)
    let problems = SimulatedDevice(scale: 0).run {
      row([FixedNode(1, 1)]).layoutThatFits(upTo(5, 5)).problems
    }
    #expect(problems == [.spec(element: "ASStackLayoutSpec", .invalidScale(0))])
  }

  @Test("specs without required children are laid out with spacers")
  func missingChildren() {
    let specs = [
      ASInsetLayoutSpec(), ASOverlayLayoutSpec(), ASBackgroundLayoutSpec(), ASCornerLayoutSpec(),
      ASRatioLayoutSpec(), ASCenterLayoutSpec(), ASRelativeLayoutSpec(), ASWrapperLayoutSpec(),
      ASStackLayoutSpec(), ASAbsoluteLayoutSpec(), ASStaticLayoutSpec(), ASLayoutSpec(),
    ]
    for spec in specs {
      let layout = spec.layoutThatFits(exactly(20, 10))
      #expect(layout.problems.isEmpty, "\(spec)")
      #expect(layout.size == CGSize(width: 20, height: 10), "\(spec)")
    }
  }

  @Test("specs that are nested too deeply are reported, and need no stack")
  func deepSpecs() {
    var spec: any ASLayoutElement = FixedNode(1, 1)
    for _ in 0..<1000 { spec = ASInsetLayoutSpec(insets: .zero, child: spec) }
    let layout = spec.layoutThatFits(upTo(10, 10))
    #expect(
      layout.problems == [
        .spec(element: "ASInsetLayoutSpec", .tooDeep(depth: 201, limit: 200))
      ])
  }

  @Test("two hundred nested nodes are laid out on a thread with a small stack")
  func deepNesting() async {
    let width = await withCheckedContinuation { continuation in
      let thread = Thread {
        var node: ASDisplayNode = FixedNode(10, 10)
        for _ in 0..<200 {
          let inner = node
          node = SpecNode { _ in ASInsetLayoutSpec(insets: .zero, child: inner) }
        }
        continuation.resume(returning: node.layoutThatFits(upTo(100, 100)).size.width)
      }
      thread.stackSize = 512 * 1024
      thread.start()
    }
    #expect(width == 10)
  }
}
