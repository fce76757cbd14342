import Geometry

/// What both layouts make of one quantity, in one container: the part of a cause that is another
/// one in another container.
public struct CauseValues: Sendable, Equatable, Codable {
  /// The quantity in words: `title.trailing to button.leading`.
  public var quantity: String
  /// What the spec makes of it before rounding, in points.
  public var spec: Double
  /// What the constraints say of it, in words: `8`, `at most 60`; `nil` where they only stop it.
  public var constraints: String?
  /// The wish that is missed for it, in words, if there is one.
  public var missed: String?
  /// By how many points that wish is missed.
  public var missedBy: Double?

  /// Makes values.
  public init(
    quantity: String, spec: Double, constraints: String? = nil, missed: String? = nil,
    missedBy: Double? = nil
  ) {
    self.quantity = quantity
    self.spec = spec
    self.constraints = constraints
    self.missed = missed
    self.missedBy = missedBy
  }

  /// The numbers alone, for a container after the first: `238 and 207`.
  var text: String {
    let both = spec.points + (constraints.map { " and \($0)" } ?? "")
    return both + (missedBy.map { ", missed by \($0.withUnit)" } ?? "")
  }

  /// Whether the sentences of both differ in nothing but numbers.
  func isAlike(_ other: CauseValues) -> Bool {
    quantity == other.quantity && missed == other.missed
      && (constraints == nil) == (other.constraints == nil)
  }
}
