package import Geometry
package import InterfaceBuilder
import Scenarios

/// One screen of a device, in one container or several, as a scenario has it.
package struct DeviceScreen: Sendable {
  /// The name for its file, without `.yaml`: lower-case words joined by hyphens.
  package var name: String
  package var title: String
  /// The line of the first root, from 1.
  package var line: Int
  package var form: DumpForm
  package var containers: [Container]
  /// The elements, each after the one around it.
  package var elements: [DeviceElement] = []
  /// The parts of the text that the scenario does not have.
  package var notes: [ImportNote] = []
  /// The most by which printed digits may differ from a frame, in points, rounded up to one digit.
  package var tolerance = 0.0
  /// Pixels per point, as far as the frames show it.
  package var scale = 2.0
}

/// One view of a screen.
package struct DeviceElement: Sendable {
  package var name: String
  /// The index of the element around it; `nil` inside the container.
  package var parent: Int?
  package var className: String
  package var text: String?
  package var isHidden: Bool
  /// Whether it shows a text, an image or a control, whose size is then its content.
  var hasContent: Bool
  /// The frames from the container's top left corner, in points, by the index of the container.
  package var frames: [Int: CGRect] = [:]
}

extension DeviceElement {
  /// The content: what is as long in all containers; nothing for a view that only surrounds others.
  ///
  /// Printed digits become whole pixels again: a view of 55.6667 pt that is centered may be on other pixels than
  /// one of 167 thirds of a point.
  func content(on grid: PixelGrid) -> BoxContent {
    guard hasContent, !frames.isEmpty else { return BoxContent(width: nil, height: nil) }
    func length(_ length: (CGRect) -> Double) -> Double? {
      let lengths = frames.values.map(length)
      guard let least = lengths.min(), let most = lengths.max(), most - least <= 0.02 else {
        return nil
      }
      let pixels = grid.rounded(most)
      return abs(pixels - most) <= 0.005 ? pixels : (most * 10_000).rounded() / 10_000
    }
    return BoxContent(width: length { Double($0.width) }, height: length { Double($0.height) })
  }
}
