import Geometry

extension LayoutPass {
  /// Places a second child over the first, with the same size.
  ///
  /// The style of the overlay spec itself is not read. Source: `ASOverlayLayoutSpec`.
  @inline(never)
  mutating func layoutOverlay(_ node: Int, in range: SizeRange, parent: CGSize) -> CGSize {
    let child = nodes[node].firstChild
    let size = measure(child, in: range, parent: parent)
    measure(child + 1, in: SizeRange(exactly: size), parent: size)
    states[child].position = .zero
    states[child + 1].position = .zero
    return size
  }

  /// Places the first child behind the second, with the same size.
  ///
  /// The style of the background spec itself is not read. Source: `ASBackgroundLayoutSpec`.
  @inline(never)
  mutating func layoutBackground(_ node: Int, in range: SizeRange, parent: CGSize) -> CGSize {
    let background = nodes[node].firstChild
    let size = measure(background + 1, in: range, parent: parent)
    measure(background, in: SizeRange(exactly: size), parent: parent)
    states[background].position = .zero
    states[background + 1].position = .zero
    return size
  }

  /// Measures every child in the whole range; the spec is as large as the largest child.
  ///
  /// Source: `ASWrapperLayoutSpec`.
  @inline(never)
  mutating func layoutWrapper(_ node: Int, in range: SizeRange) -> CGSize {
    var size = range.min
    for child in nodes[node].children {
      let childSize = measure(child, in: range, parent: range.max)
      states[child].position = .zero
      size.width = larger(size.width, childSize.width)
      size.height = larger(size.height, childSize.height)
    }
    return size
  }
}
