package import Geometry
package import LayoutConstraints
package import LayoutSpecs

/// The layouts of both notations in one container, with all that is needed to explain them.
package struct SolvedContainer: Sendable {
  package let container: Container
  /// The layout of the spec; `nil` where there is no spec, or no layout of it.
  package var spec: SolvedSpec?
  /// The layout of the constraints; `nil` where there are none, or no layout of them.
  package var constraints: ConstraintLayout?

  /// Makes a container without layouts.
  package init(_ container: Container) {
    self.container = container
  }
}

/// A layout of a spec with its work.
package struct SolvedSpec: Sendable {
  package let layout: Layout
  /// The work counters; empty for a spec that is code.
  package let work: [String: Int]
  /// The steps; `nil` where nobody asked for them, and for a spec that is code.
  package let trace: LayoutTrace?
}
