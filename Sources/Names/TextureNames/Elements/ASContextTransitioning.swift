/// The layer of a node that draws on another thread; nothing is drawn here.
open class _ASDisplayLayer: CALayer {}

extension CALayer {
  public var as_allowsHighlightDrawing: Bool {
    get { false }
    set { _ = newValue }
  }
}

/// The values of a movement from one layout of a node to the next; none is animated here.
public protocol ASContextTransitioning: NSObjectProtocol {
  func isAnimated() -> Bool
  func initialFrame(for _: ASDisplayNode) -> CGRect
  func finalFrame(for _: ASDisplayNode) -> CGRect
  func layout(forKey _: String) -> ASLayout?
  func constrainedSize(forKey _: String) -> ASSizeRange
  func subnodes(forKey _: String) -> [ASDisplayNode]
  func insertedSubnodes() -> [ASDisplayNode]
  func removedSubnodes() -> [ASDisplayNode]
  func completeTransition(_: Bool)
}

public let ASTransitionContextFromLayoutKey = "org.asyncdisplaykit.ASTransitionContextFromLayoutKey"
public let ASTransitionContextToLayoutKey = "org.asyncdisplaykit.ASTransitionContextToLayoutKey"

extension ASContextTransitioning {
  public func layout(forKey _: String) -> ASLayout? { nil }
  public func constrainedSize(forKey _: String) -> ASSizeRange { ASSizeRangeUnconstrained }
  public func subnodes(forKey _: String) -> [ASDisplayNode] { [] }
}

// A node is used on one thread at a time here, so these have nothing to wait for.
extension ASDisplayNode {
  public func lock() {}
  public func unlock() {}
}
