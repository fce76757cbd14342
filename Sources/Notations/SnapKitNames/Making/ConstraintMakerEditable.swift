import Foundation
import UIKitNames
import UIKitValues

/// A chain that has named its relation: its right side may still be changed.
public final class ConstraintMakerEditable: ConstraintMakerPrioritizable {
  /// Multiplies what the relation is to.
  @discardableResult
  public func multipliedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    chain.multiplier = AnyNumber.value(of: amount) ?? 1
    return self
  }

  /// Divides what the relation is to.
  @discardableResult
  public func dividedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    multipliedBy(1 / (AnyNumber.value(of: amount) ?? 1))
  }

  /// Adds points to what the relation is to; replaces an inset.
  @discardableResult
  public func offset(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerEditable {
    chain.constant = amount
    return self
  }

  /// Moves what the relation is to inwards, in points; replaces an offset.
  ///
  /// Which way is inwards goes by the attribute of the other side: from a leading edge the way of
  /// reading, from a trailing edge against it. Toward a sibling that is the wrong way, and what an
  /// inequality allows is not turned around for the far edges.
  @discardableResult
  public func inset(_ amount: any ConstraintInsetTarget) -> ConstraintMakerEditable {
    chain.constant = amount.insets
    return self
  }

  /// Moves what the relation is to inwards, in points; replaces an offset.
  @discardableResult
  public func inset(_ amount: any ConstraintDirectionalInsetTarget) -> ConstraintMakerEditable {
    chain.constant = amount
    return self
  }
}
