import Foundation
import Testing
import TextureNames

@Suite("Nested nodes: cost")
struct NestingCostTests {
  @Test(
    "in stacks that stretch and grow, the innermost of n nodes is measured less than n² times",
    arguments: [5, 10, 20])
  func notExponential(levels: Int) {
    let leaf = FixedNode(10, 10)
    var node: ASDisplayNode = leaf
    for level in 0..<levels {
      let inner = node
      inner.style.flexGrow = 1
      node = SpecNode { _ in
        let stack = level.isMultiple(of: 2) ? ASStackLayoutSpec.vertical() : .horizontal()
        stack.children = [FixedNode(3, 3), inner]
        return stack
      }
    }
    for range in [exactly(375, 667), column(375), upTo(375, 667)] {
      let before = leaf.askedRooms.count
      #expect(node.layoutThatFits(range).problems.isEmpty)
      #expect(leaf.askedRooms.count - before < levels * levels, "in \(range)")
    }
  }
}
