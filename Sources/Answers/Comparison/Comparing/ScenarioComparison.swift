public import Geometry

/// Both layouts of a scenario in all its containers, and what that comes to.
public struct ScenarioComparison: Sendable, Equatable, Codable {
  /// What the comparison comes to.
  public var verdict: Verdict
  /// One comparison for each container, in the scenario's order; empty where it was skipped.
  public var containers: [ContainerComparison]
  /// One sentence that says the verdict for a person.
  public var sentence: String

  /// Makes a comparison.
  public init(verdict: Verdict, containers: [ContainerComparison], sentence: String) {
    self.verdict = verdict
    self.containers = containers
    self.sentence = sentence
  }

  /// The largest difference between the two layouts that does not agree, if there is any.
  public var worst: WorstDifference? {
    var worst: WorstDifference?
    for comparison in containers {
      for element in comparison.elements where !element.agrees {
        for edge in element.edges where edge.agreement == .differs {
          guard abs(edge.difference) > abs(worst?.edge.difference ?? 0) else { continue }
          worst = WorstDifference(
            container: comparison.container, element: element.element, edge: edge)
        }
      }
    }
    return worst
  }
}

/// The largest difference in a scenario, and where it is.
public struct WorstDifference: Sendable, Equatable {
  /// The container in which it shows.
  public var container: Container
  /// The element's name.
  public var element: String
  /// The edge, with both positions.
  public var edge: EdgeComparison
}

/// What comparing a scenario comes to.
public enum Verdict: String, Sendable, Codable, CaseIterable {
  /// Both layouts agree in every container.
  case agrees
  /// The layouts differ, and nobody said that they would.
  case differs
  /// Exactly the elements differ that the scenario says differ.
  case differsAsExpected
  /// The scenario says that certain elements differ, and others do, or none; or it says that
  /// constraints conflict, and they do not.
  case unexpected
  /// Required constraints cannot hold together.
  case conflict
  /// Required constraints cannot hold together, as the scenario says.
  case conflictAsExpected
  /// Only one notation is there, so there is nothing to compare, and no conflict is announced.
  case skipped
  /// A notation has no layout in one of the containers.
  case invalid
  /// The solver failed on the scenario.
  case failed

  /// The verdict in a word or three, for people.
  public var word: String {
    switch self {
    case .agrees, .differs, .conflict, .skipped, .invalid, .failed: rawValue
    case .differsAsExpected: "differs as expected"
    case .conflictAsExpected: "conflict as expected"
    case .unexpected: "not as expected"
    }
  }

  /// Whether this is a verdict that lets a check pass.
  public var passes: Bool {
    switch self {
    case .agrees, .differsAsExpected, .conflictAsExpected, .skipped: true
    case .differs, .unexpected, .conflict, .invalid, .failed: false
    }
  }
}
