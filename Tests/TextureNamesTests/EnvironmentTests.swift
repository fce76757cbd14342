import Foundation
import Testing
import TextureNames
import UIKitValues

private final class ToldNode: ASDisplayNode {
  var told: [UIUserInterfaceStyle] = []

  override func asyncTraitCollectionDidChange(
    withPreviousTraitCollection previousTraitCollection: ASPrimitiveTraitCollection
  ) {
    told.append(previousTraitCollection.userInterfaceStyle)
  }
}

@Suite("Environment of nodes")
struct EnvironmentTests {
  @Test("a node is asked for its environment by the names of Texture")
  func names() {
    let node = ASDisplayNode()
    let environment: ASTraitCollection = node.asyncTraitCollection()
    #expect(environment.primitiveTraitCollection() == node.primitiveTraitCollection())
    #expect(environment.isEqual(to: node.asyncTraitCollection()))
    #expect(environment.horizontalSizeClass == .compact)
    #expect(ASPrimitiveTraitCollectionMakeDefault().userInterfaceIdiom == .unspecified)
  }

  @Test("an environment is passed on to all nodes inside, which are told once")
  func propagation() {
    let (outer, inner) = (ToldNode(), ToldNode())
    outer.addSubnode(inner)
    var traits = ASPrimitiveTraitCollectionFromUITraitCollection(.current)
    ASTraitCollectionPropagateDown(outer, traits)
    #expect(outer.told.isEmpty && inner.told.isEmpty)
    traits.userInterfaceStyle = .dark
    traits.containerSize = CGSize(width: 320, height: 568)
    for _ in 0..<2 {
      ASTraitCollectionPropagateDown(ASWrapperLayoutSpec(layoutElement: outer), traits)
    }
    #expect(outer.told == [.light] && inner.told == [.light])
    #expect(inner.asyncTraitCollection().userInterfaceStyle == .dark)
    #expect(inner.asyncTraitCollection().containerSize.width == 320)
  }

  @Test("lengths of layouts are finite, not negative, and not too large")
  func lengths() {
    #expect([0, 1, 9_999_999].allSatisfy { ASPointsValidForSize($0) })
    #expect(
      ![-1, 10_000_000, .infinity, .nan, .leastNonzeroMagnitude].contains {
        ASPointsValidForSize($0)
      })
    #expect(ASPointsValidForLayout(1e30) && !ASIsCGSizeValidForSize(CGSize(width: 1, height: 1e30)))
    #expect(ASIsCGRectValidForLayout(CGRect(x: -1, y: 0, width: 1, height: 1)))
    #expect(!ASIsCGRectValidForLayout(CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1)))
    #expect(ASIsTransformValidForLayout(CATransform3DIdentity))
  }
}
