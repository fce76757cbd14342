/// Undoes changes and does them again; an event ends here where `undo()` is called.
open class UndoManager: NSObject {
  private struct Step {
    weak var target: AnyObject?
    let run: (AnyObject) -> Void
  }
  private struct Group { var steps: [Step] = [], name = "" }
  private var undone: [Group] = [], redone: [Group] = [], opened: [Group] = [], disabled = 0
  open var groupsByEvent = true
  open var levelsOfUndo = 0 { didSet { limit() } }
  open private(set) var isUndoing = false, isRedoing = false
  open var groupingLevel: Int { opened.count }
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  open var canUndo: Bool { !undone.isEmpty || opened.contains { !$0.steps.isEmpty } }
  open var canRedo: Bool { !redone.isEmpty }
  open var undoActionName: String { (opened.first ?? undone.last)?.name ?? "" }
  open var redoActionName: String { redone.last?.name ?? "" }
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  public override init() { super.init() }
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) { register(Step(target: target) { ($0 as? Target).map(handler) }) }
  open func registerUndo(withTarget target: Any, selector: Selector, object: Any?) {
    register(Step(target: target as AnyObject) { selector.call(on: $0, object) })
  }
  open func beginUndoGrouping() { opened.append(Group()) }
  open func endUndoGrouping() {
    guard let group = opened.popLast() else { return }
    guard opened.isEmpty else {
      opened[opened.count - 1].steps += group.steps
      return
    }
    guard !group.steps.isEmpty else { return }
    if isUndoing { redone.append(group) } else { undone.append(group) }
    limit()
  }
  open func disableUndoRegistration() { disabled += 1 }
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }
  open func setActionName(_ actionName: String) {
    if !opened.isEmpty {
      opened[0].name = actionName
    } else if !undone.isEmpty {
      undone[undone.count - 1].name = actionName
    }
  }
  open func undo() {
    if opened.count == 1 { endUndoGrouping() }
    undoNestedGroup()
  }
  open func undoNestedGroup() {
    guard !isUndoing, !isRedoing, opened.isEmpty, let group = undone.popLast() else { return }
    isUndoing = true
    run(group)
    isUndoing = false
  }
  open func redo() {
    guard !isUndoing, !isRedoing, opened.isEmpty, let group = redone.popLast() else { return }
    isRedoing = true
    run(group)
    isRedoing = false
  }
  open func removeAllActions() { (undone, redone, opened) = ([], [], []) }
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func others(_ group: Group) -> Group {
      Group(steps: group.steps.filter { $0.target !== target }, name: group.name)
    }
    undone = undone.map(others).filter { !$0.steps.isEmpty }
    redone = redone.map(others).filter { !$0.steps.isEmpty }
    opened = opened.map(others)
  }
  /// Runs a group from its end; what it registers becomes a group for the other direction.
  private func run(_ group: Group) {
    beginUndoGrouping()
    opened[0].name = group.name
    for step in group.steps.reversed() { step.target.map(step.run) }
    while !opened.isEmpty { endUndoGrouping() }
  }
  private func register(_ step: Step) {
    guard isUndoRegistrationEnabled else { return }
    if !isUndoing, !isRedoing { redone = [] }
    let isAlone = opened.isEmpty
    if isAlone { beginUndoGrouping() }
    opened[opened.count - 1].steps.append(step)
    if isAlone, !groupsByEvent { endUndoGrouping() }
  }
  private func limit() {
    guard levelsOfUndo > 0 else { return }
    undone = undone.suffix(levelsOfUndo)
    redone = redone.suffix(levelsOfUndo)
  }
}
