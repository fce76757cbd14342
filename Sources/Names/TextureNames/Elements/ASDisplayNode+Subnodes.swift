extension ASDisplayNode {
  public var subnodes: [ASDisplayNode]? { list.isEmpty ? nil : list }
  public var supernode: ASDisplayNode? { parent }
  /// Inserts a node at the nearest index, unless it would be inside itself.
  public func insertSubnode(_ subnode: ASDisplayNode, at index: Int) {
    guard !isInside(subnode) else { return }
    subnode.removeFromSupernode()
    list.insert(subnode, at: max(0, min(index, list.count)))
    subnode.parent = self
  }
  private func isInside(_ other: ASDisplayNode) -> Bool {
    var ancestor: ASDisplayNode? = self
    while let node = ancestor {
      if node === other { return true }
      ancestor = node.parent
    }
    return false
  }

  /// Inserts a node behind another one; behind all where that is not a subnode.
  public func insertSubnode(_ subnode: ASDisplayNode, belowSubnode below: ASDisplayNode) {
    let others = list.filter { $0 !== subnode }
    insertSubnode(subnode, at: others.firstIndex { $0 === below } ?? 0)
  }
  /// Inserts a node in front of another one; in front of all where that is not a subnode.
  public func insertSubnode(_ subnode: ASDisplayNode, aboveSubnode above: ASDisplayNode) {
    let others = list.filter { $0 !== subnode }
    insertSubnode(
      subnode, at: others.firstIndex { $0 === above }.map { $0 + 1 } ?? others.count)
  }
  public func replaceSubnode(_ subnode: ASDisplayNode, withSubnode replacement: ASDisplayNode) {
    guard replacement !== subnode, !isInside(replacement),
      let index = list.filter({ $0 !== replacement }).firstIndex(where: { $0 === subnode })
    else { return }
    subnode.removeFromSupernode()
    insertSubnode(replacement, at: index)
  }
  public var position: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(
        x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  public var isNodeLoaded: Bool { loadedLayer != nil }
  public func onDidLoad(_ body: @escaping (ASDisplayNode) -> Void) {
    if isNodeLoaded { body(self) } else { onLoad.append(body) }
  }
}
