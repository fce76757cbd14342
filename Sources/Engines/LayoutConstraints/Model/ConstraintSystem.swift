public import Geometry

/// Rectangles and the constraints between them: all that Auto Layout needs to lay out one screen.
///
/// ```swift
/// var system = ConstraintSystem()
/// try system.addItem(ConstraintItem(name: "photo"))
/// try system.add(rule: "H:|-5-[photo(40)]")
/// try system.add(rule: "photo.top == superview.top + 5")
/// try system.add(rule: "photo.height == photo.width")
/// let result = try system.layout(in: Container(width: 320), rounding: .pixels(scale: 2))
/// ```
///
/// The container is the item at index 0; its size is given when the system is laid out. Every other
/// item has a parent and coordinates within it.
public struct ConstraintSystem: Sendable {
  /// The index of the container.
  public static let container = 0

  /// The items: the container first, then in the order in which they were added.
  public private(set) var items: [ConstraintItem]
  /// The constraints, in the order in which they were added.
  public private(set) var constraints: [Constraint] = []
  private(set) var activations = ActivationOrder()
  /// The stack views in the order in which they were added; their constraints are in `constraints`.
  public var stackViews: [StackView] { stacks.all }
  private(set) var stacks = StackViewList()
  private var requiredLengths = RequiredLengths()
  /// The reading direction of every item that neither has its own nor is inside an item that has.
  public var direction = LayoutDirection.leftToRight
  /// How far bars reach into the container on each side, in points; finite and not negative.
  public var safeAreaInsets = EdgeInsets()
  /// Whether the constraints decide the container's size, instead of the size that the layout is
  /// given.
  var decidesContainerSize = false
  /// The index of each item, by its name.
  private(set) var indices: [String: Int]

  /// The name of the outermost view in scenarios, in both notations.
  public static let containerName = "superview"

  /// Makes a system that contains only its container.
  public init(containerName: String = Self.containerName) {
    items = [ConstraintItem(name: containerName)]
    indices = [containerName: Self.container]
  }

  /// The index of the item called `name`, if there is one.
  public func index(of name: String) -> Int? {
    indices[name]
  }

  /// Adds an item and returns its index.
  ///
  /// Throws if the name is taken, the parent does not exist, a fixed content size is not finite,
  /// negative or above `Constraint.largestLength`, or a priority is out of range.
  @discardableResult
  public mutating func addItem(_ item: ConstraintItem) throws(ConstraintError) -> Int {
    guard indices[item.name] == nil else { throw .duplicateItem(name: item.name) }
    try checkParent(item.parent)
    try item.checkContent()
    indices[item.name] = items.count
    items.append(item)
    return items.count - 1
  }

  /// Moves an item into another one, whatever its parent was.
  ///
  /// Throws if either does not exist, if the item is the container or the content of a scroll view,
  /// if the parent is a guide, or if the item would become its own ancestor. Linear in the depth of
  /// `parent`.
  public mutating func place(_ item: Int, in parent: Int) throws(ConstraintError) {
    try checkIndex(item)
    try checkParent(parent)
    let isContent = items[item].kind == .contentLayoutGuide
    guard !isContent || items[parent].contentLayoutGuide == item else {
      throw .contentOutsideScrollView(name: items[item].name)
    }
    guard item != Self.container else { throw .containerInsideItem(name: items[parent].name) }
    var ancestor = parent
    while ancestor != Self.container {
      guard ancestor != item else { throw .hierarchyCycle(names: cycle(of: item, in: parent)) }
      ancestor = items[ancestor].parent
    }
    items[item].parent = parent
  }

  /// The names of an item, of the new parent, and of everything around that up to the item.
  private func cycle(of item: Int, in parent: Int) -> [String] {
    var path = [items[item].name]
    var ancestor = parent
    while ancestor != item {
      path.append(items[ancestor].name)
      ancestor = items[ancestor].parent
    }
    return path + [items[item].name]
  }

