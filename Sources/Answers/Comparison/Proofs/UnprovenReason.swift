package import LayoutConstraints
package import LayoutSpecs
package import Layouts
package import Scenarios

/// Why nothing is proven of a range of lengths.
package enum UnprovenReason: Sendable, Equatable, Codable {
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
}
