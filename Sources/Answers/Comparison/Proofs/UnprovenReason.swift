package import JSONText
package import LayoutConstraints
package import LayoutSpecs
package import Layouts
package import Scenarios

/// Why nothing is proven of a range of lengths.
package enum UnprovenReason: Sendable, Equatable, Decodable, JSONRepresentable {
  /// Required constraints conflict, so that there is nothing to round.
  case conflict
  /// An engine has other frames than the proof at this length, in points: the proof missed a decision.
  case missedDecision(engine: Engine, length: Double)
  /// An engine has other frames on pixels than the proof.
  case otherFrames(engine: Engine)
  /// The two solvers of the constraints have different frames.
  case solversDiffer
  /// Only the engine knows to which side a length within floating-point error of a pixel's border rounds.
  case pixelBoundary
  /// No screen has so many pixels per point.
  case scale(pixelsPerPoint: Double)
  /// The range has more segments than this before it.
  case segments(moreThan: Int)
  /// The range has more steps between whole pixels than this before it.
  case steps(moreThan: Int)
  /// An engine has no layout.
  case noLayout(because: LayoutFailure)
  /// The spec's layouts cannot be followed from length to length.
  case unfollowedSpec(obstacle: SpecObstacle)
  /// The constraints' layouts cannot be followed from length to length.
  case unfollowedConstraints(obstacle: ConstraintSegment.Obstacle)
  /// The work reached its limit.
  case workEnded(limit: WorkLimit)

  package var json: JSONValue {
    switch self {
    case .conflict: .enumCase("conflict")
    case .missedDecision(let engine, let length):
      .enumCase("missedDecision", ["engine": engine.json, "length": length.json])
    case .otherFrames(let engine): .enumCase("otherFrames", ["engine": engine.json])
    case .solversDiffer: .enumCase("solversDiffer")
    case .pixelBoundary: .enumCase("pixelBoundary")
    case .scale(let pixelsPerPoint): .enumCase("scale", ["pixelsPerPoint": pixelsPerPoint.json])
    case .segments(let moreThan): .enumCase("segments", ["moreThan": moreThan.json])
    case .steps(let moreThan): .enumCase("steps", ["moreThan": moreThan.json])
    case .noLayout(let because): .enumCase("noLayout", ["because": because.json])
    case .unfollowedSpec(let obstacle): .enumCase("unfollowedSpec", ["obstacle": obstacle.json])
    case .unfollowedConstraints(let obstacle):
      .enumCase("unfollowedConstraints", ["obstacle": obstacle.json])
    case .workEnded(let limit): .enumCase("workEnded", ["limit": limit.json])
    }
  }
}
