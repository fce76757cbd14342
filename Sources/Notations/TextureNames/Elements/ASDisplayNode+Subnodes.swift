public import Foundation
public import UIKitValues

extension ASDisplayNode {
  /// The nodes inside this one, from the lowest to the topmost; `nil` where there are none.
  public var subnodes: [ASDisplayNode]? { list.isEmpty ? nil : list }

  /// The node that this one is inside of.
  public var supernode: ASDisplayNode? { parent }

  /// Puts a node on top.
  public func addSubnode(_ subnode: ASDisplayNode) { insertSubnode(subnode, at: list.count) }

  /// Puts a node at a place among the others; places that there are not count as the nearest one.
  ///
  /// A node that would end up inside itself stays where it is.
  public func insertSubnode(_ subnode: ASDisplayNode, at index: Int) {
    guard !isInside(subnode) else { return }
    subnode.removeFromSupernode()
    list.insert(subnode, at: max(0, min(index, list.count)))
    subnode.parent = self
  }

  /// Whether the node is `other` or inside it, at any depth.
  private func isInside(_ other: ASDisplayNode) -> Bool {
    var ancestor: ASDisplayNode? = self
    while let node = ancestor {
      if node === other { return true }
      ancestor = node.parent
    }
    return false
  }

  /// Puts a node below another one.
  public func insertSubnode(_ subnode: ASDisplayNode, belowSubnode below: ASDisplayNode) {
    let others = list.filter { $0 !== subnode }
    insertSubnode(subnode, at: others.firstIndex { $0 === below } ?? 0)
  }

  /// Puts a node above another one.
  public func insertSubnode(_ subnode: ASDisplayNode, aboveSubnode above: ASDisplayNode) {
    let others = list.filter { $0 !== subnode }
    insertSubnode(
      subnode, at: others.firstIndex { $0 === above }.map { $0 + 1 } ?? others.count)
  }

  /// Puts a node in the place of another one.
  public func replaceSubnode(_ subnode: ASDisplayNode, withSubnode replacement: ASDisplayNode) {
    guard replacement !== subnode, !isInside(replacement),
      let index = list.filter({ $0 !== replacement }).firstIndex(where: { $0 === subnode })
    else { return }
    subnode.removeFromSupernode()
    insertSubnode(replacement, at: index)
  }

  /// Takes the node out of the one that it is inside of.
  public func removeFromSupernode() {
    parent?.list.removeAll { $0 === self }
    parent = nil
  }

  /// The node's own rectangle: its origin is zero.
  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// The middle of the node in its supernode.
  public var position: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(
        x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// Whether the node's layer has been made.
  public var isNodeLoaded: Bool { loadedLayer != nil }

  /// What draws the node; asking for it loads the node.
  public var layer: CALayer {
    if let loadedLayer { return loadedLayer }
    let layer = CALayer()
    loadedLayer = layer
    didLoad()
    for body in onLoad { body(self) }
    onLoad = []
    return layer
  }

  /// Runs `body` once the node is loaded: now, if it is.
  public func onDidLoad(_ body: @escaping (ASDisplayNode) -> Void) {
    if isNodeLoaded { body(self) } else { onLoad.append(body) }
  }
}
