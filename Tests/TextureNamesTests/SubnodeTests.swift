import Foundation
import Testing
import TextureNames

@Suite("Subnodes")
struct SubnodeTests {
  @Test("a node that would be inside itself is not moved, however it is inserted")
  func circles() {
    let (outer, middle, inner) = (ASDisplayNode(), ASDisplayNode(), ASDisplayNode())
    outer.addSubnode(middle)
    middle.addSubnode(inner)
    inner.addSubnode(middle)
    inner.insertSubnode(middle, aboveSubnode: ASDisplayNode())
    inner.insertSubnode(middle, belowSubnode: ASDisplayNode())
    middle.replaceSubnode(inner, withSubnode: outer)
    middle.replaceSubnode(inner, withSubnode: inner)
    #expect(outer.supernode == nil && middle.supernode === outer && inner.supernode === middle)
    #expect(outer.subnodes == [middle] && middle.subnodes == [inner] && inner.subnodes == nil)
  }

  @Test("a node replaces its sibling")
  func replacing() {
    let outer = ASDisplayNode()
    let nodes = [ASDisplayNode(), ASDisplayNode(), ASDisplayNode()]
    for node in nodes { outer.addSubnode(node) }
    outer.replaceSubnode(nodes[2], withSubnode: nodes[0])
    #expect(outer.subnodes == [nodes[1], nodes[0]])
  }

  private final class MadeNode: ASDisplayNode {
    var steps = 0

    override init() {
      super.init()
      steps += 1
    }
  }

  @Test("a node of a class that is known only at run time is made by that class's initialiser")
  func madeNodes() {
    let types: [ASDisplayNode.Type] = [MadeNode.self, ASTextNode.self]
    #expect((types[0].made() as? MadeNode)?.steps == 1 && types[1].made() is ASTextNode)
  }
}
