import Comparison
import Foundation
import Geometry
import ScenarioFiles
import Scenarios
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

  /// The folder of the scenarios that come with the project.
  static let shippedScenarios = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Scenarios")

  /// The text of a scenario that comes with the project.
  static func shipped(_ name: String) throws -> String {
    try String(contentsOf: shippedScenarios.appending(path: name + ".yaml"), encoding: .utf8)
  }
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
        $0.sentence(element: element.element)
      }
    }
  }

  /// The comparison of one element in the first container.
  func element(_ name: String) -> ElementComparison? {
    containers.first?.elements.first { $0.element == name }
  }
}
