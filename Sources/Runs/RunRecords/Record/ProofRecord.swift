public import Comparison

/// The proof of a scenario for all widths of a range, or the reason why there is none.
public struct ProofRecord: Codable, Sendable, Equatable {
  /// The result over all sweeps.
  public var outcome: Outcome
  /// Whether the scenario expects all differences.
  public var isAsAnnounced: Bool
  /// The reason why no proof was tried; `nil` where one was.
  public var reason: String?
  /// The proof for each height of the containers, and for a self-sizing height.
  public var sweeps: [ProvenSweep]

  /// The result of a proof.
  public enum Outcome: String, Codable, Sendable, CaseIterable {
    /// Both notations are proven to agree at every width.
    case equal
    /// Both notations are proven to differ at some width.
    case differs
    /// No difference is known, but not every width is proven.
    case unproven
    /// No proof was tried.
    case notTried
  }

  /// Makes a record of a proof.
  public init(
    outcome: Outcome, isAsAnnounced: Bool = false, reason: String? = nil, sweeps: [ProvenSweep] = []
  ) {
    self.outcome = outcome
    self.isAsAnnounced = isAsAnnounced
    self.reason = reason
    self.sweeps = sweeps
  }
}

/// The proof for a range of widths, at one height or with a self-sizing height.
public struct ProvenSweep: Codable, Sendable, Equatable {
  /// The first width, in points.
  public var from: Double
  /// The last width, in points.
  public var to: Double
  /// The height, in points; `nil` for a self-sizing height.
  public var height: Double?
  /// The result for the whole range.
  public var outcome: ProofRecord.Outcome
  /// The number of segments; on each, all frames are affine functions of the width.
  public var segments: Int
  /// The widths between two segments, in points, ascending.
  public var breakpoints: [Double]
  /// Width ranges of one verdict: segments without a gap, then single widths that differ alone.
  public var ranges: [ProvenRange]
  /// The effect of rounding to pixels, as a sentence; `nil` where it was not proven.
  public var rounding: String?

  /// Makes a record of a range.
  public init(
    from: Double, to: Double, height: Double? = nil, outcome: ProofRecord.Outcome, segments: Int,
    breakpoints: [Double] = [], ranges: [ProvenRange], rounding: String? = nil
  ) {
    self.from = from
    self.to = to
    self.height = height
    self.outcome = outcome
    self.segments = segments
    self.breakpoints = breakpoints
    self.ranges = ranges
    self.rounding = rounding
  }
}

/// A width range of one verdict.
public struct ProvenRange: Codable, Sendable, Equatable {
  /// The first width, in points.
  public var from: Double
  /// The last width, in points; the first one again for a single width.
  public var to: Double
  /// The verdict.
  public var verdict: Verdict
  /// The number of segments in the range.
  public var segments: Int
  /// The largest distance between the two layouts' edges, in points, without ambiguous elements.
  public var largestDistance: Double
  /// The elements that are ambiguous, and whose frames in the spec are valid solutions.
  public var ambiguous: [String]
  /// The edge that differs most at the first width, the first of several; `nil` where none does.
  public var difference: ProvenDifference?
  /// The largest difference; `nil` where no edge differs.
  public var furthest: ProvenDistance?
  /// The rules that a conflict breaks, or the reason why nothing is proven; `nil` for other verdicts.
  public var reason: String?

  /// The verdict on a width range.
  public enum Verdict: String, Codable, Sendable, CaseIterable {
    /// Both layouts are the same functions of the width.
    case equal
    /// The layouts are less than 0.01 pt apart, which counts as equal.
    case nearlyEqual
    /// An edge differs by 0.01 pt or more.
    case differs
    /// Required constraints contradict each other.
    case conflict
    /// Nothing is proven.
    case unproven

    /// Whether both notations agree.
    public var agrees: Bool { self == .equal || self == .nearlyEqual }
  }

  /// Makes a record of a width range.
  public init(
    from: Double, to: Double, verdict: Verdict, segments: Int = 1, largestDistance: Double = 0,
    ambiguous: [String] = [], difference: ProvenDifference? = nil,
    furthest: ProvenDistance? = nil, reason: String? = nil
  ) {
    self.furthest = furthest
    self.from = from
    self.to = to
    self.verdict = verdict
    self.segments = segments
    self.largestDistance = largestDistance
    self.ambiguous = ambiguous
    self.difference = difference
    self.reason = reason
  }
}

/// The largest difference of an edge, at one width.
public struct ProvenDistance: Codable, Sendable, Equatable {
  /// The element, or `superview`.
  public var element: String
  /// The edge.
  public var edge: Edge
  /// The width, in points.
  public var width: Double
  /// The distance between the edge in both layouts, in points.
  public var distance: Double

  /// Makes a record of a distance.
  public init(element: String, edge: Edge, width: Double, distance: Double) {
    self.element = element
    self.edge = edge
    self.width = width
    self.distance = distance
  }
}

/// An edge that differs.
public struct ProvenDifference: Codable, Sendable, Equatable {
  /// The element, or `superview`.
  public var element: String
  /// The edge.
  public var edge: Edge
  /// The position in the spec at the first width, in points.
  public var spec: Double
  /// The position in the constraints at the first width, in points.
  public var constraints: Double
  /// The growth of the difference up to the next breakpoint, in points per point of width; negative
  /// where it shrinks.
  public var slope: Double
  /// The number of other edges that differ at the first width.
  public var others: Int

  /// Makes a record of an edge.
  public init(
    element: String, edge: Edge, spec: Double, constraints: Double, slope: Double, others: Int
  ) {
    self.element = element
    self.edge = edge
    self.spec = spec
    self.constraints = constraints
    self.slope = slope
    self.others = others
  }
}
