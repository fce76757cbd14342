public import LayoutSpecs

/// What notations that are code show of how they were written, besides their layouts.
public struct CodedHabits: Sendable, Equatable {
  /// The habits in specs.
  public var specs: [Spec]
  /// The constraints that were made and let go without ever being active, in words, each once.
  public var neverActivated: [String]

  /// A habit in the spec of a node.
  public struct Spec: Sendable, Equatable {
    /// The node's name for people.
    public var node: String
    /// What is told of its spec.
    public var warning: SpecWarning

    /// Makes a habit.
    public init(node: String, warning: SpecWarning) {
      self.node = node
      self.warning = warning
    }
  }

  /// Makes a list of habits.
  public init(specs: [Spec] = [], neverActivated: [String] = []) {
    self.specs = specs
    self.neverActivated = neverActivated
  }
}
