import Geometry
import LayoutConstraints

/// Lowers a tree of views to a constraint system.
@MainActor struct ViewLowering {
  var result: ViewSystem
  let root: UIView, tree: [UIView]
  private var names: ViewNames
  /// Whether the content of the root counts: not in a layout, where the root keeps its size.
  private let asksRoot: Bool
  init(_ root: UIView, names: ViewNames, asksRoot: Bool) {
    (self.root, self.asksRoot, self.names) = (root, asksRoot, names)
    tree = root.tree
    let name = self.names.name(of: root, called: root.notation.label)
    result = ViewSystem(system: ConstraintSystem(containerName: name))
  }
  mutating func lower() {
    let device = SimulatedDevice.current
    result.system.direction = device.isRightToLeft ? .rightToLeft : .leftToRight
    result.system.safeAreaInsets = EdgeInsets(device.safeAreaInsets)
    for missing in MissingAnswer.take() {
      root.report(.view(name: missing.name, reason: missing.reason))
    }
    result.problems = tree.flatMap(\.ownProblems)
    result.discardedConstraints = tree.flatMap(\.discardedConstraints)
    for view in tree { reportingErrors(of: view) { try $0.add(view) } }
    addConstraints()
    for view in tree { reportingErrors(of: view) { try $0.addMask(view) } }
    addStacks()
    while result.constraints.count < result.system.constraints.count {
      result.constraints.append(nil)
    }
  }

  /// Runs a step for a view; an error is reported as a problem, and lowering continues.
  private mutating func reportingErrors(of view: UIView, _ step: (inout Self) throws -> Void) {
    do {
      try step(&self)
    } catch {
      result.problems.append(.view(name: name(of: view), reason: "\(error)"))
    }
  }
  private func name(of view: UIView) -> String {
    result.item(of: view).map { result.system.items[$0].name } ?? "\(type(of: view))"
  }
  // Views and guides.
  private mutating func add(_ view: UIView) throws(ConstraintError) {
    var index = ConstraintSystem.container
    if view !== root {
      guard let parent = view.parent.flatMap({ result.item(of: $0) }) else { return }
      index = try result.system.addItem(
        ConstraintItem(name: names.name(of: view, called: view.notation.label), parent: parent))
    }
    result.indices[ObjectIdentifier(view)] = index
    result.views.append(view)
    if let problem = view.contentProblem(name: name(of: view)) { result.problems.append(problem) }
    if view !== root || asksRoot {
      let content = view.contentForLayout
      update(index, of: view) { $0.setContent(content) }
    }
    update(index, of: view) {
      $0.hugging = AxisPriorities(view.contentHuggingPriority)
      $0.compressionResistance = AxisPriorities(view.contentCompressionResistancePriority)
    }
    update(index, of: view) { $0.setInsets(of: view) }
    if view.isScrollView {
      _ = try result.system.makeScrollView(index)
      result.views.append(nil)
    }
    for guide in view.ownGuides { try add(guide, of: index) }
  }

  /// Changes an item; properties that can fail are set apart, so that an invalid one fails alone.
  private mutating func update(
    _ index: Int, of view: UIView, _ change: (inout ConstraintItem) -> Void
  ) { reportingErrors(of: view) { try $0.result.system.updateItem(index, change) } }
  private mutating func add(_ guide: UILayoutGuide, of view: Int) throws(ConstraintError) {
    let label = guide.identifier.isEmpty ? guide.notation.label : guide.identifier
    var item = ConstraintItem(name: names.name(of: guide, called: label), parent: view)
    item.kind = .layoutGuide
    let index = try result.system.addItem(item)
    result.indices[ObjectIdentifier(guide)] = index
    result.guides.append((guide, index))
    result.views.append(nil)
  }
  // Constraints, autoresizing masks and stack views.
  mutating func addConstraints() {
    let active = tree.flatMap(\.held.values).sorted { $0.activation < $1.activation }
    for constraint in active {
      do throws(ConstraintError) {
        try add(constraint)
      } catch {
        result.problems.append(
          .invalidConstraint(
            constraint: constraint.text, madeAt: constraint.madeAt, reason: error.description))
      }
    }
  }
  private mutating func add(_ constraint: NSLayoutConstraint) throws(ConstraintError) {
    guard constraint.firstAttribute != .notAnAttribute,
      constraint.second == nil || constraint.secondAttribute != .notAnAttribute
    else {
      return result.problems.append(
        .invalidConstraint(
          constraint: constraint.text, madeAt: constraint.madeAt,
          reason: "an item needs an attribute: notAnAttribute is only allowed without an item"))
    }
    guard let first = anchor(of: constraint.first) else { return }
    var second: Constraint.Anchor?
    if let side = constraint.second {
      guard let anchor = anchor(of: side) else { return }
      second = anchor
    }
    var row = Constraint(
      first, constraint.relation.inEngine, second, multiplier: Double(constraint.multiplier),
      constant: Double(constraint.constant), priority: Double(constraint.priority.rawValue))
    row.identifier = constraint.identifier
    row.isInset = constraint.isInset
    row.source = constraint.isSystemSpacing ? .systemSpacing : .author
    let index = try result.system.add(row)
    if let place = constraint.madeAt {
      let text = result.system.text(ofConstraint: index)
      try result.system.setOrigin("\(text) (\(place))", ofConstraint: index)
    }
    result.constraints.append(constraint)
  }

