import Geometry
import LayoutConstraints
import Layouts
import ScenarioFiles
import Scenarios

/// Searches for changes of stack views and of other settings of constraints after which these fit the
/// layout spec better.
///
/// A stack view makes constraints and guides of its own, so each change is read from the edited text.
struct SettingSearch {
  let trials: Trials
  let editor: ScenarioEditor

  /// The most stack views that are changed.
  private static let mostStacks = 12
  /// The most views of one stack view that are exchanged.
  private static let mostArranged = 8

  /// The changes that help, in the order in which they were tried.
  func changes() -> [Found<SettingChange>] {
    guard let system = trials.scenario.constraints else { return [] }
    let stacks = system.stackViews.prefix(Self.mostStacks).flatMap { stack in
      words(of: stack, system) + newSpacings(of: stack, system)
    }
    let changes =
      stacks + editor.settings.prefix(Self.mostSettings).flatMap { directions($0) + numbers($0) }
    return changes.compactMap { change in
      guard let changed = change.applied(to: trials.scenario, editor)?.constraints,
        let misfit = trials.misfit(of: changed)
      else { return nil }
      return Found(change: change, misfit: misfit)
    }
  }

  /// The most numbers that are changed.
  private static let mostSettings = 24

  private func words(of stack: StackView, _ system: ConstraintSystem) -> [SettingChange] {
    let name = system.items[stack.item].name
    let usual = StackView(item: stack.item, arranged: [])
    var changes: [SettingChange] = []
    func add<Word: RawRepresentable & CaseIterable & Equatable>(
      _ key: String, _ own: Word, _ usual: Word
    ) where Word.RawValue == String {
      for word in Word.allCases where word != own {
        changes.append(
          SettingChange(
            place: .stack(name), key: key, old: own == usual ? nil : own.rawValue,
            new: word.rawValue))
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
        SettingChange(
          place: .stack(name), key: key, old: isOn ? "true" : nil, new: isOn ? "false" : "true"))
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
    let arranged = Set(system.stackViews.flatMap { $0.arranged }.map { system.items[$0].name })
    let others =
      trials.scenario.elements.map { $0.name }
      + system.stackViews.map { system.items[$0.item].name }.filter { $0 != name }
    for other in others where !arranged.contains(other) {
      for index in 0...count {
        var order = views
        order.insert(other, at: index)
        orders.append(order)
      }
    }
    changes += orders.map {
      SettingChange(place: .stack(name), key: "arranged", old: list(views), new: list($0))
    }
    return changes
  }

  /// The other reading direction, of a written one.
  private func directions(_ setting: ScenarioEditor.Setting) -> [SettingChange] {
    guard setting.key == "direction" else { return [] }
    return LayoutDirection.allCases.map { $0.rawValue }.filter { $0 != setting.value }.map {
      SettingChange(place: .written(setting), key: setting.key, old: setting.value, new: $0)
    }
  }

  /// The spacings of a stack view without one with which edges get the spec's positions.
  private func newSpacings(of stack: StackView, _ system: ConstraintSystem) -> [SettingChange] {
    guard stack.spacing == 0 else { return [] }
    return numbers(from: 0) { spacing in
      SettingChange(
        place: .stack(system.items[stack.item].name), key: "spacing", old: nil, new: spacing.plain)
    }
  }

  /// The values of a written number with which edges get the spec's positions; none for a word.
  private func numbers(_ setting: ScenarioEditor.Setting) -> [SettingChange] {
    guard let value = Double(setting.value) else { return [] }
    return numbers(from: value) { number in
      SettingChange(
        place: .written(setting), key: setting.key, old: setting.value, new: number.plain)
    }
  }

  private func numbers(
    from value: Double, _ change: (Double) -> SettingChange
  ) -> [SettingChange] {
    guard let known = trials.cases.first else { return [] }
    return MovedNumber(value: value, step: 1).values(of: trials.elements, to: known.spec) {
      number in
      guard number != value else { return known.constraintFrames }
      return change(number).applied(to: trials.scenario, editor)?.constraints.flatMap {
        trials.frames(of: $0, in: known.container)
      }
    }.map(change)
  }
}
