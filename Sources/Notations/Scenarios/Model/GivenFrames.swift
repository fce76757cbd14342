public import Geometry

/// The frames that elements should have in one container, as a design tool, a device or Xcode gives
/// them: the third notation of a screen.
public struct GivenFrames: Sendable, Equatable {
  /// The container that they are the frames of.
  public var container: Container
  /// The frames; elements that are not among them are not compared with any.
  public var frames: [GivenFrame]

  /// Makes the frames of one container.
  public init(in container: Container, _ frames: [GivenFrame]) {
    self.container = container
    self.frames = frames
  }
}

/// The frame that one element should have.
public struct GivenFrame: Sendable, Equatable {
  /// The name of an element, of a stack view, or `superview` for the container itself.
  public var element: String
  /// The frame in points, from the container's top left corner.
  public var frame: CGRect
  /// Its place in the file; `nil` for frames that are given in code.
  public var place: RulePlace?

  /// Makes a frame.
  public init(_ element: String, _ frame: CGRect, at place: RulePlace? = nil) {
    self.element = element
    self.frame = frame
    self.place = place
  }
}
