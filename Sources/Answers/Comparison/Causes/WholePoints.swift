import Geometry
import LayoutSpecs
import Layouts

// Stacks of a spec that give out shares of the free length in whole points.

extension LayoutTrace {
  /// The stack that rounded its shares to whole points: the nearest around an element, or else the
  /// first one, whose shares may move the element.
  func nodeWithWholePoints(deciding element: String) -> Int? {
    let way = node(ofElement: element).map(self.way) ?? []
    return way.last { wholePoints(of: $0) != nil }
      ?? nodes.indices.first { wholePoints(of: $0) != nil }
  }

  /// The shares of such a stack; `nil` where none was cut to whole points.
  func wholePointShares(of node: Int) -> WholePointShares? {
    guard let flex = wholePoints(of: node) else { return nil }
    let shares = flex.shares.prefix(4).map { share in
      WholePointShares.Share(
        child: name(of: share.child, inside: node), points: share.adjustment + share.rest)
    }
    return WholePointShares(
      path: path(of: node), points: flex.violation, shares: shares,
      more: flex.shares.count - shares.count)
  }

  private func wholePoints(of node: Int) -> FlexTrace? {
    guard let question = nodes[node].decidingQuestion else { return nil }
    for case .flex(let flex) in questions[question].steps where !flex.isBalanced {
      let isCut = flex.shares.contains { abs($0.share - $0.adjustment - $0.rest) > Tolerance.equal }
      if flex.violation > 0, isCut { return flex }
    }
    return nil
  }

  /// A child's element, or the last step of its path: `[0].background`.
  private func name(of child: Int, inside node: Int) -> String {
    nodes[child].element ?? String(path(of: child).dropFirst(path(of: node).count))
  }
}
