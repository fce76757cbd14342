public import Foundation

/// Undoes changes and does them again.
///
/// Foundation on Linux has none. Ours: an event ends where `undo()` is called, so that everything
/// registered since the last one is undone at once.
open class UndoManager: NSObject {
  private struct Step {
    weak var target: AnyObject?
    let run: (AnyObject) -> Void
  }
  private struct Group {
    var steps: [Step] = []
    var name = ""
  }

  private var undone: [Group] = []
  private var redone: [Group] = []
  private var opened: [Group] = []
  private var disabled = 0

  /// Whether an event opens a group of its own.
  open var groupsByEvent = true
  /// The number of groups that are kept; 0 for all.
  open var levelsOfUndo = 0 { didSet { limit() } }
  /// Whether changes are being undone.
  open private(set) var isUndoing = false
  /// Whether changes are being done again.
  open private(set) var isRedoing = false
  /// The number of groups that are open, inside each other.
  open var groupingLevel: Int { opened.count }
  /// Whether changes are registered.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// Whether something can be undone.
  open var canUndo: Bool { !undone.isEmpty || opened.contains { !$0.steps.isEmpty } }
  /// Whether something can be done again.
  open var canRedo: Bool { !redone.isEmpty }
  /// The name of what is undone next.
  open var undoActionName: String { (opened.first ?? undone.last)?.name ?? "" }
  /// The name of what is done again next.
  open var redoActionName: String { redone.last?.name ?? "" }
  /// The title of a menu item that undoes.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of a menu item that does again.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Makes a manager without changes.
  public override init() { super.init() }

  /// The title of a menu item that undoes something.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// The title of a menu item that does something again.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  /// Registers what undoes a change of an object, which is not kept.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    register(Step(target: target) { ($0 as? Target).map(handler) })
  }
  /// Registers a method that undoes a change of an object, which is not kept.
  open func registerUndo(withTarget target: Any, selector: Selector, object: Any?) {
    register(Step(target: target as AnyObject) { selector.call(on: $0, object) })
  }

  /// Opens a group: its changes are undone at once.
  open func beginUndoGrouping() { opened.append(Group()) }
  /// Closes the innermost group; without effect where none is open.
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
  /// Registers no changes from now on.
  open func disableUndoRegistration() { disabled += 1 }
  /// Registers changes again, after as many calls as for disabling.
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }
  /// Names what is undone or done again next.
  open func setActionName(_ actionName: String) {
    if !opened.isEmpty {
      opened[0].name = actionName
    } else if !undone.isEmpty {
      undone[undone.count - 1].name = actionName
    }
  }

  /// Closes the group of the event and undoes the last group.
  open func undo() {
    if opened.count == 1 { endUndoGrouping() }
    undoNestedGroup()
  }
  /// Undoes the last closed group; without effect while one is open.
  open func undoNestedGroup() {
    guard !isUndoing, !isRedoing, opened.isEmpty, let group = undone.popLast() else { return }
    isUndoing = true
    run(group)
    isUndoing = false
  }
  /// Does the last undone group again; without effect while one is open.
  open func redo() {
    guard !isUndoing, !isRedoing, opened.isEmpty, let group = redone.popLast() else { return }
    isRedoing = true
    run(group)
    isRedoing = false
  }
  /// Forgets all changes.
  open func removeAllActions() {
    undone = []
    redone = []
    opened = []
  }
  /// Forgets all changes of an object.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func others(_ group: Group) -> Group {
      Group(steps: group.steps.filter { $0.target !== target }, name: group.name)
    }
    undone = undone.map(others).filter { !$0.steps.isEmpty }
    redone = redone.map(others).filter { !$0.steps.isEmpty }
    opened = opened.map(others)
  }

  /// Runs a group from its end, while what it registers becomes a group for the other direction.
  private func run(_ group: Group) {
    beginUndoGrouping()
    opened[0].name = group.name
    for step in group.steps.reversed() {
      if let target = step.target { step.run(target) }
    }
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
