import Foundation
import Geometry

/// What Auto Layout allows. Source: the documentation of `NSLayoutConstraint` and of its
/// attributes.
extension Constraint {
  /// Throws where Auto Layout has no constraint between these two attributes.
  ///
  /// A width may be compared with a height, which is an aspect ratio. Any other pair stays on one
  /// axis, and compares sizes with sizes and positions with positions. Leading and trailing do not
  /// go with left and right, because which of them is which depends on the reading direction. A
  /// position needs a second item. A guide has neither margins nor baselines.
  func checkPair() throws(ConstraintError) {
    for anchor in [first, second].compactMap(\.self) {
      guard let guide = anchor.guide else { continue }
      let attribute = anchor.attribute
      guard !attribute.isOfMargins && !attribute.isBaseline else {
        throw .attributeOfGuide(attribute, guide)
      }
    }
    let left = first.attribute
    guard let right = second?.attribute else {
      guard left.isSize else { throw .positionWithoutSecondItem(left) }
      return
    }
    guard left.isSize == right.isSize else { throw .positionWithSize(left, right) }
    guard left.isSize || left.axis == right.axis else { throw .differentAxes(left, right) }
    let isMixed =
      left.followsDirection && right.isPhysicalSide
      || left.isPhysicalSide && right.followsDirection
    guard !isMixed else { throw .directionalWithPhysical(left, right) }
  }

  /// Throws where the multiplier, the constant or the priority is out of range; NaN always is.
  func checkNumbers() throws(ConstraintError) {
    if second != nil && !Self.multiplierMagnitudes.contains(multiplier.magnitude) {
      throw .multiplierOutOfRange(multiplier)
    }
    guard constant.magnitude <= Self.largestLength else { throw .constantOutOfRange(constant) }
    guard Priority.isValid(priority) else { throw .priorityOutOfRange(priority) }
  }
}

extension ConstraintItem {
  /// Throws where a fixed content size, an inset or one of the four content priorities is out of
  /// range.
  func checkContent() throws(ConstraintError) {
    if case .fixed(let size) = content {
      let lengths = 0...Constraint.largestLength
      guard lengths.contains(size.width) && lengths.contains(size.height) else {
        throw .contentSizeOutOfRange(item: name, size: size)
      }
    }
    let alignment = alignmentRectInsets
    let margins = layoutMargins
    let insets = [
      alignment.top, alignment.left, alignment.bottom, alignment.right, margins.top,
      margins.leading, margins.bottom, margins.trailing,
    ]
    let safe = additionalSafeAreaInsets
    for inset in [safe.top, safe.left, safe.bottom, safe.right]
    where !(0...Constraint.largestLength).contains(inset) {
      throw .insetOutOfRange(item: name, inset: inset)
    }
    for inset in insets where !(inset.magnitude <= Constraint.largestLength) {
      throw .insetOutOfRange(item: name, inset: inset)
    }
    for priorities in [hugging, compressionResistance] {
      for axis in Axis.allCases where !Priority.isValid(priorities[axis]) {
        throw .priorityOutOfRange(priorities[axis])
      }
    }
  }
}
