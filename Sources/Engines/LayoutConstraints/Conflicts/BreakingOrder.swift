/// Why a conflict breaks one member and none of the others.
///
/// Ours, as Auto Layout documents no rule: first by source, since an author's constraint is meant
/// to adapt and one that a framework generates is not; then what has no identifier, since a name
/// says that somebody cares; then what was activated last, since everything worked before it came.
public enum BreakingReason: Sendable, Equatable {
  /// It has nothing but the engine's own conditions against it.
  case onlyMember
  /// Who made it comes first in the order of `Constraint.Source`.
  case source
  /// It has no identifier, and the others of its source have.
  case noIdentifier
  /// It was activated last of those with an equal claim.
  case activatedLast
}

/// How early a conflict breaks a constraint; the smallest one is broken.
struct BreakingRank: Comparable {
  private let source: Constraint.Source
  private let hasIdentifier: Bool
  private let activation: Int

  /// The rank of the constraint at an index of a system; no other one there has the same.
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

  /// What puts this rank, which is the smallest, before all of `others`.
  func reason(against others: [BreakingRank]) -> BreakingReason {
    guard !others.isEmpty else { return .onlyMember }
    let equals = others.filter { $0.source == source }
    if equals.isEmpty { return .source }
    return equals.allSatisfy { $0.hasIdentifier != hasIdentifier } ? .noIdentifier : .activatedLast
  }
}
