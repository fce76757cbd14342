/// A rectangle whose position and size are affine functions of a parameter.
package struct AffineFrame: Sendable, Hashable {
  /// The left edge.
  package var x: AffineLength
  /// The top edge.
  package var y: AffineLength
  package var width: AffineLength
  package var height: AffineLength

  /// Creates a frame from its origin and its size.
  package init(x: AffineLength, y: AffineLength, width: AffineLength, height: AffineLength) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The left, top, right and bottom edges.
  package var edges: [AffineLength] { [x, y, x + width, y + height] }
}

/// A layout whose frames, and whose own size, are affine functions of a parameter.
package struct AffineLayout: Sendable, Hashable {
  /// The frame of the whole layout, at the origin.
  package var whole: AffineFrame
  /// The frames of the elements, by name.
  package var frames: [String: AffineFrame]

  /// Creates a layout from the frame of the whole and the frames of the elements.
  package init(whole: AffineFrame, frames: [String: AffineFrame]) {
    self.whole = whole
    self.frames = frames
  }
}
