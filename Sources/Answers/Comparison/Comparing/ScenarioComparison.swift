package import Geometry
package import JSONText
package import Layouts
import Reasons

/// The comparison of both layouts of a scenario in all its containers, with the verdict.
package struct ScenarioComparison: Sendable, Equatable, Decodable, JSONRepresentable {
  /// The result of the comparison.
  package var verdict: Verdict
  /// One comparison for each container, in the scenario's order; empty where it was skipped.
  package var containers: [ContainerComparison]
  /// The verdict in one sentence for people.
  package var sentence: String
  /// The mistakes that may make the layouts differ, the first one to mend first; empty where none was
  /// looked for, or no single change helps.
  package var blames: [Blame] = []
  /// What a browser made of the scenario's page; `nil` where nobody asked, or there is no page.
  package var browser: BrowserFinding?

  /// The names of the elements that are compared, the container first; empty where nothing is.
  package var comparedElements: [String] {
    containers.first { !$0.elements.isEmpty }?.elements.map { $0.element } ?? []
  }

  /// The largest difference between the two layouts; `nil` where they agree.
  package var worst: WorstDifference? {
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

  package var json: JSONValue {
    .object([
      "verdict": verdict.json, "containers": containers.json, "sentence": sentence.json,
      "blames": blames.json, "browser": browser?.json,
    ])
  }

  /// The largest difference from a given frame; `nil` where there is none.
  package var worstFromGiven: (container: Container, element: String, difference: GivenDifference)?
  {
    var worst: (container: Container, element: String, difference: GivenDifference)?
    for comparison in containers {
      for element in comparison.given?.elements ?? [] {
        for difference in element.countedDifferences
        where abs(difference.difference) > abs(worst?.difference.difference ?? 0) {
          worst = (comparison.container, element.element, difference)
        }
      }
    }
    return worst
  }
}

/// The largest difference in a scenario, and its place.
package struct WorstDifference: Sendable, Equatable {
  /// The container with the difference.
  package var container: Container
  /// The element's name.
  package var element: String
  /// The edge, with both positions.
  package var edge: EdgeComparison
}

extension ScenarioComparison {
  /// The values that are ambiguous in any container, such as `title.width`, each once.
  ///
  /// Leaves out containers with a conflict, which makes more values ambiguous.
  package var ambiguousValues: [String] { containers.ambiguousValues }
}

extension [ContainerComparison] {
  /// The container that is shown and explained first: one that differs, else the first.
  package var firstShown: ContainerComparison? { first { !$0.agrees } ?? first }

  var ambiguousValues: [String] {
    filter { $0.conflicts.isEmpty }.flatMap { $0.ambiguities }.map { $0.name }.distinct
  }
}
