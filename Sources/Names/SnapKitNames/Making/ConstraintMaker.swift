/// The argument of the closure of `makeConstraints`: every chain starts with it.
@preconcurrency @MainActor public final class ConstraintMaker: ConstraintAttributesNaming {
  private let item: any ConstrainedItem
  private var chains: [ConstraintDescription] = []
  private init(item: any ConstrainedItem) { self.item = item }
  /// The constraints of a closure's chains, not active; the view's frame is no longer translated.
  fileprivate static func constraints(
    of item: any ConstrainedItem, _ closure: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    if let view = item as? UIView { view.translatesAutoresizingMaskIntoConstraints = false }
    let maker = ConstraintMaker(item: item)
    closure(maker)
    return maker.chains.filter { $0.madeAt != nil }.map(\.constraint)
  }
  public func naming(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    let chain = ConstraintDescription(item, attributes)
    chains.append(chain)
    return ConstraintMakerExtendable(chain)
  }
  public var center: ConstraintMakerExtendable { naming(.center) }
}

// Creating and changing the constraints of a view or guide; does nothing where it no longer exists.
extension ConstraintAttributesDSL {
  @discardableResult
  public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
    let constraints = constraints(of: closure)
    for constraint in constraints { _ = constraint.layoutConstraints }
    return constraints
  }
  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    for constraint in constraints(of: closure) { constraint.activate() }
  }
  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    removeConstraints()
    makeConstraints(closure)
  }
  /// Sets the constants of existing constraints to those in a closure; without any, makes those.
  ///
  /// Each constraint of the closure must match an existing one in items, attributes, relation,
  /// multiplier and priority. Deviation: without a match nothing changes, and `layoutProblems`
  /// reports it. SnapKit stops the program.
  public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    guard let item, !item.madeConstraints.isEmpty else { return makeConstraints(closure) }
    for constraint in constraints(of: closure) { constraint.updateExisting() }
  }
  public func removeConstraints() {
    for constraint in item?.madeConstraints ?? [] { constraint.deactivate() }
  }
  private var item: (any ConstrainedItem)? { target as? any ConstrainedItem }
  private func constraints(of closure: (ConstraintMaker) -> Void) -> [Constraint] {
    item.map { ConstraintMaker.constraints(of: $0, closure) } ?? []
  }
}
