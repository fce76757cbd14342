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

  /// The mirror image, for reading from right to left: what was at the left edge is at the right one.
  public func mirrored() -> Layout {
    var layout = self
    for index in frames.indices {
      layout.frames[index].origin.x = size.width - frames[index].origin.x - frames[index].size.width
    }
    return layout
  }

  /// A number that changes with any frame, to check timed iterations with.
  ///
  /// Here, because it is part of what is timed: the module is optimised with the engines.
  package var checksum: Double {
    var sum = size.width + 2 * size.height
    for frame in frames {
      sum += frame.origin.x + 2 * frame.origin.y + 3 * frame.size.width + 4 * frame.size.height
    }
    return sum
  }
}
