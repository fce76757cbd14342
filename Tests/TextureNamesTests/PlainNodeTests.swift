import Foundation
import Testing
import TextureNames
import UIKitValues

@Suite("Nodes without content")
struct PlainNodeTests {
  @Test(
    "a node whose style has a height alone is as wide as its parent allows, and 0 where that is unlimited",
    arguments: [(ASStackLayoutDirection.vertical, 375.0), (.horizontal, 0)])
  func heightAlone(direction: ASStackLayoutDirection, width: Double) {
    let line = ASDisplayNode()
    line.style.height = ASDimensionMake(10)
    let node = SpecNode { _ in
      ASStackLayoutSpec(
        direction: direction, spacing: 0, justifyContent: .start, alignItems: .center,
        children: [line])
    }
    let layout = node.layoutThatFits(column(375))
    let frame = layout.nodeFrames.first { $0.node === line }?.frame
    #expect(frame?.size == CGSize(width: width, height: 10))
  }
}
