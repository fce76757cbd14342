public import Foundation
import LayoutSpecs
import UIKitValues

extension ASDisplayNode {
  /// The layout that the node's frame was decided by; `nil` before the first `layoutIfNeeded()`.
  public var calculatedLayout: ASLayout? { calculated?.layout }

  /// The size that was measured last, in points; zero before.
  public var calculatedSize: CGSize { latest?.layout.size ?? .zero }

  /// The range that was measured last.
  public var constrainedSizeForCalculatedLayout: ASSizeRange { latest?.range ?? ASSizeRangeZero }

  private var latest: MeasuredLayout? {
    if let pending, pending.version >= version { return pending }
    return calculated
  }

  /// Whether the inside is mirrored, for a direction from right to left.
  var isMirrored: Bool {
    switch semanticContentAttribute {
    case .forceRightToLeft: true
    case .unspecified: SimulatedDevice.current.isRightToLeft
    case .playback, .spatial, .forceLeftToRight: false
    }
  }

  /// How often a node may measure itself within its own layout; Texture does so for ever.
  private static let deepestMeasuring = 3

  /// Measures the node, and remembers the answer as the pending one.
  func measure(in range: ASSizeRange, parentSize: CGSize) -> ASLayout {
    guard measuringDepth < Self.deepestMeasuring else {
      return ASLayout(self, size: .zero, problems: [.insideItself(element: label)])
    }
    measuringDepth += 1
    defer { measuringDepth -= 1 }
    // The version of the start: a node that is invalidated meanwhile is measured again.
    let version = version
    let layout = calculateLayoutThatFits(
      range, restrictedTo: style.size, relativeToParentSize: parentSize)
    pending = MeasuredLayout(
      layout: layout, range: range, parentSize: parentSize, version: version)
    return layout
  }

  /// Remembers, of several answers in one layout, the one that counted in the end.
  func keep(_ layout: ASLayout, for question: SpecPlacement.Question) {
    guard pending?.layout !== layout, calculated?.layout !== layout else { return }
    pending = MeasuredLayout(
      layout: layout, range: ASSizeRange(question.range), parentSize: question.parentSize,
      version: version)
  }
}

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

/// A layout of a node, what it was asked for, and how old it is.
struct MeasuredLayout {
  let layout: ASLayout
  let range: ASSizeRange
  let parentSize: CGSize
  /// The version of the node when it was measured.
  var version: Int
  /// Whether the node has asked its ancestors for another size because of this layout.
  var hasAskedForSize = false

  /// Whether this answers a question at `version`.
  ///
  /// Never where the parent's size is undefined: NaN is not equal to itself. Source:
  /// `ASDisplayNodeLayout`.
  func isAnswer(to range: ASSizeRange, parentSize: CGSize, version: Int) -> Bool {
    self.version >= version && self.range == range && self.parentSize == parentSize
  }

  /// Whether this still holds for a node that is `size` large.
  func holds(for size: CGSize, version: Int) -> Bool {
    self.version >= version && fits(size)
  }

  /// Whether the size is that of the layout, or another one was asked for.
  func fits(_ size: CGSize) -> Bool { hasAskedForSize || layout.size == size }
}
