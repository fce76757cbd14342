public import LayoutSpecs

/// How a layout spec came to the frames of its elements, in sentences.
///
/// ```swift
/// let trace = try SpecTree(spec).trace(in: range, rounding: .pixels(scale: 2))
/// let explanation = SpecExplanation(of: trace, element: "title")
/// ```
public struct SpecExplanation: Sendable, Encodable {
  /// The nodes that are explained; each stands behind the one that it is in.
  public let nodes: [ExplainedNode]

  /// Explains every node of `trace`, or those on the way from the root to `element`.
  ///
  /// Gives `nil` where the tree has no such element. Linear in the size of the trace, but for the
  /// paths.
  public init?(of trace: LayoutTrace, element: String? = nil) {
    let sentences = TraceSentences(trace: trace)
    guard let element else {
      nodes = trace.nodesFromTopToBottom.map(sentences.explanation)
      return
    }
    guard let node = trace.node(ofElement: element) else { return nil }
    nodes = trace.way(to: node).map(sentences.explanation)
  }
}

/// How one node came to its size and its place.
public struct ExplainedNode: Sendable, Equatable, Codable {
  /// The way from the root: `stack[1].inset[0].title`.
  public let path: String
  /// The element's name, where the node is one.
  public let element: String?
  /// What the node was asked, in order.
  public let questions: [ExplainedQuestion]
  /// How the node came to its place; for an element, at last its frame.
  public let placement: [String]
  /// The frame in the root; `nil` for a spec that is no element, or an element that was left out.
  public let frame: Frame?
}

/// How a node came to its answer to one question.
public struct ExplainedQuestion: Sendable, Equatable, Codable {
  /// What the node was asked.
  public let question: String
  /// What it did to find the answer, in order; nothing where it knew it.
  public let steps: [String]
  /// What it answered.
  public let answer: String
}

extension LayoutTrace {
  /// All nodes, every one before those inside it, and these before its next sibling.
  fileprivate var nodesFromTopToBottom: [Int] {
    var sorted: [Int] = []
    var pending = [0]
    while let node = pending.popLast() {
      sorted.append(node)
      pending += nodes[node].children.reversed()
    }
    return sorted
  }
}
