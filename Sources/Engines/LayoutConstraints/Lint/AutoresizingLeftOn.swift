import Geometry

/// Items with an autoresizing mask that was left on.
extension ConstraintSystem {
  /// One warning for each item and axis along which both a mask and an author's constraint place
  /// the item; linear in the number of constraints and the depth of items.
  ///
  /// A constraint that places another item relative to this one does not count.
  func autoresizingWarnings() -> [LintWarning] {
    var masks: [Side: [Int]] = [:]
    for (index, constraint) in constraints.enumerated()
    where constraint.isActive && constraint.source == .autoresizingMask {
      let side = Side(item: constraint.first.item, axis: constraint.first.attribute.axis)
      masks[side, default: []].append(index)
    }
    guard !masks.isEmpty else { return [] }
    let tree = ItemTree(self)
    let masked = Set(masks.keys.map { $0.item })
    var warnings: [LintWarning] = []
    for index in writtenConstraints {
      let places = constraints[index].places
      for place in places {
        let side = Side(item: place.item, axis: place.attribute.axis)
        let placesAnother = places.contains {
          !masked.contains($0.item)
            && tree.closestCommonAncestor($0.item, place.item) != $0.item
        }
        guard !placesAnother, let rows = masks.removeValue(forKey: side) else { continue }
        warnings.append(
          LintWarning(
            index: index, related: rows,
            problem: .autoresizingLeftOn(item: items[side.item].name, axis: side.axis),
            betterForm: nil))
      }
    }
    return warnings
  }
}

/// An item along one axis.
private struct Side: Hashable {
  var item: Int
  var axis: Axis
}
