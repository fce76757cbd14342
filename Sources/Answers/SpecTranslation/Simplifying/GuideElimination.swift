import Geometry
import LayoutConstraints

/// Eliminates the guides that a person would not write: those whose edges other items have as well.
///
/// A guide is eliminated where required rules put each of its four edges at a fixed distance from an
/// edge of another item. That edge replaces the guide's everywhere. A guide stays
///
/// - where an edge follows the furthest of several edges,
/// - where a rule uses its size or its middle, and its two edges belong to different items,
/// - where a stack view arranges it.
enum GuideElimination {
  /// Eliminates as many guides as possible, the outermost first.
  ///
  /// Linear in the number of rules in which guides occur, for each round that eliminates any.
  static func run(_ draft: inout TranslationDraft) {
    var rules = IndexedRules(draft)
    // Merging comes first: the name of an element is clearer than a distance from elsewhere.
    _ = GuideMerging.run(&draft.items, &rules)
    repeat { eliminateAll(&draft.items, &rules) } while GuideMerging.run(&draft.items, &rules)
    draft.rules = rules.all
    removeRepetitions(&draft)
  }

  private static func eliminateAll(
    _ items: inout [TranslationDraft.DraftItem], _ rules: inout IndexedRules
  ) {
    var isChanged = true
    while isChanged {
      isChanged = false
      for guide in items.indices where items[guide].canBeEliminated {
        guard eliminate(guide, mayCollapse: items[guide].mayCollapse, in: &rules) else { continue }
        items[guide].isGone = true
        isChanged = true
      }
    }
  }

  /// Eliminates one guide if possible; returns whether it did.
  private static func eliminate(
    _ guide: Int, mayCollapse: Bool, in rules: inout IndexedRules
  ) -> Bool {
    let naming = rules.naming(guide)
    let constraints = naming.map { (index: $0.place, constraint: $0.rule.constraint) }
    var used: Set<Int> = []
    var substitutions: [Axis: EdgeSubstitution] = [:]
    for axis in Axis.allCases {
      guard let substitution = EdgeSubstitution(of: guide, axis, naming: constraints, using: &used)
      else { return false }
      substitutions[axis] = substitution
    }
    var changes: [(place: Int, constraint: Constraint?)] = []
    for (place, rule) in naming {
      guard !used.contains(place) else {
        changes.append((place, nil))
        continue
      }
      guard let constraint = substitute(guide, by: substitutions, in: rule.constraint)
      else { return false }
      changes.append((place, constraint.value))
    }
    for (place, constraint) in changes { rules.change(at: place, to: constraint) }
    if mayCollapse, let first = naming.first(where: { used.contains($0.place) }) {
      for axis in Axis.allCases {
        guard let rule = substitutions[axis]?.order(group: first.rule.group) else { continue }
        rules.append(rule)
      }
    }
    return true
  }

  /// A constraint with the guide's edges replaced; `nil` where that is impossible, and an empty value
  /// where the constraint becomes trivial.
  private static func substitute(
    _ guide: Int, by substitutions: [Axis: EdgeSubstitution], in constraint: Constraint
  ) -> Substituted? {
    guard let substitution = substitutions[constraint.first.attribute.axis] else { return nil }
    var copy = constraint
    guard let first = substitution.replace(guide, in: constraint.first) else { return nil }
    copy.constant -= first.offset
    var second: EdgeSubstitution.Replacement?
    if let anchor = constraint.second {
      guard let replaced = substitution.replace(guide, in: anchor) else { return nil }
      copy.constant += constraint.multiplier * replaced.offset
      second = replaced
    }
    switch (first.anchor, second?.anchor) {
    case (nil, nil): return Substituted(value: nil)
    case (let anchor?, let other):
      copy.first = anchor
      copy.second = other
    case (nil, let anchor?):
      copy.first = anchor
      copy.second = nil
      copy.constant = -copy.constant / constraint.multiplier
      copy.relation = constraint.multiplier > 0 ? copy.relation.reversed : copy.relation
    }
    if copy.second == nil { copy.multiplier = 1 }
    if copy.multiplier == 1, copy.first == copy.second { return Substituted(value: nil) }
    copy.constant += 0
    return Substituted(value: copy)
  }

  private struct Substituted {
    var value: Constraint?
  }

  /// Removes rules that repeat another one, also with a lower priority.
  private static func removeRepetitions(_ draft: inout TranslationDraft) {
    var seen: Set<Constraint> = []
    var strongest: [Constraint: Double] = [:]
    for rule in draft.rules {
      for constraint in [rule.constraint, rule.constraint.swapped] {
        let known = strongest[constraint.withoutPriority] ?? 0
        strongest[constraint.withoutPriority] = max(known, constraint.priority)
      }
    }
    var equations: Set<Constraint> = []
    for rule in draft.rules where rule.constraint.isRequiredEquality {
      equations.formUnion([rule.constraint, rule.constraint.swapped])
    }
    draft.rules = draft.rules.filter { rule in
      let constraint = rule.constraint
      // No size is negative.
      if constraint.first.isSize, !constraint.first.isDistance, constraint.second == nil,
        constraint.constant <= 0,
        constraint.relation == .greaterThanOrEqual
      {
        return false
      }
      if !constraint.isRequiredEquality, equations.contains(constraint.asEquation) { return false }
      if (strongest[constraint.withoutPriority] ?? 0) > constraint.priority { return false }
      if seen.contains(constraint.swapped) { return false }
      return seen.insert(constraint).inserted
    }
  }
}

extension TranslationDraft.DraftItem {
  fileprivate var canBeEliminated: Bool { isGuide && !isGone && !isArranged }
}

extension Constraint {
  var isRequiredEquality: Bool { relation == .equal && priority == Priority.required }

  /// Whether an item occurs in it.
  func names(_ item: Int) -> Bool {
    first.names(item) || second?.names(item) == true
  }

  /// The same constraint as a required one.
  fileprivate var withoutPriority: Constraint {
    var copy = self
    copy.priority = Priority.required
    return copy
  }

  /// The required equation between its sides.
  fileprivate var asEquation: Constraint {
    var copy = withoutPriority
    copy.relation = .equal
    return copy
  }

  /// The same constraint with its sides swapped, where the multiplier is 1; else itself.
  var swapped: Constraint {
    guard let second, multiplier == 1 else { return self }
    var copy = self
    copy.first = second
    copy.second = first
    copy.constant = 0 - constant
    copy.relation = relation.reversed
    return copy
  }
}

extension Constraint.Anchor {
  /// Whether it is an anchor of an item, or a distance from or to one.
  fileprivate func names(_ item: Int) -> Bool {
    isDistance ? ends.contains { $0.item == item } : self.item == item
  }
}
