/// One linear relation between two anchors: `first relation multiplier × second + constant @
/// priority`.
///
/// The same facts as in an `NSLayoutConstraint`. A constraint without a `second` anchor compares
/// `first`, a size or a distance, with `constant` alone; its multiplier is ignored.
///
/// Positions are in the coordinates of the closest common ancestor of the two items. For an item
/// and its own descendant, or an item and itself, that is the item. There the ancestor's own left
/// and top are 0, and its right and bottom are its width and height. This matters when a multiplier
/// other than 1 meets a position: `child.centerX == 0.5 * parent.trailing` is the middle of the
/// parent, wherever the parent is. The two ends of a distance are in the coordinates of the closest
/// common ancestor of their own two items.
public struct Constraint: Sendable, Hashable {
  /// The left side of the relation.
  public var first: Anchor
  /// The relation between the two sides.
  public var relation: Relation
  /// The factor of `second`; within `multiplierMagnitudes`, so not 0.
  public var multiplier: Double
  /// The anchor on the right side of the relation, or `nil` if the right side is only the constant.
  public var second: Anchor?
  /// The number added on the right side, in points; at most `largestLength` by magnitude.
  public var constant: Double
  /// The priority, in `0 < priority ≤ 1000`; a constraint at 1000 is required.
  public var priority: Double
  /// A name that the author gave it, if any.
  public var identifier: String?
  /// The text that messages call it by: the rule as its author wrote it, for example.
  public var origin: String?
  /// The maker of the constraint, which decides what a conflict breaks first.
  public var source = Source.author
  /// Whether the constant came from an inset, whose sign depends on the edge, rather than from an
  /// offset, whose sign its author wrote.
  ///
  /// It does not affect the layout; only lint reads it.
  public var isInset = false
  /// Whether it takes part in layout.
  public var isActive = true

  /// The largest magnitude of a constant or a length, in points.
  ///
  /// Ours: a screen measures up to 10⁴ points and a long list 10⁶. A solver in double precision
  /// with a tolerance of 10⁻⁷ is still exact to the pixel at 10⁷. A larger number is a mistake.
  public static let largestLength = 1e7

  /// The magnitudes that a multiplier may have.
  ///
  /// Ours: proportions of a screen are well inside. With 10⁷ and its inverse in one system, GLPK
  /// reported bounded programs as unbounded, and cycled.
  public static let multiplierMagnitudes = 1e-3...1e3

  /// Makes a constraint between two anchors, or, without `second`, between a length and a constant.
  ///
  /// Nothing is checked here; `ConstraintSystem.add(_:)` checks.
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

  /// The relation between the two sides of a constraint.
  public enum Relation: String, Sendable, CaseIterable {
    /// The left side is at most the right side.
    case lessThanOrEqual = "<="
    /// The sides are equal.
    case equal = "=="
    /// The left side is at least the right side.
    case greaterThanOrEqual = ">="

    /// The relation that holds once both sides are swapped, or negated.
    package var reversed: Relation {
      switch self {
      case .lessThanOrEqual: .greaterThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .lessThanOrEqual
      }
    }
  }

  /// A rectangle of an item that constraints may refer to, by its UIKit name.
  ///
  /// All but `contentLayoutGuide` have no variables of their own: their edges are the item's, moved
  /// by known insets.
  public enum Guide: String, Sendable, CaseIterable {
    /// The item's bounds inside its layout margins.
    case layoutMarginsGuide
    /// The part of the item's bounds that no bar covers.
    case safeAreaLayoutGuide
    /// The content of a scroll view; its size is the content size.
    case contentLayoutGuide
    /// The frame of a scroll view.
    case frameLayoutGuide

    /// Whether only scroll views have this guide.
    public var isOfScrollView: Bool { self == .contentLayoutGuide || self == .frameLayoutGuide }
  }

  /// The maker of a constraint, in the order in which a conflict breaks constraints: an author's
  /// first.
  public enum Source: String, Sendable, CaseIterable, Comparable, Decodable {
    /// The author of the layout.
    case author
    case stackView
    /// The standard distance, which an author requested without a number.
    case systemSpacing
    /// A translated autoresizing mask.
    case autoresizingMask
    /// A table, a collection or a controller that sets the size of its content.
    case encapsulatedLayout

    /// Whether an author wrote it, if only as a `-` in the visual format, rather than a framework.
    public var isWritten: Bool { self == .author || self == .systemSpacing }

    /// Whether a conflict breaks the first before the second.
    public static func < (first: Source, second: Source) -> Bool {
      first.order < second.order
    }

    private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }
}
