import Foundation
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

/// Why an engine gave no layout.
public struct FailureFinding: Sendable, Equatable, Codable {
  /// Whether the scenario can be laid out and only the solver failed on it.
  public var isInternal: Bool
  /// The reason, as a sentence.
  public var sentence: String

  /// Makes a finding.
  public init(isInternal: Bool, sentence: String) {
    self.isInternal = isInternal
    self.sentence = sentence
  }
}

/// A required constraint that is broken, because it cannot hold together with others.
public struct ConflictFinding: Sendable, Equatable, Codable {
  /// The rule as its author wrote it.
  public var rule: String
  /// The line of the scenario file, counted from 1; `nil` where the rule is not from a file.
  public var line: Int?
  /// By how many points the rule is missed in the layout.
  public var missedBy: Double

  /// Makes a finding.
  public init(rule: String, line: Int?, missedBy: Double) {
    self.rule = rule
    self.line = line
    self.missedBy = missedBy
  }
}

/// One attribute of an element that the constraints leave open.
public struct AmbiguityFinding: Sendable, Equatable, Codable {
  /// The element's name.
  public var element: String
  /// What is open: `x`, `y`, `width` or `height`.
  public var attribute: String
  /// The smallest value that is as good as any, in points; `nil` where there is none.
  public var smallest: Double?
  /// The largest value that is as good as any, in points; `nil` where there is none.
  public var largest: Double?

  /// Makes a finding; `nil` stands for a side without a limit.
  public init(element: String, attribute: String, smallest: Double?, largest: Double?) {
    self.element = element
    self.attribute = attribute
    self.smallest = smallest
    self.largest = largest
  }
}

extension ConflictFinding {
  /// The conflict in words: `line 20: 'title.width == 40' cannot hold with the others; it is missed
  /// by 12 points`.
  public var sentence: String {
    let place = line.map { "line \($0): " } ?? ""
    return "\(place)'\(rule)' cannot hold with the others; it is missed by \(missedBy.withUnit)"
  }
}

extension AmbiguityFinding {
  /// The ambiguity in words: `title.width may be anything from 40 to 92`.
  public var sentence: String {
    switch (smallest, largest) {
    case (let smallest?, let largest?):
      "\(element).\(attribute) may be anything from \(smallest.points) to \(largest.points)"
    case (let smallest?, nil): "\(element).\(attribute) may be anything from \(smallest.points) up"
    case (nil, let largest?): "\(element).\(attribute) may be anything up to \(largest.points)"
    case (nil, nil): "nothing holds \(element).\(attribute)"
    }
  }
}
