public import Geometry

/// The record of one layout: every question to a node, every step of its answer, and where every
/// node was placed.
///
/// Nodes and questions are given by their index in `nodes` and `questions`. All lengths are points.
public struct LayoutTrace: Sendable {
  /// The layout, equal to the result of `SpecTree.layout(in:parentSize:rounding:)`.
  public let layout: Layout
  /// The work of the layout, equal to that of the same layout without a trace.
  public let statistics: LayoutStatistics
  /// All nodes, the root first, every parent before its children.
  public let nodes: [TracedNode]
  /// All questions, in the order in which they were asked; the first is the root's.
  public let questions: [TracedQuestion]

  /// The node of the element called `name`; `nil` where there is none.
  ///
  /// Linear in the number of nodes.
  public func node(ofElement name: String) -> Int? {
    nodes.firstIndex { $0.element == name }
  }

  /// The nodes on the path from the root to `node`, both included.
  public func way(to node: Int) -> [Int] {
    var way = [node]
    while let parent = nodes[way[way.count - 1]].parent { way.append(parent) }
    return way.reversed()
  }

  /// The path from the root to `node`, as in `SpecError`: `stack[1].inset[0].title`.
  public func path(of node: Int) -> String {
    let way = way(to: node)
    let steps = zip(way, way.dropFirst()).map { parent, child in
      "\(nodes[parent].label)[\(child - nodes[parent].children.lowerBound)]"
    }
    return (steps + [nodes[node].label]).joined(separator: ".")
  }
}

/// One node of a traced tree.
public struct TracedNode: Sendable {
  /// The kind of the node.
  public let kind: SpecKind
  /// The element's name; `nil` where the node is not an element.
  public let element: String?
  /// The parent node; `nil` for the root.
  public let parent: Int?
  /// The children of the node.
  public let children: Range<Int>
  /// The questions to the node, in order; none where it was never measured.
  public let questions: [Int]
  /// The question whose answer the layout uses: one that was computed, not remembered.
  public let decidingQuestion: Int?
  /// The placement of the node; `nil` where it is not part of the layout.
  public let placement: TracedPlacement?

  /// The element's name, or the kind as scenario files spell it.
  public var label: String { element ?? kind.rawValue }
}

/// The placement of a node.
public struct TracedPlacement: Sendable, Equatable {
  /// The origin in the parent, as the parent set it, not rounded; the root's is zero.
  public let offset: CGPoint
  /// The origin in the root: the sum of the offsets on the path, not rounded.
  public let position: CGPoint
  /// The frame in the root: the position rounded up to pixels, and the size.
  public let frame: CGRect
}

/// One question to a node for its size.
public struct TracedQuestion: Sendable {
  /// The node that was asked.
  public let node: Int
  /// The range for the size; a minimum may exceed its maximum here.
  public let range: SizeRange
  /// The size that the node's fractions refer to, NaN on an axis where it is undefined; `nil` where
  /// the node does not depend on it.
  public let parentSize: CGSize?
  /// The steps of computing the answer, in order; none where the answer was remembered.
  public internal(set) var steps: [TraceStep] = []
  /// The answer before rounding to pixels.
  public internal(set) var sizeBeforeRounding = CGSize.zero
  /// The answer.
  public internal(set) var size = CGSize.zero
  /// The equal question whose answer was remembered; `nil` where the answer was computed.
  public internal(set) var rememberedFrom: Int?

  init(node: Int, range: SizeRange, parentSize: CGSize?) {
    self.node = node
    self.range = range
    self.parentSize = parentSize
  }
}

/// The work of a layout, as counts.
///
/// The counts depend only on the tree and its size range, not on the machine.
public struct LayoutStatistics: Sendable, Equatable {
  /// The number of questions for a size, by specs and for the root.
  public var measureCalls = 0
  /// The number of these sizes that were computed, because no equal question was asked before.
  public var nodesMeasured = 0
  /// The number of measurements of an element's content.
  public var contentMeasurements = 0

  /// Creates statistics of no work.
  public init() {}
}
