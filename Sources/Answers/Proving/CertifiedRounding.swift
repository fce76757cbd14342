import Comparison

/// What a certificate claims of the layouts of a sweep as they are rounded to pixels, at all lengths
/// where it does not claim that they differ without rounding.
public struct CertifiedRounding: Codable, Sendable, Equatable {
  /// Pixels per point.
  public var scale: Double
  /// The number of lengths of whole pixels at which no two edges are further apart.
  public var wholePixels: Int
  /// The first largest distance at these; `nil` where all edges are the same.
  public var largestAtPixels: CertifiedDistance?
  /// The number of steps between them in which no two edges are further apart.
  public var steps: Int
  /// The first largest distance in these; `nil` where there is none.
  public var largestBetween: CertifiedDistance?
  /// The first and the last length of each stretch of which nothing is claimed.
  public var gaps: [[Double]]
  /// The elements that are not compared everywhere, because the constraints leave them open.
  public var openElements: [String]
}

/// An edge that both rounded layouts put in different places, at one length.
public struct CertifiedDistance: Codable, Sendable, Equatable {
  /// The element, or `superview`.
  public var element: String
  /// The edge: `left`, `top`, `right` or `bottom`.
  public var edge: String
  /// The container's length, in points.
  public var length: Double
  /// Where the spec puts the edge, in points.
  public var spec: Double
  /// Where the constraints put it, in points.
  public var constraints: Double
}

extension CertifiedRounding {
  init(_ proof: RoundedProof) {
    scale = proof.scale
    wholePixels = proof.wholePixels
    largestAtPixels = proof.largestAtPixels.map(CertifiedDistance.init)
    steps = proof.steps
    largestBetween = proof.largestBetween.map(CertifiedDistance.init)
    gaps = proof.gaps.map { [$0.lengths.lowerBound, $0.lengths.upperBound] }
    openElements = proof.openElements.sorted()
  }

  /// The numbers, which are compared to a tolerance.
  fileprivate var numbers: [Double] {
    [scale, Double(wholePixels), Double(steps)] + gaps.flatMap(\.self)
      + (largestAtPixels?.numbers ?? []) + (largestBetween?.numbers ?? [])
  }

  /// The words, which are compared exactly.
  fileprivate var words: [String?] {
    [
      largestAtPixels?.element, largestAtPixels?.edge, largestBetween?.element,
      largestBetween?.edge,
    ] + openElements
  }
}

extension CertifiedDistance {
  init(_ distance: RoundedDistance) {
    element = distance.element
    edge = distance.edge.rawValue
    length = distance.length
    spec = distance.spec
    constraints = distance.constraints
  }

  fileprivate var numbers: [Double] { [length, spec, constraints] }
}

extension CertifiedSweep {
  /// What it claims of the layouts on pixels, as the end of a clause.
  var roundedWords: String {
    guard let rounded, rounded.wholePixels > 0 || rounded.steps > 0 else { return "" }
    let (pixels, between) = (rounded.largestAtPixels, rounded.largestBetween)
    let limit = rounded.gaps.isEmpty ? "" : ", where anything is claimed"
    return """
      ; rounded to \(rounded.scale.points) pixels a point \(Self.words(of: pixels)) at whole \
      pixels, and \(Self.words(of: between)) between\(limit)
      """
  }

  private static func words(of distance: CertifiedDistance?) -> String {
    guard let distance else { return "nowhere apart" }
    return "up to \(abs(distance.spec - distance.constraints).withUnit) apart"
  }

  /// The lengths where nothing says that the layouts differ without rounding, in order.
  var comparableLengths: [ClosedRange<Double>] {
    var ranges: [ClosedRange<Double>] = []
    for piece in pieces where piece.claim != .differs && piece.from < piece.to {
      if let last = ranges.last, last.upperBound == piece.from {
        ranges[ranges.count - 1] = last.lowerBound...piece.to
      } else {
        ranges.append(piece.from...piece.to)
      }
    }
    return ranges
  }
}

extension SweepChecker {
  /// Every reason why what is claimed of the layouts on pixels does not hold.
  ///
  /// Both engines lay out every length of whole pixels again. Between these, the steps are followed
  /// anew, by the same code that found them; but both engines, which know nothing of steps, are asked
  /// near both ends and in the middle of each. What is trusted is that a step that is the same at
  /// these three lengths is so between.
  func roundingObjections() throws(LayoutFailure) -> [String] {
    guard let claimed = certified.rounded else { return [] }
    guard RoundedProver.scales.contains(claimed.scale) else {
      return ["no screen has \(claimed.scale) pixels per point"]
    }
    var prover = try RoundedProver(screen: screen, sweep: sweep, scale: claimed.scale)
    prover.trials = [0, 0.5, 1]
    let found = CertifiedRounding(try prover.prove(in: certified.comparableLengths))
    guard found.words == claimed.words, found.numbers.count == claimed.numbers.count,
      zip(found.numbers, claimed.numbers).allSatisfy({ abs($0 - $1) <= Self.roundingTolerance })
    else { return ["the layouts on pixels are not as far apart as it claims"] }
    return []
  }

  /// How far a certified number may be from what is worked out, in points.
  private static let roundingTolerance = 5e-7
}
