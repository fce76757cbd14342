import Geometry
import LayoutConstraints
import Layouts
import ScenarioFiles
import Scenarios

/// Searches for changes of stack views after which the constraints fit the layout spec better.
///
/// A stack view makes constraints and guides of its own, so each change is read from the edited text.
struct StackSearch {
  let trials: Trials
  let editor: ScenarioEditor

  /// A change that helps, and the misfit that it leaves.
  struct Found {
    let change: StackChange
    let misfit: Misfit
  }

  /// The most stack views that are changed.
  private static let mostStacks = 12
  /// The most views of one stack view that are exchanged.
  private static let mostArranged = 8

  /// The changes that help, in the order in which they were tried.
  func changes() -> [Found] {
    guard let system = trials.scenario.constraints else { return [] }
    var found: [Found] = []
    for stack in system.stackViews.prefix(Self.mostStacks) {
      for change in words(of: stack, system) + spacings(of: stack, system) {
        guard let changed = change.applied(to: trials.scenario, editor)?.constraints,
          let misfit = trials.misfit(of: changed)
        else { continue }
        found.append(Found(change: change, misfit: misfit))
      }
    }
    return found
  }

  private func words(of stack: StackView, _ system: ConstraintSystem) -> [StackChange] {
    let name = system.items[stack.item].name
    let usual = StackView(item: stack.item, arranged: [])
    var changes: [StackChange] = []
    func add<Word: RawRepresentable & CaseIterable & Equatable>(
      _ key: String, _ own: Word, _ usual: Word
    ) where Word.RawValue == String {
      for word in Word.allCases where word != own {
        changes.append(
          StackChange(
            stack: name, key: key, old: own == usual ? nil : own.rawValue, new: word.rawValue))
      }
    }
    add("alignment", stack.alignment, usual.alignment)
    add("distribution", stack.distribution, usual.distribution)
    add("axis", stack.axis, usual.axis)
    for (key, isOn) in [
      ("marginsRelative", stack.isLayoutMarginsRelativeArrangement),
      ("baselineRelative", stack.isBaselineRelativeArrangement),
    ] {
      changes.append(
        StackChange(stack: name, key: key, old: isOn ? "true" : nil, new: isOn ? "false" : "true"))
    }
    let views = stack.arranged.map { system.items[$0].name }
    func list(_ names: [String]) -> String { "[\(names.joined(separator: ", "))]" }
    var orders: [[String]] = []
    let count = min(views.count, Self.mostArranged)
    for first in 0..<count {
      for second in (first + 1)..<max(count, first + 1) {
        var order = views
        order.swapAt(first, second)
        orders.append(order)
      }
    }
    let arranged = Set(system.stackViews.flatMap(\.arranged).map { system.items[$0].name })
    for element in trials.scenario.elements where !arranged.contains(element.name) {
      for index in 0...count {
        var order = views
        order.insert(element.name, at: index)
        orders.append(order)
      }
    }
    changes += orders.map {
      StackChange(stack: name, key: "arranged", old: list(views), new: list($0))
    }
    return changes
  }

  /// The spacings with which edges get the spec's positions.
  private func spacings(of stack: StackView, _ system: ConstraintSystem) -> [StackChange] {
    guard let known = trials.cases.first else { return [] }
    let name = system.items[stack.item].name
    let old = stack.spacing == 0 ? nil : stack.spacing.plain
    func change(_ spacing: Double) -> StackChange {
      StackChange(stack: name, key: "spacing", old: old, new: spacing.plain)
    }
    guard
      let moved = change(stack.spacing + 1).applied(to: trials.scenario, editor)?.constraints,
      let frames = trials.frames(of: moved, in: known.container)
    else { return [] }
    let number = MovedNumber(value: stack.spacing, step: 1)
    return number.values(
      of: trials.elements, from: known.constraintFrames, by: frames, to: known.spec
    ).map(change)
  }
}
