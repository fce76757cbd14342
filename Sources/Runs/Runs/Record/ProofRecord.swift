public import Comparison

/// What is proven of a scenario for all widths of a range, and what is not and why.
public struct ProofRecord: Codable, Sendable, Equatable {
  /// What all sweeps come to; `notTried` where nothing was proven.
  public var outcome: Outcome
  /// Whether all differences are those that the author announces.
  public var isAsAnnounced: Bool
  /// Why nothing was tried; `nil` where something was.
  public var reason: String?
  /// The ranges, one for each height that a container has or leaves open.
  public var sweeps: [ProvenSweep]

  /// What proving comes to.
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

  /// Makes a record of what was proven.
  public init(
    outcome: Outcome, isAsAnnounced: Bool = false, reason: String? = nil, sweeps: [ProvenSweep] = []
  ) {
    self.outcome = outcome
    self.isAsAnnounced = isAsAnnounced
    self.reason = reason
    self.sweeps = sweeps
  }
}

/// All containers from one width to another, of one height or of an open one.
public struct ProvenSweep: Codable, Sendable, Equatable {
  /// The first width, in points.
  public var from: Double
  /// The last width, in points.
  public var to: Double
  /// The height at all of them, in points; `nil` where the content decides.
  public var height: Double?
  /// What is proven of the whole range.
  public var outcome: ProofRecord.Outcome
  /// How many pieces it has: on each, all frames are affine functions of the width.
  public var pieces: Int
  /// The widths at which one piece ends and the next begins, in points, ascending.
  public var breakpoints: [Double]
  /// Neighbouring pieces of one verdict, without a gap; then the single widths that differ alone.
  public var stretches: [ProvenStretch]
  /// What rounding to pixels does, as a sentence; `nil` where nobody asked.
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
  /// What is proven of them.
  public var verdict: Verdict
  /// How many pieces they are.
  public var pieces: Int
  /// How far two edges are from each other at most, in points; open elements left out.
  public var largestDistance: Double
  /// The elements that the constraints leave open, and find the spec's frames as good for.
  public var open: [String]
  /// The first edge that differs, at the first width; `nil` where none does.
  public var difference: ProvenDifference?
  /// Where edges are furthest apart; `nil` where none differs, and in older records.
  public var furthest: ProvenDistance?
  /// The rules in conflict, or why nothing is proven, as a sentence; `nil` elsewhere.
  public var reason: String?

  /// What is proven.
  public enum Verdict: String, Codable, Sendable, CaseIterable {
    /// Both layouts are the same functions of the width.
    case equal
    /// They are less than 0.01 points apart, which counts as equal everywhere.
    case nearlyEqual
    /// An edge differs by more.
    case differs
    /// Constraints that must hold contradict each other.
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
