package import Foundation
import Geometry
import Scenarios

/// A root view as the parts of a scenario file.
struct ImportedScreen: Sendable {
  var title: String
  /// Pixels per point.
  var scale: Double
  /// The containers as text; the first one is the design size.
  var containers: [String]
  /// The elements, each after its superview.
  var elements: [ImportedElement] = []
  /// The names of subviews by the name of their superview, where that is not the container.
  var hierarchy: [(name: String, children: [String])] = []
  /// The insets of the container's safe area, in points.
  var safeArea = EdgeInsets()
  /// Settings of views by name, each as text: `hidden: true`.
  var views: [(name: String, settings: [String])] = []
  /// Stack views by name, each with its keys as text.
  var stacks: [(name: String, settings: [String])] = []
  /// The rules, in the order of the file.
  var rules: [ImportedRule] = []
  /// The parts that the scenario does not have.
  var notes: [ImportNote] = []
  var frames: [StoredFrame] = []
  /// Whether Xcode says nowhere that a frame is out of date.
  var framesAreCurrent = true
  /// What the file says beside the layout.
  var facts = DocumentFacts()
}

/// An element of an imported scenario.
struct ImportedElement: Sendable {
  var name: String
  /// The content by its stored frame.
  var stored: ViewContent
  /// The content by what the view shows.
  var measured: ViewContent
  /// The content in an app, without what was only drawn.
  var running: ViewContent
  /// The hugging priorities, horizontal and vertical.
  var hugging: (Double, Double)
  /// The compression resistance priorities, horizontal and vertical.
  var compressionResistance: (Double, Double)

  /// The content by a source of sizes.
  func content(_ contents: ImportedContents) -> ViewContent {
    switch contents {
    case .stored: stored
    case .measured: measured
    case .running: running
    }
  }
}

/// The frame that a file stores for a view.
package struct StoredFrame: Sendable, Equatable {
  package let name: String
  package let parent: String
  /// The frame in the superview's coordinates, in points.
  package let frame: CGRect
  /// The frame in the root's coordinates, in points; `nil` where one around it is not stored.
  package let inRoot: CGRect?
}
