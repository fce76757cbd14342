import Geometry

/// The rules of Auto Layout. Source: the documentation of `NSLayoutConstraint` and of its
/// attributes.
extension Constraint {
  /// Throws if Auto Layout has no constraint between these two attributes.
  ///
  /// - A width may be compared with a height, which is an aspect ratio, and with any distance.
  /// - Any other pair is on one axis, and compares sizes with sizes and positions with positions.
  /// - Leading and trailing do not mix with left and right, since which is which depends on the
  ///   reading direction.
  /// - A position needs a second item.
  /// - A guide has neither margins nor baselines.
  /// - A distance is between two positions that could be compared.
  func checkPair() throws(ConstraintError) {
    try first.check()
    guard let second else {
      guard first.isSize else { throw .positionWithoutSecondItem(first.attribute) }
      return
    }
    try second.check()
    guard first.isSize == second.isSize else {
      let (position, size) = first.isSize ? (second, first) : (first, second)
      guard !size.isDistance else { throw .positionWithDistance(position.attribute) }
      throw .positionWithSize(first.attribute, second.attribute)
    }
    if !first.isSize { try first.attribute.checkPosition(with: second.attribute) }
  }

  /// Throws if the multiplier, the constant or the priority is out of range; NaN always is.
  func checkNumbers() throws(ConstraintError) {
    if second != nil && !Self.multiplierMagnitudes.contains(multiplier.magnitude) {
      throw .multiplierOutOfRange(multiplier)
    }
    guard constant.magnitude <= Self.largestLength else { throw .constantOutOfRange(constant) }
    guard Priority.isValid(priority) else { throw .priorityOutOfRange(priority) }
  }
}

extension Constraint.Anchor {
  /// Throws if the guide has no such attribute, or if the distance has ends that it cannot have.
  fileprivate func check() throws(ConstraintError) {
    try checkGuide()
    guard let start else { return }
    try start.checkGuide()
    for end in [attribute, start.attribute] where end.isSize { throw .distanceOfSize(end) }
    try attribute.checkPosition(with: start.attribute)
  }

  private func checkGuide() throws(ConstraintError) {
    guard let guide else { return }
    guard !attribute.isOfMargins && !attribute.isBaseline else {
      throw .attributeOfGuide(attribute, guide)
    }
  }
}

extension Constraint.Attribute {
  /// Throws if this position and another one cannot be ordered, or not in the same way in every
  /// reading direction.
  fileprivate func checkPosition(with other: Self) throws(ConstraintError) {
    guard axis == other.axis else { throw .differentAxes(self, other) }
    let isMixed =
      followsDirection && other.isPhysicalSide || isPhysicalSide && other.followsDirection
    guard !isMixed else { throw .directionalWithPhysical(self, other) }
  }
}

extension ConstraintItem {
  /// Throws if a fixed content size, an inset or one of the four content priorities is out of
  /// range.
  func checkContent() throws(ConstraintError) {
    if case .fixed(let size) = content {
      let lengths = 0...Constraint.largestLength
      guard lengths.contains(size.width) && lengths.contains(size.height) else {
        throw .contentSizeOutOfRange(item: name, size: size)
      }
    }
    for inset in additionalSafeAreaInsets.sides
    where !(0...Constraint.largestLength).contains(inset) {
      throw .insetOutOfRange(item: name, inset: inset)
    }
    let margins = layoutMargins.resolved(readsRightToLeft: false)
    for inset in alignmentRectInsets.sides + margins.sides
    where !(inset.magnitude <= Constraint.largestLength) {
      throw .insetOutOfRange(item: name, inset: inset)
    }
    for priorities in [hugging, compressionResistance] {
      for axis in Axis.allCases where !Priority.isValid(priorities[axis]) {
        throw .priorityOutOfRange(priorities[axis])
      }
    }
  }
}

extension Container {
  /// Throws if a length is negative, NaN or too large.
  func check() throws(ConstraintError) {
    for length in [width, height ?? 0] where !(0...Constraint.largestLength).contains(length) {
      throw .containerOutOfRange(length: length)
    }
  }
}
