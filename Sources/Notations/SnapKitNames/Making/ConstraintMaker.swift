import UIKitNames

/// What a closure of `makeConstraints` gets: every chain begins with it.
///
/// A constraint is told by how it reads once the views have names, such as
/// `title.trailing == badge.leading - 8`, and by the line on which the chain names its relation.
public final class ConstraintMaker {
  private let item: any ConstrainedItem
  private var chains: [ConstraintDescription] = []

  private init(item: any ConstrainedItem) { self.item = item }

  func extendable(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    let chain = ConstraintDescription(item, attributes)
    chains.append(chain)
    return ConstraintMakerExtendable(chain)
  }
}

// What is done with the chains of a closure.
extension ConstraintMaker {
  /// What the chains of a closure come to, none of it active.
  ///
  /// The frame of a view is no longer taken for constraints of its own.
  static func prepare(
    _ item: any ConstrainedItem, _ closure: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    if let view = item as? UIView { view.translatesAutoresizingMaskIntoConstraints = false }
    let maker = ConstraintMaker(item: item)
    closure(maker)
    return maker.chains.filter { $0.madeAt != nil }.map(\.constraint)
  }

  static func make(_ item: any ConstrainedItem, _ closure: (ConstraintMaker) -> Void) {
    for constraint in prepare(item, closure) { constraint.activate() }
  }

  static func remake(_ item: any ConstrainedItem, _ closure: (ConstraintMaker) -> Void) {
    remove(item)
    make(item, closure)
  }

  static func update(_ item: any ConstrainedItem, _ closure: (ConstraintMaker) -> Void) {
    guard !item.madeConstraints.isEmpty else { return make(item, closure) }
    for constraint in prepare(item, closure) { constraint.updateExisting() }
  }

  static func remove(_ item: any ConstrainedItem) {
    for constraint in item.madeConstraints { constraint.deactivate() }
  }
}
