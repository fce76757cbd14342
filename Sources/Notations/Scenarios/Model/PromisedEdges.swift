import Geometry
import LayoutConstraints

extension PromisedRule {
  /// A multiple of the position of an edge, in the container's coordinates.
  package struct EdgeTerm {
    /// The name of the element.
    package let element: String
    /// The edge's index among left, top, right and bottom.
    package let edge: Int
    package fileprivate(set) var factor: Double

    fileprivate func isOfSameEdge(_ other: EdgeTerm) -> Bool {
      element == other.element && edge == other.edge
    }
  }

  /// The elements whose edges decide it.
  package var measured: [String] {
    relations.flatMap { $0.terms(readsRightToLeft: false).map { $0.element } }
  }
}

extension PromisedRule.Relation {
  /// The left side minus the right one, without the constant, as a sum of different edges.
  ///
  /// What both sides are measured from falls out of it where it counts equally: a notation need not have it.
  package func terms(readsRightToLeft: Bool) -> [PromisedRule.EdgeTerm] {
    let places = [left, right].compactMap { $0?.end }
    let isFromRight = readsRightToLeft && places.allSatisfy { $0.isDirectional }
    let terms =
      left.terms(1, readsRightToLeft, isFromRight)
      + (right?.terms(-multiplier, readsRightToLeft, isFromRight) ?? [])
    let sums: [PromisedRule.EdgeTerm] = terms.reduce(into: []) { sums, term in
      if let known = sums.firstIndex(where: { $0.isOfSameEdge(term) }) {
        sums[known].factor += term.factor
      } else {
        sums.append(term)
      }
    }
    return sums.filter { $0.factor != 0 }
  }
}

extension PromisedRule.Length {
  /// This length times a factor; `isFromRight` says where positions are measured from.
  fileprivate func terms(
    _ factor: Double, _ readsRightToLeft: Bool, _ isFromRight: Bool
  ) -> [PromisedRule.EdgeTerm] {
    if end.attribute.isSize {
      let start = end.attribute.axis == .horizontal ? 0 : 1
      return [
        PromisedRule.EdgeTerm(element: end.element, edge: start + 2, factor: factor),
        PromisedRule.EdgeTerm(element: end.element, edge: start, factor: -factor),
      ]
    }
    guard let start else { return end.terms(factor, within: origin, readsRightToLeft, isFromRight) }
    let isFromRight = readsRightToLeft && start.isDirectional && end.isDirectional
    return end.terms(factor, within: origin, readsRightToLeft, isFromRight)
      + start.terms(-factor, within: origin, readsRightToLeft, isFromRight)
  }
}

extension PromisedRule.Place {
  /// The position in the coordinates of an element around it, times a factor.
  fileprivate func terms(
    _ factor: Double, within origin: String, _ readsRightToLeft: Bool, _ isFromRight: Bool
  ) -> [PromisedRule.EdgeTerm] {
    let start = attribute.axis == .horizontal ? 0 : 1
    let edges: [Int] =
      switch attribute.physical(readsRightToLeft: readsRightToLeft) {
      case .left, .top: [start]
      case .right, .bottom: [start + 2]
      default: [start, start + 2]
      }
    let sign = isFromRight ? -factor : factor
    return edges.map {
      PromisedRule.EdgeTerm(element: element, edge: $0, factor: sign / Double(edges.count))
    } + [PromisedRule.EdgeTerm(element: origin, edge: isFromRight ? 2 : start, factor: -sign)]
  }

  /// Whether constraints measure it from where reading begins, since it says neither left nor right.
  fileprivate var isDirectional: Bool {
    attribute.axis == .horizontal && !attribute.isSize && attribute != .left && attribute != .right
  }
}
