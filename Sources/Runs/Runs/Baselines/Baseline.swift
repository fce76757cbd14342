import Foundation
import Geometry
package import Layouts
package import RunRecords
import Scenarios

/// The accepted frames and work of a scenario, for both engines.
///
/// It is kept in a small file that later layouts are compared with.
package struct Baseline: Sendable, Equatable, Decodable {
  /// The version of the format that this code writes.
  package static let currentVersion = 1

  /// The engines whose work is counted.
  static let engines = ["spec", "direct", "reduced"]

  /// The name of the scenario's file without its extension, or the name of the screen; without a
  /// folder, which the id in a run may have.
  package var scenario: String
  /// The accepted layouts, by the text of the container: `320` or `414x120`.
  package var containers: [String: AcceptedLayouts]
  /// The font file that text was measured with; `nil` without texts, and in files of earlier versions.
  package var font: FontFile?
  /// The accepted ratio of times; `nil` where none was measured.
  package var timing: AcceptedRatio?

  /// The accepted layouts in one container; an engine without a layout has no frames.
  package struct AcceptedLayouts: Sendable, Equatable, Decodable {
    /// The frames of the layout spec by element, on pixels.
    package var spec: [String: Frame]?
    /// The frames of the constraints by element, on pixels.
    package var constraints: [String: Frame]?
    /// Exact counters of the work by engine (`spec`, `direct` or `reduced`) and by counter.
    package var work: [String: [String: Int]]
  }

  /// Makes the baseline of `layouts`, whose constraints were solved by `solver`.
  ///
  /// Frames are kept to 0.0001 pt, far below the tolerance of comparisons, so that the text of a file
  /// does not depend on the last digits.
  package init(
    scenario: String, layouts: [ContainerLayouts], solver: String, font: FontFile? = nil,
    timing: AcceptedRatio? = nil
  ) {
    self.font = font
    self.scenario = scenario
    self.timing = timing
    let entries = layouts.map { ($0.container.text, AcceptedLayouts($0, solver: solver)) }
    containers = Dictionary(entries) { first, _ in first }
  }

  /// Whether every number is finite, so that it can be written and read again.
  package var isFinite: Bool {
    containers.values.allSatisfy { entry in
      [entry.spec, entry.constraints].compactMap(\.self).flatMap(\.values).allSatisfy {
        ($0.x + $0.y + $0.width + $0.height).isFinite
      }
    }
  }

  /// Whether both have the same frames in the same containers.
  package func hasFrames(of other: Baseline) -> Bool {
    containers.mapValues { [$0.spec, $0.constraints] }
      == other.containers.mapValues { [$0.spec, $0.constraints] }
  }
}

extension Baseline.AcceptedLayouts {
  init(_ layouts: ContainerLayouts, solver: String) {
    spec = layouts.spec?.frames.mapValues(\.kept)
    constraints = layouts.constraints?.frames.mapValues(\.kept)
    work = [:]
    if let counters = layouts.spec?.work, !counters.isEmpty {
      work[Engine.spec.rawValue] = counters
    }
    if let counters = layouts.constraints?.work, !counters.isEmpty { work[solver] = counters }
  }
}

extension Frame {
  fileprivate var kept: Frame {
    func kept(_ length: Double) -> Double {
      let rounded = (length * 10_000).rounded() / 10_000
      return rounded == 0 ? 0 : rounded
    }
    return Frame(x: kept(x), y: kept(y), width: kept(width), height: kept(height))
  }
}
