/// Required constraints that cannot all hold, each of which is needed for the contradiction.
///
/// Without any one member the others can hold, each with its own content and container. A system
/// may have many such sets, of different sizes; this is one of them. One member is broken: it no
/// longer counts, as if it were inactive.
public struct Conflict: Sendable, Equatable {
  /// The constraints, in the order of the system; never empty.
  public let members: [ConflictMember]
  /// The engine's own conditions in the contradiction: the container's size, and sizes that must
  /// not be negative.
  public let background: [LayoutCondition]
  /// The index in the system of the member that is broken.
  public let broken: Int
  /// The reason why that member is broken and none of the others.
  public let reason: BreakingReason

  /// The distance by which the broken member misses the others, in points.
  var shortfall: Double { members.first { $0.isBroken }?.shortfall ?? 0 }

  /// Whether the broken member is missed by no more than rounding.
  ///
  /// It is then met as well as possible: Auto Layout, with its own rounding, has no conflict there.
  var isRounding: Bool {
    members.allSatisfy { !$0.isBroken || $0.shortfall <= solverNoise }
  }
}

extension [Conflict] {
  /// The constraints that these conflicts break.
  var broken: BrokenConstraints {
    BrokenConstraints(
      dropped: Set(filter { !$0.isRounding }.map { $0.broken }),
      rounded: Set(filter { $0.isRounding }.map { $0.broken }))
  }
}

/// A constraint that is part of a conflict.
public struct ConflictMember: Sendable, Equatable {
  /// The constraint's index in the system.
  public let constraint: Int
  /// The constraint as a rule, such as `title.width == 120`.
  public let rule: String
  /// The rule as its author wrote it, if that is known.
  public let origin: String?
  /// The least distance by which this member alone would have to give way for all others to hold,
  /// in points between its two sides; above 0.
  public let shortfall: Double
  /// Whether this member is the broken one.
  public let isBroken: Bool
}
