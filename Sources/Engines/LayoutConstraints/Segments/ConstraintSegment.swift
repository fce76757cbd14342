package import AffineGeometry
package import Geometry
package import LinearProgramming

/// A segment: a range of container sizes in which the layout is an affine function of a parameter.
package struct ConstraintSegment: Sendable {
  /// The end of the segment: the parameter from which a basis or a measurement may change.
  package var reach: Double
  /// The layout, or the reason why there is none.
  package var outcome: Outcome
  /// The passes, in their order.
  package var passes: [Pass] = []
  /// Whether the layout is proven to be the only solution of the constraints.
  package var isUnique = false
  /// All layouts that are as good, unless `isUnique`.
  package var optima: MovingOptima?

  /// The result in a container.
  package enum Outcome: Sendable {
    /// Frames that are affine functions of the parameter.
    case layout(AffineLayout)
    /// Required constraints contradict each other; these rules would be broken.
    case conflict([String])
    /// The frames are not affine in the parameter, or not known to be.
    case unknown(Obstacle)
  }

  /// Why the frames are not known to be affine in the parameter.
  package enum Obstacle: String, Sendable, Decodable, CaseIterable {
    /// The content of an item does not say at which widths its size changes.
    case content
    /// Measured sizes keep changing from pass to pass.
    case changingSizes
    /// Constraints contradict each other before it is known where guides are.
    case conflictBeforeGuides
    /// The solver's basis is singular.
    case singularBasis
    /// The constraints leave a length unbounded.
    case unboundedLength
    /// Rounding errors prevent an answer.
    case rounding
    /// Rounding errors hide which constraints conflict.
    case hiddenConflict
  }

  /// A program that was solved, and its optimal basis.
  package struct Pass: Sendable, Equatable {
    /// The contents as measured for it, by the names of their items.
    package var contents: [String: MovingContent]
    /// The basis that is optimal in the whole segment.
    package var basis: Basis

    /// Makes a pass of its parts.
    package init(contents: [String: MovingContent], basis: Basis) {
      self.contents = contents
      self.basis = basis
    }
  }
}

/// The size of content whose available width changes, in points.
package struct MovingContent: Sendable, Equatable {
  /// The width, at most the available width.
  package var width: AffineLength
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

/// A container whose width and height are affine functions of a parameter.
package struct MovingContainer: Sendable {
  package var width: AffineLength
  /// The height; `nil` if the content decides.
  package var height: AffineLength?

  /// Makes a container of its lengths.
  package init(width: AffineLength, height: AffineLength?) {
    self.width = width
    self.height = height
  }

  /// The container at a parameter.
  package func after(_ distance: Double) -> Container {
    Container(width: width.after(distance), height: height?.after(distance))
  }
}
