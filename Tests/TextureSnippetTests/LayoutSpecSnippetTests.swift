// Code from guides to layout specs, rewritten: the same initialisers and properties in the same
// spelling, each with its documented result.
//
// Some printed code does not compile, and is corrected here:
//
// printed                                              corrected
// ---------------------------------------------------  ---------------------------------------------
// sizingOptions: .minimumXY child: node                a comma before `child:`
// ASCenterLayoutSpec(centeringOptions:sizingOption:)   the second label is `sizingOptions:`
// let insets: UIEdgeInset = …, UIEdgeInset(top: …)     the type is called `UIEdgeInsets`
// override function layoutSpecThatFits (…)             the keyword is `func`
// insets: UIEdgeInsets, as an argument                 a value: `.zero`, `UIEdgeInsets.zero`
// self.infoLayout, of a constant of the function       `infoLayout`
// node.automaticallyManageSubnodes = true              `automaticallyManagesSubnodes`
// calculatedLayoutThatFits                             `calculateLayoutThatFits(_:)`
// ASRelativeLayoutSpecPostion                          `ASRelativeLayoutSpecPosition`
// { thumnail_url: https…, width: 100.0, } as JSON      quoted keys and addresses, no last comma
// ASLayoutSpec(...), [node1, ... , node10], { ... }    something in place of the dots
// layoutSpecThatFits without a `return`                the spec that was made is returned
//
// `someNode.view` and `someNode.layer` are from an example of what not to do in a layout.

import AsyncDisplayKit
import Testing

@Suite("Printed snippets: wrappers and insets")
struct WrapperAndInsetSnippetTests {
  let screen = ASSizeRange(
    min: CGSize(width: 375, height: 812), max: CGSize(width: 375, height: 812))

  @Test("a wrapper in exactly 375 × 812 measures {375, 812}")
  func wrapper() {
    let childNode1 = ASDisplayNode()
    let layout = ASWrapperLayoutSpec.init(layoutElement: childNode1).calculateLayoutThatFits(screen)
    #expect(layout.size == CGSize(width: 375, height: 812))
    #expect(layout.description.hasPrefix("<ASLayout: 0x"))
    #expect(layout.description.hasSuffix("size = {375, 812}>"))
  }

  @Test("a preferred size of a wrapper's child has no effect")
  func preferredSize() {
    final class Node: ASDisplayNode {
      let childNode1 = ASDisplayNode()
      let usesStyled: Bool

      init(usesStyled: Bool) {
        self.usesStyled = usesStyled
        super.init()
      }

      override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
        if usesStyled {
          return ASWrapperLayoutSpec(
            layoutElement: self.childNode1.styled {
              $0.preferredSize = CGSize(width: 100.0, height: 100.0)
            })
        }
        childNode1.style.preferredSize = .init(width: 100.0, height: 100.0)
        return ASWrapperLayoutSpec.init(layoutElement: childNode1)
      }
    }
    for usesStyled in [false, true] {
      let node = Node(usesStyled: usesStyled)
      let layout = node.layoutThatFits(screen)
      #expect(layout.size == CGSize(width: 375, height: 812))
      #expect(layout.frame(for: node.childNode1) == CGRect(x: 0, y: 0, width: 375, height: 812))
    }
  }

  @Test("a wrapper takes several elements, the last one on top")
  func several() {
    let (childNode1, childNode2) = (ASDisplayNode(), ASDisplayNode())
    let spec = ASWrapperLayoutSpec(layoutElements: [childNode1, childNode2])
    let layout = spec.layoutThatFits(screen)
    #expect(layout.sublayouts.map(\.size) == [screen.max, screen.max])
    #expect(layout.sublayouts.last?.layoutElement === childNode2)
  }

  @Test("an inset gives its child margins")
  func inset() {
    let childNode1 = ASDisplayNode()
    let insets: UIEdgeInsets = .init(top: 50.0, left: 50.0, bottom: 50.0, right: 50.0)
    let layout = ASInsetLayoutSpec.init(insets: insets, child: childNode1).layoutThatFits(screen)
    #expect(layout.size == screen.max)
    #expect(layout.frame(for: childNode1) == CGRect(x: 50, y: 50, width: 275, height: 712))
  }

  @Test("infinite insets above and below keep the child's height, centre it and fill the maximum")
  func infiniteInsets() {
    let childNode1 = ASDisplayNode()
    let insets = UIEdgeInsets(top: .infinity, left: 50.0, bottom: .infinity, right: 50.0)
    childNode1.style.height = .init(unit: .points, value: 100.0)
    let spec = ASInsetLayoutSpec(
      insets: insets,
      child: childNode1.styled {
        $0.height = ASDimension(unit: .points, value: 100.0)
      })
    let room = ASSizeRange(min: .zero, max: CGSize(width: 375, height: 812))
    let layout = spec.layoutThatFits(room)
    #expect(layout.size == CGSize(width: 375, height: 812))
    #expect(layout.frame(for: childNode1) == CGRect(x: 50, y: 356, width: 275, height: 100))
    #expect(layout.problems.isEmpty)
  }

  @Test("every initialiser has the parameters that are printed")
  func initialisers() {
    let inset: (UIEdgeInsets, ASLayoutElement) -> ASInsetLayoutSpec =
      ASInsetLayoutSpec.init(insets:child:)
    let overlay: (ASLayoutElement, ASLayoutElement) -> ASOverlayLayoutSpec =
      ASOverlayLayoutSpec.init(child:overlay:)
    let background: (ASLayoutElement, ASLayoutElement) -> ASBackgroundLayoutSpec =
      ASBackgroundLayoutSpec.init(child:background:)
    let absolute: ([ASLayoutElement]) -> ASAbsoluteLayoutSpec = ASAbsoluteLayoutSpec.init(children:)
    let sized: (ASAbsoluteLayoutSpecSizing, [ASLayoutElement]) -> ASAbsoluteLayoutSpec =
      ASAbsoluteLayoutSpec.init(sizing:children:)
    let ratio: (CGFloat, ASLayoutElement) -> ASRatioLayoutSpec =
      ASRatioLayoutSpec.init(ratio:child:)
    let corner: (ASLayoutElement, ASLayoutElement, ASCornerLayoutLocation) -> ASCornerLayoutSpec =
      ASCornerLayoutSpec.init(child:corner:location:)
    let node = ASDisplayNode()
    let specs: [ASLayoutSpec] = [
      inset(.zero, node), overlay(node, ASDisplayNode()), background(node, ASDisplayNode()),
      absolute([node]), sized(.sizeToFit, [node]), ratio(1, node),
      corner(node, ASDisplayNode(), .topLeft),
    ]
    #expect(specs.allSatisfy { $0.child === node })
  }
}
