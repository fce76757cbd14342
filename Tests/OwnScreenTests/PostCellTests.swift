import AsyncDisplayKit
import LayoutDiffTesting
import SnapKit
import Testing
import UIKit

@Suite("A feed cell in both toolkits")
struct PostCellTests {
  let device = SimulatedDevice(
    images: ImageCatalog(sizes: ["heart": CGSize(width: 20, height: 18)]))

  @Test("the node and the view have the same layout")
  func same() {
    expectSameLayout(
      PostCellNode(post: Post()), PostCell(post: Post()), at: [320, 375, 414, 768], device: device)
  }
}
