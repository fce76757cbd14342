public import Geometry

extension SpecTree {
  /// Lays the tree out in `range`, as `layout(in:parentSize:rounding:)` does, and records how.
  ///
  /// Accepts the same ranges, throws the same errors and has the same layout, with the same work,
  /// except that no answer is postponed: deep nests that `layout` can do so only may be
  /// `tooManyMeasurements` here. The trace needs memory for every question to a node.
  public func trace(
    in range: SizeRange, parentSize: CGSize? = nil, rounding: Rounding
  ) throws(SpecError) -> LayoutTrace {
    try layOut(in: range, parentSize, rounding) { (pass: borrowing LayoutPass<Traced>, layout) in
      layout.map { layout in
        LayoutTrace(
          layout: layout, statistics: pass.statistics,
          nodes: tracedNodes(of: pass), questions: pass.recorder.questions)
      }
    }
  }

  private func tracedNodes(of pass: borrowing LayoutPass<Traced>) -> [TracedNode] {
    var questions = [[Int]](repeating: [], count: nodes.count)
    for (index, question) in pass.recorder.questions.enumerated() {
      questions[question.node].append(index)
    }
    var traced: [TracedNode] = []
    traced.reserveCapacity(nodes.count)
    for index in nodes.indices {
      let node = nodes[index]
      let latest = pass.states[index].latest
      traced.append(
        TracedNode(
          kind: node.kind.specKind, element: node.kind.element.map { elements[$0] },
          parent: node.parent < 0 ? nil : node.parent, children: node.children,
          questions: questions[index],
          decidingQuestion: latest < 0 ? nil : pass.recorder.question(of: latest),
          placement: placement(of: index, in: pass)))
    }
    return traced
  }

  private func placement(
    of node: Int, in pass: borrowing LayoutPass<Traced>
  ) -> TracedPlacement? {
    guard pass.states[node].isPresent else { return nil }
    return TracedPlacement(
      offset: pass.recorder.offsets[node] ?? .zero, position: pass.states[node].position,
      frame: pass.frame(of: node))
  }
}
