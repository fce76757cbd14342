public import Geometry

/// Where both engines put everything in one container, and what that took: what a baseline keeps.
///
/// Unlike a comparison, it has the elements that only one notation places too.
public struct ContainerLayouts: Sendable, Equatable {
  /// The container.
  public var container: Container
  /// What the layout spec gave; `nil` where there is none, or no layout.
  public var spec: EngineLayout?
  /// What the constraints gave; `nil` where there are none, or no layout.
  public var constraints: EngineLayout?

  /// Makes the layouts of one container.
  public init(container: Container, spec: EngineLayout?, constraints: EngineLayout?) {
    self.container = container
    self.spec = spec
    self.constraints = constraints
  }
}

/// The layout of one engine in one container.
public struct EngineLayout: Sendable, Equatable {
  /// The frames on pixels, in points, by the name of the element; `superview` is the container.
  public var frames: [String: Frame]
  /// Exact counters of the work, by name; empty where the notation is code that does not count.
  public var work: [String: Int]

  /// Makes a layout of what is known of it.
  public init(frames: [String: Frame], work: [String: Int]) {
    self.frames = frames
    self.work = work
  }

  init(_ layout: Layout, work: [String: Int]) {
    frames = NamedFrames(layout).frames.mapValues(Frame.init)
    self.work = work
  }
}
