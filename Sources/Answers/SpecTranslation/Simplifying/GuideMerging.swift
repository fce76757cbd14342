import Geometry
import LayoutConstraints

/// Replaces guides by elements that have the same four edges.
enum GuideMerging {
  /// Merges as many guides as possible; returns whether there were any.
  ///
  /// Linear in the number of rules in which guides occur.
  static func run(
    _ items: inout [TranslationDraft.DraftItem], _ rules: inout IndexedRules
  ) -> Bool {
    var isChanged = false
    // The innermost first: then a guide around it may have the same edges.
    for guide in items.indices.reversed() where items[guide].isGuide && !items[guide].isGone {
      let naming = rules.naming(guide)
      guard let element = element(on: guide, naming, items) else { continue }
      for (place, rule) in naming {
        rules.change(at: place, to: merged(guide, into: element, in: rule.constraint))
      }
      items[guide].isGone = true
      items[guide].replacement = element
      if items[guide].isArranged { items[element].isArranged = true }
      items[guide].spoken = items[element].name
      isChanged = true
    }
    return isChanged
  }

  /// The first element whose edges are all the guide's, by required rules.
  private static func element(
    on guide: Int, _ naming: [(place: Int, rule: TranslationDraft.DraftRule)],
    _ items: [TranslationDraft.DraftItem]
  ) -> Int? {
    var shared: [Int: Set<Constraint.Attribute>] = [:]
    for (_, rule) in naming {
      let constraint = rule.constraint
      guard constraint.isRequiredEquality, constraint.multiplier == 1, constraint.constant == 0,
        !constraint.first.isDistance, let second = constraint.second, !second.isDistance,
        constraint.first.attribute == second.attribute
      else { continue }
      let (one, other) = (constraint.first.item, second.item)
      shared[one == guide ? other : one, default: []].insert(second.attribute)
    }
    let edges: Set<Constraint.Attribute> = [.leading, .trailing, .top, .bottom]
    return shared.keys.sorted().first { item in
      item != 0 && !items[item].isGuide && edges.isSubset(of: shared[item] ?? [])
    }
  }

  /// A constraint with an element instead of a guide; `nil` where its two sides become the same.
  private static func merged(
    _ guide: Int, into element: Int, in constraint: Constraint
  ) -> Constraint? {
    guard let merged = constraint.renumbered({ $0 == guide ? element : $0 }),
      merged.multiplier != 1 || merged.first != merged.second
    else { return nil }
    return merged
  }
}
