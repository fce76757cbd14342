public import Geometry

/// Both layouts of a scenario in one container, and everything found on the way.
public struct ContainerComparison: Sendable, Equatable, Codable {
  /// The container.
  public var container: Container
  /// The container's own frame first, then every element that stands in both notations.
  ///
  /// In the scenario's order; empty where an engine gave no layout.
  public var elements: [ElementComparison]
  /// Elements that only the constraints place.
  public var onlyInConstraints: [String]
  /// Elements that only the layout spec places.
  ///
  /// Records that were made before specs could be code have none.
  public var onlyInSpec: [String]
  /// Required constraints that are broken, with what they miss.
  public var conflicts: [ConflictFinding]
  /// Why they are broken: the sets of constraints that cannot hold together.
  ///
  /// Records that were made before there were such sets have none.
  public var conflictSets: [ConflictExplanation]
  /// Elements whose frames the constraints leave open.
  public var ambiguities: [AmbiguityFinding]
  /// What else the engines noticed, as sentences.
  public var warnings: [String]
  /// Why an engine gave no layout at all; `nil` where both did.
  public var failure: FailureFinding?
  /// Why what is not equal is not, by class; of many elements only the first ones are told.
  ///
  /// `nil` in records that were made before there were classes.
  public var causes: [Cause]?

  /// Makes a comparison in one container.
  public init(
    container: Container, elements: [ElementComparison] = [],
    onlyInConstraints: [String] = [], onlyInSpec: [String] = [],
    conflicts: [ConflictFinding] = [], conflictSets: [ConflictExplanation] = [],
    ambiguities: [AmbiguityFinding] = [], warnings: [String] = [], failure: FailureFinding? = nil,
    causes: [Cause]? = nil
  ) {
    self.container = container
    self.elements = elements
    self.onlyInConstraints = onlyInConstraints
    self.onlyInSpec = onlyInSpec
    self.conflicts = conflicts
    self.conflictSets = conflictSets
    self.ambiguities = ambiguities
    self.warnings = warnings
    self.failure = failure
    self.causes = causes
  }

  /// Whether the two layouts agree on every element; a conflict disagrees, whatever the frames.
  public var agrees: Bool {
    failure == nil && conflicts.isEmpty && elements.allSatisfy(\.agrees)
  }

  /// Reads a comparison; `conflictSets` and `onlyInSpec` may be missing.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    container = try values.decode(Container.self, forKey: .container)
    elements = try values.decode([ElementComparison].self, forKey: .elements)
    onlyInConstraints = try values.decode([String].self, forKey: .onlyInConstraints)
    onlyInSpec = try values.decodeIfPresent([String].self, forKey: .onlyInSpec) ?? []
    conflicts = try values.decode([ConflictFinding].self, forKey: .conflicts)
    conflictSets =
      try values.decodeIfPresent([ConflictExplanation].self, forKey: .conflictSets) ?? []
    ambiguities = try values.decode([AmbiguityFinding].self, forKey: .ambiguities)
    warnings = try values.decode([String].self, forKey: .warnings)
    failure = try values.decodeIfPresent(FailureFinding.self, forKey: .failure)
    causes = try values.decodeIfPresent([Cause].self, forKey: .causes)
  }

  /// The names of the elements on which the layouts do not agree, in order.
  public var differingElements: [String] {
    elements.filter { !$0.agrees }.map(\.element)
  }
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
