import Geometry

/// A checked spec, ready to be laid out in any number of size ranges and from any thread.
///
/// All nodes are in one array: a parent before its children, the children of one parent side by
/// side. The engine uses indices and allocates per layout, never per node. Creating a tree and
/// laying it out are linear in the number of nodes, as long as every node is measured a bounded
/// number of times.
public struct SpecTree: Sendable {
  /// The names of the elements, from the lowest to the topmost.
  public let elements: [String]

  /// All nodes; the root is the first.
  private(set) var nodes: [SpecNode]
  /// The contents of the elements, in the order of `elements`.
  let contents: [Content]
  /// The contents that are measured, as indexed by `SpecNode.Content`.
  let measured: [MeasuredContent]
  /// The elements that measure their own inside, as indexed by `SpecNode.Kind`.
  private(set) var selfMeasured: [any RangeMeasuring]
  /// The nodes of the elements, in the order of `elements`.
  let elementNodes: [Int]
  /// The number of levels.
  let depth: Int
  /// Whether layouts are mirrored, for reading from right to left.
  ///
  /// Source: `calculateLayoutThatFits:` in `ASDisplayNode.mm`, which flips the frames of a layout.
  package let isMirrored: Bool

  /// The maximum number of levels of a spec.
  ///
  /// The engine recurses once per level: beyond the first hundred levels on a stack of its own,
  /// which grows with the depth.
  public static let depthLimit = 20_000

  /// The maximum number of nodes of a spec.
  ///
  /// A small value can have more, if it contains the same child many times at many levels.
  public static let nodeLimit = 4_000_000

  /// The most measurements of one layout: 100 000, and 200 more for each node.
  ///
  /// Ours: screens take a few for each node. Stacks that flex, stretch or wrap in turn may ask the
  /// same child in a different size each time. Where they have a `flexBasis` or sizes of their own at
  /// every level, the number of questions may double with every few levels. Texture would go on for
  /// hours.
  public var measurementLimit: Int { 100_000 + 200 * nodeCount }

  /// The most different questions to one spec in one layout.
  ///
  /// Ours: a spec inside 60 stacks that have no sizes of their own is asked at most 3722.
  public static let questionLimit = 10_000

  /// Checks `spec` and lowers it.
  ///
  /// Throws the errors of `SpecError` that do not depend on the size range: `invalidNumber`,
  /// `duplicateElement`, `tooDeep`, `tooManyNodes`. With `isMirrored`, frames are those of the mirror
  /// image; the steps of a trace, and the placements of nodes, are not.
  public init(_ spec: LayoutSpec, isMirrored: Bool = false) throws(SpecError) {
    self.isMirrored = isMirrored
    guard spec.depth <= Self.depthLimit else {
      throw .tooDeep(depth: spec.depth, limit: Self.depthLimit)
    }
    guard spec.nodeCount <= Self.nodeLimit else { throw .tooManyNodes(limit: Self.nodeLimit) }
    var lowering = SpecLowering(nodeCount: spec.nodeCount)
    try lowering.lower(spec)
    lowering.findDependenceOnParentSize()
    lowering.findEqualQuestions()
    lowering.findReadBaselines()
    elements = lowering.names
    nodes = lowering.nodes
    contents = lowering.contents
    measured = lowering.measured
    selfMeasured = lowering.selfMeasured
    elementNodes = lowering.elementNodes
    depth = spec.depth
  }

  /// The number of specs and elements.
  public var nodeCount: Int { nodes.count }

  /// The parent of a node; `nil` for the root.
  private func parent(of node: Int) -> Int? {
    nodes[node].parent < 0 ? nil : nodes[node].parent
  }

  /// The path from the root to a node; see `SpecError`.
  func path(of node: Int) -> String { specPath(of: node, in: nodes, names: elements) }
}

/// The path from the root to `node`: kinds, each with the index of the next child, and at the end
/// the node's own name.
func specPath(of node: Int, in nodes: [SpecNode], names: [String]) -> String {
  var steps = [nodes[node].kind.label(names: names)]
  var child = node
  while nodes[child].parent >= 0 {
    let parent = nodes[child].parent
    steps.append("\(nodes[parent].kind.label(names: names))[\(child - nodes[parent].firstChild)]")
    child = parent
  }
  return steps.reversed().joined(separator: ".")
}

extension SpecTree {
  /// The same tree with the style of one node changed.
  ///
  /// Only properties with valid values may be set: nothing is checked again.
  func restyled(_ node: Int, _ change: (inout ElementStyle) -> Void) -> SpecTree {
    var tree = self
    change(&tree.nodes[node].style)
    tree.nodes[node].hasOwnSize = tree.nodes[node].style.hasOwnSize
    if let parent = parent(of: node), case .stack(let stack) = nodes[parent].kind {
      tree.nodes[node].alignment = tree.nodes[node].style.alignSelf.alignment(in: stack)
      tree.nodes[parent].asksChildrenAlike = false
    }
    return tree
  }

  /// The same tree without one size in the style of a node; `nil` where an element that measures
  /// itself cannot leave it out.
  func withoutSize(_ property: StyleProperty, of node: Int) -> SpecTree? {
    var tree = restyled(node) { $0.removeSize(property) }
    guard case .selfMeasured(_, let measuring) = nodes[node].kind else { return tree }
    guard let element = selfMeasured[measuring].withoutSize(property) else { return nil }
    tree.selfMeasured[measuring] = element
    return tree
  }
}
