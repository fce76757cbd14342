import Geometry
public import LayoutConstraints
public import Scenarios

/// What the constraint engine found beside the frames.
public struct ContainerFindings: Sendable, Equatable {
  /// Required constraints that are broken, because they cannot hold with others.
  public let conflicts: [ConflictFinding]
  /// Why they are broken: the sets of constraints that cannot hold together.
  public let conflictSets: [ConflictExplanation]
  /// What the constraints leave open.
  public let ambiguities: [AmbiguityFinding]
  /// Everything else, as sentences.
  public let warnings: [String]

  /// Gathers the findings of `layout`, with the places of rules in the file of `scenario`.
  public init(of layout: ConstraintLayout, scenario: Scenario) {
    conflicts = layout.conflicts.map { conflict in
      ConflictFinding(
        rule: conflict.origin ?? conflict.rule,
        line: scenario.line(ofConstraint: conflict.index), missedBy: conflict.missedPoints)
    }
    conflictSets = ConflictExplanation.all(in: layout, of: scenario)
    ambiguities = layout.ambiguousElements.flatMap(\.findings)
    let unsettled = layout.unsettledElements.map {
      "the width of \($0) depends on its height, so that measuring it again gives another size"
    }
    let moving = layout.unsettledGuides.map {
      "the place of \($0) depends on its own margins or safe area, which would be others there"
    }
    let chosen = layout.elementsMeasuredAtChosenWidth.map { open in
      """
      the constraints left the width of \(open.element) open from \(open.width.lowerBound.points) to \
      \(open.width.upperBound.points) before its text was wrapped in one of these widths
      """
    }
    warnings = chosen + unsettled + moving + layout.scrollViewWarnings(scenario)
  }

  /// All findings as sentences.
  public var sentences: [String] {
    conflictSets.map(\.sentence) + ambiguities.map(\.sentence) + warnings
  }

  /// The same with a line for each part of a conflict; never an empty finding.
  public var notes: [[String]] {
    conflictSets.map(\.readable) + (ambiguities.map(\.sentence) + warnings).map { [$0] }
  }
}

extension AmbiguousElement {
  /// One finding for each value that is open.
  fileprivate var findings: [AmbiguityFinding] {
    let values = [("x", x), ("y", y), ("width", width), ("height", height)]
    return values.compactMap { name, range in
      guard range.upperBound - range.lowerBound > Tolerance.equal else { return nil }
      return AmbiguityFinding(
        element: element, attribute: name, smallest: range.lowerBound.orNilIfInfinite,
        largest: range.upperBound.orNilIfInfinite)
    }
  }
}

extension Double {
  fileprivate var orNilIfInfinite: Double? { isFinite ? self : nil }
}
