import Foundation
import Testing
import TextureNames
import UIKitValues

@Suite("Targets of control nodes")
struct ControlNodeTests {
  final class Owner {
    var taps = 0
    func tapped() { taps += 1 }
  }

  @Test("a target is called at its events, until it is removed")
  func targets() {
    let owner = Owner()
    let button = ASButtonNode()
    let action = Selector(Owner.tapped, name: "tapped")
    button.addTarget(owner, action: action, forControlEvents: .touchUpInside)
    button.sendActions(forControlEvents: .touchUpInside, with: nil)
    button.sendActions(forControlEvents: .touchDown, with: nil)
    button.removeTarget(owner, action: action, forControlEvents: .allEvents)
    button.sendActions(forControlEvents: .touchUpInside, with: nil)
    #expect(owner.taps == 1)
  }

  @Test("blocks that change an image take the image and the environment")
  func modificationBlock() {
    let node = ASImageNode()
    node.imageModificationBlock = ASImageNodeTintColorModificationBlock(.red)
    let image = UIImage(size: CGSize(width: 1, height: 2))
    #expect(node.imageModificationBlock?(image, ASPrimitiveTraitCollection()) == image)
  }
}
