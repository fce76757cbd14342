package import AffineGeometry
import Geometry

extension MeasuredText: PiecewiseMeasuring {
  /// The size of the text in a room of this width, and the widths of rooms with the same one.
  ///
  /// These widths come of what was found to fit and what not, never of trying widths one by one.
  package func piece(holding width: Double) -> ContentPiece { memory.piece(holding: width) }

  /// The number of lines, and for each one where it begins and ends in the text, its width in parts
  /// of an em, and whether it is cut off.
  package func lines(inWidth width: Double) -> [Int] { memory.breaks(width: width) }
}
