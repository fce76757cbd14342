/// A length that changes in step with a parameter: `value + slope × s`, for `s ≥ 0`.
///
/// What `s` is, whoever makes the length says: how far a container has become wider, say. A length
/// that is infinite or undefined (NaN) has the slope 0.
package struct AffineLength: Sendable, Hashable {
  /// The length where `s` is 0, in points.
  package var value: Double
  /// The points by which it grows with each unit of `s`.
  package var slope: Double
  /// How far the true length may be from this, in points, where it is no affine function; else 0.
  package var deviation: Double

  /// Makes a length; one that does not change unless a slope is given.
  package init(_ value: Double, slope: Double = 0, deviation: Double = 0) {
    self.value = value
    self.slope = value.isFinite ? slope : 0
    self.deviation = value.isFinite ? deviation : 0
  }

  /// No length.
  package static let zero = AffineLength(0)
  /// An undefined length.
  package static let undefined = AffineLength(.nan)

  /// The length after `distance`.
  package func after(_ distance: Double) -> Double {
    slope == 0 ? value : value + slope * distance
  }

  package static func + (a: AffineLength, b: AffineLength) -> AffineLength {
    AffineLength(
      a.value + b.value, slope: a.slope + b.slope, deviation: a.deviation + b.deviation)
  }

  package static func - (a: AffineLength, b: AffineLength) -> AffineLength {
    AffineLength(
      a.value - b.value, slope: a.slope - b.slope, deviation: a.deviation + b.deviation)
  }

  package static func + (a: AffineLength, b: Double) -> AffineLength {
    AffineLength(a.value + b, slope: a.slope, deviation: a.deviation)
  }

  package static func - (a: AffineLength, b: Double) -> AffineLength {
    AffineLength(a.value - b, slope: a.slope, deviation: a.deviation)
  }

  package static func * (a: Double, b: AffineLength) -> AffineLength {
    AffineLength(a * b.value, slope: a * b.slope, deviation: abs(a) * b.deviation)
  }

  package static prefix func - (a: AffineLength) -> AffineLength { -1 * a }

  package static func += (a: inout AffineLength, b: AffineLength) { a = a + b }
}

/// A rectangle whose parts change in step with a parameter.
package struct AffineFrame: Sendable, Hashable {
  /// The left edge.
  package var x: AffineLength
  /// The top edge.
  package var y: AffineLength
  /// The width.
  package var width: AffineLength
  /// The height.
  package var height: AffineLength

  /// Makes a frame of its parts.
  package init(x: AffineLength, y: AffineLength, width: AffineLength, height: AffineLength) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The left, top, right and bottom edges.
  package var edges: [AffineLength] { [x, y, x + width, y + height] }

  /// How far a true edge may be from these.
  package var deviation: Double { edges.map(\.deviation).max() ?? 0 }
}

/// The frames of a layout, each changing in step with a parameter, and the whole's size.
package struct AffineLayout: Sendable, Hashable {
  /// The frame of the whole, at the origin.
  package var whole: AffineFrame
  /// The frames of the elements, by name.
  package var frames: [String: AffineFrame]

  /// Makes a layout of its parts.
  package init(whole: AffineFrame, frames: [String: AffineFrame]) {
    self.whole = whole
    self.frames = frames
  }

  /// How far a true edge may be from those of any frame.
  package var deviation: Double {
    frames.values.reduce(whole.deviation) { max($0, $1.deviation) }
  }
}
