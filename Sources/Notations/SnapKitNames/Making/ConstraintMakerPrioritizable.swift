import UIKitNames

/// A chain that may say how much its constraints matter, which ends it.
public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
  /// Says how much the constraints matter; required unless it is said.
  @discardableResult
  public func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable {
    chain.priority = amount
    return self
  }

  /// Says how much the constraints matter; required unless it is said.
  @discardableResult
  public func priority(_ amount: any ConstraintPriorityTarget) -> ConstraintMakerFinalizable {
    priority(ConstraintPriority(amount))
  }
}
