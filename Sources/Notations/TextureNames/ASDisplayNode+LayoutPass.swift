import Foundation
import UIKitValues

// From a node's frame to those of its subnodes. Source: `ASDisplayNode+LayoutSpec`, by the names of
// its steps: measure with the bounds if necessary, ask for another size, apply, lay out.
extension ASDisplayNode {
  /// Gives every subnode, at any depth, the frame that follows from the node's own.
  ///
  /// A node that is zero points wide or high is left as it is. Where the layout comes to another
  /// size than the node has, the ancestors are asked for it, and the topmost one takes it.
  public func layoutIfNeeded() {
    let size = SimulatedDevice.current.grid.ceiling(frame.size)
    guard size.width > 0, size.height > 0 else { return }
    if var next = nextLayout(for: size) {
      if next.layout.size != size, !next.hasAskedForSize {
        next.hasAskedForSize = true
        askForAnotherSize()
        next.version = version
      }
      apply(next)
    }
    layout()
    layoutDidFinish()
    for subnode in list { subnode.layoutIfNeeded() }
  }

  /// The layout to take in place of the calculated one; `nil` where that one stays.
  private func nextLayout(for size: CGSize) -> MeasuredLayout? {
    if let calculated, calculated.holds(for: size, version: version) {
      guard let pending, pending.version >= version,
        pending.version > calculated.version || pending.range != calculated.range
      else { return nil }
    }
    if let pending, pending.version >= version, pending.layout.size == size { return pending }
    let range =
      [pending, calculated].lazy.compactMap { $0 }.first { $0.fits(size) }?.range
      ?? ASSizeRangeMake(size)
    let version = version
    let layout = calculateLayoutThatFits(
      range, restrictedTo: style.size, relativeToParentSize: size)
    return MeasuredLayout(layout: layout, range: range, parentSize: size, version: version)
  }

  /// Tells every ancestor that sizes change; the topmost node measures itself, and takes the size.
  private func askForAnotherSize() {
    setNeedsLayout()
    guard let parent else {
      guard let range = (calculated ?? pending)?.range else { return }
      let size = layoutThatFits(range).size
      if size != frame.size { frame.size = size }
      return
    }
    parent.askForAnotherSize()
  }

  private func apply(_ next: MeasuredLayout) {
    let nodes = next.layout.sublayouts.compactMap { $0.layoutElement as? ASDisplayNode }
    if automaticallyManagesSubnodes {
      let before = calculated?.layout.sublayouts.compactMap { $0.layoutElement as? ASDisplayNode }
      manageSubnodes(nodes, before: before ?? [])
    }
    calculated = next
    calculatedLayoutDidChange()
  }

  /// Takes out the nodes that the last layout had and this one has not, and puts this one's in, in
  /// its order and below all others.
  private func manageSubnodes(_ nodes: [ASDisplayNode], before: [ASDisplayNode]) {
    for node in before where !nodes.contains(where: { $0 === node }) {
      if node.parent === self { node.removeFromSupernode() }
    }
    for (index, node) in nodes.enumerated() { insertSubnode(node, at: index) }
  }

  /// Gives the subnodes that are part of the layout their frames.
  func placeSubnodes() {
    for layout in calculated?.layout.sublayouts ?? [] {
      guard let node = layout.layoutElement as? ASDisplayNode, node.parent === self else {
        continue
      }
      node.frame = layout.frame
    }
  }

  /// Lays the node out anew, and says when that is done: at once.
  public func transitionLayout(
    withAnimation animated: Bool, shouldMeasureAsync: Bool,
    measurementCompletion completion: (() -> Void)? = nil
  ) {
    setNeedsLayout()
    layoutIfNeeded()
    completion?()
  }
}
