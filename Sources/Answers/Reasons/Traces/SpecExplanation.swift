package import JSONText
package import LayoutSpecs
package import Layouts
package import Phrases

/// How a layout spec computes the frames of its elements, in sentences.
///
/// ```swift
/// let trace = try SpecTree(spec).trace(in: range, rounding: .pixels(scale: 2))
/// let explanation = SpecExplanation(of: trace, element: "title")
/// ```
package struct SpecExplanation: Sendable {
  /// The explained nodes, each after the one around it.
  package let nodes: [ExplainedNode]

  /// Explains every node of `trace`, or those on the path from the root to `element`.
  ///
  /// Returns `nil` where the tree has no such element. Linear in the size of the trace, except for the
  /// paths.
  package init?(of trace: LayoutTrace, element: String? = nil) {
    let sentences = TracePhrases(trace: trace)
    guard let element else {
      nodes = trace.nodesFromTopToBottom.map(sentences.explanation)
      return
    }
    guard let node = trace.node(ofElement: element) else { return nil }
    nodes = trace.way(to: node).map(sentences.explanation)
  }
}

/// How the spec computes the size and the position of one node.
package struct ExplainedNode: Sendable, Equatable, JSONRepresentable {
  /// The path from the root: `stack[1].inset[0].title`.
  package let path: String
  /// The element's name, where the node is one.
  package var element: String?
  /// The questions to the node, in order.
  package let questions: [ExplainedQuestion]
  /// The position of the node as a sum, and for an element its frame.
  package let placement: [Phrase]
  /// The frame in the root; `nil` for a spec that is no element, and for an element that is not part
  /// of the layout.
  package var frame: Frame?
  /// The line of the file that the node is on; `nil` for code, and outside of run records.
  package var line: Int?
  /// The frame in the root of a spec that is no element; `nil` where ``line`` is.
  package var box: Frame?

  package var json: JSONValue {
    .object([
      "path": path.json, "element": element?.json, "questions": questions.json,
      "placement": placement.json, "frame": frame?.json, "line": line?.json, "box": box?.json,
    ])
  }
}

/// How a node answers one question.
package struct ExplainedQuestion: Sendable, Equatable, JSONRepresentable {
  /// The question: the constrained size.
  package let question: Phrase
  /// The steps to the answer, in order; empty where it was cached.
  package let steps: [Phrase]
  /// The answer: its size.
  package let answer: Phrase

  package var json: JSONValue {
    .object(["question": question.json, "steps": steps.json, "answer": answer.json])
  }
}

extension LayoutTrace {
  /// All nodes, each before those inside it, and these before its next sibling.
  package var nodesFromTopToBottom: [Int] {
    var sorted: [Int] = []
    var pending = [0]
    while let node = pending.popLast() {
      sorted.append(node)
      pending += nodes[node].children.reversed()
    }
    return sorted
  }
}
