package import JSONText
package import LayoutConstraints
package import Layouts
package import Phrases
package import Scenarios

/// The constraint engine's findings in one container, besides the frames.
package struct ContainerFindings: Sendable, Equatable {
  /// Required constraints that are broken, because they conflict with others.
  package let conflicts: [ConflictFinding]
  /// The sets of constraints that conflict, which is why some of them are broken.
  package let conflictSets: [ConflictExplanation]
  /// The ambiguous values.
  package let ambiguities: [AmbiguityFinding]
  /// Everything else.
  package let warnings: [ContainerWarning]

  /// Gathers the findings of `layout`, with the places of rules in the file of `scenario`.
  ///
  /// Without `isAdvised`, conflicts have no advice.
  package init(of layout: ConstraintLayout, scenario: Scenario, isAdvised: Bool = true) {
    conflicts = layout.conflicts.map { conflict in
      ConflictFinding(
        rule: conflict.origin ?? conflict.rule,
        line: scenario.line(ofConstraint: conflict.index), missedBy: conflict.missedPoints)
    }
    conflictSets = ConflictExplanation.all(in: layout, of: scenario, isAdvised: isAdvised)
    ambiguities = layout.ambiguousElements.flatMap { $0.findings }
    warnings = Self.warnings(of: layout, scenario)
  }

  /// What is neither a conflict nor ambiguous.
  package static func warnings(of layout: ConstraintLayout, _ scenario: Scenario)
    -> [ContainerWarning]
  {
    let chosen = layout.elementsMeasuredAtChosenWidth.map { measured in
      ContainerWarning.Kind.wrappedAtChosenWidth(
        element: measured.element, from: measured.width.lowerBound.orNilIfInfinite,
        to: measured.width.upperBound.orNilIfInfinite)
    }
    let kinds =
      chosen + layout.unsettledElements.map { .widthDependsOnHeight(element: $0) }
      + layout.unsettledGuides.map { .positionDependsOnGuides(element: $0) }
      + layout.scrollViewWarnings(scenario)
    return kinds.map(ContainerWarning.init)
  }

  /// All findings as sentences.
  package var sentences: [String] { conflictSets.map { $0.sentence } + others }

  /// The same findings as lines, several for a conflict; never an empty one.
  package var notes: [[String]] { conflictSets.map { $0.readable } + others.map { [$0] } }

  private var others: [String] { ambiguities.map { $0.sentence } + warnings.map { $0.phrase.text } }
}

extension AmbiguousElement {
  /// One finding for each ambiguous value.
  fileprivate var findings: [AmbiguityFinding] {
    let values = [("x", x), ("y", y), ("width", width), ("height", height)]
    return values.compactMap { name, range in
      guard range.upperBound - range.lowerBound > Tolerance.equal else { return nil }
      return AmbiguityFinding(element: element, attribute: name, range: range)
    }
  }
}

extension Double {
  var orNilIfInfinite: Double? { isFinite ? self : nil }
}

/// Why an engine gave no layout.
package struct FailureFinding: Sendable, Hashable, Decodable, JSONRepresentable {
  package var reason: LayoutFailure
  /// The file, the line and the column of the notation that has no layout: `row.yaml:6:3`; `nil` where
  /// no notation is the reason, and for code.
  package var place: String?

  package init(reason: LayoutFailure, place: String? = nil) {
    self.reason = reason
    self.place = place
  }

  /// The reason, as a sentence.
  package var sentence: String { reason.description }

  /// The reason, after its place, and after the container where `container` names it.
  package func message(at container: String = "") -> String {
    (place.map { "\($0): " } ?? "") + container + sentence
  }

  package var json: JSONValue { .object(["reason": reason.json, "place": place?.json]) }
}

/// A required constraint that is broken because it conflicts with others.
package struct ConflictFinding: Sendable, Equatable, Decodable, JSONRepresentable {
  /// The rule as its author wrote it.
  package var rule: String
  /// The line of the scenario file, counted from 1; `nil` where the rule is not from a file.
  package var line: Int?
  /// The distance by which the layout misses the rule, in points.
  package var missedBy: Double

  package var json: JSONValue {
    .object(["rule": rule.json, "line": line?.json, "missedBy": missedBy.json])
  }
}

/// One attribute of an element that is ambiguous in the constraints.
package struct AmbiguityFinding: Sendable, Equatable, Decodable, JSONRepresentable {
  /// The element's name.
  package var element: String
  /// The ambiguous attribute: `x`, `y`, `width` or `height`.
  package var attribute: String
  /// The smallest value of a valid solution, in points; `nil` where there is no smallest one.
  package var smallest: Double?
  /// The largest value of a valid solution, in points; `nil` where there is no largest one.
  package var largest: Double?

  package var json: JSONValue {
    .object([
      "element": element.json, "attribute": attribute.json, "smallest": smallest?.json,
      "largest": largest?.json,
    ])
  }
}

extension AmbiguityFinding {
  package init(element: String, attribute: String, range: ClosedRange<Double>) {
    self.init(
      element: element, attribute: attribute, smallest: range.lowerBound.orNilIfInfinite,
      largest: range.upperBound.orNilIfInfinite)
  }
}

extension ConflictFinding {
  /// The conflict in words: `line 20: 'title.width == 40' conflicts with other required constraints;
  /// it is missed by 12 pt`.
  package var sentence: String { phrase.text }

  /// The conflict in words.
  package var phrase: Phrase {
    let place: Phrase = line.map { "\(line: $0): " } ?? ""
    return """
      \(place)\(rule: rule) conflicts with other required constraints; it is missed by \
      \(points: missedBy, besides: 0)
      """
  }
}

extension AmbiguityFinding {
  /// The ambiguity in words: `title.width is ambiguous: 40 to 92 pt`.
  package var sentence: String { phrase.text }

  /// The ambiguity in words.
  package var phrase: Phrase { "\(name) is ambiguous: \(range)" }

  /// The value by its name: `title.width`.
  package var name: String { "\(element).\(attribute)" }

  /// The values of all valid solutions.
  var range: Phrase { Self.range(from: smallest, to: largest) }

  /// The values of all valid solutions: `40 to 92 pt`, `40 pt or more`, `any value`; `nil` for a side
  /// without a limit.
  static func range(from smallest: Double?, to largest: Double?) -> Phrase {
    switch (smallest, largest) {
    case (let smallest?, let largest?): "\(bare: smallest) to \(points: largest)"
    case (let smallest?, nil): "\(points: smallest) or more"
    case (nil, let largest?): "\(points: largest) or less"
    case (nil, nil): "any value"
    }
  }
}
