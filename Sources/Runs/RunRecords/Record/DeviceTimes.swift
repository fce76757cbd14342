package import JSONText
package import Timing

/// The times of a screen's layouts on a device, as its recorder printed them.
package struct DeviceTimes: Decodable, Sendable, Equatable, JSONRepresentable {
  /// The model of the device, such as `iPhone14,5`.
  package var device: String
  /// The operating system with its version.
  package var system: String
  /// Whether the app was built with `debug` or `release`.
  package var build: String
  /// The widths of the layouts, in points.
  package var widths: [Double]
  /// The median time of a layout of the node, in nanoseconds.
  package var nodeNanoseconds: Double
  /// The median time of a layout of the view, in nanoseconds.
  package var viewNanoseconds: Double
  /// The time of the view over that of the node.
  package var ratio: PairedRatio

  package init(
    device: String, system: String, build: String, widths: [Double], nodeNanoseconds: Double,
    viewNanoseconds: Double, ratio: PairedRatio
  ) {
    self.device = device
    self.system = system
    self.build = build
    self.widths = widths
    self.nodeNanoseconds = nodeNanoseconds
    self.viewNanoseconds = viewNanoseconds
    self.ratio = ratio
  }

  package var json: JSONValue {
    .object([
      "device": device.json, "system": system.json, "build": build.json, "widths": widths.json,
      "nodeNanoseconds": nodeNanoseconds.json, "viewNanoseconds": viewNanoseconds.json,
      "ratio": ratio.json,
    ])
  }
}
