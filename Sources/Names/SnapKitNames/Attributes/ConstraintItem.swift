/// A view or a guide with attributes, as in `view.snp.top`.
public final class ConstraintItem: ConstraintRelatableTarget {
  private(set) weak var target: (any ConstrainedItem)?
  let attributes: ConstraintAttributes
  init(target: (any ConstrainedItem)?, attributes: ConstraintAttributes) {
    (self.target, self.attributes) = (target, attributes)
  }
}

extension ConstraintItem: Equatable {
  public static func == (left: ConstraintItem, right: ConstraintItem) -> Bool {
    left === right
      || left.target === right.target && left.target != nil && left.attributes == right.attributes
  }
}
