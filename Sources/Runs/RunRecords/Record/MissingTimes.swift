/// Times that a run was asked for and did not take, or took in fewer rounds: a busy machine, or a
/// scenario that takes long.
public struct MissingTimes: Codable, Sendable, Equatable {
  /// How often the scenario is repeated, one below the other; 1 for the scenario itself.
  public var rows: Int
  /// The rounds that were measured, fewer than were asked for; 0 where there are no times.
  public var rounds: Int
  /// Why, and what to do.
  public var reason: String

  /// Makes an entry.
  public init(rows: Int, rounds: Int, reason: String) {
    self.rows = rows
    self.rounds = rounds
    self.reason = reason
  }

  /// What is missing, and why, in one sentence without its full stop.
  public var sentence: String {
    let list = rows == 1 ? "" : " as a list of \(rows) rows"
    return (rounds == 0 ? "not timed\(list)" : "timed\(list) in few rounds") + ": \(reason)"
  }
}
