extension Constraint {
  /// One attribute of one item, or of a guide that the item owns, or the distance between two
  /// positions.
  ///
  /// A distance stands wherever a size may stand: three gaps are equal without boxes in them.
  ///
  /// ```swift
  /// let first = Constraint.Anchor.distance(from: photo(.trailing), to: title(.leading))
  /// let second = Constraint.Anchor.distance(from: title(.trailing), to: button(.leading))
  /// try system.add(Constraint(first, .equal, second))
  /// ```
  public struct Anchor: Sendable, Hashable {
    /// The item's index in its `ConstraintSystem`; of a distance, that of the item where it ends.
    public var item: Int
    /// Which edge, centre, baseline or size is meant; of a distance, where it ends.
    public var attribute: Attribute
    /// The item's guide that is meant, or `nil` for the item itself.
    public var guide: Guide?
    private var origin: Origin?

    /// What an anchor is made of, since no value can hold another one of its type.
    private struct Origin: Hashable {
      var item: Int
      var attribute: Attribute
      var guide: Guide?
    }

    /// Makes the anchor for an attribute of the item at an index, or of one of its guides.
    public init(item: Int, guide: Guide? = nil, attribute: Attribute) {
      self.item = item
      self.guide = guide
      self.attribute = attribute
    }

    /// The position `end` minus the position `start`, in points; negative where `end` comes first.
    ///
    /// Both are seen from the closest common ancestor of their two items. Where that is read from
    /// right to left, a distance without left and right in it is measured towards the left, as
    /// positions are. Nothing is checked here; `ConstraintSystem.add(_:)` refuses ends that are
    /// sizes, or distances, or on two axes, and leading or trailing together with left or right.
    ///
    /// Source: `anchorWithOffset(to:)` of `NSLayoutXAxisAnchor` and `NSLayoutYAxisAnchor`.
    public static func distance(from start: Anchor, to end: Anchor) -> Anchor {
      var distance = end.asEnd
      let start = start.asEnd
      distance.origin = Origin(item: start.item, attribute: start.attribute, guide: start.guide)
      return distance
    }

    /// Where the distance begins; `nil` for an anchor that is none.
    public var start: Anchor? {
      origin.map { Anchor(item: $0.item, guide: $0.guide, attribute: $0.attribute) }
    }

    /// Where the distance ends; any other anchor itself.
    public var end: Anchor { Anchor(item: item, guide: guide, attribute: attribute) }

    /// Where the distance begins and where it ends; any other anchor alone.
    public var ends: [Anchor] { start.map { [$0, end] } ?? [self] }

    /// Whether this is a distance between two positions.
    public var isDistance: Bool { origin != nil }

    /// Whether this is a length, which a constant alone may be compared with, and no position.
    public var isSize: Bool { isDistance || attribute.isSize }

    /// The anchor with something else in the place of each end; `nil` if one has no such.
    public func mapEnds(_ transform: (Anchor) -> Anchor?) -> Anchor? {
      guard let start else { return transform(self) }
      guard let newStart = transform(start), let newEnd = transform(end) else { return nil }
      return .distance(from: newStart, to: newEnd)
    }

    /// The guide whose rectangle the attribute belongs to: for `leftMargin` the layout margins.
    var rectangle: Guide? { attribute.isOfMargins ? .layoutMarginsGuide : guide }

    /// What an end of a distance is kept as: a distance in it counts as the size that it is.
    private var asEnd: Anchor {
      isDistance ? Anchor(item: item, attribute: .size(along: attribute.axis)) : self
    }
  }

  /// Every edge, centre, baseline and size that the constraint refers to: one or two of each side,
  /// in the order in which they are subtracted, the left side first.
  public var places: [Anchor] { first.ends + (second?.ends ?? []) }

  /// The positions that have one direction together: the two sides, or the two ends of each
  /// distance.
  var pairsOfPositions: [[Anchor]] {
    let sides = [first] + (second.map { [$0] } ?? [])
    return first.isSize ? sides.filter(\.isDistance).map(\.ends) : [sides]
  }

  /// The constraint with something else in the place of each of its places; `nil` if one has no
  /// such.
  public func mapPlaces(_ transform: (Anchor) -> Anchor?) -> Constraint? {
    guard let newFirst = first.mapEnds(transform) else { return nil }
    var copy = self
    copy.first = newFirst
    guard let second else { return copy }
    guard let newSecond = second.mapEnds(transform) else { return nil }
    copy.second = newSecond
    return copy
  }

  /// The constraint with other items in it; `nil` if one has no new index.
  public func renumbered(_ newIndex: (Int) -> Int?) -> Constraint? {
    mapPlaces { place in
      guard let item = newIndex(place.item) else { return nil }
      var copy = place
      copy.item = item
      return copy
    }
  }
}
