/// A variable of a linear program.
public struct Column: Sendable, Equatable {
  /// What errors and written files call it; need not be unique, may be empty.
  public var name: String
  /// The values it may take.
  public var bounds: Bounds

  /// Makes a column.
  public init(name: String, bounds: Bounds) {
    self.name = name
    self.bounds = bounds
  }
}
