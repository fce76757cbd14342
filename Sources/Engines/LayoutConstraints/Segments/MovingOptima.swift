package import AffineGeometry
import Geometry
import LinearProgramming

/// All optimal layouts of a segment, at all its parameters together.
package struct MovingOptima: Sendable {
  private let region: MovingRegion
  private let tree: ItemTree
  private let indices: [String: Int]

  init(region: MovingRegion, moving: MovingSystem) {
    self.region = region
    tree = moving.tree
    let names = moving.system.items.map { $0.name }
    indices = Dictionary(zip(names, names.indices)) { first, _ in first }
  }

  /// The first and the last parameter, up to `limit`, at which one of the layouts has every edge of
  /// these frames within `tolerance`; `nil` if there is none.
  ///
  /// Every parameter between has one too, since the frames and the layouts together are convex. An
  /// unknown name makes it `nil`.
  package func distances(
    admitting frames: [String: AffineFrame], upTo limit: Double, within tolerance: Double
  ) throws(ConstraintError) -> ClosedRange<Double>? {
    guard let region = region(around: frames, within: tolerance) else { return nil }
    return try solving(region.parameters(upTo: limit))
  }

  /// Whether one of the layouts has every edge of these frames within `tolerance` at a parameter.
  package func admits(
    _ frames: [String: AffineFrame], at distance: Double, within tolerance: Double
  ) throws(ConstraintError) -> Bool {
    guard let region = region(around: frames, within: tolerance) else { return false }
    return try solving(region.hasPoint(at: distance))
  }

  private func region(
    around frames: [String: AffineFrame], within tolerance: Double
  ) -> MovingRegion? {
    var region = region
    for (name, frame) in frames.sorted(by: { $0.key < $1.key }) {
      guard let item = indices[name] else { return nil }
      for (sum, edge) in zip(tree.edges(of: item), frame.edges) {
        region.keep(
          sum.terms, at: MovingValue(start: edge.value - sum.constant, slope: edge.slope),
          within: tolerance)
      }
    }
    return region
  }
}
