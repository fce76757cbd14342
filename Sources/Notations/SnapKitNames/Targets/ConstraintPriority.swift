import Foundation
import UIKitNames

/// How much a constraint matters: above 0, and required at 1000.
public struct ConstraintPriority: ExpressibleByFloatLiteral, Equatable, Strideable, Sendable {
  /// The number.
  public let value: Float

  /// Makes a priority from its number.
  public init(floatLiteral value: Float) { self.value = value }

  /// Makes a priority from its number.
  public init(_ value: Float) { self.value = value }

  /// 1000: must hold.
  public static var required: ConstraintPriority { 1000.0 }
  /// 750.
  public static var high: ConstraintPriority { 750.0 }
  /// 500.
  public static var medium: ConstraintPriority { 500.0 }
  /// 250.
  public static var low: ConstraintPriority { 250.0 }

  /// The priority that is `amount` higher.
  ///
  /// One above required is no priority: a constraint with it is told by `layoutProblems`.
  public func advanced(by amount: Float) -> ConstraintPriority {
    ConstraintPriority(value + amount)
  }

  /// How much higher another priority is.
  public func distance(to other: ConstraintPriority) -> Float { other.value - value }
}

extension ConstraintPriority {
  /// The priority that a number or one of UIKit's priorities is; required for anything else.
  init(_ target: any ConstraintPriorityTarget) {
    if let priority = target as? UILayoutPriority {
      self.init(priority.rawValue)
    } else {
      self.init(AnyNumber.value(of: target).map { Float($0) } ?? Self.required.value)
    }
  }
}
