public import Comparison
import Foundation
import Geometry
import Scenarios

/// What somebody accepted of a scenario: the frames of both engines, and what they took.
///
/// It is kept in a small file, and later layouts are held against it.
public struct Baseline: Sendable, Equatable {
  /// The version of the format that this code writes.
  public static let currentVersion = 1

  /// The engines whose work is counted.
  static let engines = ["spec", "direct", "reduced"]

  /// The name of the scenario by its file alone, or of the screen; not that of a run, where a
  /// folder may stand before it.
  public var scenario: String
  /// What was accepted, by the text of the container: `320` or `414x120`.
  public var containers: [String: Room]
  /// The ratio of times that was accepted; `nil` where none was asked for.
  public var timing: Ratio?

  /// What was accepted in one container; an engine that gave no layout has no frames.
  public struct Room: Sendable, Equatable {
    /// The frames of the layout spec by element, on pixels.
    public var spec: [String: Frame]?
    /// The frames of the constraints by element, on pixels.
    public var constraints: [String: Frame]?
    /// Exact counters of the work by engine (`spec`, `direct` or `reduced`) and by counter.
    public var work: [String: [String: Int]]
  }

  /// A ratio of times with its interval.
  public struct Ratio: Sendable, Equatable, Codable {
    /// The engine whose time stands above the line.
    public var of: String
    /// The engine whose time stands below the line.
    public var to: String
    /// The ratio, above 0.
    public var ratio: Double
    /// The lower end of its interval.
    public var low: Double
    /// The upper end of its interval.
    public var high: Double

    /// Makes a ratio of what was measured.
    public init(of: String, to: String, ratio: Double, low: Double, high: Double) {
      self.of = of
      self.to = to
      self.ratio = ratio
      self.low = low
      self.high = high
    }
  }

  /// Makes the baseline of `layouts`, whose constraints were solved by `solver`.
  ///
  /// Frames are kept to a ten-thousandth of a point, far below what counts as equal, so that the
  /// text of a file does not hang on the last digits.
  public init(
    scenario: String, layouts: [ContainerLayouts], solver: String, timing: Ratio? = nil
  ) {
    self.scenario = scenario
    self.timing = timing
    let rooms = layouts.map { ($0.container.text, Room($0, solver: solver)) }
    containers = Dictionary(rooms) { first, _ in first }
  }

  init(scenario: String, containers: [String: Room], timing: Ratio?) {
    self.scenario = scenario
    self.containers = containers
    self.timing = timing
  }

  /// Whether every number can be written down and read again.
  public var isFinite: Bool {
    containers.values.allSatisfy { room in
      [room.spec, room.constraints].compactMap(\.self).flatMap(\.values).allSatisfy {
        ($0.x + $0.y + $0.width + $0.height).isFinite
      }
    }
  }

  /// Whether both have the same frames in the same containers.
  public func hasFrames(of other: Baseline) -> Bool {
    containers.mapValues { [$0.spec, $0.constraints] }
      == other.containers.mapValues { [$0.spec, $0.constraints] }
  }
}

extension Baseline.Room {
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
  /// The frame as a file keeps it.
  fileprivate var kept: Frame {
    func kept(_ length: Double) -> Double {
      let rounded = (length * 10_000).rounded() / 10_000
      return rounded == 0 ? 0 : rounded
    }
    return Frame(x: kept(x), y: kept(y), width: kept(width), height: kept(height))
  }
}
