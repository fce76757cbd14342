import Geometry
import LayoutConstraints
import Layouts

/// The change that resolves a conflict, laid out before it is advised.
///
/// Only conflicts that the change leaves hidden count: each other conflict of the layout has its own
/// advice, so the constraint that it breaks is taken as optional.
struct ConflictWay {
  let words: ConflictWords
  let layout: ConstraintLayout
  /// Pixels per point.
  let scale: Double
  /// The frames of the layout spec by name, which say what may give way; `nil` where there are none.
  let specFrames: [String: CGRect]?

  private var system: ConstraintSystem { words.system }

  /// The change as a request; `nil` where no author wrote any of the constraints.
  ///
  /// 1. A view that still follows its autoresizing mask should not.
  /// 2. The constraints that the spec does not satisfy give way.
  /// 3. The broken one gives way, or else another one after which nothing conflicts.
  ///
  /// It names no points, so that it is the same in every container with the same conflict.
  func advice(on conflict: Conflict) -> ConflictAdvice? {
    if let advice = maskAdvice(on: conflict) { return advice }
    let own = ownConstraints(of: conflict)
    guard let last = own.last else { return nil }
    if let advice = specAdvice(on: conflict, own) { return advice }
    let broken = own.contains(conflict.broken) ? conflict.broken : last
    let candidates = [broken] + own.filter { $0 != broken }
    guard let first = candidates.prefix(Self.mostTried).first(where: { resolves([$0], conflict) })
    else {
      let rest = remaining(lowering: [broken], conflict) ?? []
      return ConflictAdvice(.lower(rule: rule(broken)), remaining: named(rest))
    }
    let isAny =
      conflict.members.count > 1 && conflict.members.count <= Self.mostTried
      && conflict.members.allSatisfy {
        $0.constraint == first || resolves([$0.constraint], conflict)
      }
    return ConflictAdvice(isAny ? .lowerAny(rule: rule(first)) : .lower(rule: rule(first)))
  }

  /// Ours: each is a layout of its own.
  private static let mostTried = 8

  // MARK: - What a change leaves

  private func resolves(_ lowered: Set<Int>, _ conflict: Conflict) -> Bool {
    remaining(lowering: lowered, conflict)?.isEmpty == true
  }

  /// The conflicts that are left; `nil` where the solver gives up.
  private func remaining(
    lowering lowered: Set<Int> = [], without inactive: [Int] = [], _ conflict: Conflict
  ) -> [Conflict]? {
    let others = layout.conflictSets.filter { $0 != conflict }.map(\.broken)
    let changes = lowered.union(others).map {
      (condition: LayoutCondition.constraint($0), priority: Self.lowered)
    }
    do {
      var changed = try system.replacingPriorities(changes)
      for index in inactive { try changed.setActive(false, ofConstraint: index) }
      return try changed.layout(in: layout.container, rounding: .pixels(scale: scale))
        .conflictSets
    } catch {
      return nil
    }
  }

  private static let lowered = 999.0

  /// The constraints of the first conflict that remains.
  private func named(_ rest: [Conflict]) -> [NamedRule] {
    rest.first.map { $0.members.map { rule($0.constraint) } } ?? []
  }

  // MARK: - Whose constraints

  /// The constraints of a conflict that its author can change.
  ///
  /// Rules that came from a log may be those of the system, which nobody can change.
  private func ownConstraints(of conflict: Conflict) -> [Int] {
    let authored = conflict.members.map(\.constraint).filter {
      system.constraints[$0].source == .author
    }
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

  private func maskAdvice(on conflict: Conflict) -> ConflictAdvice? {
    let masks = conflict.members.map(\.constraint).filter(isOfMask)
    guard !masks.isEmpty, masks.count < conflict.members.count else { return nil }
    let items = Set(masks.map { system.constraints[$0].first.item })
    let all = system.constraints.indices.filter {
      isOfMask($0) && items.contains(system.constraints[$0].first.item)
    }
    guard let rest = remaining(without: all, conflict) else { return nil }
    let views = items.sorted().map { system.items[$0].name }
    return ConflictAdvice(.removeMasks(views: views), remaining: named(rest))
  }

  private func isOfMask(_ constraint: Int) -> Bool {
    system.constraints[constraint].source == .autoresizingMask
  }

  // MARK: - The spec

  /// The advice to lower the constraints that the spec does not satisfy; `nil` where that is not one
  /// of this conflict and of each that it leaves, or where a conflict remains.
  private func specAdvice(on conflict: Conflict, _ own: [Int]) -> ConflictAdvice? {
    var lowered: [Int] = []
    var next: [Int]? = own
    while let candidates = next, lowered.count < Self.mostTried {
      let unsatisfied = missed(candidates)
      guard unsatisfied.count == 1 else { return nil }
      lowered += unsatisfied
      guard let rest = remaining(lowering: Set(lowered), conflict) else { return nil }
      next = rest.first.map(ownConstraints)
    }
    guard next == nil else { return nil }
    return ConflictAdvice(.lowerAsSpec(rules: lowered.map(rule)))
  }

  /// The constraints that the spec's frames miss by more than a pixel.
  private func missed(_ constraints: [Int]) -> [Int] {
    guard let specFrames else { return [] }
    let readings = layout.readings(of: constraints.map(LayoutCondition.constraint), at: specFrames)
    return zip(constraints, readings).filter { index, reading in
      guard reading.unknownItems.isEmpty else { return false }
      let miss =
        switch system.constraints[index].relation {
        case .equal: abs(reading.excess)
        case .lessThanOrEqual: reading.excess
        case .greaterThanOrEqual: -reading.excess
        }
      return miss > 1 / scale + Tolerance.equal
    }.map(\.0)
  }

  // MARK: - Names

  private func rule(_ index: Int) -> NamedRule {
    NamedRule(
      line: words.lines.indices.contains(index) ? words.lines[index] : nil,
      text: system.text(ofConstraint: index))
  }
}
