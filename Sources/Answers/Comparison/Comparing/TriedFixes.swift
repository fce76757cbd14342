import Geometry
import LayoutConstraints
import LayoutSpecs
import Layouts
import Reasons
import Scenarios

/// The fixes of the causes of a comparison, each laid out in all containers of the scenario.
///
/// A cause has one fix wherever it is one: the first of those that were found for it in any
/// container and that work in all. Without such a fix, it has none.
struct TriedFixes {
  let scenario: Scenario
  let before: ScenarioComparison
  let work: LayoutWork?
  private var tried: [Cause.Fix: ScenarioComparison] = [:]

  /// Ours: each is a comparison of its own.
  private static let mostTried = 24

  /// The comparison with the fixes that work, and no others; they also have to work in `others`.
  static func kept(
    in comparison: ScenarioComparison, of scenario: Scenario, alsoIn others: [Container],
    work: LayoutWork?
  ) -> ScenarioComparison {
    guard comparison.containers.contains(where: { $0.causes.contains { $0.fix != nil } }) else {
      return comparison
    }
    var (all, rest, before) = (scenario, scenario, comparison)
    rest.containers = others.filter { !scenario.containers.contains($0) }
    if !rest.containers.isEmpty {
      all.containers += rest.containers
      before.containers +=
        ScenarioComparer.compare(rest, work: work, searchesCauses: false).containers
    }
    var fixes = Self(scenario: all, before: before, work: work)
    var (kept, settled): (ScenarioComparison, [Cause]) = (comparison, [])
    for index in kept.containers.indices {
      for place in kept.containers[index].causes.indices {
        let cause = kept.containers[index].causes[place]
        if let same = settled.first(where: cause.isSame) {
          kept.containers[index].causes[place].fix = same.fix
          continue
        }
        kept.containers[index].causes[place].fix = fixes.fix(of: cause)
        settled.append(kept.containers[index].causes[place])
      }
    }
    return kept
  }

  private init(scenario: Scenario, before: ScenarioComparison, work: LayoutWork?) {
    (self.scenario, self.before, self.work) = (scenario, before, work)
  }

  private mutating func fix(of cause: Cause) -> Cause.Fix? {
    let same = before.containers.map { $0.causes.first(where: cause.isSame) }
    return same.compactMap { $0?.fix }.first { fix in
      guard let after = comparison(after: fix)?.containers else { return false }
      return same.indices.allSatisfy { index in
        after.indices.contains(index)
          && works(fix, on: same[index], before.containers[index], after[index])
      }
    }
  }

  /// The comparison after a fix; `nil` where nobody can make it of the scenario's values.
  private mutating func comparison(after fix: Cause.Fix) -> ScenarioComparison? {
    if let known = tried[fix] { return known }
    guard tried.count < Self.mostTried, let changed = scenario.following(fix) else { return nil }
    let after = ScenarioComparer.compare(changed, work: work, searchesCauses: false)
    tried[fix] = after
    return after
  }

  /// Whether a fix works in one container: no value is ambiguous that was not, nothing conflicts,
  /// no more edges differ, and what the cause is about is mended, if it is one there.
  private func works(
    _ fix: Cause.Fix, on cause: Cause?, _ before: ContainerComparison, _ after: ContainerComparison
  ) -> Bool {
    guard before.failure == nil, before.conflicts.isEmpty else { return after.failure == nil }
    let (known, left) = (Set(before.ambiguousNames), Set(after.ambiguousNames))
    guard after.failure == nil, after.conflicts.isEmpty, left.isSubset(of: known) else {
      return false
    }
    let (first, second) = (before.countOfDifferences, after.countOfDifferences)
    guard let cause else { return second <= first }
    if case .ambiguous(let place, _) = cause.reason, left.contains(place) { return false }
    // It says itself that both layouts differ then.
    if case .lower = fix { return true }
    return second <= first && !(cause.stretched.map { isStretched($0, in: after) } ?? false)
  }

  /// Whether an element is not as long in the spec as in the constraints.
  private func isStretched(_ stretch: Cause.Stretch, in container: ContainerComparison) -> Bool {
    container.elements.contains { element in
      let (spec, own) = (CGRect(element.spec), CGRect(element.constraints))
      return element.element == stretch.element
        && abs(spec.size[stretch.axis] - own.size[stretch.axis]) > 1 / scenario.scale
    }
  }
}

extension ContainerComparison {
  fileprivate var ambiguousNames: [String] { ambiguities.map { $0.name } }

  /// How many edges and given lengths differ.
  fileprivate var countOfDifferences: Int {
    let edges = elements.filter { !$0.agrees }.flatMap { $0.edges }.count {
      $0.agreement == .differs
    }
    return edges
      + (given?.elements ?? []).filter { !$0.agrees }.flatMap { $0.countedDifferences }.count
  }
}

extension Scenario {
  /// The scenario after a fix, as its author would make it; `nil` where its notation is code, or
  /// does not have what the fix changes.
  fileprivate func following(_ fix: Cause.Fix) -> Scenario? {
    var changed = self
    do throws(ConstraintError) {
      switch fix {
      case .centre(let element):
        guard let spec, let centred = spec.centring(cornerElement: element) else { return nil }
        changed.spec = centred
      case .equalLengths(let rule, _):
        guard let system = changed.constraints?.adding(rule) else { return nil }
        changed.constraints = system
      case .priorities(let changes, _):
        for change in changes { try changed.apply(change) }
      case .lower(let change, _, _): try changed.apply(change)
      }
    } catch {
      return nil
    }
    // Collected again, the constraints would be those without the fix.
    if case .code(var code) = changed.origin {
      code.constraints = nil
      changed.origin = .code(code)
    }
    return changed
  }

  /// Changes a priority: of both axes of a content, or of all rules of the line that have the same
  /// one.
  private mutating func apply(_ change: Cause.PriorityChange) throws(ConstraintError) {
    guard let system = constraints else { return }
    var conditions: [(condition: LayoutCondition, priority: Double)] = []
    if let content = change.condition.content, let item = system.index(of: content.element) {
      let both = change.both ?? []
      for (axis, priority) in zip([Axis.horizontal, .vertical], both) {
        if case .hugging = change.condition {
          conditions.append((.hugging(item: item, axis: axis), priority))
        } else {
          conditions.append((.compressionResistance(item: item, axis: axis), priority))
        }
      }
    } else if case .rule(let rule) = change.condition {
      let same = system.constraints.indices.filter { line(ofConstraint: $0) == rule.line }
      guard
        let named = same.first(where: { system.constraints[$0].origin == rule.text })
          ?? same.first(where: { system.text(ofConstraint: $0) == rule.text })
      else { return }
      let priority = system.constraints[named].priority
      for index in rule.line == nil ? [named] : same
      where system.constraints[index].priority == priority {
        conditions.append((.constraint(index), change.priority))
      }
    }
    constraints = try system.replacingPriorities(conditions)
  }
}

extension LayoutSpec {
  /// The same spec with a corner element in the middle of the size that it is asked for; `nil`
  /// where it is on no corner.
  ///
  /// Recursive, one call per level.
  fileprivate func centring(cornerElement name: String) -> LayoutSpec? {
    if case .corner = kind, let last = children.last, case .element(name, _) = last.kind {
      return replacing(children: children.dropLast() + [.center(.xy, last)])
    }
    for (index, child) in children.enumerated() {
      guard let centred = child.centring(cornerElement: name) else { continue }
      return replacing(at: [index], by: centred)
    }
    return nil
  }
}
