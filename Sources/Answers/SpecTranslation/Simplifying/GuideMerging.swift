import Geometry
import LayoutConstraints

/// Replaces guides by elements that have the same four edges.
enum GuideMerging {
  /// Merges as many guides as possible; returns whether there were any.
  ///
  /// Linear in the number of rules for each guide that is left.
  static func run(_ draft: inout TranslationDraft) -> Bool {
    var isChanged = false
    // The innermost first: then a guide around it may have the same edges.
    for guide in draft.items.indices.reversed()
    where draft.items[guide].isGuide && !draft.items[guide].isGone {
      guard let element = element(on: guide, in: draft) else { continue }
      merge(guide, into: element, in: &draft)
      isChanged = true
    }
    return isChanged
  }

  /// The first element whose edges are all the guide's, by required rules.
  private static func element(on guide: Int, in draft: TranslationDraft) -> Int? {
    var shared: [Int: Set<Constraint.Attribute>] = [:]
    for rule in draft.rules {
      let constraint = rule.constraint
      guard constraint.isRequiredEquality, constraint.multiplier == 1, constraint.constant == 0,
        !constraint.first.isDistance, let second = constraint.second, !second.isDistance,
        constraint.first.attribute == second.attribute
      else { continue }
      let (one, other) = (constraint.first.item, second.item)
      guard one == guide || other == guide else { continue }
      shared[one == guide ? other : one, default: []].insert(second.attribute)
    }
    let edges: Set<Constraint.Attribute> = [.leading, .trailing, .top, .bottom]
    return shared.keys.sorted().first { item in
      item != 0 && !draft.items[item].isGuide && edges.isSubset(of: shared[item] ?? [])
    }
  }

  private static func merge(_ guide: Int, into element: Int, in draft: inout TranslationDraft) {
    draft.rules = draft.rules.compactMap { rule in
      guard let constraint = rule.constraint.renumbered({ $0 == guide ? element : $0 })
      else { return nil }
      if constraint.multiplier == 1, constraint.first == constraint.second { return nil }
      var copy = rule
      copy.constraint = constraint
      return copy
    }
    draft.items[guide].isGone = true
    draft.items[guide].spoken = draft.items[element].name
  }
}
