import Geometry
import LayoutConstraints

extension TranslationDraft {
  /// The translation: elements first, then the guides that are left, and the rules by groups.
  func finished() throws(ConstraintError) -> SpecTranslation {
    var system = ConstraintSystem()
    var indices: [Int: Int] = [0: ConstraintSystem.container]
    let left = items.indices.dropFirst().filter { !items[$0].isGone }
    for index in left.filter({ !items[$0].isGuide }) + left.filter({ items[$0].isGuide }) {
      indices[index] = try system.addItem(items[index].constraintItem)
    }
    var kept: [SpecTranslation.Rule] = []
    var numbers: [Int: Int] = [:]
    var keptGroups: [SpecTranslation.Group] = []
    for (group, description) in groups.enumerated() {
      for rule in rules where rule.group == group {
        guard let constraint = rule.constraint.renumbered({ indices[$0] }) else { continue }
        if numbers[group] == nil {
          numbers[group] = keptGroups.count
          keptGroups.append(description)
        }
        try system.add(constraint)
        kept.append(
          SpecTranslation.Rule(
            group: numbers[group] ?? 0, translationClass: rule.translationClass))
      }
    }
    return SpecTranslation(
      system: system, rules: kept, groups: keptGroups, deviations: deviations)
  }
}

extension TranslationDraft.DraftItem {
  /// The item as the constraint engine knows it.
  fileprivate var constraintItem: ConstraintItem {
    var item = ConstraintItem(
      name: name, content: content, hugging: hugging, compressionResistance: compressionResistance)
    if isGuide { item.kind = .layoutGuide }
    return item
  }
}
