public import Foundation
public import UIKitValues

/// The layer of a node that draws on another thread; nothing is drawn here.
open class _ASDisplayLayer: CALayer {}

extension CALayer {
  /// Whether links are highlighted in the layer; it keeps nothing, since nothing is drawn here.
  public var as_allowsHighlightDrawing: Bool {
    get { false }
    set { _ = newValue }
  }
}

/// The values of a movement from one layout of a node to the next; none is animated here.
public protocol ASContextTransitioning: NSObjectProtocol {
  /// Whether there is a movement.
  func isAnimated() -> Bool
  /// The frame of a node at the start of the movement, in points.
  func initialFrame(for node: ASDisplayNode) -> CGRect
  /// The frame of a node at the end of the movement, in points.
  func finalFrame(for node: ASDisplayNode) -> CGRect
  /// The layout at the start or at the end; `nil` for another key.
  func layout(forKey key: String) -> ASLayout?
  /// The size range at the start or at the end.
  func constrainedSize(forKey key: String) -> ASSizeRange
  /// The subnodes at the start or at the end.
  func subnodes(forKey key: String) -> [ASDisplayNode]
  /// The subnodes that appear.
  func insertedSubnodes() -> [ASDisplayNode]
  /// The subnodes that disappear.
  func removedSubnodes() -> [ASDisplayNode]
  /// Completes the transition.
  func completeTransition(_ didComplete: Bool)
}

/// The key of the layout at the start.
public let ASTransitionContextFromLayoutKey = "org.asyncdisplaykit.ASTransitionContextFromLayoutKey"
/// The key of the layout at the end.
public let ASTransitionContextToLayoutKey = "org.asyncdisplaykit.ASTransitionContextToLayoutKey"

extension ASContextTransitioning {
  /// None.
  public func layout(forKey key: String) -> ASLayout? { nil }
  /// Any size.
  public func constrainedSize(forKey key: String) -> ASSizeRange { ASSizeRangeUnconstrained }
  /// None.
  public func subnodes(forKey key: String) -> [ASDisplayNode] { [] }
}

// A node is used on one thread at a time here, so these have nothing to wait for.
extension ASDisplayNode {
  /// Does nothing: a node is used on one thread at a time.
  public func lock() {}
  /// Does nothing: a node is used on one thread at a time.
  public func unlock() {}
}