  /// Changes the properties of an item, except its name and its parent.
  ///
  /// Throws and changes nothing if there is no such item or a number is out of range.
  public mutating func updateItem(
    _ index: Int, _ change: (inout ConstraintItem) -> Void
  ) throws(ConstraintError) {
    try checkIndex(index)
    var item = items[index]
    change(&item)
    try item.checkContent()
    items[index] = item
  }

  /// The same system with other names: that of every item but the container is replaced by the result
  /// of `rename`, and items that belong to one, such as guides of a stack view, follow it.
  ///
  /// The new names must be unique.
  package func renamingItems(_ rename: (String) -> String) -> ConstraintSystem {
    var renamed = self
    renamed.indices = [items[Self.container].name: Self.container]
    for index in items.indices.dropFirst() {
      let (old, parent) = (items[index].name, items[index].parent)
      let around = items[parent].name + "."
      let follows = items[index].kind != .view && items[index].kind != .layoutGuide
      let name =
        follows && old.hasPrefix(around)
        ? "\(renamed.items[parent].name).\(old.dropFirst(around.count))" : rename(old)
      renamed.items[index].name = name
      renamed.indices[name] = index
    }
    return renamed
  }

  /// Adds a constraint and returns its index.
  ///
  /// Throws if an item does not exist, if Auto Layout has no such pair of attributes, or if a
  /// number is out of range.
  @discardableResult
  public mutating func add(_ constraint: Constraint) throws(ConstraintError) -> Int {
    try check(constraint)
    constraints.append(constraint)
    activations.append()
    return constraints.count - 1
  }

  /// Adds all of these constraints; throws for the first that cannot be added, and then adds none.
  mutating func add(_ group: [Constraint]) throws(GroupError) {
    for (index, constraint) in group.enumerated() {
      do {
        try check(constraint)
      } catch {
        throw GroupError(index: index, error: error)
      }
    }
    constraints += group
    for _ in group { activations.append() }
  }

  /// Replaces a constraint by another that has been checked.
  mutating func replaceConstraint(at index: Int, by constraint: Constraint) {
    if constraint.isActive, !constraints[index].isActive { activations.repeatActivation(of: index) }
    constraints[index] = constraint
    requiredLengths.forget()
  }

  /// The first constraint of a group that cannot be added, with the error.
  struct GroupError: Error {
    var index: Int
    var error: ConstraintError
  }

  /// Adds a whole system as one new item of this one, and returns that item's index.
  ///
  /// The other system's container becomes the item `name`, a child of this container. Its items
  /// keep their order and are called `name.item`. Its reading direction is kept, and its safe area
  /// becomes `additionalSafeAreaInsets`. Throws if one of these names is taken.
  @discardableResult
  public mutating func add(
    _ system: ConstraintSystem, as name: String
  ) throws(ConstraintError) -> Int {
    var container = system.items[Self.container]
    container.name = name
    container.parent = Self.container
    container.direction = container.direction ?? system.direction
    container.additionalSafeAreaInsets.add(system.safeAreaInsets)
    container.contentLayoutGuide? += items.count
    let root = try addItem(container)
    for item in system.items.dropFirst() {
      var copy = item
      copy.name = "\(name).\(item.name)"
      copy.parent = root + item.parent
      copy.contentLayoutGuide? += root
      guard indices[copy.name] == nil else { throw .duplicateItem(name: copy.name) }
      indices[copy.name] = items.count
      items.append(copy)
    }
    constraints += system.constraints.compactMap { $0.renumbered { root + $0 } }
    activations.append(system.activations)
    for stack in system.stackViews { stacks.append(stack.movingItems(by: root)) }
    return root
  }

  /// Whether a constraint can be added.
  package func accepts(_ constraint: Constraint) -> Bool {
    (try? check(constraint)) != nil
  }

  private func check(_ constraint: Constraint) throws(ConstraintError) {
    for place in constraint.places {
      try checkIndex(place.item)
      guard let guide = place.guide, guide.isOfScrollView else { continue }
      let item = items[place.item]
      guard item.contentLayoutGuide != nil else { throw .noScrollView(item: item.name, guide) }
    }
    try constraint.checkPair()
    try constraint.checkNumbers()
  }

