package import Geometry

extension MeasuredText: PiecewiseMeasuring {
  /// The size of the text in a room of this width, and the widths of rooms with the same one.
  ///
  /// These widths come of what was found to fit and what not, never of trying widths one by one.
  package func piece(holding width: Double) -> ContentPiece { memory.piece(holding: width) }
}
