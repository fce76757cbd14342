import AffineGeometry
import Geometry
import Scenarios

/// The part of a frame in which an element paints something.
enum PaintedPart {
  /// A width from the leading side, in points: a text that is narrower than its frame.
  case leading(Double)
  /// A size in the middle: the image of a button.
  case middle(CGSize)

  /// The edges of the part in those of a frame; it may be larger than the frame.
  func edges(in frame: [AffineLength], readsRightToLeft: Bool) -> [AffineLength] {
    var edges = frame
    switch self {
    case .leading(let width):
      let own = AffineLength(width)
      if readsRightToLeft { edges[0] = frame[2] - own } else { edges[2] = frame[0] + own }
    case .middle(let size):
      for (start, length) in [(0, Double(size.width)), (1, Double(size.height))] {
        let middle = 0.5 * (frame[start] + frame[start + 2])
        edges[start] = middle - AffineLength(length / 2)
        edges[start + 2] = middle + AffineLength(length / 2)
      }
    }
    return edges
  }

  /// The parts of the elements of a scenario of which a document says more than their frames.
  static func all(in scenario: Scenario) -> [String: PaintedPart] {
    guard let document = scenario.document else { return [:] }
    var parts = document.buttonImages.mapValues(PaintedPart.middle)
    for name in document.leadingTexts {
      guard let text = scenario.text(of: name) else { continue }
      let available = CGSize(width: CGFloat.infinity, height: .infinity)
      parts[name] = .leading(Double(text.withoutLineLimit.measure(in: available).size.width))
    }
    return parts
  }
}
