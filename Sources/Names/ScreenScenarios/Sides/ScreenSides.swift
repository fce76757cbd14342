package import TextureNames
package import UIKitNames

/// The node and the view of a screen, or the only one of both.
package struct ScreenSides {
  package let node: ASDisplayNode?
  package let view: UIView?

  /// Puts a node, a view, or both together.
  package init(node: ASDisplayNode? = nil, view: UIView? = nil) {
    self.node = node
    self.view = view
  }

  /// The classes of the node and the view.
  package var classes: [String] {
    [node.map { "\(type(of: $0))" }, view.map { "\(type(of: $0))" }].compactMap(\.self)
  }
}
