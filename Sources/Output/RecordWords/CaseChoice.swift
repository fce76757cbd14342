import Comparison
import Geometry
package import JSONText
package import RunRecords

/// A case of a screen that a reader can choose.
package struct CaseChoice: Sendable, JSONRepresentable {
  /// The name; empty for the usual case.
  package let name: String
  /// The name for people.
  package let words: String
  /// Whether the layouts differ in it, or something is broken.
  package let isWrong: Bool

  /// The cases with these names of a scenario.
  package static func all(
    _ names: [String?], of scenario: ScenarioRecord
  ) -> [CaseChoice] {
    let broken = BrokenPlace.all(of: scenario).map { $0.caseName }
    let differing = scenario.comparison.containers.filter { !$0.agrees }.map {
      $0.container.caseName
    }
    let wrong = Set(broken + differing)
    return names.map { name in
      CaseChoice(name: name ?? "", words: name ?? "as usual", isWrong: wrong.contains(name))
    }
  }

  package var json: JSONValue {
    .object(["name": name.json, "words": words.json, "isWrong": isWrong.json])
  }
}
