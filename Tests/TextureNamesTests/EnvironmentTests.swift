import Testing
import TextureNames
import UIKitValues

@Suite("Environment of nodes")
struct EnvironmentTests {
  @Test("a node is asked for its environment by the names of Texture")
  func names() {
    let node = ASDisplayNode()
    let environment: ASTraitCollection = node.asyncTraitCollection()
    #expect(environment == node.primitiveTraitCollection())
    #expect(environment.horizontalSizeClass == .compact)
  }
}
