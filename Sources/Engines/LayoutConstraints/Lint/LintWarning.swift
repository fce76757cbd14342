public import Geometry

/// A constraint that says less, or something else, than its author probably means.
///
/// A warning is no error: the layout is the same with and without it.
public struct LintWarning: Sendable, Equatable {
  /// The index of the constraint to change or to remove.
  public let index: Int
  /// The indices of the constraints that the warning refers to, in the order of the system.
  public let related: [Int]
  /// The problem.
  public let problem: Problem
  /// The rule to write instead; `nil` if the constraint should be removed, or if no single rule
  /// says the same.
  public let betterForm: String?

  /// A problem with a constraint.
  ///
  /// "Every layout" means all that the required constraints allow, in containers of any size, if
  /// they allow any. In a container in which they contradict each other, a constraint that can
  /// never matter may still be the broken one.
  public enum Problem: Sendable, Hashable, Decodable {
    /// It uses left or right, and a related constraint uses leading or trailing of the same item:
    /// from right to left the two diverge.
    case mixedSides
    /// A related constraint of the same priority says the same; an optional one then counts twice.
    case repetition
    /// A related constraint says the same at a higher priority.
    ///
    /// If that one is required, this one can never matter. If it is not, this one still decides if
    /// constraints of the higher priority pull to both sides with equal strength.
    case weakerRepetition
    /// It can never matter, since it holds in every layout: it follows from the related
    /// constraints, or, without any, from sizes that are never negative.
    case alwaysHolds
    /// It can never matter, since every layout misses it by this number of points, because of the
    /// related constraints.
    case alwaysMissed(points: Double)
    /// The item's autoresizing mask, which made the related constraints, already places it along
    /// this axis.
    case autoresizingLeftOn(item: String, axis: Axis)
    /// The stack view gives each view its share of the whole length, including gaps and margins, so
    /// that the last one gets the remainder: more or less than its share.
    case proportionsWithGaps(stack: String)
    /// The stack view fills proportionally with this view alone, which has to be as long as the whole
    /// stack view, whatever its margins.
    case proportionOfOneView(stack: String, view: String)
    /// It limits this edge of the item from outside, as far inside the superview as the related
    /// constraint limits the opposite edge from inside: the relation is the wrong way round, and
    /// nothing keeps the edge inside.
    case boundFromOutside(item: String, edge: Constraint.Attribute)
    /// It comes from an inset towards an item beside it, so that the two overlap by this number of
    /// points where a gap of that size was intended.
    case overlappingInset(points: Double)
    /// Its factor is of this edge of an item, which is 0 in the coordinates of that item.
    case factorOfZero(item: String, edge: Constraint.Attribute)
    /// This part of the rule is the default, such as `@1000`.
    case needlessWords(words: String)
  }
}

/// The result of checking the constraints of a system.
public struct LintReport: Sendable, Equatable {
  /// The warnings, in the order of the constraints.
  public let warnings: [LintWarning]
  /// The completeness of the search for constraints that can never matter.
  public let search: Search

  /// The completeness of the search for constraints that can never matter.
  public enum Search: Sendable, Equatable {
    /// All constraints were checked.
    case complete
    /// None was checked: there are more constraints than this, and the search would take long.
    case tooLarge(limit: Int)
    /// None was checked: the required constraints allow no layout in any container.
    case contradiction
    /// Not all were checked: the solver gave up.
    case failed
  }
}
