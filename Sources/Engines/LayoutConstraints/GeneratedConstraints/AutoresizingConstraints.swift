public import Geometry

extension ConstraintSystem {
  /// Adds the constraints of an item's autoresizing mask: two required ones for each axis.
  ///
  /// `frame` is the item's, in its superview's coordinates, in a superview of the size
  /// `superviewSize`; all in points. As the superview grows, the flexible lengths along an axis
  /// share the growth in proportion to their present sizes, or equally if these add up to 0.
  /// Without a flexible length only the far margin grows.
  ///
  /// The constraints refer to left and right in either reading direction. They refer to frames:
  /// they allow for the present `alignmentRectInsets` of both items. Their origin is the mask.
  ///
  /// Throws and adds nothing if there is no such item, if it is the container, if a number is not
  /// finite or beyond `Constraint.largestLength`, if a size is negative, or if a share of the
  /// growth is outside `Constraint.multiplierMagnitudes`.
  ///
  /// Source: the constraints that `translatesAutoresizingMaskIntoConstraints` was observed to make.
  /// Ours: positions are measured from the superview's edges by a constraint between the two, where
  /// Auto Layout has one without a second item.
  @discardableResult
  public mutating func addAutoresizing(
    of item: Int, frame: CGRect, superviewSize: CGSize, mask: AutoresizingMask
  ) throws(ConstraintError) -> Range<Int> {
    guard items.indices.contains(item) else { throw .unknownItem(index: item) }
    guard item != Self.container else { throw .noSuperview(item: items[item].name) }
    try checkAutoresizing(of: item, frame: frame, superviewSize: superviewSize)
    var rows: [Constraint] = []
    for axis in Axis.allCases {
      let isHorizontal = axis == .horizontal
      let translation = AutoresizingTranslation(
        item: item, superview: items[item].parent, axis: axis,
        itemInsets: items[item].alignmentRectInsets,
        superviewInsets: items[items[item].parent].alignmentRectInsets,
        start: isHorizontal ? frame.minX : frame.minY,
        length: isHorizontal ? frame.width : frame.height,
        superviewLength: isHorizontal ? superviewSize.width : superviewSize.height)
      rows += translation.constraints(mask.flexibility(along: axis))
    }
    for index in rows.indices {
      rows[index].source = .autoresizingMask
      rows[index].origin = Constraint.autoresizingOrigin + mask.description
    }
    do {
      try add(rows)
    } catch {
      throw error.error
    }
    return constraints.count - rows.count..<constraints.count
  }

  private func checkAutoresizing(
    of item: Int, frame: CGRect, superviewSize: CGSize
  ) throws(ConstraintError) {
    let positions = [frame.origin.x, frame.origin.y]
    let lengths = [
      frame.size.width, frame.size.height, superviewSize.width, superviewSize.height,
    ]
    let largest = Constraint.largestLength
    let wrong =
      positions.first { !($0.magnitude <= largest) }
      ?? lengths.first { !(0...largest).contains($0) }
    if let wrong { throw .autoresizingOutOfRange(item: items[item].name, length: wrong) }
  }
}

/// An item's frame along one axis, and the constraints for it.
private struct AutoresizingTranslation {
  let item: Int
  let superview: Int
  let axis: Axis
  let itemInsets: EdgeInsets
  let superviewInsets: EdgeInsets
  /// The distance from the superview's near edge, in points.
  let start: Double
  /// The item's length, in points.
  let length: Double
  /// The superview's length, in points.
  let superviewLength: Double

  private var end: Double { superviewLength - start - length }

  /// The two constraints; one of them is about the length unless only the length grows.
  func constraints(_ flexible: AutoresizingFlexibility) -> [Constraint] {
    let rigid = [
      flexible.startMargin ? 0 : start, flexible.length ? 0 : length, flexible.endMargin ? 0 : end,
    ].reduce(0, +)
    let start = startRow(flexible.startMargin ? part(start, flexible, rigid) : nil)
    let length = lengthRow(flexible.length ? part(length, flexible, rigid) : nil)
    switch (flexible.startMargin, flexible.length, flexible.endMargin) {
    case (false, true, false): return [start, endRow]
    case (true, false, false): return [length, endRow]
    case (true, true, false): return [endRow, start]
    case (true, false, true): return [length, start]
    default: return [start, length]
    }
  }

  /// A flexible part as a function of the superview's length S: `share × S + constant`.
  private struct FlexiblePart {
    var share: Double
    var constant: Double
  }

  /// A flexible length as its share of the growth, given the rigid lengths.
  private func part(
    _ size: Double, _ flexible: AutoresizingFlexibility, _ rigid: Double
  ) -> FlexiblePart {
    let sum = superviewLength - rigid
    guard sum == 0 else {
      return FlexiblePart(share: size / sum, constant: -size / sum * rigid)
    }
    let share = 1 / Double(flexible.count)
    return FlexiblePart(share: share, constant: size - share * rigid)
  }

  private var near: Constraint.Attribute { .near(along: axis) }
  private var far: Constraint.Attribute { .far(along: axis) }

  /// The constraint on the item's near edge; attributes are those of alignment rectangles, numbers
  /// those of frames.
  private func startRow(_ flexible: FlexiblePart?) -> Constraint {
    let own = Constraint.Anchor(item: item, attribute: near)
    let inset = itemInsets.start(axis)
    guard let flexible, flexible.share != 0 else {
      return Constraint(
        own, .equal, Constraint.Anchor(item: superview, attribute: near),
        constant: start + inset - superviewInsets.start(axis))
    }
    return Constraint(
      own, .equal, Constraint.Anchor(item: superview, attribute: far), multiplier: flexible.share,
      constant: flexible.constant + flexible.share * superviewInsets.end(axis) + inset)
  }

  /// The constraint on the item's far edge, at its present distance from the superview's.
  private var endRow: Constraint {
    Constraint(
      Constraint.Anchor(item: item, attribute: far), .equal,
      Constraint.Anchor(item: superview, attribute: far),
      constant: -end - itemInsets.end(axis) + superviewInsets.end(axis))
  }

  private func lengthRow(_ flexible: FlexiblePart?) -> Constraint {
    let attribute = Constraint.Attribute.size(along: axis)
    let own = Constraint.Anchor(item: item, attribute: attribute)
    let insets = itemInsets.start(axis) + itemInsets.end(axis)
    guard let flexible, flexible.share != 0 else {
      return Constraint(own, .equal, constant: length - insets)
    }
    let superviewInsets = superviewInsets.start(axis) + superviewInsets.end(axis)
    return Constraint(
      own, .equal, Constraint.Anchor(item: superview, attribute: attribute),
      multiplier: flexible.share,
      constant: flexible.constant + flexible.share * superviewInsets - insets)
  }
}
