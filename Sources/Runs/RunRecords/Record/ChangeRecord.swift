package import ChangeCost
package import Comparison
package import JSONText

/// The cost of the change from an earlier scenario, in both notations.
package struct ChangeRecord: Decodable, Sendable, Equatable, JSONRepresentable {
  /// The id of the earlier scenario.
  package var before: String
  /// The earlier scenario's name for people.
  package var title: String
  /// The path of the earlier scenario's file.
  package var file: String
  /// The cost; `nil` where it is not known.
  package var cost: ChangeCost?
  /// The earlier layouts, in the containers that both scenarios have.
  package var containers: [ContainerComparison]
  /// The reason why the cost is not known; `nil` where it is.
  package var problem: String?

  package init(
    before: String, title: String, file: String, cost: ChangeCost? = nil,
    containers: [ContainerComparison] = [], problem: String? = nil
  ) {
    self.before = before
    self.title = title
    self.file = file
    self.cost = cost
    self.containers = containers
    self.problem = problem
  }

  package var json: JSONValue {
    .object([
      "before": before.json, "title": title.json, "file": file.json, "cost": cost?.json,
      "containers": containers.json, "problem": problem?.json,
    ])
  }
}
