import Foundation
import LayoutSpecs
import UIKitValues

/// The way from specs and nodes to one flat tree, and from its frames back to layouts.
///
/// Specs whose rule the engine knows become part of the tree. Everything else is a leaf, which is
/// asked for its layout in the range that the engine measures it in.
struct ElementLowering {
  private let device = SimulatedDevice.current
  /// What elements are called; `nil` where only numbers are needed.
  private let name: ((any ASLayoutElement) -> String)?
  private var leaves: [ObjectIdentifier: ElementLeaf] = [:]
  private var labelCounts: [String: Int] = [:]

  /// Starts with nothing lowered; names are labels for people where errors are to be told.
  init(namesAreLabels: Bool) { name = namesAreLabels ? { $0.label } : nil }

  /// Starts with nothing lowered; names are what somebody calls the elements.
  init(naming name: @escaping (any ASLayoutElement) -> String) { self.name = name }

  /// The tree that a spec becomes; `nil` for a class of somebody's own, which is a leaf.
  mutating func tree(of spec: ASLayoutSpec) throws(SpecError) -> SpecTree? {
    spec.isEngineSpec ? try SpecTree(try lowerRule(of: spec, depth: 1)) : nil
  }

  /// Lays a spec out, with everything in it.
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

  /// The number of specs that may be inside each other within one node.
  ///
  /// Ours: far above any screen, and low enough for the stack of any thread.
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

  /// The leaf of an element: always the same, so that an element that stands in the spec twice has
  /// one name twice, which the tree refuses.
  private mutating func leaf(of element: any ASLayoutElement) -> ElementLeaf {
    let identity = ObjectIdentifier(element)
    if let leaf = leaves[identity] { return leaf }
    let leaf = ElementLeaf(element, name: newName(for: element), device: device)
    leaves[identity] = leaf
    return leaf
  }

  private mutating func newName(for element: any ASLayoutElement) -> String {
    guard let label = name?(element) else { return "\(leaves.count)" }
    labelCounts[label, default: 0] += 1
    let count = labelCounts[label, default: 1]
    return count == 1 ? label : "\(label)#\(count)"
  }

  /// The layout of the element at `index` of the tree.
  private func layout(
    of element: any ASLayoutElement, at index: Int, _ placements: [SpecPlacement?]
  ) -> ASLayout {
    guard let leaf = leaves[ObjectIdentifier(element)] else {
      if let spec = element as? ASLayoutSpec { return layoutOfRule(spec, at: index, placements) }
      return ASLayout(element, size: .zero)
    }
    // A stack measures no child that cannot have any room: it is there, and has no size.
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
