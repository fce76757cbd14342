public import Comparison

/// What it cost to make a scenario of an earlier one, in both notations.
public struct ChangeRecord: Codable, Sendable, Equatable {
  /// The id of the earlier scenario.
  public var before: String
  /// Its name for people.
  public var title: String
  /// The path of its file.
  public var file: String
  /// What the change costs; `nil` where that is not known.
  public var cost: ChangeCost?
  /// The earlier layouts, in the containers that both scenarios have.
  public var containers: [ContainerComparison]
  /// Why the cost is not known; `nil` where it is.
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
