package import AffineGeometry
package import Geometry
package import LinearProgramming

/// A layout of constraints in a container that grows, as far as it changes in step with it.
package struct ConstraintSegment: Sendable {
  /// How far the parameter may go until a basis or a measurement changes.
  package var reach: Double
  /// The layout; or why there is none.
  package var outcome: Outcome
  /// What each pass was solved with, in their order.
  package var passes: [Pass] = []
  /// Whether the constraints allow no other layout, proven where it is true.
  package var isUnique = false
  /// All layouts that are as good, where it is not proven that there is no other.
  package var optima: MovingOptima?

  /// What a container gives.
  package enum Outcome: Sendable {
    /// Frames that change in step with the parameter.
    case layout(AffineLayout)
    /// Constraints that must hold contradict each other: those that a layout would break.
    case conflict([String])
    /// The frames are no affine functions of the parameter, or nobody knows: why, as a sentence.
    case unknown(String)
  }

  /// A program that was solved, and its answer.
  package struct Pass: Sendable, Equatable {
    /// The contents as they were measured for it, by the names of their items.
    package var contents: [String: MovingContent]
    /// The basis that is optimal in all of the piece.
    package var basis: Basis

    /// Makes a pass of its parts.
    package init(contents: [String: MovingContent], basis: Basis) {
      self.contents = contents
      self.basis = basis
    }
  }
}

/// The size of content whose room changes, in points.
package struct MovingContent: Sendable, Equatable {
  /// The width, at most that of the room.
  package var width: AffineLength
  /// The height.
  package var height: Double
  /// The distance from the top down to the first baseline.
  package var firstBaseline: Double
  /// The distance from the last baseline down to the bottom.
  package var lastBaselineFromBottom: Double

  /// Makes a size of its parts.
  package init(
    width: AffineLength, height: Double, firstBaseline: Double = 0,
    lastBaselineFromBottom: Double = 0
  ) {
    self.width = width
    self.height = height
    self.firstBaseline = firstBaseline
    self.lastBaselineFromBottom = lastBaselineFromBottom
  }
}

/// A container whose width and height change in step with a parameter.
package struct MovingContainer: Sendable {
  /// The width.
  package var width: AffineLength
  /// The height; `nil` if the content decides.
  package var height: AffineLength?

  /// Makes a container of its lengths.
  package init(width: AffineLength, height: AffineLength?) {
    self.width = width
    self.height = height
  }

  /// The container after `distance`.
  package func after(_ distance: Double) -> Container {
    Container(width: width.after(distance), height: height?.after(distance))
  }
}
