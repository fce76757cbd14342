/// How well the optional conditions of one priority are met.
public struct PriorityLevel: Sendable, Equatable {
  /// The priority, in `0 < priority ≤ 1000`; 1000 only for contents, whose priorities give way to
  /// required constraints.
  public let priority: Double
  /// How many conditions count at this priority.
  public let conditionCount: Int
  /// Those that are missed, and by how many points each, above 0; constraints in the order of the
  /// system, then contents.
  public let missed: [MissedCondition]

  /// What is missed, added up, in points: as little as the priorities above leave possible.
  public var missedPoints: Double { missed.reduce(0) { $0 + $1.points } }
}

/// A condition that does not hold in a layout.
public struct MissedCondition: Sendable, Equatable {
  /// What does not hold.
  public let condition: LayoutCondition
  /// By how many points; above 0.
  public let points: Double
}

extension ConstraintLayout {
  /// How well what is optional is met, highest priority first.
  ///
  /// Each level comes as near as the levels above it allow, whatever those below want. Broken
  /// constraints are not among these, nor is the wish of a container without a height to be small.
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
        priority: priority, conditionCount: Set(errors.map(\.condition)).count,
        missed: missed.sorted { $0.condition.order < $1.condition.order })
    }
  }
}
