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
