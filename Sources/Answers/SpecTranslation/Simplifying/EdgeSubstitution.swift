import Comparison
import Geometry
import LayoutConstraints

/// The edges of other items that replace the two edges of a guide on one axis.
struct EdgeSubstitution {
  let start: Edge
  let end: Edge
  let axis: Axis
  /// An item with both edges, for where `start` and `end` belong to different items.
  private let span: Span?

  /// An item whose two edges are at fixed distances from the guide's.
  private struct Span {
    var item: Int
    /// The distances from the guide's edges to the item's, in points.
    var before: Double
    var after: Double
  }

  /// An edge of another item with an offset in points.
  struct Edge {
    var anchor: Constraint.Anchor
    var offset: Double
  }

  /// An anchor with an offset in points; the anchor is `nil` where the result is a number.
  struct Replacement {
    var anchor: Constraint.Anchor?
    var offset: Double
  }

  /// Finds the edges, and adds the rules that determine them to `used`; `nil` where an edge belongs to
  /// no other item.
  ///
  /// - Parameter naming: the rules in which the guide occurs, with their indices.
  init?(
    of guide: Int, _ axis: Axis, naming: [(index: Int, constraint: Constraint)],
    using used: inout Set<Int>
  ) {
    let first = Self.edge(.start, of: guide, axis, naming)
    let last = Self.edge(.end, of: guide, axis, naming)
    let length = Self.length(of: guide, axis, naming)
    switch (first, last, length) {
    case (let first?, _, let length?):
      start = first.edge
      end = Edge(anchor: first.edge.anchor, offset: first.edge.offset + length.points)
      used.formUnion([first.rule, length.rule])
    case (nil, let last?, let length?):
      start = Edge(anchor: last.edge.anchor, offset: last.edge.offset - length.points)
      end = last.edge
      used.formUnion([last.rule, length.rule])
    case (let first?, let last?, nil):
      (start, end) = (first.edge, last.edge)
      used.formUnion([first.rule, last.rule])
    default: return nil
    }
    self.axis = axis
    span = Self.span(of: guide, axis, naming)
  }

  /// The first item that has both edges of the guide, by required rules.
  private static func span(
    of guide: Int, _ axis: Axis, _ naming: [(index: Int, constraint: Constraint)]
  ) -> Span? {
    func distances(_ place: Place) -> [Int: Double] {
      let attribute = place.attribute(along: axis)
      let own = Constraint.Anchor(item: guide, attribute: attribute)
      var distances: [Int: Double] = [:]
      for (_, constraint) in naming {
        guard constraint.isRequiredEquality, constraint.multiplier == 1,
          let second = constraint.second, !constraint.first.isDistance, !second.isDistance,
          constraint.first.attribute == attribute, second.attribute == attribute
        else { continue }
        if constraint.first == own { distances[second.item] = 0 - constraint.constant }
        if second == own { distances[constraint.first.item] = constraint.constant }
      }
      return distances
    }
    let (starts, ends) = (distances(.start), distances(.end))
    let item = starts.keys.sorted().first { $0 != guide && ends[$0] != nil }
    guard let item, let before = starts[item], let after = ends[item] else { return nil }
    return Span(item: item, before: before, after: after)
  }

  /// The outermost edge of another item that determines an edge of the guide.
  private static func edge(
    _ place: Place, of guide: Int, _ axis: Axis, _ naming: [(index: Int, constraint: Constraint)]
  ) -> (edge: Edge, rule: Int)? {
    let own = Constraint.Anchor(item: guide, attribute: place.attribute(along: axis))
    var best: (edge: Edge, rule: Int)?
    for (index, constraint) in naming {
      guard constraint.isRequiredEquality, constraint.multiplier == 1,
        let second = constraint.second, !constraint.first.isSize
      else { continue }
      let found: Edge
      if constraint.first == own, second.item != guide {
        found = Edge(anchor: second, offset: constraint.constant)
      } else if second == own, constraint.first.item != guide {
        found = Edge(anchor: constraint.first, offset: 0 - constraint.constant)
      } else {
        continue
      }
      if let known = best, known.edge.anchor.item <= found.anchor.item { continue }
      best = (found, index)
    }
    return best
  }

  /// The guide's length in points, where a required rule gives it.
  private static func length(
    of guide: Int, _ axis: Axis, _ naming: [(index: Int, constraint: Constraint)]
  ) -> (points: Double, rule: Int)? {
    let own = Constraint.Anchor(item: guide, attribute: .size(along: axis))
    for (index, constraint) in naming {
      guard constraint.isRequiredEquality, constraint.first == own, constraint.second == nil
      else { continue }
      return (constraint.constant, index)
    }
    return nil
  }

  /// An anchor with the guide's edges replaced; `nil` where no other item has it.
  func replace(_ guide: Int, in anchor: Constraint.Anchor) -> Replacement? {
    guard anchor.ends.contains(where: { $0.item == guide }) else {
      return Replacement(anchor: anchor, offset: 0)
    }
    if anchor.isDistance { return replaceEnds(of: anchor, guide) }
    switch anchor.attribute {
    case Place.start.attribute(along: axis):
      return Replacement(anchor: start.anchor, offset: start.offset)
    case Place.end.attribute(along: axis):
      return Replacement(anchor: end.anchor, offset: end.offset)
    case Place.center.attribute(along: axis): return middle
    case .size(along: axis): return length
    default: return nil
    }
  }

  private func replaceEnds(of distance: Constraint.Anchor, _ guide: Int) -> Replacement? {
    guard let start = distance.start, let first = replace(guide, in: start),
      let last = replace(guide, in: distance.end), let from = first.anchor, let to = last.anchor
    else { return nil }
    let offset = last.offset - first.offset
    return from == to
      ? Replacement(anchor: nil, offset: offset)
      : Replacement(anchor: .distance(from: from, to: to), offset: offset)
  }

  private var middle: Replacement? {
    let offset = (start.offset + end.offset) / 2
    if start.anchor == end.anchor { return Replacement(anchor: start.anchor, offset: offset) }
    guard isOneItem else {
      return span.map {
        Replacement(
          anchor: Constraint.Anchor(item: $0.item, attribute: Place.center.attribute(along: axis)),
          offset: 0 - ($0.before + $0.after) / 2)
      }
    }
    let middle = Constraint.Anchor(
      item: start.anchor.item, attribute: Place.center.attribute(along: axis))
    return Replacement(anchor: middle, offset: offset)
  }

  private var length: Replacement? {
    let offset = end.offset - start.offset
    if start.anchor == end.anchor { return Replacement(anchor: nil, offset: offset) }
    guard isOneItem else {
      return span.map {
        Replacement(
          anchor: Constraint.Anchor(item: $0.item, attribute: .size(along: axis)),
          offset: $0.before - $0.after)
      }
    }
    let length = Constraint.Anchor(item: start.anchor.item, attribute: .size(along: axis))
    return Replacement(anchor: length, offset: offset)
  }

  /// Whether the edges are the start and the end of one item.
  private var isOneItem: Bool {
    start.anchor.item == end.anchor.item
      && start.anchor.attribute == Place.start.attribute(along: axis)
      && end.anchor.attribute == Place.end.attribute(along: axis)
  }

  /// The rule that the end is not before the start; `nil` where that is certain.
  func order(group: Int) -> TranslationDraft.DraftRule? {
    if start.anchor == end.anchor || isOneItem { return nil }
    return TranslationDraft.DraftRule(
      constraint: Constraint(
        end.anchor, .greaterThanOrEqual, start.anchor, constant: start.offset - end.offset),
      group: group, translationClass: .exact)
  }
}
