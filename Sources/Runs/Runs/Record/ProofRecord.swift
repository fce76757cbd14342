public import Comparison

/// Proof of a scenario for all widths of a range, with what is unproven and why.
public struct ProofRecord: Codable, Sendable, Equatable {
  /// Result over all sweeps; `notTried` if nothing was proven.
  public var outcome: Outcome
  /// Whether all differences are those that the author announces.
  public var isAsAnnounced: Bool
  /// Why nothing was tried; `nil` where something was.
  public var reason: String?
  /// The sweeps, one for each height of a container, and one for self-sizing heights.
  public var sweeps: [ProvenSweep]

  /// Result of a proof.
  public enum Outcome: String, Codable, Sendable, CaseIterable {
    /// Both notations are proven to agree at every width.
    case equal
    /// They are proven not to, at some width.
    case differs
    /// No difference is known, but not every width is proven.
    case unproven
    /// Nothing was tried.
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

/// All containers from one width to another, of one height or a self-sizing one.
public struct ProvenSweep: Codable, Sendable, Equatable {
  /// The first width, in points.
  public var from: Double
  /// The last width, in points.
  public var to: Double
  /// The height at all of them, in points; `nil` if it is self-sizing.
  public var height: Double?
  /// Result for the whole range.
  public var outcome: ProofRecord.Outcome
  /// How many pieces it has: on each, all frames are affine functions of the width.
  public var pieces: Int
  /// The widths at which one piece ends and the next begins, in points, ascending.
  public var breakpoints: [Double]
  /// Neighbouring pieces of one verdict, without a gap; then the single widths that differ alone.
  public var stretches: [ProvenStretch]
  /// The effect of rounding to pixels, in words; `nil` if it was not checked.
  public var rounding: String?

  /// Makes a record of a range.
  public init(
    from: Double, to: Double, height: Double? = nil, outcome: ProofRecord.Outcome, pieces: Int,
    breakpoints: [Double] = [], stretches: [ProvenStretch], rounding: String? = nil
  ) {
    self.from = from
    self.to = to
    self.height = height
    self.outcome = outcome
    self.pieces = pieces
    self.breakpoints = breakpoints
    self.stretches = stretches
    self.rounding = rounding
  }
}

/// Widths of one verdict.
public struct ProvenStretch: Codable, Sendable, Equatable {
  /// The first width, in points.
  public var from: Double
  /// The last width, in points; the first one again for a single width.
  public var to: Double
  /// Result for them.
  public var verdict: Verdict
  /// How many pieces they are.
  public var pieces: Int
  /// The largest difference of two edges, in points, without ambiguous elements.
  public var largestDistance: Double
  /// Ambiguous elements for which the spec's frame is one valid solution.
  public var open: [String]
  /// The first edge that differs, at the first width; `nil` where none does.
  public var difference: ProvenDifference?
  /// Where edges are furthest apart; `nil` where none differs, and in older records.
  public var furthest: ProvenDistance?
  /// The rules in conflict, or why nothing is proven, as a sentence; `nil` elsewhere.
  public var reason: String?

  /// Results for a range.
  public enum Verdict: String, Codable, Sendable, CaseIterable {
    /// Both layouts are the same functions of the width.
    case equal
    /// They are less than 0.01 points apart, which counts as equal everywhere.
    case nearlyEqual
    /// An edge differs by more.
    case differs
    /// Required constraints contradict each other.
    case conflict
    /// Nothing is proven.
    case unproven

    /// Whether both notations agree.
    public var agrees: Bool { self == .equal || self == .nearlyEqual }
  }

  /// Makes a record of a stretch.
  public init(
    from: Double, to: Double, verdict: Verdict, pieces: Int = 1, largestDistance: Double = 0,
    open: [String] = [], difference: ProvenDifference? = nil,
    furthest: ProvenDistance? = nil, reason: String? = nil
  ) {
    self.furthest = furthest
    self.from = from
    self.to = to
    self.verdict = verdict
    self.pieces = pieces
    self.largestDistance = largestDistance
    self.open = open
    self.difference = difference
    self.reason = reason
  }
}

/// How far an edge is apart at one width.
public struct ProvenDistance: Codable, Sendable, Equatable {
  /// The element, or `superview`.
  public var element: String
  /// The edge.
  public var edge: Edge
  /// The width, in points.
  public var width: Double
  /// How far both layouts put it from each other, in points.
  public var distance: Double

  /// Makes a record of a distance.
  public init(element: String, edge: Edge, width: Double, distance: Double) {
    self.element = element
    self.edge = edge
    self.width = width
    self.distance = distance
  }
}

/// An edge that both layouts put in different places.
public struct ProvenDifference: Codable, Sendable, Equatable {
  /// The element, or `superview`.
  public var element: String
  /// The edge.
  public var edge: Edge
  /// Where the spec puts it at the first width, in points.
  public var spec: Double
  /// Where the constraints put it there, in points.
  public var constraints: Double
  /// By how many points the distance grows with each point of width, up to the next breakpoint;
  /// below 0 where it shrinks.
  public var slope: Double
  /// How many other edges differ there too.
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
