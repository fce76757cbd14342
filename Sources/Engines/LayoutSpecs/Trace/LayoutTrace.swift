public import Foundation
public import Geometry

/// What happened while a tree was laid out: who was asked what, what was worked out, and where
/// everything went.
///
/// Nodes and questions are named by their index in `nodes` and `questions`. All lengths are points.
public struct LayoutTrace: Sendable {
  /// The layout, equal to the one that `SpecTree.layout(in:parentSize:rounding:)` gives.
  public let layout: Layout
  /// The work it was, equal to that of the same layout without a trace.
  public let statistics: LayoutStatistics
  /// All nodes, the root first, every parent before its children.
  public let nodes: [TracedNode]
  /// All questions, in the order in which they were asked; the first is the root's.
  public let questions: [TracedQuestion]

  /// The node of the element called `name`, if the tree has it; linear in the number of nodes.
  public func node(ofElement name: String) -> Int? {
    nodes.firstIndex { $0.element == name }
  }

  /// The nodes from the root to `node`, both included.
  public func way(to node: Int) -> [Int] {
    var way = [node]
    while let parent = nodes[way[way.count - 1]].parent { way.append(parent) }
    return way.reversed()
  }

  /// The way from the root to `node` in words, as `SpecError` gives it: `stack[1].inset[0].title`.
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
  /// What the node is.
  public let kind: SpecKind
  /// The element's name, where the node is one.
  public let element: String?
  /// The node that this one stands in; `nil` for the root.
  public let parent: Int?
  /// The nodes inside this one.
  public let children: Range<Int>
  /// The questions that the node was asked, in order; none where it was never measured.
  public let questions: [Int]
  /// The question whose answer counts in the end: one that was worked out, not remembered.
  public let decidingQuestion: Int?
  /// Where the node went; `nil` where it is not part of the layout.
  public let placement: TracedPlacement?

  /// The element's name, or the kind as scenario files spell it.
  public var label: String { element ?? kind.rawValue }
}

/// Where a node went.
public struct TracedPlacement: Sendable, Equatable {
  /// The origin in the parent, as the parent gave it, not rounded; the root's is zero.
  public let offset: CGPoint
  /// The origin in the root: the sum of the offsets on the way, not rounded.
  public let position: CGPoint
  /// The frame in the root: the position rounded up to pixels, and the size.
  public let frame: CGRect
}

/// One time that a node was asked for its size.
public struct TracedQuestion: Sendable {
  /// The node that was asked.
  public let node: Int
  /// The range that the size was to lie in; a minimum may exceed its maximum here.
  public let range: SizeRange
  /// What the node's fractions refer to, NaN on an axis where that is undefined; `nil` where the
  /// parent's size makes no difference.
  public let parentSize: CGSize?
  /// What happened on the way to the answer, in order; nothing where it was remembered.
  public internal(set) var steps: [TraceStep] = []
  /// The answer before it was put on pixels.
  public internal(set) var sizeBeforeRounding = CGSize.zero
  /// The answer.
  public internal(set) var size = CGSize.zero
  /// The equal question that the answer was known from; `nil` where it was worked out.
  public internal(set) var rememberedFrom: Int?

  init(node: Int, range: SizeRange, parentSize: CGSize?) {
    self.node = node
    self.range = range
    self.parentSize = parentSize
  }
}

/// How much work a layout was.
///
/// The counts depend on the tree and its room only, not on the machine.
public struct LayoutStatistics: Sendable, Equatable {
  /// How often a spec or the root asked for a size.
  public var measureCalls = 0
  /// How often that size had to be worked out, because it was not known from an equal question.
  public var nodesMeasured = 0
  /// How often an element's content was measured.
  public var contentMeasurements = 0

  /// Makes the statistics of no work.
  public init() {}
}
