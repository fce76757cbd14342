/// A chain of which only a name and the handle are left to ask for.
public class ConstraintMakerFinalizable {
  let chain: ConstraintDescription

  init(_ chain: ConstraintDescription) { self.chain = chain }

  /// Names the constraints in messages: sets their `identifier`.
  @discardableResult
  public func labeled(_ label: String) -> ConstraintMakerFinalizable {
    chain.label = label
    return self
  }

  /// The handle of what the chain has said; what it says afterwards no longer counts.
  ///
  /// A chain that could not be followed, which `layoutProblems` tells, has a handle of nothing.
  public var constraint: Constraint { chain.constraint }
}