  private func checkParent(_ index: Int) throws(ConstraintError) {
    try checkIndex(index)
    guard items[index].isView else { throw .insideGuide(name: items[index].name) }
  }

  private func checkIndex(_ index: Int) throws(ConstraintError) {
    guard items.indices.contains(index) else { throw .unknownItem(index: index) }
  }
}

/// The steps of adding a stack view.
extension ConstraintSystem {
  /// Whether an item is a stack view; constant time.
  public func isStackView(_ item: Int) -> Bool { stacks.stack(at: item) != nil }

  /// The lengths that authors require, by all constraints that there are now.
  mutating func readRequiredLengths() -> RequiredLengths {
    requiredLengths.read(constraints)
    return requiredLengths
  }

  /// Does what adds the items and constraints of a stack view, and notes the stack view; where that
  /// throws, nothing has changed.
  ///
  /// Nothing is copied for that: only what is added or moved is taken back.
  mutating func addStack(
    _ stack: StackView, _ body: (inout ConstraintSystem) throws(ConstraintError) -> Void
  ) throws(ConstraintError) {
    let (itemCount, constraintCount) = (items.count, constraints.count)
    let parents = stack.arranged.map { items[$0].parent }
    let wasStackView = items[stack.item].isStackView
    do {
      try body(&self)
    } catch {
      for item in items[itemCount...] { indices[item.name] = nil }
      items.removeSubrange(itemCount...)
      constraints.removeSubrange(constraintCount...)
      activations.removeLast(activations.moments.count - constraintCount)
      requiredLengths.forget()
      for (view, parent) in zip(stack.arranged, parents) { items[view].parent = parent }
      items[stack.item].isStackView = wasStackView
      throw error
    }
    stacks.append(stack)
  }
}

/// Changes to existing constraints.
extension ConstraintSystem {
  /// Activates or deactivates a constraint.
  ///
  /// Throws if there is no such constraint.
  public mutating func setActive(
    _ isActive: Bool, ofConstraint index: Int
  ) throws(ConstraintError) {
    try update(index) { $0.isActive = isActive }
  }

  /// Replaces a constraint by another one, which becomes active.
  ///
  /// Throws if there is no such constraint, or if the other one cannot be added.
  package mutating func replace(
    _ index: Int, by constraint: Constraint
  ) throws(ConstraintError) {
    guard constraints.indices.contains(index) else { throw .unknownConstraint(index: index) }
    try check(constraint)
    replaceConstraint(at: index, by: constraint)
  }

  /// Replaces the text that messages call a constraint by: the rule as its author wrote it, for
  /// example.
  ///
  /// Throws if there is no such constraint.
  public mutating func setOrigin(
    _ origin: String?, ofConstraint index: Int
  ) throws(ConstraintError) {
    try update(index) { $0.origin = origin }
  }

  /// The system as if some conditions had been written with other priorities, required or not, to
  /// learn what that would change.
  ///
  /// Conditions that the engine adds keep theirs. Throws if a condition or a priority is out of range.
  public func replacingPriorities(
    _ changes: [(condition: LayoutCondition, priority: Double)]
  ) throws(ConstraintError) -> ConstraintSystem {
    var system = self
    for (condition, priority) in changes {
      switch condition {
      case .constraint(let index): try system.update(index) { $0.priority = priority }
      case .hugging(let item, let axis):
        try system.updateItem(item) { $0.hugging[axis] = priority }
      case .compressionResistance(let item, let axis):
        try system.updateItem(item) { $0.compressionResistance[axis] = priority }
      case .containerSize, .nonNegativeSize, .selfSizingHeight: continue
      }
    }
    return system
  }

  private mutating func update(
    _ index: Int, _ change: (inout Constraint) -> Void
  ) throws(ConstraintError) {
    guard constraints.indices.contains(index) else { throw .unknownConstraint(index: index) }
    var constraint = constraints[index]
    change(&constraint)
    try constraint.checkNumbers()
    replaceConstraint(at: index, by: constraint)
  }
}
