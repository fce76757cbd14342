package import AffineGeometry
import Geometry
import LinearProgramming

/// The layouts of one system over ranges of container widths, as the reduced solver knows them.
///
/// It knows how each component moves with the width, and in which widths. So the next range costs what changes
/// there, such as a text that wraps in another way, where `ConstraintSegments` solves the whole program.
package struct MovingLayouter {
  private let moving: MovingSystem
  private let measurements: Measurements
  /// A solver for each pass, so that the components of a pass stay known from range to range.
  private var solvers: [ReducedSolverCache]
  /// The last segment of each wrapping content.
  private var segments: [ContentSegment?]

  /// Layouts whose frames are affine functions of the distance from a width.
  package struct Range: Sendable {
    /// The length of the range of widths, in points.
    package var reach: Double
    /// The frames.
    package var frames: AffineLayout
    /// The views of which other frames are as good, in the order of the system.
    package var ambiguous: [String]
    /// Whether required constraints conflict.
    package var hasConflict: Bool
  }

  /// Prepares the layouts of a system without rounding; `nil` where guides depend on positions.
  ///
  /// Throws if a measured size is out of range.
  package init?(_ system: ConstraintSystem) throws(ConstraintError) {
    let preparation = try LayoutPreparation(system, rounding: .exact)
    guard !preparation.measuring.guides.areMoving else { return nil }
    measurements = preparation.measuring.measurements
    moving = MovingSystem(
      preparation, in: MovingContainer(width: AffineLength(0, slope: 1), height: nil))
    segments = measurements.wrapping.map { _ in nil }
    solvers = Array(
      repeating: ReducedSolverCache(cachesSolutions: true), count: segments.isEmpty ? 1 : 2)
  }

  /// The layouts in containers of this height from a width on, at most up to `limit` points beyond it; `nil`
  /// where they are not known to be affine.
  ///
  /// Takes time for the components that differ from the range before.
  package mutating func range(from width: Double, height: Double?, limit: Double) -> Range? {
    // Right at the width, conditions of both neighbours are met.
    var distance = min(Self.step, limit / 2)
    for _ in 0..<Self.attempts where distance > Self.leastDistance {
      guard let layouts = layouts(at: width + distance, height: height) else { return nil }
      let gap = layouts.widths.lower - width
      if gap <= Self.leastDistance {
        return range(layouts, from: width, limit: limit)
      }
      distance = gap / 2
    }
    return nil
  }

  /// The distance beyond a width at which a layout is asked for first, in points: conditions that are met
  /// exactly at the width have room there, even for large numbers.
  private static let step = 1e-2
  /// The most layouts that are asked for to find those next to a width.
  private static let attempts = 3
  /// The distance up to which two breakpoints are one, in points: half of what proofs leave out.
  private static let leastDistance = 2e-6

  /// What the last pass at a width says.
  private struct Layouts {
    let solution: PassSolution
    let columns: [MovingLength]
    var widths: ValidWidths
  }

  private mutating func layouts(at width: Double, height: Double?) -> Layouts? {
    let container = Container(width: width, height: height)
    let solver = DirectSolver(tree: moving.tree, container: container)
    var measured = measurements
    var widths = ValidWidths()
    for pass in solvers.indices {
      guard let solution = solvers[pass].solution(solver, measured),
        let movement = solvers[pass].movement(in: container)
      else { return nil }
      widths.formIntersection(movement.widths)
      let layouts = Layouts(solution: solution, columns: movement.columns, widths: widths)
      guard pass == 0, !segments.isEmpty else { return layouts }
      guard let adapted = sizes(adaptedTo: movement.columns, at: width, &widths) else { return nil }
      if adapted == measured.sizes {
        return Layouts(solution: solution, columns: movement.columns, widths: widths)
      }
      measured.sizes = adapted
    }
    return nil
  }

  /// The sizes of contents in the widths of these columns; `nil` where a content does not say at which widths
  /// its size changes, or is wider than its width.
  private mutating func sizes(
    adaptedTo columns: [MovingLength], at width: Double, _ widths: inout ValidWidths
  ) -> [ContentSize?]? {
    var sizes = measurements.sizes
    for (place, item) in measurements.wrapping.enumerated() {
      let column = columns[ItemColumns.column(.width, of: item)]
      let available = max(0, column.value(at: width))
      guard let segment = segment(ofContent: place, in: available) else { return nil }
      let needed = Double(segment.size.width)
      guard needed <= available + solverNoise else { return nil }
      let least = max(needed, segment.widths.lowerBound)
      widths.limit(max(0, available - least), rate: column.rate, at: width)
      let room = segment.widths.upperBound - available
      if room.isFinite { widths.limit(max(0, room), rate: -column.rate, at: width) }
      sizes[item] = ContentSize(
        width: needed, height: Double(segment.size.height), firstBaseline: segment.firstBaseline,
        lastBaselineFromBottom: segment.lastBaselineFromBottom)
    }
    return sizes
  }

  private mutating func segment(ofContent place: Int, in width: Double) -> ContentSegment? {
    if let last = segments[place], last.innerWidths.lowerBound <= width,
      width <= last.innerWidths.upperBound
    {
      return last
    }
    guard case .measured(let content) = moving.system.items[measurements.wrapping[place]].content
    else { return nil }
    segments[place] = content.segments?.segment(containing: width)
    return segments[place]
  }

  private func range(_ layouts: Layouts, from width: Double, limit: Double) -> Range {
    var domain = AffineDomain(limit: limit)
    domain.shorten(to: layouts.widths.upper - width)
    let values = layouts.columns.map {
      MovingValue(start: $0.value(at: width), slope: $0.rate)
    }
    let frames = moving.layout(of: values, &domain)
    return Range(
      reach: domain.reach, frames: frames,
      ambiguous: layouts.solution.ranges.map(moving.system.ambiguousViews) ?? [],
      hasConflict: !moving.system.conflicts(in: layouts.solution).isEmpty)
  }
}
