import LayoutSpecs

extension ASDisplayNode {
  /// The layout that was applied last; `nil` before the first `layoutIfNeeded()`.
  public var calculatedLayout: ASLayout? { calculated?.layout }
  /// The size that was measured last, in points; zero before the first measurement.
  public var calculatedSize: CGSize { latest?.layout.size ?? .zero }
  /// The size range that was measured last; zero before the first measurement.
  public var constrainedSizeForCalculatedLayout: ASSizeRange { latest?.range ?? ASSizeRangeZero }
  private var latest: MeasuredLayout? {
    if let pending, pending.version >= version { return pending }
    return calculated
  }
  /// Whether the nodes inside are mirrored, for reading from right to left.
  var isMirrored: Bool {
    switch semanticContentAttribute {
    case .forceRightToLeft: true
    case .unspecified: SimulatedDevice.current.isRightToLeft
    case .playback, .spatial, .forceLeftToRight: false
    }
  }
  /// The number of times that a node can measure itself within its own layout.
  ///
  /// Deviation: Texture recurses without end.
  private static let deepestMeasuring = 3
  func measure(in range: ASSizeRange, parentSize: CGSize) -> ASLayout {
    guard measuringDepth < Self.deepestMeasuring else {
      return ASLayout(self, size: .zero, problems: [.insideItself(element: label)])
    }
    measuringDepth += 1
    defer { measuringDepth -= 1 }
    // The version at the start: a node that is invalidated during the measurement is measured
    // again.
    let version = version
    let layout = calculateLayoutThatFits(
      range, restrictedTo: style.size, relativeToParentSize: parentSize)
    pending = MeasuredLayout(
      layout: layout, range: range, parentSize: parentSize, version: version)
    return layout
  }

  /// Remembers the layout that determines the frame of a node that was measured several times.
  func keep(_ layout: ASLayout, for question: SpecPlacement.Question) {
    guard pending?.layout !== layout, calculated?.layout !== layout else { return }
    pending = MeasuredLayout(
      layout: layout, range: ASSizeRange(question.range), parentSize: question.parentSize,
      version: version)
  }
  // From a node's frame to the frames of its subnodes. Source: the steps of
  // `ASDisplayNode+LayoutSpec`: measure with the bounds if necessary, ask for another size, apply,
  // lay out.
  /// Gives every subnode, at any depth, its frame within the node's frame.
  ///
  /// A node that is zero points wide or high is not laid out. Where the layout has another size
  /// than the node, the ancestors are asked for that size, and the outermost one takes it.
  final func layOutSubnodes() {
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

  /// The layout to apply in place of the calculated one; `nil` where that one is still valid.
  private func nextLayout(for size: CGSize) -> MeasuredLayout? {
    if let calculated, calculated.isValid(for: size, version: version) {
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

  /// Invalidates every ancestor; the outermost one measures itself and takes the new size.
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

  /// Removes the last layout's nodes that are gone, and inserts this one's behind all others.
  private func manageSubnodes(_ nodes: [ASDisplayNode], before: [ASDisplayNode]) {
    for node in before where !nodes.contains(where: { $0 === node }) {
      if node.parent === self { node.removeFromSupernode() }
    }
    for (index, node) in nodes.enumerated() { insertSubnode(node, at: index) }
  }
  func placeSubnodes() {
    for layout in calculated?.layout.sublayouts ?? [] {
      guard let node = layout.layoutElement as? ASDisplayNode, node.parent === self else {
        continue
      }
      node.frame = layout.frame
    }
  }

  /// Lays the node out again at once, then calls `completion`; nothing is animated.
  public func transitionLayout(
    withAnimation animated: Bool, shouldMeasureAsync: Bool,
    measurementCompletion completion: (() -> Void)? = nil
  ) {
    setNeedsLayout()
    layoutIfNeeded()
    completion?()
  }
}

/// A layout of a node, with the question it answers and its version.
struct MeasuredLayout {
  let layout: ASLayout, range: ASSizeRange, parentSize: CGSize
  var version: Int
  /// Whether the node has asked its ancestors for another size because of this layout.
  var hasAskedForSize = false
  /// Whether this layout answers a question at `version`; never for a size that is NaN.
  ///
  /// Source: `ASDisplayNodeLayout`.
  func isAnswer(to range: ASSizeRange, parentSize: CGSize, version: Int) -> Bool {
    self.version >= version && self.range == range && self.parentSize == parentSize
  }
  func isValid(for size: CGSize, version: Int) -> Bool { self.version >= version && fits(size) }
  /// Whether the layout has this size, or the node has asked its ancestors for the layout's size.
  func fits(_ size: CGSize) -> Bool { hasAskedForSize || layout.size == size }
}
