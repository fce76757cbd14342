/// The reason why a conflict breaks one member and none of the others.
///
/// Ours, since Auto Layout documents no rule. The member to break is chosen in this order:
/// 1. By source: an author's constraint is meant to adapt, and one that a framework generates is
///    not.
/// 2. A constraint without an identifier: an author gives names to constraints that matter.
/// 3. The constraint that was activated last: everything worked before it came.
public enum BreakingReason: Sendable, Equatable {
  /// Only the engine's own conditions contradict it.
  case onlyMember
  /// Its source comes first in the order of `Constraint.Source`.
  case source
  /// It has no identifier, and the others of its source have one.
  case noIdentifier
  /// It was activated last of the members that are otherwise equal.
  case activatedLast
}

/// The position of a constraint in the order of breaking; a conflict breaks its smallest one.
struct BreakingRank: Comparable {
  private let source: Constraint.Source
  private let hasIdentifier: Bool
  private let activation: Int

  /// The rank of the constraint at an index of a system, unlike that of any other there.
  init(_ system: ConstraintSystem, constraint index: Int) {
    source = system.constraints[index].source
    hasIdentifier = system.constraints[index].identifier != nil
    activation = system.activations.moments[index]
  }

  static func < (first: BreakingRank, second: BreakingRank) -> Bool {
    if first.source != second.source { return first.source < second.source }
    if first.hasIdentifier != second.hasIdentifier { return second.hasIdentifier }
    return first.activation > second.activation
  }

  /// The reason why this rank, which is the smallest, comes before all of `others`.
  func reason(against others: [BreakingRank]) -> BreakingReason {
    guard !others.isEmpty else { return .onlyMember }
    let equals = others.filter { $0.source == source }
    if equals.isEmpty { return .source }
    return equals.allSatisfy { $0.hasIdentifier != hasIdentifier } ? .noIdentifier : .activatedLast
  }
}
