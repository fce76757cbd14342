public import Foundation

/// Where every element of one scenario ended up, as one engine sees it.
///
/// Coordinates are points from the container's top left corner, `y` downwards.
public struct Layout: Sendable, Equatable {
  /// The size that the container came to.
  public var size: CGSize
  /// The names of the elements, in the order of `frames`.
  public var elements: [String]
  /// One frame for each entry of `elements`.
  public var frames: [CGRect]

  /// Makes a layout from parallel lists of names and frames.
  public init(size: CGSize, elements: [String], frames: [CGRect]) {
    precondition(elements.count == frames.count, "every element needs exactly one frame")
    self.size = size
    self.elements = elements
    self.frames = frames
  }

  /// The frame of the element called `name`, if it is part of this layout.
  ///
  /// Linear in the number of elements.
  public func frame(of name: String) -> CGRect? {
    elements.firstIndex(of: name).map { frames[$0] }
  }
}
