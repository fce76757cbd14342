import LayoutConstraints
import LayoutSpecs

extension Scenario {
  /// The elements of a file with both notations that neither of them mentions.
  package var elementsInNeitherNotation: [Element] {
    guard code?.constraints == nil, let spec, let constraints else { return [] }
    let inSpec = Set(spec.elementNames)
    let others = elements.filter { !inSpec.contains($0.name) }
    guard !others.isEmpty else { return [] }
    let mentioned = constraints.mentionedItems
    return others.filter { !mentioned.contains($0.name) }
  }
}

extension ConstraintSystem {
  /// The names of all items that a constraint, a stack view or the hierarchy mentions.
  fileprivate var mentionedItems: Set<String> {
    var indices = Set(constraints.flatMap { $0.places }.map { $0.item })
    indices.formUnion(stackViews.flatMap { [$0.item] + $0.arranged })
    for (index, item) in items.enumerated() where item.parent != Self.container {
      indices.formUnion([index, item.parent])
    }
    return Set(indices.map { items[$0].name })
  }
}
