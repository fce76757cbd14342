/// The frames of a group or an item, from its own origin.
@MainActor struct CompositionBlock {
  var size: CGSize
  /// The frames of items, with their numbers in the section, in points.
  var frames: [(item: Int, frame: CGRect)] = []
}

/// Places the items of a section into groups, one after the other.
///
/// The rules are those of UIKit's documentation and headers: parts of a width or height are parts of
/// the group around, without its insets; items of a group are repeated while there is space; insets
/// along an axis on which the content decides are ignored.
///
/// Takes O(n d²) time for n items in groups that are d deep, whatever numbers of items groups are
/// given, and measures each item once. A block whose length along a group its content alone decides
/// is made before it is known whether it fits, and made again in the next group: k levels of such
/// blocks take up to 2ᵏ times as long.
@MainActor struct CompositionSolver {
  /// The lengths that the content of an item decides.
  struct OpenAxes {
    var width, height: Bool
    var isEmpty: Bool { !width && !height }
    /// The lengths that the content decides, with the others of another size.
    func size(_ content: CGSize, else other: CGSize) -> CGSize {
      CGSize(
        width: width ? content.width : other.width, height: height ? content.height : other.height)
    }
  }
  let count: Int
  /// The traits of groups of one's own.
  let traits: UITraitCollection
  /// The size of an item that has this size but for the lengths that its content decides, in points.
  let measure: (Int, CGSize, OpenAxes) -> CGSize
  private(set) var next = 0
  init(
    count: Int, traits: UITraitCollection, measure: @escaping (Int, CGSize, OpenAxes) -> CGSize
  ) { (self.count, self.traits, self.measure) = (count, traits, measure) }
  var isDone: Bool { next >= count }
  mutating func block(
    _ item: NSCollectionLayoutItem, in container: CGSize, width: CGFloat? = nil,
    height: CGFloat? = nil
  ) -> CompositionBlock {
    var size = item.layoutSize.size(in: container)
    let open = OpenAxes(
      width: width == nil && item.layoutSize.widthDimension.isEstimated,
      height: height == nil && item.layoutSize.heightDimension.isEstimated)
    size.width = width ?? size.width
    size.height = height ?? size.height
    var insets = item.contentInsets
    if open.width { (insets.leading, insets.trailing) = (0, 0) }
    if open.height { (insets.top, insets.bottom) = (0, 0) }
    guard let group = item as? NSCollectionLayoutGroup else { return leaf(size, insets, open) }
    return block(of: group, size, insets, open)
  }
  private mutating func leaf(
    _ size: CGSize, _ insets: NSDirectionalEdgeInsets, _ open: OpenAxes
  ) -> CompositionBlock {
    var inner = size.inset(by: insets)
    if !open.isEmpty { inner = measure(next, inner, open) }
    let frame = CGRect(origin: CGPoint(x: insets.leading, y: insets.top), size: inner)
    let outer = open.size(inner, else: size)
    defer { next += 1 }
    return CompositionBlock(size: outer, frames: [(next, frame)])
  }
  private mutating func block(
    of group: NSCollectionLayoutGroup, _ size: CGSize, _ insets: NSDirectionalEdgeInsets,
    _ open: OpenAxes
  ) -> CompositionBlock {
    let inner = size.inset(by: insets)
    if case .custom(let provider) = group.content { return custom(provider, size, insets, open) }
    let isOpen = group.isHorizontal ? open.width : open.height
    let blocks = blocks(in: group, inner, isOpen: isOpen)
    return lined(blocks, in: group, size, insets, open)
  }
  private mutating func custom(
    _ provider: NSCollectionLayoutGroup.CustomProvider, _ size: CGSize,
    _ insets: NSDirectionalEdgeInsets, _ open: OpenAxes
  ) -> CompositionBlock {
    var block = CompositionBlock(size: size)
    let items = provider(CompositionEnvironment(size, insets: insets, traits: traits))
    for item in items.prefix(max(0, count - next)) {
      let frame = item.frame.offsetBy(dx: insets.leading, dy: insets.top)
      block.frames.append((next, frame))
      if open.width { block.size.width = max(block.size.width, frame.maxX) }
      if open.height { block.size.height = max(block.size.height, frame.maxY) }
      next += 1
    }
    return block
  }

  /// The blocks of a group, in their order, with the spaces around them.
  private mutating func blocks(
    in group: NSCollectionLayoutGroup, _ inner: CGSize, isOpen: Bool
  ) -> [(NSDirectionalEdgeInsets, CompositionBlock)] {
    let spacing = group.interItemSpacing?.spacing ?? 0
    let along = group.isHorizontal ? inner.width : inner.height
    switch group.content {
    case .custom: return []
    case .equal(let item, let number):
      if isOpen { return blocks(number, of: item, in: inner) }
      let parts = max(1, number)
      let share = (along - spacing * CGFloat(parts - 1)) / CGFloat(parts)
      let edges = item.edgeSpacing?.lengths ?? .zero
      return group.isHorizontal
        ? blocks(
          number, of: item, in: inner, width: max(0, share - edges.leading - edges.trailing))
        : blocks(number, of: item, in: inner, height: max(0, share - edges.top - edges.bottom))
    case .counted(let item, let number):
      return blocks(number, of: item, in: inner)
    case .repeated(let items):
      return repeated(items, in: group, inner, along, isOpen: isOpen)
    }
  }

