/// The priority of a constraint: above 0 and at most 1000, which is required.
public struct ConstraintPriority: ExpressibleByFloatLiteral, Equatable, Strideable, Sendable {
  public let value: Float
  public init(floatLiteral value: Float) { self.value = value }
  public init(_ value: Float) { self.value = value }
  public static var required: ConstraintPriority { 1000.0 }
  public static var high: ConstraintPriority { 750.0 }
  public static var medium: ConstraintPriority { 500.0 }
  public static var low: ConstraintPriority { 250.0 }
  /// The priority that is `amount` higher; a constraint with one above 1000 is reported.
  public func advanced(by amount: Float) -> ConstraintPriority { Self(value + amount) }
  public func distance(to other: ConstraintPriority) -> Float { other.value - value }
}

extension ConstraintPriority {
  init(_ target: any ConstraintPriorityTarget) {
    if let priority = target as? UILayoutPriority {
      self.init(priority.rawValue)
    } else {
      self.init(AnyNumber.value(of: target).map { Float($0) } ?? Self.required.value)
    }
  }
}
