public import Foundation

/// A node, and where it is in the layout that it is part of, at any depth.
public struct NodeFrame {
  /// The node.
  public let node: ASDisplayNode
  /// Its frame in the coordinates of the outermost layout, in points.
  public let frame: CGRect
  /// The number of nodes around it: 1 for those directly inside the outermost one.
  public let depth: Int
}

extension ASLayout {
  /// The frames of all nodes inside, at any depth, from the lowest to the topmost.
  ///
  /// A node comes before those inside it. Whether a node is among the subnodes makes no difference.
  public var nodeFrames: [NodeFrame] {
    var frames: [NodeFrame] = []
    addFrames(to: &frames, at: .zero, depth: 1)
    return frames
  }

  private func addFrames(to frames: inout [NodeFrame], at origin: CGPoint, depth: Int) {
    for layout in filteredNodeLayoutTree().sublayouts {
      let frame = layout.frame.offsetBy(dx: origin.x, dy: origin.y)
      if let node = layout.layoutElement as? ASDisplayNode {
        frames.append(NodeFrame(node: node, frame: frame, depth: depth))
      }
      layout.addFrames(to: &frames, at: frame.origin, depth: depth + 1)
    }
  }
}
