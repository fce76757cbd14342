import Geometry
import LayoutConstraints
import Layouts

/// The changes that resolve the conflicts of some layouts, laid out before they are advised.
///
/// The layouts are those of one system in several containers. The advice on a conflict is the same
/// in all of them that have it, and is laid out in each:
///
/// 1. Alone. Each other conflict that the change does not resolve has its own advice, so the
///    constraint that it breaks is taken as optional: only conflicts that the change leaves hidden
///    count.
/// 2. With the advice on the conflicts before it in place of what these break.
struct ConflictWay {
  let words: ConflictWords
  let layouts: [ConflictingLayout]
  /// Pixels per point.
  let scale: Double
  /// The advice on each conflict of the layouts, by its constraints; none where no author wrote any
  /// of them, or the solver gives up.
  private(set) var advice: [Key: ConflictAdvice] = [:]
  /// All conflicts of the layouts.
  private let known: Set<Key>
  /// All changes that are advised so far.
  private var advised = Changes()
  private var settled: Set<Key> = []

  /// The constraints of a conflict, by which it is the same one in several layouts.
  typealias Key = [Int]

  private struct Changes: Equatable {
    var lowered: Set<Int> = []
    var inactive: Set<Int> = []

    func union(_ other: Changes) -> Changes {
      Changes(
        lowered: lowered.union(other.lowered), inactive: inactive.union(other.inactive))
    }

    func resolves(_ key: Key) -> Bool {
      !lowered.isDisjoint(with: key) || !inactive.isDisjoint(with: key)
    }
  }

  private var system: ConstraintSystem { words.system }

  /// Searches for the advice on all conflicts of the layouts.
  init(words: ConflictWords, layouts: [ConflictingLayout], scale: Double) {
    (self.words, self.layouts, self.scale) = (words, layouts, scale)
    known = Set(layouts.flatMap { $0.layout.conflictSets }.map { $0.key })
    for conflict in layouts.flatMap({ $0.layout.conflictSets })
    where !settled.contains(conflict.key) {
      settle(conflict)
    }
  }

  private mutating func settle(_ conflict: Conflict) {
    let found = Subject(
      conflict: conflict,
      layouts: layouts.filter { $0.layout.broken(in: conflict.key) != nil })
    let way = way(of: found)
    advice[conflict.key] = way?.advice
    // What breaks without advice stays broken.
    let broken = Set(found.layouts.compactMap { $0.layout.broken(in: conflict.key) })
    advised = advised.union(way?.changes ?? Changes(lowered: broken))
    advised.lowered.formUnion(way?.left.map { $0.broken } ?? [])
    settled.insert(conflict.key)
  }

  /// A conflict with the layouts that have it.
  private struct Subject {
    let conflict: Conflict
    let layouts: [ConflictingLayout]
  }

  /// Advice with what it does.
  private struct Way {
    let advice: ConflictAdvice
    let changes: Changes
    /// The conflicts that it leaves.
    var left: [Conflict] = []
  }

  /// The change as a request; `nil` where no author wrote any of the constraints.
  ///
  /// 1. A view that still follows its autoresizing mask should not.
  /// 2. The constraints that the spec does not satisfy give way.
  /// 3. The broken one gives way, or else another one after which nothing conflicts.
  ///
  /// It names no points, so that it is the same in every container with the same conflict.
  private func way(of found: Subject) -> Way? {
    if let way = maskWay(of: found) { return way }
    let own = ownConstraints(of: found.conflict)
    guard let last = own.last else { return nil }
    if let way = specWay(of: found, own) { return way }
    let broken = own.contains(found.conflict.broken) ? found.conflict.broken : last
    let candidates = [broken] + own.filter { $0 != broken }
    guard let first = candidates.prefix(Self.mostTried).first(where: { resolves($0, found) })
    else {
      let changes = Changes(lowered: [broken])
      guard let rest = remaining(after: changes, found) else { return nil }
      return Way(
        advice: advice(.lower(rule: rule(broken)), leaving: rest),
        changes: changes, left: rest)
    }
    let isAny =
      own.count > 1 && own.count == found.conflict.members.count && own.count <= Self.mostTried
      && own.allSatisfy { $0 == first || resolves($0, found) }
    return Way(
      advice: ConflictAdvice(isAny ? .lowerAny(rule: rule(first)) : .lower(rule: rule(first))),
      changes: Changes(lowered: [first]))
  }

  /// Ours: each is a layout of its own in each container.
  private static let mostTried = 8

  // MARK: - What a change leaves

  private func resolves(_ lowered: Int, _ found: Subject) -> Bool {
    remaining(after: Changes(lowered: [lowered]), found)?.isEmpty == true
  }

  /// The conflicts that are left in the first layout with any; `nil` where the solver gives up.
  private func remaining(after changes: Changes, _ found: Subject) -> [Conflict]? {
    for layout in found.layouts {
      let others = layout.layout.conflictSets.filter { $0.key != found.conflict.key }
      let unresolved = others.filter { !changes.resolves($0.key) }
      let alone = changes.union(Changes(lowered: Set(unresolved.map { $0.broken })))
      let later = others.filter { !settled.contains($0.key) }
      let together = changes.union(advised).union(Changes(lowered: Set(later.map { $0.broken })))
      // A change less cannot conflict more.
      let isMore =
        alone.lowered.isSubset(of: together.lowered)
        && alone.inactive.isSubset(of: together.inactive)
      for changes in isMore ? [alone] : [alone, together] {
        guard let rest = conflicts(after: changes, in: layout) else { return nil }
        if !rest.isEmpty { return rest }
      }
    }
    return []
  }

