extension Constraint {
  /// One attribute of one item, or of a guide that the item owns, or the distance between two
  /// positions.
  ///
  /// A distance can be used wherever a size can: three gaps are equal without boxes in them.
  ///
  /// ```swift
  /// let first = Constraint.Anchor.distance(
  ///   from: .init(item: photo, attribute: .trailing), to: .init(item: title, attribute: .leading))
  /// let second = Constraint.Anchor.distance(
  ///   from: .init(item: title, attribute: .trailing), to: .init(item: button, attribute: .leading))
  /// try system.add(Constraint(first, .equal, second))
  /// ```
  public struct Anchor: Sendable, Hashable {
    /// The item's index in its `ConstraintSystem`; for a distance, the index of the item at its
    /// end.
    public var item: Int
    /// The edge, centre, baseline or size; for a distance, the position of its end.
    public var attribute: Attribute
    /// The guide of the item that the anchor belongs to, or `nil` for the item itself.
    public var guide: Guide?
    private var origin: Origin?

    /// The start of a distance: an anchor without its own origin, since no value can contain
    /// another of its type.
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

    /// The position `end` minus the position `start`, in points; negative if `end` comes first.
    ///
    /// Both positions are in the coordinates of the closest common ancestor of the two items. In an
    /// ancestor that is read from right to left, a distance without left and right is measured
    /// towards the left, as positions are. Nothing is checked here. `ConstraintSystem.add(_:)`
    /// refuses ends that are sizes or distances, that are on two axes, or that mix leading or
    /// trailing with left or right.
    ///
    /// Source: `anchorWithOffset(to:)` of `NSLayoutXAxisAnchor` and `NSLayoutYAxisAnchor`.
    public static func distance(from start: Anchor, to end: Anchor) -> Anchor {
      var distance = end.asEnd
      let start = start.asEnd
      distance.origin = Origin(item: start.item, attribute: start.attribute, guide: start.guide)
      return distance
    }

    /// The start of the distance; `nil` if this is no distance.
    public var start: Anchor? {
      origin.map { Anchor(item: $0.item, guide: $0.guide, attribute: $0.attribute) }
    }

    /// The end of the distance; for any other anchor, the anchor itself.
    public var end: Anchor { Anchor(item: item, guide: guide, attribute: attribute) }

    /// The start and the end of the distance; for any other anchor, the anchor alone.
    public var ends: [Anchor] { start.map { [$0, end] } ?? [self] }

    /// Whether this is a distance between two positions.
    public var isDistance: Bool { origin != nil }

    /// Whether this is a length, which can be compared with a constant alone, rather than a
    /// position.
    public var isSize: Bool { isDistance || attribute.isSize }

    /// The anchor with each end replaced; `nil` if `transform` has no replacement for one of them.
    public func mapEnds(_ transform: (Anchor) -> Anchor?) -> Anchor? {
      guard let start else { return transform(self) }
      guard let newStart = transform(start), let newEnd = transform(end) else { return nil }
      return .distance(from: newStart, to: newEnd)
    }

    /// Whether this is an attribute of the item itself, rather than a distance or of a guide.
    var isPlain: Bool { origin == nil && guide == nil && !attribute.isOfMargins }

    /// The guide whose rectangle the attribute belongs to: the layout margins for `leftMargin`.
    var rectangle: Guide? { attribute.isOfMargins ? .layoutMarginsGuide : guide }

    /// The anchor as the end of a distance: a distance within it is kept as the size along its
    /// axis, which `ConstraintSystem.add(_:)` then refuses.
    private var asEnd: Anchor {
      isDistance ? Anchor(item: item, attribute: .size(along: attribute.axis)) : self
    }
  }

  /// Every edge, centre, baseline and size in the constraint: one or two for each side, in the
  /// order in which they are subtracted, the left side first.
  public var places: [Anchor] { first.ends + (second?.ends ?? []) }

  /// Whether one of `places` has a property; unlike asking the array, this allocates nothing.
  func hasPlace(where property: (Anchor) -> Bool) -> Bool {
    func hasEnd(_ anchor: Anchor) -> Bool {
      guard let start = anchor.start else { return property(anchor) }
      return property(start) || property(anchor.end)
    }
    return hasEnd(first) || second.map(hasEnd) == true
  }

  /// The pairs of positions that share a direction: the two sides, or the two ends of each
  /// distance.
  var pairsOfPositions: [[Anchor]] {
    let sides = [first] + (second.map { [$0] } ?? [])
    return first.isSize ? sides.filter { $0.isDistance }.map { $0.ends } : [sides]
  }

  /// The constraint with each of its `places` replaced; `nil` if `transform` has no replacement for
  /// one of them.
  public func mapPlaces(_ transform: (Anchor) -> Anchor?) -> Constraint? {
    guard let newFirst = first.mapEnds(transform) else { return nil }
    var copy = self
    copy.first = newFirst
    guard let second else { return copy }
    guard let newSecond = second.mapEnds(transform) else { return nil }
    copy.second = newSecond
    return copy
  }

  /// The constraint with its items renumbered; `nil` if an item has no new index.
  public func renumbered(_ newIndex: (Int) -> Int?) -> Constraint? {
    mapPlaces { place in
      guard let item = newIndex(place.item) else { return nil }
      var copy = place
      copy.item = item
      return copy
    }
  }
}
