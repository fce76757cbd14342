package import JSONText
package import Layouts

/// A segment: a range of container lengths on which every frame is an affine function of the
/// length, so that two comparisons decide all of it.
package struct ProofSegment: Sendable, Equatable, Decodable, JSONRepresentable {
  /// The first and the last length, in points; at either end the neighbour's verdict may apply.
  package var lengths: ClosedRange<Double>
  /// The proven verdict.
  package var verdict: Verdict
  /// The largest distance between the two positions of an edge, in points, without the admitted
  /// elements.
  package var largestDistance: Double
  /// The edges that differ, by element and then in the order left, top, right, bottom.
  package var differences: [Difference]
  /// The number of further edges that differ, of which a record has the frames alone; 0 elsewhere.
  package var otherDifferences = 0
  /// The ambiguous elements for which the spec's layout is one valid solution.
  package var admittedElements: [String]
  /// The ambiguous elements for which the spec's layout is not a valid solution.
  ///
  /// Their distances are measured from the solution that the engine chose: another valid one may be
  /// closer.
  package var refusedElements: [String]
  /// The largest error of a position within the segment, in points: 0 unless a stack shrinks
  /// children whose own sizes change with the container.
  package var deviation = 0.0

  package init(
    lengths: ClosedRange<Double>, verdict: Verdict, largestDistance: Double = 0,
    differences: [Difference] = [], admittedElements: [String] = [],
    refusedElements: [String] = []
  ) {
    self.lengths = lengths
    self.verdict = verdict
    self.largestDistance = largestDistance
    self.differences = differences
    self.admittedElements = admittedElements
    self.refusedElements = refusedElements
  }

  /// The verdict on a segment.
  package enum Verdict: Sendable, Equatable, Decodable, JSONRepresentable {
    /// Both layouts are the same functions, to 10⁻⁶ points; for ambiguous elements the spec's frames
    /// are a valid solution, to 0.01 points.
    case equal
    /// Every distance is below 0.01 points, which counts as equal everywhere in LayoutDiff.
    case nearlyEqual
    /// An edge differs by 0.01 points or more.
    case differs
    /// Required constraints conflict; the rules that the engine breaks.
    case conflict(rules: [String])
    /// Nothing is proven.
    case unproven(because: UnprovenReason)

    /// Whether both notations agree.
    package var agrees: Bool { self == .equal || self == .nearlyEqual }

    /// Whether the notations are proven to differ, or the constraints to conflict.
    package var disagrees: Bool { self == .differs || isConflict }

    /// Whether required constraints conflict.
    package var isConflict: Bool { if case .conflict = self { true } else { false } }

    /// Whether nothing is proven.
    package var isUnproven: Bool { if case .unproven = self { true } else { false } }

    package var json: JSONValue {
      switch self {
      case .equal: .enumCase("equal")
      case .nearlyEqual: .enumCase("nearlyEqual")
      case .differs: .enumCase("differs")
      case .conflict(let rules): .enumCase("conflict", ["rules": rules.json])
      case .unproven(let because): .enumCase("unproven", ["because": because.json])
      }
    }
  }

  /// An edge that the two layouts put at different positions.
  package struct Difference: Sendable, Equatable, Decodable, JSONRepresentable {
    /// The element, or `superview`.
    package var element: String
    package var edge: Edge
    /// The spec's positions at the first and the last length of the segment, in points.
    package var spec: SIMD2<Double>
    /// The constraints' positions at the first and the last length of the segment, in points.
    package var constraints: SIMD2<Double>

    package init(element: String, edge: Edge, spec: SIMD2<Double>, constraints: SIMD2<Double>) {
      self.element = element
      self.edge = edge
      self.spec = spec
      self.constraints = constraints
    }

    /// The spec's position minus the constraints' at the first length, in points.
    package var distanceAtStart: Double { spec[0] - constraints[0] }
    /// The spec's position minus the constraints' at the last length, in points.
    package var distanceAtEnd: Double { spec[1] - constraints[1] }

    package var json: JSONValue {
      .object([
        "element": element.json, "edge": edge.json, "spec": spec.json,
        "constraints": constraints.json,
      ])
    }
  }

  /// The distance of an edge at one length.
  package struct Furthest: Sendable, Equatable {
    /// The element, or `superview`.
    package var element: String
    package var edge: Edge
    /// The container's length, in points.
    package var length: Double
    /// The distance between both positions of the edge, in points.
    package var distance: Double
  }

  /// The segment without zeros and empty lists.
  package var json: JSONValue {
    .object([
      "lengths": lengths.json, "verdict": verdict.json,
      "largestDistance": largestDistance == 0 ? nil : largestDistance.json,
      "differences": differences.isEmpty ? nil : differences.json,
      "otherDifferences": otherDifferences == 0 ? nil : otherDifferences.json,
      "admittedElements": admittedElements.isEmpty ? nil : admittedElements.json,
      "refusedElements": refusedElements.isEmpty ? nil : refusedElements.json,
      "deviation": deviation == 0 ? nil : deviation.json,
    ])
  }
}

extension ProofSegment.Furthest: JSONRepresentable {
  package var json: JSONValue {
    .object([
      "element": element.json, "edge": edge.json, "length": length.json, "distance": distance.json,
    ])
  }
}

extension SIMD2<Double> {
  /// The positions without digits below 10⁻⁹ points, which are rounding errors.
  fileprivate var withoutNoise: SIMD2<Double> {
    (self * 1e9).rounded(.toNearestOrEven) / 1e9 + SIMD2()
  }
}

extension ProofSegment {
  /// The first largest distance of all edges that differ; `nil` where none does.
  package var furthest: Furthest? {
    var furthest: Furthest?
    for difference in differences {
      let ends = [
        (abs(difference.distanceAtStart), lengths.lowerBound),
        (abs(difference.distanceAtEnd), lengths.upperBound),
      ]
      for (distance, length) in ends where distance > (furthest?.distance ?? 0) + 1e-6 {
        furthest = Furthest(
          element: difference.element, edge: difference.edge, length: length, distance: distance)
      }
    }
    return furthest
  }

  /// The edge that differs most at the start, the first of several; `nil` where none differs.
  package var largestAtStart: Difference? {
    differences.reduce(nil) { largest, other in
      let distance = largest.map { abs($0.distanceAtStart) } ?? -1
      return abs(other.distanceAtStart) > distance + 1e-6 ? other : largest
    }
  }

  /// The segment with the largest differences alone, and the number of the others.
  package var withoutOtherDifferences: ProofSegment {
    var segment = self
    let (first, furthest) = (largestAtStart, furthest)
    segment.differences.removeAll {
      $0 != first && ($0.element, $0.edge) != (furthest?.element, furthest?.edge)
    }
    segment.otherDifferences += differences.count - segment.differences.count
    for index in segment.differences.indices {
      segment.differences[index].spec = segment.differences[index].spec.withoutNoise
      segment.differences[index].constraints = segment.differences[index].constraints.withoutNoise
    }
    return segment
  }

  /// Whether positions within the segment follow a curve, so that they are off by more than
  /// rounding.
  package var isCurved: Bool { deviation > 1e-6 }
}
