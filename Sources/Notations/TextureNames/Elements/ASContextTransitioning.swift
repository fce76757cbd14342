public import Foundation
public import UIKitValues

/// The layer of a node that draws on another thread; nothing is drawn here.
open class _ASDisplayLayer: CALayer {}

/// The values of a movement from one layout of a node to the next; none is animated here.
public protocol ASContextTransitioning: NSObjectProtocol {
  /// Whether there is a movement.
  func isAnimated() -> Bool
  /// The frame of a node at the start of the movement, in points.
  func initialFrame(for node: ASDisplayNode) -> CGRect
  /// The frame of a node at the end of the movement, in points.
  func finalFrame(for node: ASDisplayNode) -> CGRect
  /// The subnodes that appear.
  func insertedSubnodes() -> [ASDisplayNode]
  /// The subnodes that disappear.
  func removedSubnodes() -> [ASDisplayNode]
  /// Completes the transition.
  func completeTransition(_ didComplete: Bool)
}

// A node is used on one thread at a time here, so these have nothing to wait for.
extension ASDisplayNode {
  /// Does nothing: a node is used on one thread at a time.
  public func lock() {}
  /// Does nothing: a node is used on one thread at a time.
  public func unlock() {}
}