  /// Up to a number of equal blocks, as long as there are items and each block places one.
  private mutating func blocks(
    _ number: Int, of item: NSCollectionLayoutItem, in inner: CGSize, width: CGFloat? = nil,
    height: CGFloat? = nil
  ) -> [(NSDirectionalEdgeInsets, CompositionBlock)] {
    let edges = item.edgeSpacing?.lengths ?? .zero
    var blocks: [(NSDirectionalEdgeInsets, CompositionBlock)] = []
    while !isDone, blocks.count < number {
      let before = next
      let made = block(item, in: inner, width: width, height: height)
      guard next > before else { break }
      blocks.append((edges, made))
    }
    return blocks
  }
  private mutating func repeated(
    _ items: [NSCollectionLayoutItem], in group: NSCollectionLayoutGroup, _ inner: CGSize,
    _ available: CGFloat, isOpen: Bool
  ) -> [(NSDirectionalEdgeInsets, CompositionBlock)] {
    let spacing = group.interItemSpacing?.spacing ?? 0
    var blocks: [(NSDirectionalEdgeInsets, CompositionBlock)] = []
    var used: CGFloat = 0
    while !isDone, !items.isEmpty {
      let item = items[blocks.count % items.count]
      let edges = item.edgeSpacing?.lengths ?? .zero
      func end(_ size: CGSize) -> CGFloat {
        let length =
          group.isHorizontal
          ? size.width + edges.leading + edges.trailing : size.height + edges.top + edges.bottom
        return used + (blocks.isEmpty ? 0 : spacing) + length
      }
      func fits(_ size: CGSize) -> Bool {
        blocks.isEmpty || end(size) <= available + 0.001 || isOpen && blocks.count < items.count
      }
      // Where the content decides about the group, what is expected of its items is compared with
      // what is expected of the group; each is there once.
      let expected = item.layoutSize.size(in: inner)
      let dimension =
        group.isHorizontal ? item.layoutSize.widthDimension : item.layoutSize.heightDimension
      let isKnown = isOpen || !dimension.isEstimated
      // A block that does not fit is made in the next group, so it is not made here.
      if isKnown, !fits(expected) { break }
      let before = next
      let made = block(item, in: inner)
      let size = isKnown ? expected : made.size
      guard next > before, fits(size) else {
        next = before
        break
      }
      used = end(size)
      blocks.append((edges, made))
    }
    return blocks
  }

  /// One block of blocks in a line.
  private func lined(
    _ blocks: [(NSDirectionalEdgeInsets, CompositionBlock)], in group: NSCollectionLayoutGroup,
    _ size: CGSize, _ insets: NSDirectionalEdgeInsets, _ open: OpenAxes
  ) -> CompositionBlock {
    let isHorizontal = group.isHorizontal
    let inner = size.inset(by: insets)
    func outer(_ edges: NSDirectionalEdgeInsets, _ size: CGSize) -> CGSize {
      CGSize(
        width: size.width + edges.leading + edges.trailing,
        height: size.height + edges.top + edges.bottom)
    }
    let sizes = blocks.map { outer($0.0, $0.1.size) }
    let length = sizes.reduce(CGFloat(0)) { $0 + (isHorizontal ? $1.width : $1.height) }
    var gap = group.interItemSpacing?.spacing ?? 0
    if group.interItemSpacing?.isFlexibleSpacing == true, blocks.count > 1,
      !(isHorizontal ? open.width : open.height)
    {
      let rest = (isHorizontal ? inner.width : inner.height) - length
      gap = max(gap, rest / CGFloat(blocks.count - 1))
    }
    var result = CompositionBlock(size: size)
    var place: CGFloat = 0
    for (index, (edges, block)) in blocks.enumerated() {
      if index > 0 { place += gap }
      let x = insets.leading + edges.leading + (isHorizontal ? place : 0)
      let y = insets.top + edges.top + (isHorizontal ? 0 : place)
      result.frames += block.frames.map { ($0.item, $0.frame.offsetBy(dx: x, dy: y)) }
      place += isHorizontal ? sizes[index].width : sizes[index].height
    }
    if open.width { result.size.width = isHorizontal ? place : sizes.map(\.width).max() ?? 0 }
    if open.height { result.size.height = isHorizontal ? sizes.map(\.height).max() ?? 0 : place }
    return result
  }
}
