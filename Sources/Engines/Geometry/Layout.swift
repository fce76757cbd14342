public import Foundation

/// The frames that one engine computes for the elements of a scenario, and the container's size.
///
/// Coordinates are points from the container's top left corner, `y` downwards.
public struct Layout: Sendable, Equatable {
  /// The size of the container, in points, a self-sizing height included.
  public var size: CGSize
  /// The names of the elements, in the order of `frames`.
  public var elements: [String]
  /// One frame for each entry of `elements`.
  public var frames: [CGRect]

  /// Creates a layout from parallel lists of names and frames.
  public init(size: CGSize, elements: [String], frames: [CGRect]) {
    precondition(elements.count == frames.count, "every element needs exactly one frame")
    self.size = size
    self.elements = elements
    self.frames = frames
  }

  /// The frame of the element called `name`; `nil` where the layout has no such element.
  ///
  /// Linear in the number of elements.
  public func frame(of name: String) -> CGRect? {
    elements.firstIndex(of: name).map { frames[$0] }
  }
}
