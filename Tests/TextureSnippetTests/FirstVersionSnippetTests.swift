import AsyncDisplayKit
import Testing

@Suite("Printed names of AsyncDisplayKit 1")
struct FirstVersionSnippetTests {
  @Test("a static spec places children, within their size ranges")
  func staticSpec() {
    let (free, half) = (ASDisplayNode(), ASDisplayNode())
    free.layoutPosition = CGPoint(x: 10, y: 60)
    half.sizeRange = ASRelativeSizeRangeMakeWithExactRelativeDimensions(
      ASRelativeDimensionMakeWithPercent(0.5), ASRelativeDimensionMakeWithPoints(20))
    let children: [ASLayoutable] = [free, half]
    let layout = ASStaticLayoutSpec(children: children).layoutThatFits(
      ASSizeRange(min: .zero, max: CGSize(width: 100, height: 100)))
    #expect(layout.frame(for: free) == CGRect(x: 10, y: 60, width: 90, height: 40))
    #expect(layout.frame(for: half) == CGRect(x: 0, y: 0, width: 50, height: 20))
    #expect(layout.size == CGSize(width: 100, height: 100))
  }

  @Test("properties are on the elements themselves, with growing and shrinking as flags")
  func properties() {
    let (title, spacer, icon) = (ASDisplayNode(), ASLayoutSpec(), ASDisplayNode())
    title.preferredFrameSize = CGSize(width: 30, height: 10)
    icon.preferredFrameSize = CGSize(width: 20, height: 20)
    spacer.flexGrow = true
    icon.alignSelf = .end
    icon.spacingBefore = 4
    icon.spacingAfter = 6
    title.flexShrink = true
    title.flexBasis = ASRelativeDimensionMakeWithPoints(40)
    title.ascender = 8
    title.descender = -2
    let stack = ASStackLayoutSpec.horizontal()
    stack.alignItems = .start
    stack.children = [title, spacer, icon]
    let layout = stack.layoutThatFits(ASSizeRangeMake(CGSize(width: 200, height: 50)))
    #expect(layout.frame(for: title) == CGRect(x: 0, y: 0, width: 40, height: 10))
    #expect(layout.frame(for: icon) == CGRect(x: 174, y: 30, width: 20, height: 20))
    #expect(title.measure(CGSize(width: 500, height: 500)) == CGSize(width: 30, height: 10))
  }
}
