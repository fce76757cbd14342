/// One linear relation between two anchors: `first relation multiplier × second + constant @
/// priority`.
///
/// The same rectangle of facts as `NSLayoutConstraint`. A constraint without a `second` anchor
/// compares `first`, which is then a size or a distance, with `constant` alone, and its multiplier
/// means nothing.
///
/// Positions are read in the coordinates of the closest common ancestor of the two items (of an
/// item and its own descendant, or of an item and itself: that item): there the ancestor's own left
/// and top are 0 and its right and bottom are its width and height. This shows as soon as a
/// multiplier other than 1 meets a position: `child.centerX == 0.5 * parent.trailing` is the middle
/// of the parent, wherever that lies. The two ends of a distance are read in the coordinates of the
/// closest common ancestor of their own two items.
public struct Constraint: Sendable, Hashable {
  /// What stands on the left of the relation.
  public var first: Anchor
  /// How the two sides compare.
  public var relation: Relation
  /// The factor of `second`; within `multiplierMagnitudes`, so not 0.
  public var multiplier: Double
  /// What stands on the right of the relation, or `nil` if that is only the constant.
  public var second: Anchor?
  /// What is added on the right, in points; at most `largestLength` by magnitude.
  public var constant: Double
  /// How much the constraint matters, in `0 < priority ≤ 1000`; at 1000 it must hold.
  public var priority: Double
  /// A name that the author gave it, if any.
  public var identifier: String?
  /// Where it comes from, for messages: the rule as its author wrote it, for example.
  public var origin: String?
  /// Who made it, which decides what is broken first in a conflict.
  public var source = Source.author
  /// Whether its constant came from an inset, whose sign goes by the edge, rather than from an
  /// offset, whose sign its author wrote.
  ///
  /// It makes no difference to a layout; lint asks.
  public var isInset = false
  /// Whether it takes part in layout.
  public var isActive = true

  /// The largest magnitude of a constant or a length, in points.
  ///
  /// Ours: a screen measures up to 10⁴ points and a long list 10⁶, and a solver in double precision
  /// with a tolerance of 10⁻⁷ is still exact to the pixel here. Beyond it a number is a slip.
  public static let largestLength = 1e7

  /// The magnitudes that a multiplier may have.
  ///
  /// Ours: proportions of a screen lie well inside. With 10⁷ and its inverse in one system, GLPK
  /// was seen to call bounded programs unbounded, and to run in circles.
  public static let multiplierMagnitudes = 1e-3...1e3

  /// Makes a constraint between two anchors, or, without `second`, between a length and a constant.
  ///
  /// Nothing is checked here; `ConstraintSystem.add(_:)` does.
  public init(
    _ first: Anchor, _ relation: Relation, _ second: Anchor? = nil, multiplier: Double = 1,
    constant: Double = 0, priority: Double = Priority.required
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }

  /// How the two sides of a constraint compare.
  public enum Relation: String, Sendable, CaseIterable {
    /// The left side is at most the right side.
    case lessThanOrEqual = "<="
    /// The sides are equal.
    case equal = "=="
    /// The left side is at least the right side.
    case greaterThanOrEqual = ">="
  }

  /// A rectangle of an item that constraints may refer to, as UIKit calls it.
  ///
  /// All but `contentLayoutGuide` have no variables of their own: their edges are the item's, moved
  /// by what is known.
  public enum Guide: String, Sendable, CaseIterable {
    /// The item's bounds without its layout margins.
    case layoutMarginsGuide
    /// The part of the item's bounds that no bar covers.
    case safeAreaLayoutGuide
    /// What a scroll view scrolls; its size is the content size.
    case contentLayoutGuide
    /// The frame of a scroll view.
    case frameLayoutGuide

    /// Whether only scroll views have it.
    public var isOfScrollView: Bool { self == .contentLayoutGuide || self == .frameLayoutGuide }
  }

  /// Who made a constraint, in the order in which a conflict breaks them: an author's first.
  public enum Source: Int, Sendable, CaseIterable, Comparable {
    /// The author of the layout.
    case author
    /// A stack view.
    case stackView
    /// The standard distance, which an author asked for without a number.
    case systemSpacing
    /// A translated autoresizing mask.
    case autoresizingMask
    /// A table, a collection or a controller that says how large its content is.
    case encapsulatedLayout

    /// Whether somebody wrote it, if only as a `-` in the visual format, rather than a framework.
    public var isWritten: Bool { self == .author || self == .systemSpacing }

    /// Whether a conflict breaks the first before the second.
    public static func < (first: Source, second: Source) -> Bool {
      first.rawValue < second.rawValue
    }
  }
}
