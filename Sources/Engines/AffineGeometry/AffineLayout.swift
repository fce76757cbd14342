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