  /// The conflicts of a layout after some changes, without those that another layout has, which
  /// have their own advice.
  private func conflicts(
    after changes: Changes, in layout: ConflictingLayout
  ) -> [Conflict]? {
    var changes = changes
    do {
      while true {
        var changed = try system.replacingPriorities(
          changes.lowered.map { (condition: .constraint($0), priority: Self.lowered) })
        for index in changes.inactive { try changed.setActive(false, ofConstraint: index) }
        let conflicts = try changed.layout(
          in: layout.layout.container, rounding: .pixels(scale: scale)
        ).conflictSets
        let others = conflicts.filter { known.contains($0.key) }
        guard !others.isEmpty else { return conflicts }
        changes.lowered.formUnion(others.map { $0.broken })
      }
    } catch {
      return nil
    }
  }

  private static let lowered = 999.0

  private func advice(
    _ change: ConflictAdvice.Change, leaving rest: [Conflict]
  ) -> ConflictAdvice {
    ConflictAdvice(
      change, remaining: rest.first?.key.map(rule) ?? [], moreRemaining: rest.dropFirst().count)
  }

  // MARK: - Whose constraints

  /// The constraints of a conflict that its author can change.
  ///
  /// Rules that came from a log may be those of the system, which nobody can change.
  private func ownConstraints(of conflict: Conflict) -> [Int] {
    let authored = conflict.key.filter { system.constraints[$0].source == .author }
    let own = authored.filter { !isOfSystem(system.constraints[$0].identifier ?? "") }
    return own.isEmpty ? authored : own
  }

  /// Whether an identifier is one that UIKit or AppKit give to constraints of their own.
  ///
  /// Source: logs of both; nothing documents them.
  private func isOfSystem(_ identifier: String) -> Bool {
    ["UIView-Encapsulated-", "NSView-Encapsulated-", "_UITemporaryLayout", "fittingSize", "UISV-"]
      .contains { identifier.hasPrefix($0) }
  }

  // MARK: - Masks

  private func maskWay(of found: Subject) -> Way? {
    let masks = found.conflict.key.filter(isOfMask)
    guard !masks.isEmpty, masks.count < found.conflict.members.count else { return nil }
    let items = Set(masks.map { system.constraints[$0].first.item })
    let all = system.constraints.indices.filter {
      isOfMask($0) && items.contains(system.constraints[$0].first.item)
    }
    let changes = Changes(inactive: Set(all))
    guard let rest = remaining(after: changes, found) else { return nil }
    let views = items.sorted().map { system.items[$0].name }
    return Way(
      advice: advice(.removeMasks(views: views), leaving: rest),
      changes: changes, left: rest)
  }

  private func isOfMask(_ constraint: Int) -> Bool {
    system.constraints[constraint].source == .autoresizingMask
  }

  // MARK: - The spec

  /// The advice to lower the constraints that the spec does not satisfy; `nil` where that is not one
  /// of this conflict and of each that it leaves, or where a conflict remains.
  private func specWay(of found: Subject, _ own: [Int]) -> Way? {
    var lowered: [Int] = []
    var next: [Int]? = own
    while let candidates = next, lowered.count < Self.mostTried {
      let unsatisfied = missed(candidates, in: found.layouts)
      guard unsatisfied.count == 1 else { return nil }
      lowered += unsatisfied
      guard let rest = remaining(after: Changes(lowered: Set(lowered)), found) else { return nil }
      next = rest.first.map(ownConstraints)
    }
    guard next == nil else { return nil }
    return Way(
      advice: ConflictAdvice(.lowerAsSpec(rules: lowered.map(rule))),
      changes: Changes(lowered: Set(lowered)))
  }

  /// The constraints that the spec's frames miss by more than a pixel in each of some layouts.
  private func missed(_ constraints: [Int], in layouts: [ConflictingLayout]) -> [Int] {
    layouts.reduce(constraints) { missed($0, in: $1) }
  }

  private func missed(_ constraints: [Int], in layout: ConflictingLayout) -> [Int] {
    guard let specFrames = layout.specFrames else { return [] }
    let readings = layout.layout.readings(
      of: constraints.map(LayoutCondition.constraint), at: specFrames)
    return zip(constraints, readings).filter { index, reading in
      guard reading.unknownItems.isEmpty else { return false }
      let miss =
        switch system.constraints[index].relation {
        case .equal: abs(reading.excess)
        case .lessThanOrEqual: reading.excess
        case .greaterThanOrEqual: -reading.excess
        }
      return miss > 1 / scale + Tolerance.equal
    }.map { $0.0 }
  }

  // MARK: - Names

  private func rule(_ index: Int) -> NamedRule {
    NamedRule(
      line: words.line(of: index), text: system.text(ofConstraint: index),
      isPart: words.isPart(index) ? true : nil)
  }
}

extension Conflict {
  /// Its constraints, by which it is the same one in several layouts.
  var key: ConflictWay.Key { members.map { $0.constraint } }
}

extension ConstraintLayout {
  /// The constraint that a conflict breaks here; `nil` where it is none here.
  fileprivate func broken(in key: ConflictWay.Key) -> Int? {
    conflictSets.first { $0.key == key }?.broken
  }
}