  /// A side as an anchor of the engine; `nil` where an item is gone or outside the tree.
  private func anchor(of side: ConstraintSide) -> Constraint.Anchor? {
    guard let end = anchor(of: side.end) else { return nil }
    guard let start = side.start else { return end }
    guard let start = anchor(of: start) else { return nil }
    return .distance(from: start, to: end)
  }
  private func anchor(of reference: WeakItemAttribute) -> Constraint.Anchor? {
    guard let item = reference.item, let attribute = reference.attribute.inEngine else {
      return nil
    }
    if let guide = item as? UILayoutGuide, let role = guide.role {
      return guide.owningView.flatMap { result.item(of: $0) }
        .map { Constraint.Anchor(item: $0, guide: role, attribute: attribute) }
    }
    return result.indices[ObjectIdentifier(item)]
      .map { Constraint.Anchor(item: $0, attribute: attribute) }
  }
  mutating func addMask(_ view: UIView) throws(ConstraintError) {
    guard view !== root, view.translatesAutoresizingMaskIntoConstraints,
      let index = result.item(of: view), let superview = view.parent
    else { return }
    try result.system.addAutoresizing(
      of: index, frame: view.frame, superviewSize: superview.bounds.size,
      mask: view.autoresizingMask.inEngine)
  }

  /// Adds all stack views, the outer ones first: their proportions depend on those inside.
  mutating func addStacks() {
    let stacks = tree.compactMap { view in
      view.stackView { result.item(of: $0) }.map { (view: view, stack: $0) }
    }
    let others = Dictionary(stacks.map { ($0.stack.item, $0.stack) }) { $1 }
    for entry in stacks {
      reportingErrors(of: entry.view) { try $0.result.system.add(entry.stack, among: others) }
    }
    while result.views.count < result.system.items.count { result.views.append(nil) }
  }
}

@MainActor extension ConstraintItem {
  /// Sets the content, of which either length of a fixed size may be `noIntrinsicMetric`.
  fileprivate mutating func setContent(_ content: Content) {
    self.content = content
    guard case .fixed(var size) = content else { return }
    hasContentWidth = size.width != UIView.noIntrinsicMetric
    hasContentHeight = size.height != UIView.noIntrinsicMetric
    if !hasContentWidth { size.width = 0 }
    if !hasContentHeight { size.height = 0 }
    self.content = hasContentWidth || hasContentHeight ? .fixed(size) : .none
  }

  /// Sets everything else of a view except its name, its parent and whether it scrolls.
  fileprivate mutating func setInsets(of view: UIView) {
    alignmentRectInsets = EdgeInsets(view.alignmentRectInsets)
    let margins = view.effectiveMargins
    layoutMargins = DirectionalEdgeInsets(
      top: margins.top, leading: margins.leading, bottom: margins.bottom,
      trailing: margins.trailing)
    insetsLayoutMarginsFromSafeArea = view.insetsLayoutMarginsFromSafeArea
    preservesSuperviewLayoutMargins = view.preservesSuperviewLayoutMargins
    additionalSafeAreaInsets = EdgeInsets(view.additionalSafeArea)
    direction = view.ownDirection
    isHidden = view.isHidden
  }
}

extension AxisPriorities {
  fileprivate init(_ priority: (NSLayoutConstraint.Axis) -> UILayoutPriority) {
    self.init(
      horizontal: Double(priority(.horizontal).rawValue),
      vertical: Double(priority(.vertical).rawValue))
  }
}

extension EdgeInsets {
  fileprivate init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
