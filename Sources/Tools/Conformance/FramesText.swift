import Foundation
import Geometry
import JSONText

/// Prints the frames of laid-out vectors as JSON text.
package enum FramesText {
  /// `{"class/name": {"node": [x, y, width, height]}}` in points, one line per vector, in order.
  ///
  /// Vectors without a layout are left out, and so are nodes without a frame: those inside a
  /// stack's child that was never measured. Equal results give equal text.
  package static func json(of results: [VectorResult]) -> String {
    let lines = results.compactMap { result -> String? in
      guard let layout = result.layout else { return nil }
      let frames = layout.framesByName.mapValues(\.lengths)
      return "  \(result.name.json.text()): \(frames.json.text())"
    }
    return lines.isEmpty ? "{}\n" : "{\n\(lines.joined(separator: ",\n"))\n}\n"
  }
}

extension Layout {
  /// The frames by the names of their elements.
  var framesByName: [String: CGRect] {
    Dictionary(zip(elements, frames)) { first, _ in first }
  }
}

extension CGRect {
  /// `[x, y, width, height]`, unchanged: a negative size stays negative.
  var lengths: [Double] { [origin.x, origin.y, size.width, size.height] }
}

extension CGSize {
  /// `[width, height]`.
  var lengths: [Double] { [width, height] }
}
