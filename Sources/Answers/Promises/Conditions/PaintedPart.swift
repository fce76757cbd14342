import AffineGeometry
import Geometry
import Scenarios

/// The part of a frame in which an element paints something.
struct PaintedPart {
  let side: DocumentFacts.PaintedPart.Side
  /// Its size, in points; infinite along an axis that it fills.
  let size: CGSize
  /// The length by which fonts differ in its text, in points; 0 for what is no text.
  let slack: Double

  /// The edges of the part in those of a frame, as narrow as another font may make it; it may be larger than
  /// the frame.
  func edges(in frame: MovingEdges, readsRightToLeft: Bool) -> MovingEdges {
    var edges = frame
    for (start, length) in [(0, Double(size.width) - slack), (1, Double(size.height))]
    where length.isFinite {
      let isLeft = side == (readsRightToLeft ? .trailing : .leading)
      if start == 1 || side == .middle {
        let middle = 0.5 * (frame[start] + frame[start + 2])
        edges[start] = middle - AffineLength(length / 2)
        edges[start + 2] = middle + AffineLength(length / 2)
      } else if isLeft {
        edges[2] = frame[0] + AffineLength(length)
      } else {
        edges[0] = frame[2] - AffineLength(length)
      }
    }
    return edges
  }

  /// The parts of the elements of a scenario of which a document says more than their frames.
  static func all(in scenario: Scenario) -> [String: PaintedPart] {
    var parts: [String: PaintedPart] = [:]
    for (name, part) in scenario.document?.painted ?? [:] {
      let text = scenario.text(of: name)?.wholeWidth
      guard let width = part.width ?? text else { continue }
      parts[name] = PaintedPart(
        side: part.side, size: CGSize(width: width, height: part.height ?? .infinity),
        slack: TextConditions.differenceOfFonts(of: name, in: scenario) * (text ?? 0))
    }
    return parts
  }
}

extension TextDrawing {
  /// The width of the text in a line without end, in points.
  fileprivate var wholeWidth: Double { Double(withoutLineLimit.unlimitedMeasurement.size.width) }
}
