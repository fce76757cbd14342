/// A constraint whose items are still names.
public struct ParsedConstraint: Sendable, Equatable {
  /// What stands on the left of the relation; of a distance, where it ends.
  public var first: ParsedAnchor
  /// Where the distance on the left begins; `nil` where that is none.
  public var firstStart: ParsedAnchor?
  /// How the two sides compare.
  public var relation: Constraint.Relation
  /// The factor of `second`; 1 where there is none.
  public var multiplier = 1.0
  /// What stands on the right of the relation, or `nil` where that is only the constant; of a
  /// distance, where it ends.
  public var second: ParsedAnchor?
  /// Where the distance on the right begins; `nil` where that is none.
  public var secondStart: ParsedAnchor?
  /// What is added on the right, in points.
  public var constant = 0.0
  /// How much the constraint matters; 1000 where nothing is written.
  public var priority = Priority.required
  /// Who says how far apart things are: the author, or a `-` alone.
  public var source = Constraint.Source.author
  /// The part of the rule that says this constraint, in UTF-8 offsets.
  public var range: Range<Int>
}

/// One attribute of an item that is still a name.
public struct ParsedAnchor: Sendable, Equatable {
  /// The item that is meant.
  public var item: ParsedItem
  /// The attribute of that item.
  public var attribute: Constraint.Attribute
  /// Where the item is written, in UTF-8 offsets.
  public var range: Range<Int>
  /// The guide of that item that is meant, or `nil` for the item itself.
  public var guide: Constraint.Guide?
}

/// How a rule speaks of an item.
public enum ParsedItem: Sendable, Equatable {
  /// By its name.
  case named(String)
  /// As `|` beside the item of this name: its superview.
  case superview(of: String)
}
