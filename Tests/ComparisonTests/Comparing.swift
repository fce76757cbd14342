import Comparison
import Foundation
import Geometry
import Layouts
import Phrases
import ScenarioFiles
import Scenarios
import TestSupport
import TextMeasuring

/// Compares scenarios that stand as text in a test.
enum Comparing {
  /// Both layouts of a scenario that is written as in a file `card.yaml`.
  static func scenario(_ text: String) throws -> ScenarioComparison {
    ScenarioComparer.compare(try read(text))
  }

  /// A scenario that is written as in a file `card.yaml`.
  static func read(_ text: String) throws -> Scenario {
    let source = SourceText(file: "card.yaml", text: text)
    return try ScenarioReader.scenario(from: source, measurer: TextMeasurer())
  }

  /// The text of two boxes, `a` and `b`, in a container of 300 points; the first rule is in line 7.
  static func twoBoxes(_ rules: [String]) -> String {
    """
    layoutdiff: 1
    containers: [300x100]
    elements:
      a: { box: 100x20 }
      b: { box: 100x20 }
    constraints:

    """ + rules.map { "  - \"\($0)\"" }.joined(separator: "\n")
  }

  /// The text of a scenario that comes with the project.
  static func shipped(_ name: String) throws -> String { try Repository.scenario(name) }
}

extension ScenarioComparison {
  /// Every edge that differs, as `element.edge difference`, in the first container or the one
  /// given.
  func differences(at container: String? = nil) -> [String] {
    let comparison = containers.first { container == nil || $0.container.text == container }
    return (comparison?.elements ?? []).flatMap { element in
      element.edges.filter { $0.agreement == .differs }.map {
        "\(element.element).\($0.edge.rawValue) \($0.difference.points)"
      }
    }
  }

  /// Every sentence about an edge that differs, in all containers.
  var edgeSentences: [String] {
    containers.flatMap(\.elements).flatMap { element in
      element.edges.filter { $0.agreement == .differs }.map {
        $0.phrase(element: element.element).text
      }
    }
  }

  /// The comparison of one element in the first container.
  func element(_ name: String) -> ElementComparison? {
    containers.first?.elements.first { $0.element == name }
  }
}
