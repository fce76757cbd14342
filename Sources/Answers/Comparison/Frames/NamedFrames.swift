public import Foundation
public import Geometry
import LayoutConstraints

/// The frames of a layout by element name, in points; the container's own as `superview`.
public struct NamedFrames: Sendable, Equatable {
  /// The frames by element name.
  public let frames: [String: CGRect]

  /// Names the frames of a layout; of two elements with one name the first counts.
  public init(_ layout: Layout) {
    var frames = Dictionary(zip(layout.elements, layout.frames)) { first, _ in first }
    frames[ConstraintSystem.containerName] = CGRect(origin: .zero, size: layout.size)
    self.frames = frames
  }

  /// Takes frames that have names already.
  public init(_ frames: [String: CGRect]) {
    self.frames = frames
  }

  /// The frame of an element; `nil` where the layout has none.
  public subscript(name: String) -> CGRect? { frames[name] }
}
