package import JSONText
package import Layouts

/// The proof of both layouts rounded to pixels, over the segments of a sweep in which they are equal
/// before rounding.
///
/// 1. Devices have containers of whole pixels: both engines lay out every one of these.
/// 2. Between whole pixels the spec's layout is constant in steps, which are followed exactly. The
///    constraints' edges are affine functions, rounded to the nearest pixel. So the largest distance
///    within a step is at one of its ends.
package struct RoundedProof: Sendable, Equatable, Decodable, JSONRepresentable {
  /// Pixels per point.
  package var scale: Double
  /// The number of lengths of whole pixels at which both layouts were compared.
  package var wholePixels = 0
  /// The first largest distance at these lengths; `nil` where all edges are equal.
  package var largestAtPixels: RoundedDistance?
  /// The number of steps between whole pixels.
  package var steps = 0
  /// The number of steps in which both layouts were compared.
  package var comparedSteps = 0
  /// The first largest distance in any step; `nil` where all edges are equal.
  package var largestBetween: RoundedDistance?
  /// Whether a stack of the spec distributes a line's missing or leftover length in whole points.
  package var sharesWholePoints = false
  /// The ranges in which a distance exceeds ``bound``, in order.
  package var ranges: [RoundedRange] = []
  /// The ranges of which nothing is proven, in order, with the reasons.
  package var gaps: [RoundedGap] = []
  /// The number of steps in which a length is within floating-point error of a pixel boundary.
  ///
  /// Only the engine knows to which side it rounds: it was asked at eight lengths of each step.
  package var undecidedSteps = 0
  /// The elements that are ambiguous somewhere, by name; they are not compared there.
  package private(set) var ambiguousElements: [String] = []

  /// Makes a proof without any lengths.
  package init(scale: Double) { self.scale = scale }

  /// The largest distance that rounding explains, in points: a pixel, or a point where
  /// ``sharesWholePoints``.
  package var bound: Double { sharesWholePoints ? max(1, 1 / scale) : 1 / scale }

  /// Notes elements that are ambiguous somewhere.
  package mutating func addAmbiguous(_ elements: Set<String>) {
    guard !elements.isSubset(of: ambiguousElements) else { return }
    ambiguousElements = elements.union(ambiguousElements).sorted()
  }

  package var json: JSONValue {
    .object([
      "scale": scale.json, "wholePixels": wholePixels.json,
      "largestAtPixels": largestAtPixels?.json, "steps": steps.json,
      "comparedSteps": comparedSteps.json, "largestBetween": largestBetween?.json,
      "sharesWholePoints": sharesWholePoints.json, "ranges": ranges.json, "gaps": gaps.json,
      "undecidedSteps": undecidedSteps.json, "ambiguousElements": ambiguousElements.json,
    ])
  }
}

/// An edge that the two rounded layouts put at different positions, at one container length.
package struct RoundedDistance: Sendable, Equatable, Decodable, JSONRepresentable {
  /// The element, or `superview`.
  package var element: String
  package var edge: Edge
  /// The container's length, in points.
  package var length: Double
  /// The spec's position, in points.
  package var spec: Double
  /// The constraints' position, in points.
  package var constraints: Double

  package init(element: String, edge: Edge, length: Double, spec: Double, constraints: Double) {
    self.element = element
    self.edge = edge
    self.length = length
    self.spec = spec
    self.constraints = constraints
  }

  /// The distance between both positions, in points; never negative.
  package var distance: Double { abs(spec - constraints) }

  package var json: JSONValue {
    .object([
      "element": element.json, "edge": edge.json, "length": length.json, "spec": spec.json,
      "constraints": constraints.json,
    ])
  }
}

/// A range of lengths in which a distance exceeds the bound, throughout or in several parts.
package struct RoundedRange: Sendable, Equatable, Decodable, JSONRepresentable {
  /// The first and the last such length.
  package var lengths: ClosedRange<Double>
  /// The number of separate parts; 1 where the distance exceeds the bound throughout.
  ///
  /// Parts closer than ten points share a range, because effects of rounding recur.
  package var parts = 1
  /// The first largest distance.
  package var largest: RoundedDistance

  package init(lengths: ClosedRange<Double>, largest: RoundedDistance) {
    self.lengths = lengths
    self.largest = largest
  }

  package var json: JSONValue {
    .object(["lengths": lengths.json, "parts": parts.json, "largest": largest.json])
  }
}

/// A range of lengths of which nothing is proven after rounding.
package struct RoundedGap: Sendable, Equatable, Decodable, JSONRepresentable {
  /// The first and the last length.
  package var lengths: ClosedRange<Double>
  package var reason: UnprovenReason

  package init(lengths: ClosedRange<Double>, reason: UnprovenReason) {
    self.lengths = lengths
    self.reason = reason
  }

  package var json: JSONValue { .object(["lengths": lengths.json, "reason": reason.json]) }
}
