/// The handle of a chain, with which its constraints can be changed later.
///
/// ```swift
/// var height: Constraint?
///
/// box.snp.makeConstraints { make in
///   make.left.right.top.equalToSuperview()
///   height = make.height.equalTo(100).constraint
/// }
/// height?.update(offset: 200)
/// ```
@preconcurrency @MainActor public final class Constraint {
  private weak var item: (any ConstrainedItem)?
  private let rows: [ConstraintRow], madeAt: SourceLine?, label: String?
  private var constant: any ConstraintConstantTarget, priority: ConstraintPriority
  init(_ chain: ConstraintDescription, rows: [ConstraintRow]) {
    item = chain.item
    self.rows = rows
    madeAt = chain.madeAt
    label = chain.label
    constant = chain.constant
    priority = chain.priority
  }

  /// The constraints, one for each attribute.
  ///
  /// The order is left, top, right, bottom, leading, trailing, width, height, centres, baselines,
  /// margins.
  public private(set) lazy var layoutConstraints: [LayoutConstraint] = rows.compactMap { row in
    guard let madeAt else { return nil }
    let made = row.constraint(
      constant: constant.points(for: row.secondAttribute), madeAt: madeAt)
    made?.priority = UILayoutPriority(priority.value)
    made?.identifier = label
    made?.isInset = constant.isInset
    return made
  }
  public var isActive: Bool {
    get { layoutConstraints.contains { $0.isActive } }
    set { if newValue { activate() } else { deactivate() } }
  }
  public func activate() {
    NSLayoutConstraint.activate(layoutConstraints)
    guard let item, !item.notation.made.contains(where: { $0 === self }) else { return }
    item.notation.made.append(self)
  }
  public func deactivate() {
    NSLayoutConstraint.deactivate(layoutConstraints)
    item?.notation.made.removeAll { $0 === self }
  }
  @discardableResult public func update(offset amount: any ConstraintOffsetTarget) -> Constraint {
    replace(constant: amount)
  }
  @discardableResult public func update(inset amount: any ConstraintInsetTarget) -> Constraint {
    replace(constant: amount.insets)
  }
  @discardableResult
  public func update(inset amount: any ConstraintDirectionalInsetTarget) -> Constraint {
    replace(constant: amount)
  }
  @discardableResult
  public func update(priority amount: any ConstraintPriorityTarget) -> Constraint {
    update(priority: ConstraintPriority(amount))
  }
  /// Replaces the priority, unless the old or the new one is required, which is reported.
  ///
  /// Deviation: SnapKit ignores such a change silently.
  @discardableResult public func update(priority amount: ConstraintPriority) -> Constraint {
    priority = amount
    for constraint in layoutConstraints {
      constraint.set(priority: UILayoutPriority(amount.value))
    }
    return self
  }
  private func replace(constant: any ConstraintConstantTarget) -> Constraint {
    self.constant = constant
    for constraint in layoutConstraints { constraint.set(constant) }
    return self
  }
  /// Sets the constants of the view's existing constraints, which must match in everything else.
  func updateExisting() {
    guard let item else { return }
    let existing = item.madeConstraints.flatMap(\.layoutConstraints)
    for row in rows {
      let match = existing.first { row.matches($0, priority: UILayoutPriority(priority.value)) }
      if let match {
        match.set(constant)
      } else {
        item.constrainedView?.report(
          .invalidConstraint(
            constraint: "\(row.text) ^\(priority.value)", madeAt: madeAt,
            reason: """
              updateConstraints only changes constants, and no existing constraint has the same \
              items, attributes, relation, multiplier and priority: use remakeConstraints
              """))
      }
    }
  }
}

extension ConstrainedItem {
  /// The active constraints that were created with `snp`, in the order of creation.
  var madeConstraints: [Constraint] { notation.made.compactMap { $0 as? Constraint } }
}

extension LayoutConstraint {
  /// Sets the constant from a value, by the attribute that the constraint is measured from.
  fileprivate func set(_ value: any ConstraintConstantTarget) {
    constant = value.points(
      for: secondAttribute == .notAnAttribute ? firstAttribute : secondAttribute)
    isInset = value.isInset
  }
  fileprivate func set(priority new: UILayoutPriority) {
    guard new != priority else { return }
    if priority == .required || new == .required {
      reportRequirementChange(to: new)
    } else {
      priority = new
    }
  }
}

/// A constraint of a chain, which creates one for each attribute.
public final class LayoutConstraint: NSLayoutConstraint {
  public var label: String? {
    get { identifier }
    set { identifier = newValue }
  }
  /// The constraint as text: `<SnapKit.LayoutConstraint:gap@Card.swift#12 UILabel.top == …>`.
  public override var description: String { assumingMainActor { shownText } }
  private var shownText: String {
    let name = label ?? String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    let place = madeAt.map { "@\($0.fileName)#\($0.line)" } ?? ""
    var text = "<SnapKit.LayoutConstraint:\(name)\(place) "
    text += "\(Self.text(firstItem, firstAttribute)) \(relation.sign) "
    if secondAttribute == .notAnAttribute {
      text += "\(constant)"
    } else {
      text += Self.text(secondItem, secondAttribute)
      if multiplier != 1 { text += " * \(multiplier)" }
      if constant != 0 { text += constant < 0 ? " - \(-constant)" : " + \(constant)" }
    }
    if priority != .required { text += " ^\(priority.rawValue)" }
    return text + ">"
  }
  private static func text(_ item: AnyObject?, _ attribute: Attribute) -> String {
    "\((item as? any ConstrainedItem).nameForMessages).\(attribute)"
  }
}
