public import Geometry

/// A constraint that says less, or something else, than its author is likely to mean.
///
/// A warning is no error: the system has the layout that it has, with and without it.
public struct LintWarning: Sendable, Equatable {
  /// The index of the constraint to change or to leave out.
  public let index: Int
  /// The indices of the constraints because of which, in the order of the system.
  public let related: [Int]
  /// What is wrong.
  public let problem: Problem
  /// The rule to write instead; `nil` if leaving the constraint out is better, or where no one rule
  /// says the same.
  public let betterForm: String?

  /// What can be wrong with a constraint.
  ///
  /// "Every layout" means all that the required constraints allow, in containers of any size, if
  /// they allow any. In a container in which they contradict each other, a constraint that can
  /// never matter may still be the one that is broken.
  public enum Problem: Sendable, Hashable {
    /// It goes by left and right, and a related constraint by leading or trailing of the same item:
    /// from right to left the two part.
    case mixedSides
    /// A related constraint of the same priority says the same; an optional one then counts twice.
    case repetition
    /// A related constraint says the same at a higher priority.
    ///
    /// If that one is required, this one can never matter. If it is not, this one still decides
    /// where constraints of the higher priority draw to both sides with equal strength.
    case weakerRepetition
    /// It can never matter, since it holds in every layout: it follows from the related
    /// constraints, or, without any, from sizes that are never negative.
    case alwaysHolds
    /// It can never matter, since every layout misses it by as many points: that follows from the
    /// related constraints.
    case alwaysMissed(points: Double)
    /// The item's autoresizing mask, which is the related constraints, places it along this axis
    /// already.
    case autoresizingLeftOn(item: String, axis: Axis)
    /// The stack view of this name gives each view its part of the whole length, gaps and margins
    /// included, so that the last one gets what is left: more or less than its part.
    case proportionsWithGaps(stack: String)
    /// It holds this edge of the item from outside, as far inside the superview as the related
    /// constraint holds the opposite edge from inside: the relation is the wrong way round, and
    /// nothing keeps the edge in.
    case boundFromOutside(item: String, edge: Constraint.Attribute)
    /// It comes from an inset toward an item beside it, and lets the two overlap by as many points
    /// where a gap of as many was meant.
    case overlappingInset(points: Double)
    /// A part of the rule says what holds without it, such as `@1000`.
    case needlessWords(String)
  }
}

/// What was found out about the constraints of a system.
public struct LintReport: Sendable, Equatable {
  /// The warnings, in the order of the constraints.
  public let warnings: [LintWarning]
  /// How far constraints were looked for that can never matter.
  public let search: Search

  /// How far constraints were looked for that can never matter.
  public enum Search: Sendable, Equatable {
    /// All were looked at.
    case complete
    /// Not at all: there are more constraints than this, and it would take long.
    case tooLarge(limit: Int)
    /// Not at all: the required constraints allow no layout in any container.
    case contradiction
    /// Not to the end: the solver gave up.
    case failed
  }
}
