/// Required constraints that cannot hold together, none of which can be spared.
///
/// Without any one of the members the others can hold, each with its own content and container; so
/// each of them is part of the reason. A system may have many such sets, of different sizes; this
/// is one that was found. One member is broken: it counts below everything required and above
/// everything optional, and the layout comes as near to it as it can.
public struct Conflict: Sendable, Equatable {
  /// The constraints, in the order of the system; never empty.
  public let members: [ConflictMember]
  /// What else the contradiction needs, of what the engine adds to the constraints: the container's
  /// size and that no size is negative.
  public let background: [LayoutCondition]
  /// The index in the system of the member that is broken.
  public let broken: Int
  /// Why that one is broken and none of the others.
  public let reason: BreakingReason
}

/// A constraint that is part of a conflict.
public struct ConflictMember: Sendable, Equatable {
  /// Its index in the system.
  public let constraint: Int
  /// It as a rule, such as `title.width == 120`.
  public let rule: String
  /// Where it comes from, if that is known.
  public let origin: String?
  /// The least by which it alone would have to give way so that all the other members can hold, in
  /// points of its own two sides; above 0.
  public let shortfall: Double
  /// Whether it is the one that is broken.
  public let isBroken: Bool
}
