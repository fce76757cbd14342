public import Comparison

/// Cost of the change from an earlier scenario, in both notations.
public struct ChangeRecord: Codable, Sendable, Equatable {
  /// The id of the earlier scenario.
  public var before: String
  /// Its name for people.
  public var title: String
  /// The path of its file.
  public var file: String
  /// The cost; `nil` if it is unknown.
  public var cost: ChangeCost?
  /// The earlier layouts, in the containers that both scenarios have.
  public var containers: [ContainerComparison]
  /// Why the cost is unknown; `nil` if it is known.
  public var problem: String?

  /// Makes a record of a change.
  public init(
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
}
