/// The optional conditions of one priority, and those that are missed.
public struct PriorityLevel: Sendable, Equatable {
  /// The priority, in `0 < priority ≤ 1000`; 1000 only for contents, whose priorities give way to
  /// required constraints.
  public let priority: Double
  /// The number of conditions at this priority.
  public let conditionCount: Int
  /// The missed conditions, constraints in the order of the system, then contents.
  public let missed: [MissedCondition]

  /// The sum of the points by which conditions are missed: the least that higher priorities allow.
  public var missedPoints: Double { missed.reduce(0) { $0 + $1.points } }
}

/// A condition that a layout misses.
public struct MissedCondition: Sendable, Equatable {
  /// The condition.
  public let condition: LayoutCondition
  /// The distance by which it is missed, in points; above 0.
  public let points: Double
}

extension ConstraintLayout {
  /// The priority levels of all optional conditions, highest first.
  ///
  /// Each level is met as well as the levels above it allow, whatever those below require. Broken
  /// constraints are not among them, nor is the small height of a container without a height.
  public var priorityLevels: [PriorityLevel] {
    let system = finalProgram.system
    let errors = finalProgram.errors().filter {
      switch $0.condition {
      case .constraint(let index): system.constraints[index].priority < Priority.required
      case .selfSizingHeight: false
      default: true
      }
    }
    let levels = Dictionary(grouping: errors) { system.priority(of: $0.condition) }
    return levels.sorted { $0.key > $1.key }.map { priority, errors in
      let missed = errors.compactMap { condition, points in
        points > solverNoise
          ? MissedCondition(condition: condition, points: withoutNoise(points)) : nil
      }
      return PriorityLevel(
        priority: priority, conditionCount: Set(errors.map { $0.condition }).count,
        missed: missed.sorted { $0.condition.order < $1.condition.order })
    }
  }
}
