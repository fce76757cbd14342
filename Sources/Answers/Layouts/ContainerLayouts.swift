package import Geometry

/// The frames and work counters of both engines in one container, as baselines keep them.
///
/// Unlike a comparison, this includes elements that only one notation places.
package struct ContainerLayouts: Sendable, Equatable {
  package var container: Container
  /// The layout of the spec; `nil` where there is no spec, or no layout of it.
  package var spec: EngineLayout?
  /// The layout of the constraints; `nil` where there are none, or no layout of them.
  package var constraints: EngineLayout?
}

/// The layout of one engine in one container.
package struct EngineLayout: Sendable, Equatable {
  /// The frames on pixels, in points, by the name of the element; `superview` is the container.
  package var frames: [String: Frame]
  /// Exact counters of the work, by name; empty where the notation is code, which has none.
  package var work: [String: Int]
  /// Whether required constraints conflict, so that the layout leaves one of them out.
  package var hasConflict = false
}

extension EngineLayout {
  package init(_ layout: Layout, work: [String: Int], hasConflict: Bool = false) {
    self.hasConflict = hasConflict
    frames = NamedFrames(layout).frames.mapValues(Frame.init)
    self.work = work
  }
}
