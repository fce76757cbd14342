package import AffineGeometry
import Geometry
import LinearProgramming

/// All layouts of a piece that are as good as the one that it tells, at all its lengths together.
package struct MovingOptima: Sendable {
  private let region: MovingRegion
  private let tree: ItemTree
  private let indices: [String: Int]

  init(region: MovingRegion, moving: MovingSystem) {
    self.region = region
    tree = moving.tree
    let names = moving.system.items.map(\.name)
    indices = Dictionary(zip(names, names.indices)) { first, _ in first }
  }

  /// The first and the last distance, up to `limit`, at which one of the layouts has every edge of
  /// these frames within `tolerance`; `nil` if none has at any.
  ///
  /// One has at all distances between, since the frames and the layouts together are convex. Names
  /// of no item make it `nil`.
  package func distances(
    admitting frames: [String: AffineFrame], upTo limit: Double, within tolerance: Double
  ) throws(ConstraintError) -> ClosedRange<Double>? {
    guard let region = region(around: frames, within: tolerance) else { return nil }
    do {
      return try region.parameters(upTo: limit)
    } catch {
      throw .solver(error)
    }
  }

  /// Whether one of the layouts has every edge of these frames within `tolerance`, at one distance.
  package func admits(
    _ frames: [String: AffineFrame], at distance: Double, within tolerance: Double
  ) throws(ConstraintError) -> Bool {
    guard let region = region(around: frames, within: tolerance) else { return false }
    do {
      return try region.hasPoint(at: distance)
    } catch {
      throw .solver(error)
    }
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
