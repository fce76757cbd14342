import Geometry
import LayoutSpecs

extension LayoutTrace {
  /// The stack that gave out shares in whole points where others would not be whole: the nearest
  /// around an element, or else the first there is, which may be what the element's place follows.
  func nodeWithWholePoints(deciding element: String) -> Int? {
    let way = node(ofElement: element).map(self.way) ?? []
    return way.last { wholePoints(of: $0) != nil }
      ?? nodes.indices.first { wholePoints(of: $0) != nil }
  }

  /// The line of a stack whose shares were cut; `nil` where none were.
  fileprivate func wholePoints(of node: Int) -> FlexTrace? {
    guard let question = nodes[node].decidingQuestion else { return nil }
    for case .flex(let flex) in questions[question].steps where !flex.isBalanced {
      let isCut = flex.shares.contains { abs($0.share - $0.adjustment - $0.rest) > Tolerance.equal }
      if flex.violation > 0, isCut { return flex }
    }
    return nil
  }
}

extension TraceSentences {
  /// What a stack with cut shares gives: `stack[1] shares out 331 points …: cardC 166 and cardD 165`.
  func wholePoints(of node: Int) -> String? {
    guard let flex = trace.wholePoints(of: node) else { return nil }
    let shares = flex.shares.prefix(4).map { share in
      "\(name(of: share.child, inside: node)) \((share.adjustment + share.rest).points)"
    }
    let more = flex.shares.count > 4 ? ["\(flex.shares.count - 4) more the same"] : []
    return """
      \(trace.path(of: node)) shares out \(flex.violation.withUnit) in whole points, as Texture \
      does: \((shares + more).listed); the constraints do not
      """
  }

  /// A child's element, or the last step of the way to it: `[0].background`.
  private func name(of child: Int, inside node: Int) -> String {
    trace.nodes[child].element
      ?? String(trace.path(of: child).dropFirst(trace.path(of: node).count))
  }
}
