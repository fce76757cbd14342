import Geometry
import LayoutSpecs

/// A child inside margins; an infinite margin takes all the leftover space on its side.
open class ASInsetLayoutSpec: ASLayoutSpec {
  open var insets = UIEdgeInsets.zero
  public convenience init(insets: UIEdgeInsets, child: any ASLayoutElement) {
    self.init()
    (self.insets, self.child) = (insets, child)
  }
  override var isEngineSpec: Bool { type(of: self) == ASInsetLayoutSpec.self }
  override var leavesRangeToEngine: Bool { true }
  override var engineChildren: [any ASLayoutElement] { [child ?? ASLayoutSpec()] }
  override func lowered(_ children: [LayoutSpec]) -> LayoutSpec {
    let insets = EdgeInsets(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
      right: Double(insets.right))
    return .inset(insets, children[0])
  }
}
