import LayoutSpecs

/// Lowers specs and nodes to one tree of the engine, and turns its frames back into layouts.
///
/// Specs whose rule the engine knows become part of the tree. Every other element is a leaf: the
/// engine asks it for its layout in the size range in which it measures the leaf.
struct ElementLowering {
  private let device = SimulatedDevice.current
  /// Names elements; `nil` where numbers are enough.
  private let name: ((any ASLayoutElement) -> String)?
  private var leaves: [ObjectIdentifier: ElementLeaf] = [:], labels = NumberedNames()
  /// Makes an empty lowering; names are labels for error messages, or else numbers.
  init(namesAreLabels: Bool) { name = namesAreLabels ? { $0.label } : nil }
  /// Makes an empty lowering that names elements by `name`.
  init(naming name: @escaping (any ASLayoutElement) -> String) { self.name = name }
  /// A spec as a value, and its elements by their names; `nil` for a custom spec class, a leaf.
  mutating func value(
    of spec: ASLayoutSpec
  ) throws(SpecError) -> (spec: LayoutSpec, elements: [String: any ASLayoutElement])? {
    guard spec.isEngineSpec else { return nil }
    let lowered = try lowerRule(of: spec, depth: 1)
    let elements = Dictionary(leaves.values.map { ($0.name, $0.element) }) { first, _ in first }
    return (lowered, elements)
  }
  mutating func layout(
    of spec: ASLayoutSpec, in range: SizeRange, parentSize: CGSize, appliesOwnSize: Bool
  ) throws(SpecError) -> ASLayout {
    var root = try lowerRule(of: spec, depth: 1)
    if !appliesOwnSize {
      root.style.preferredLayoutSize = LayoutSize()
      root.style.minLayoutSize = LayoutSize()
      root.style.maxLayoutSize = LayoutSize()
    }
    let placements = try SpecTree(root).placements(
      in: range, parentSize: parentSize, rounding: device.rounding)
    return layoutOfRule(spec, at: 0, placements)
  }
  /// Ours: the number of specs that can be nested within one node, far above any screen.
  private static let depthLimit = 200
  private mutating func lower(
    _ element: any ASLayoutElement, depth: Int
  ) throws(SpecError) -> LayoutSpec {
    if let spec = element as? ASLayoutSpec, spec.isEngineSpec {
      return try lowerRule(of: spec, depth: depth)
    }
    let leaf = leaf(of: element)
    var lowered = LayoutSpec.element(leaf.name, measuredBy: leaf)
    lowered.style = element.style.values
    return lowered
  }
  private mutating func lowerRule(
    of spec: ASLayoutSpec, depth: Int
  ) throws(SpecError) -> LayoutSpec {
    guard depth <= Self.depthLimit else {
      throw .tooDeep(depth: depth, limit: Self.depthLimit)
    }
    var children: [LayoutSpec] = []
    for child in spec.engineChildren { children.append(try lower(child, depth: depth + 1)) }
    var lowered = spec.lowered(children)
    lowered.style = spec.style.values
    return lowered
  }

  /// The leaf of an element, always the same: the tree reports one that is in the spec twice.
  private mutating func leaf(of element: any ASLayoutElement) -> ElementLeaf {
    let identity = ObjectIdentifier(element)
    if let leaf = leaves[identity] { return leaf }
    let leaf = ElementLeaf(element, name: newName(for: element), device: device)
    leaves[identity] = leaf
    return leaf
  }
  private mutating func newName(for element: any ASLayoutElement) -> String {
    guard let label = name?(element) else { return "\(leaves.count)" }
    return labels.next(label)
  }
  private func layout(
    of element: any ASLayoutElement, at index: Int, _ placements: [SpecPlacement?]
  ) -> ASLayout {
    guard let leaf = leaves[ObjectIdentifier(element)] else {
      if let spec = element as? ASLayoutSpec { return layoutOfRule(spec, at: index, placements) }
      return ASLayout(element, size: .zero)
    }
    // A stack does not measure a child for which no length is left: the child has size zero.
    guard let question = placements[index]?.question, let layout = leaf.layout(for: question)
    else { return ASLayout(element, size: .zero) }
    (element as? ASDisplayNode)?.keep(layout, for: question)
    return layout
  }
  private func layoutOfRule(
    _ spec: ASLayoutSpec, at index: Int, _ placements: [SpecPlacement?]
  ) -> ASLayout {
    guard let placement = placements[index] else { return ASLayout(spec, size: .zero) }
    var sublayouts: [ASLayout] = []
    for (child, index) in zip(spec.engineChildren, placement.children) {
      guard let origin = placements[index]?.origin else { continue }
      let place = CGPoint(x: origin.x - placement.origin.x, y: origin.y - placement.origin.y)
      sublayouts.append(layout(of: child, at: index, placements).placed(at: place))
    }
    return ASLayout(spec, size: placement.frame.size, sublayouts: sublayouts)
  }
}
