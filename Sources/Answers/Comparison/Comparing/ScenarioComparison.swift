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

extension ScenarioComparison {
  /// The values that the constraints leave open in any container, such as `title.width`, each once;
  /// empty where a conflict leaves open what follows from it.
  public var openValues: [String] { containers.openValues }
}

extension [ContainerComparison] {
  var openValues: [String] {
    var values: [String] = []
    for container in self where container.conflicts.isEmpty {
      let own = container.ambiguities.map { "\($0.element).\($0.attribute)" }
      // Records of elements without values of their own say at least who is open.
      let others = own.isEmpty ? container.elements.filter(\.isAmbiguous).map(\.element) : []
      for value in own + others where !values.contains(value) { values.append(value) }
    }
    return values
  }
}
